import { describe, expect, test } from 'vitest';
import { wordsInStrings } from './page-share';

describe('the words that a script may set', () => {
  test('are those of its strings, whatever quotes they stand in', () => {
    const words = wordsInStrings('a("hero is-on",\'md:p-4\',`wrap\nlast`)');
    for (const word of ['hero', 'is-on', 'md:p-4', 'wrap', 'last']) expect(words).toContain(word);
  });

  test('are those in the holes of a template too, and those beside them', () => {
    const words = wordsInStrings(`a(\`px-4 \${b?"two:hidden":\`three:flex \${c?'x-1 x-2':""}\`} last\`)`);
    for (const word of ['px-4', 'two:hidden', 'three:flex', 'x-1', 'x-2', 'last']) {
      expect(words).toContain(word);
    }
    const touching = wordsInStrings(`a(\`first\${b?" second":""} third\`)`);
    for (const word of ['first', 'second', 'third']) expect(touching).toContain(word);
  });

  test('are found after a regular expression with a quote in it', () => {
    for (const quote of ['"', "'", '`']) {
      const words = wordsInStrings(`a.replace(/${quote}/g,"");b("hidden md:block",'p-2',\`p-3\`)`);
      for (const word of ['hidden', 'md:block', 'p-2', 'p-3']) expect(words, quote).toContain(word);
    }
  });

  test('may have quotes of their own', () => {
    expect(wordsInStrings(`a("before:content-['x'] p-1")`)).toContain("before:content-['x']");
  });
});
