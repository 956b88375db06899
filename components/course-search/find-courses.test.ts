import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findWords, hasWords, queryWords } from './find-courses';

const find = (text: string, query: string) => findWords(text, queryWords(query));

describe('queryWords', () => {
  it('splits on white space and lowers the case', () => {
    expect(queryWords('  API\t 570\n')).toEqual(['api', '570']);
  });

  it('finds no words in white space', () => {
    expect(queryWords(' \t ')).toEqual([]);
  });
});

describe('hasWords', () => {
  const has = (text: string, query: string) => hasWords(text, queryWords(query));

  it('wants every word', () => {
    expect(has('API 570 Piping Inspector', 'inspector 570')).toBe(true);
    expect(has('API 570 Piping Inspector', 'inspector 510')).toBe(false);
    expect(has('API 570 Piping Inspector', '')).toBe(true);
  });

  it('takes signs literally', () => {
    expect(has('AMPP (NACE) CP 1', '(nace)')).toBe(true);
    expect(has('AMPP (NACE) CP 1', '.*')).toBe(false);
  });

  it.each([
    ['Driller’s Method', "driller's"],
    ["Driller's Method", 'driller’s'],
    ['CompEx Ex01–Ex04', 'ex01-ex04'],
    ['On‑site training', 'on-site'],
    ['Non-destructive testing', 'non–destructive'],
    ['Petro-physics', 'petrophysics'],
    ['Start-Up, Shutdown and Upset Handling', 'startup'],
    ['Phased Array UT', 'phased-array'],
    ['Non‑Destructive Testing', 'nondestructive'],
    ['Piping – Stress Analysis', 'piping stress'],
    ['API 570 Piping Inspector', 'api 570 – piping'],
    ['Méthode Évaluée', 'methode evaluee'],
    ['Methode', 'méthode'],
  ])('finds “%s” for “%s”, however accents, apostrophes and dashes are typed', (text, query) => {
    expect(has(text, query)).toBe(true);
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

  it('leaves out words that are missing', () => {
    expect(find('API 570 Piping Inspector', 'inspector 510')).toEqual([[15, 24]]);
  });

  it('tells the place of a sign that was typed as another', () => {
    expect(find('Driller’s Method', "'s")).toEqual([[7, 9]]);
  });

  it('keeps its place after the one letter that grows in lower case', () => {
    expect(find('İnceleme ve İzin', 'inceleme izin')).toEqual([
      [0, 8],
      [12, 16],
    ]);
  });

  it('keeps its place after a sign of two units', () => {
    expect(find('🛢️ Oil-Well', 'oil-well')).toEqual([['🛢️ '.length, '🛢️ Oil-Well'.length]]);
  });

  it('tells the place of words written with a hyphen, a space or neither', () => {
    expect(find('Start-Up and Upset', 'startup')).toEqual([[0, 8]]);
    expect(find('Phased Array UT', 'phased-array')).toEqual([[0, 12]]);
    expect(find('Advanced Petro-physics', 'physics petro')).toEqual([
      [9, 14],
      [15, 22],
    ]);
    expect(find('Welding - Basics', '-')).toEqual([]);
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
    expect(find('AMPP (NACE) CP 1', '.*')).toEqual([]);
  });

  it('gives ranges inside the text, apart and in order, each holding a word of the query', () => {
    const text = fc.string({ unit: 'grapheme-ascii', maxLength: 60 });
    const query = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'A', '('), maxLength: 6 });
    fc.assert(
      fc.property(text, query, (title, asked) => {
        const words = queryWords(asked);
        const found = findWords(title, words);
        const lower = title.toLowerCase();
        // Nothing that is asked for here has a hyphen; those of the title are taken for spaces, or left out.
        const ways = (part: string) => [part.replace(/-/g, ' '), part.replace(/-/g, '')];
        const isIn = (word: string) => ways(lower).some((way) => way.includes(word));
        expect(hasWords(title, words)).toBe(words.every(isIn));
        expect(found.length > 0).toBe(words.some(isIn));
        let end = -1;
        for (const [from, to] of found) {
          expect(from).toBeGreaterThan(end);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(title.length);
          expect(words.some((word) => ways(lower.slice(from, to)).some((way) => way.includes(word)))).toBe(
            true,
          );
          end = to;
        }
      }),
    );
  });
});
