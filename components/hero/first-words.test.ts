import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstWords } from './first-words';

const wordsOf = (count: number) => Array.from({ length: count }, (_, at) => `word${at + 1}`).join(' ');

describe('firstWords', () => {
  it.each([39, 40])('leaves %i words as they are', (count) => {
    expect(firstWords(wordsOf(count), 40)).toBe(wordsOf(count));
  });

  it('cuts 41 words to 40 and says so', () => {
    expect(firstWords(wordsOf(41), 40)).toBe(`${wordsOf(40)}…`);
  });

  it.each([
    ['double spaces', 'one  two   three'],
    ['line breaks', 'one\ntwo\r\n\nthree'],
    ['tabs', 'one\ttwo\t three'],
    ['spaces at both ends', '  one two three \n'],
    ['non-breaking spaces', 'one\u00A0two\u00A0 three'],
  ])('collapses %s', (_, text) => {
    expect(firstWords(text, 3)).toBe('one two three');
  });

  it('counts no word for spaces at the end', () => {
    expect(firstWords('one two  ', 2)).toBe('one two');
  });

  it.each(['', '   ', '\n'])('gives nothing for %j', (text) => {
    expect(firstWords(text, 40)).toBe('');
  });

  it('keeps the punctuation of the last word', () => {
    expect(firstWords('one two, three', 2)).toBe('one two,…');
  });

  it('never cuts a word', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^\S{1,9}$/)),
        fc.integer({ min: 0, max: 60 }),
        (words, count) => {
          const kept = words.slice(0, count).join(' ');
          expect(firstWords(words.join(' \n'), count)).toBe(words.length > count ? `${kept}…` : kept);
        },
      ),
    );
  });
});
