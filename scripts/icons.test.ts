import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import config from '../tailwind.config';

const root = path.resolve(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('the icon wears the colours of the design system', () => {
  const { white, navy, orange } = config.theme.colors;
  expect([navy[900], white, orange[500]]).toEqual(['#0b1f33', '#fff', '#f26a1b']);
  const fills = [...textOf('public/icon.svg').matchAll(/\bfill="(#\w+)"/g)].map(([, fill]) =>
    fill?.toLowerCase(),
  );
  expect(fills, 'Draw public/icon.svg anew, then `npm run icons`.').toEqual([
    navy[900],
    '#ffffff',
    orange[500],
  ]);
});

/** Corners of an outline of straight lines, as `x,y`: measured from the corner before, or not, in the files. */
function cornersOf(outline: string): string[] {
  let [x, y] = [0, 0];
  return [...outline.matchAll(/([MLHV])([^MLHVZ]*)/gi)].flatMap(([, command = '', written = '']) => {
    const isFromLast = command === command.toLowerCase();
    const steps = /h/i.test(command)
      ? [[written, isFromLast ? 0 : y]]
      : /v/i.test(command)
        ? [[isFromLast ? 0 : x, written]]
        : [...written.matchAll(/(-?[\d.]+) ?(-?[\d.]+)/g)].map(([, right, down]) => [right, down]);
    return steps.map(([right, down]) => {
      x = Number(right) + (isFromLast ? x : 0);
      y = Number(down) + (isFromLast ? y : 0);
      return `${x.toFixed(2)},${y.toFixed(2)}`;
    });
  });
}

test('page, share card and icon show the same mark', () => {
  const mark = (file: string) =>
    [...textOf(file).matchAll(/\bd="(M[^"]+)"/g)]
      .map(([, outline = '']) => cornersOf(outline))
      .filter(([first = '']) => ['56.48,17.00', '27.80,18.20'].includes(first));
  const onPage = mark('components/ui/IconSprite.tsx');
  expect(onPage.map((corners) => corners.length)).toEqual([13, 11]);
  expect(mark('app/og/draw-card.tsx')).toEqual(onPage);
  expect(mark('public/icon.svg'), 'Draw public/icon.svg anew, then `npm run icons`.').toEqual(onPage);
});
