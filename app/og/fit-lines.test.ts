import { expect, test } from 'vitest';
import { plain } from '@/content/provisional';
import { shareImages } from '@/content/share-images';
import { fitLines, measure } from './fit-lines';

const settings = [
  { lines: 1, size: 90, least: 80 },
  { lines: 2, size: 80, least: 60 },
  { lines: 3, size: 70, least: 0 },
];

test('a short text takes one line in the largest size', () => {
  expect(fitLines('Rope Access', 600, settings)).toEqual({ lines: ['Rope Access'], size: 90 });
});

test('a long text takes more lines in a smaller size', () => {
  const { lines, size } = fitLines('Turnaround and Planned Shutdowns (Turnkey)', 600, settings);
  expect(lines).toEqual(['Turnaround and', 'Planned Shutdowns', '(Turnkey)']);
  expect(size).toBeLessThanOrEqual(70);
});

test('a code is not broken at its hyphen', () => {
  expect(fitLines('PAL-P2', 40, settings).lines).toEqual(['PAL-P2']);
});

// Advance widths from the font's file, weight 600, with a headline's tracking of -0.022 em for each letter.
test.each([
  ['Training', 3.62],
  ['Lifting Inspection Services', 11.55],
  ['Business Essentials', 8.91],
  ['Information & Communication Technology', 18.57],
  ['Angola FSO PALANCA crane replacement', 18.54],
  ['Angola Block 03/05 PAL-P2 platform crane replacement', 24.32],
  ['DLNG S4HANA PM module data engineering and population', 26.3],
])('the width of “%s” is taken for at most 5 %% more than it has, and for no less', (text, em) => {
  expect(measure(text)).toBeGreaterThanOrEqual(em);
  expect(measure(text)).toBeLessThanOrEqual(1.05 * em);
});

test.each(shareImages.map(({ title }) => [plain(title)]))('%s keeps its words and the width', (title) => {
  const { lines, size } = fitLines(title, 600, settings);
  expect(lines.join(' ')).toBe(title);
  expect(Math.max(...lines.map(measure)) * size).toBeLessThanOrEqual(600);
});
