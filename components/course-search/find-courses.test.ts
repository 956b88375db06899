import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findWords, queryWords } from './find-courses';

const find = (text: string, query: string) => findWords(text, queryWords(query));

describe('queryWords', () => {
  it('splits on white space and lowers the case', () => {
    expect(queryWords('  API\t 570\n')).toEqual(['api', '570']);
  });

  it('finds no words in white space', () => {
    expect(queryWords(' \t ')).toEqual([]);
  });
});

describe('findWords', () => {
  it('finds nothing to mark for no words', () => {
    expect(find('Welding', '')).toEqual([]);
  });

  it('tells where a word stands, each time it does', () => {
    expect(find('Piping and Pipes', 'pip')).toEqual([
      [0, 3],
      [11, 14],
    ]);
  });

  it('wants every word', () => {
    expect(find('API 570 Piping Inspector', 'inspector 510')).toBeNull();
  });

  it('gives ranges in reading order whatever the order of the words', () => {
    expect(find('API 570 Piping Inspector', 'inspector api')).toEqual([
      [0, 3],
      [15, 24],
    ]);
  });

  it('joins words that overlap or touch', () => {
    expect(find('corrosion', 'corro rosion')).toEqual([[0, 9]]);
    expect(find('corrosion', 'corro sion')).toEqual([[0, 9]]);
  });

  it('takes signs literally', () => {
    expect(find('AMPP (NACE) CP 1', '(nace)')).toEqual([[5, 11]]);
    expect(find('AMPP (NACE) CP 1', '.*')).toBeNull();
  });

  it('gives ranges inside the text, apart and in order, each holding a word of the query', () => {
    const text = fc.string({ unit: 'grapheme-ascii', maxLength: 60 });
    const query = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'A', '('), maxLength: 6 });
    fc.assert(
      fc.property(text, query, (title, asked) => {
        const words = queryWords(asked);
        const found = findWords(title, words);
        const lower = title.toLowerCase();
        expect(found !== null).toBe(words.every((word) => lower.includes(word)));
        let end = -1;
        for (const [from, to] of found ?? []) {
          expect(from).toBeGreaterThan(end);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(title.length);
          expect(words.some((word) => lower.slice(from, to).includes(word))).toBe(true);
          end = to;
        }
      }),
    );
  });
});
