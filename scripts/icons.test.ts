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

test('page and share card show the same mark', () => {
  const mark = (file: string) =>
    [...textOf(file).matchAll(/\bd="(M(?:56\.48|27\.8) [^"]+)"/g)].map(([, outline]) => outline);
  expect(mark('components/ui/IconSprite.tsx')).toHaveLength(2);
  expect(mark('app/og/draw-card.tsx')).toEqual(mark('components/ui/IconSprite.tsx'));
});
