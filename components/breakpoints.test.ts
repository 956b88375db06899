/**
 * The breakpoints of the design system are the only widths at which a page changes, and those of the specification
 * stand in `content/timing.ts` alone. A style sheet reads one with `theme("screens.…")`; where it cannot (the last
 * pixel below one, the `sizes` of a picture) this test keeps what is written there the same.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import config from '../tailwind.config';

const root = path.resolve(import.meta.dirname, '..');

/** Design system: Space, grid, shape; the specification (section 9) gives 900, 1024, 1060 and 1080. */
const screens = { sm: 640, md: 768, two: 900, lg: 1024, second: 1060, bar: 1080, xl: 1280 };

/** Widths in media queries that are no breakpoints, and why. */
const others = {
  '(min-width: 1440px)': 'The content has its full width, with both gutters beside it.',
  '(max-width: 359.98px)': 'Two buttons in a row reach under the chat button.',
  '(max-width: 22.49em)': 'A long word has no room beside a count.',
};

test('tailwind.config.ts has the breakpoints of the design system', () => {
  expect(config.theme?.screens).toEqual(
    Object.fromEntries(Object.entries(screens).map(([name, width]) => [name, `${width}px`])),
  );
});

test('the row of emblems keeps 60 px free at both ends in the style sheets too', () => {
  expect(config.theme?.spacing).toMatchObject({ emblems: '60px' });
  const carousel = readFileSync(path.join(root, 'components/carousel/carousel.css'), 'utf8');
  expect(carousel).toContain('--padding: theme("spacing.emblems")');
});

test('every width in a media query is one of them', () => {
  const files = ['app', 'components'].flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(css|tsx)$/.test(file))
      .map((file) => ({
        file: path.join(room, file),
        text: readFileSync(path.join(root, room, file), 'utf8'),
      })),
  );
  const allowed = new Set([
    ...Object.values(screens).flatMap((width) => [
      `(min-width: ${width}px)`,
      `(max-width: ${width - 0.02}px)`,
    ]),
    ...Object.keys(others),
  ]);
  // The other ways to write one, in Tailwind and in style sheets.
  const otherwise = files.filter(({ text }) => /\b(?:min|max)-\[|@media[^{]*[<>]/.test(text));
  expect(otherwise.map(({ file }) => file)).toEqual([]);
  const found = files.flatMap(({ file, text }) =>
    [...text.matchAll(/\((?:min|max)-width: \d[^)]*\)/g)].map(([query]) => ({ file, query })),
  );
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(({ query }) => !allowed.has(query))).toEqual([]);
  // A style sheet can say where a breakpoint begins without its number.
  expect(
    found.filter(({ file, query }) => file.endsWith('.css') && /min/.test(query) && !(query in others)),
  ).toEqual([]);
});
