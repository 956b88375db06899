/**
 * How long the link rule takes for a message of 5,000 characters of each kind that could slow it down: under 20 ms each
 * (`npm run bench:links`; the column to read is max).
 */
import { bench, describe } from 'vitest';
import { findLink } from './find-link';

const lengthOf = 5000;
const kinds: Record<string, string> = {
  prose: 'We need two riggers for the shutdown in May, e.g. with LOLER papers, at 7 a.m. ',
  'one long word': 'a',
  'dots after letters': 'a.',
  dots: '.',
  'at signs': 'a@',
  slashes: 'http:/',
  digits: '10.5.2',
  'many near links': 'www ',
  'full-width dots': 'a．',
  'emoji and right-to-left': '👷‍♂️ مرحبا ',
};

describe(`findLink, ${lengthOf} characters`, () => {
  for (const [kind, part] of Object.entries(kinds)) {
    const message = part.repeat(Math.ceil(lengthOf / part.length)).slice(0, lengthOf);
    bench(kind, () => void findLink(message), { time: 300, iterations: 20 });
  }
});
