/**
 * Every numbered criterion in a component's doc comment has a test that is named by it (house style: Tests).
 *
 * A test counts for a component when it stands in a `describe` named after the component, or, outside any such
 * `describe`, in a file named after it; its own title or that of a `describe` round it says which criterion it shows.
 *
 * Every criterion ends with the text it comes from and the place in it (house style: Comments).
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

function filesIn(folder: string, wanted: RegExp): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => wanted.test(file));
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** `LazyPictures`, `lazy-pictures.ts` and `lazy-pictures.spec.ts` are one name. */
const plain = (name: string) => name.replace(/\..*$/, '').replaceAll('-', '').toLowerCase();

/** A criterion by its first line, and what stands in brackets at the end of its last. */
type Criterion = { component: string; id: string; text: string; source: string };

/** Criteria of a source file: those of each doc comment, under the name that is exported after it, or the file's. */
function criteriaOf(file: string, source: string): Criterion[] {
  return [
    ...source.matchAll(/\/\*\*([\s\S]*?)\*\/\s*(?:export (?:async )?(?:function|const|class) (\w+))?/g),
  ].flatMap(([, comment = '', name]) =>
    [...comment.matchAll(/^\s*\* (C\d+) (.*)((?:\n\s*\* {4}.*)*)$/gm)].map(
      ([, id = '', text = '', rest = '']) => ({
        component: name ?? path.basename(file).replace(/\..*$/, ''),
        id,
        text,
        source: /\(([^()]*)\)$/.exec(text + rest)?.[1] ?? '',
      }),
    ),
  );
}

/** A test by the titles round it, outermost first, after the name of its file. */
type Titles = string[];

/**
 * Tests of a spec file. The formatter's indentation says what stands in what, and keeps each title in the line that
 * begins its test.
 */
function testsOf(file: string, source: string): Titles[] {
  const tests: Titles[] = [];
  const open: { indent: number; title: string }[] = [];
  for (const [, space = '', call = '', , title = ''] of source.matchAll(
    /^( *)(test|it|describe|test\.describe)\((['"`])(.*?)\3/gm,
  )) {
    while ((open.at(-1)?.indent ?? -1) >= space.length) open.pop();
    if (call.endsWith('describe')) open.push({ indent: space.length, title });
    else tests.push([path.basename(file), ...open.map((outer) => outer.title), title]);
  }
  return tests;
}

/** Components that a test belongs to: those that a `describe` round it names, else the one its file is named after. */
function subjectsOf([file = '', ...titles]: Titles, components: readonly string[]): string[] {
  const words = new Set(titles.slice(0, -1).flatMap((title) => title.split(/[^\w-]+/)));
  const named = components.filter((component) => words.has(component));
  return named.length > 0 ? named : components.filter((component) => plain(component) === plain(file));
}

/** Criteria that no test is named by, in words. */
function unshown(all: readonly Criterion[], tests: readonly Titles[]): string[] {
  const components = [...new Set(all.map(({ component }) => component))];
  const shown = new Set(
    tests.flatMap((titles) => {
      const ids = titles.slice(1).flatMap((title) => title.match(/\bC\d+\b/g) ?? []);
      return subjectsOf(titles, components).flatMap((component) => ids.map((id) => `${component} ${id}`));
    }),
  );
  return all
    .filter(({ component, id }) => !shown.has(`${component} ${id}`))
    .map(({ component, id, text }) => `${component} ${id}: ${text}`);
}

/** The texts that criteria come from (README: comments name their sources), each with a place in it. */
const places = [
  /^specification section \d$/,
  /^(decisions|stack|design system|house style|ARIA practices): \w/,
  /^pitfalls \d+(, \d+)*$/,
  /^WCAG \d\.\d+\.\d+$/,
  /^issue [\w-]+\/[\w-]+#\d+$/,
];

/** Criteria that do not say where they come from. */
function unsourced(all: readonly Criterion[]): string[] {
  return all
    .filter(({ source }) => !source.split('; ').every((named) => places.some((place) => place.test(named))))
    .map(({ component, id, source }) => `${component} ${id}: (${source})`);
}

const sources = filesIn('components', /(?<!\.test)\.tsx?$/);
const criteria = sources.flatMap((file) => criteriaOf(file, read(file)));

test('every criterion of a component has a test named by it', () => {
  const tests = [...filesIn('e2e', /\.spec\.ts$/), ...filesIn('components', /\.test\.tsx?$/)].flatMap(
    (file) => testsOf(file, read(file)),
  );
  expect(unshown(criteria, tests)).toEqual([]);
});

test('every criterion is written where it is looked for: in a doc comment, each line begun with its number', () => {
  const written = sources.flatMap((file) => read(file).match(/^\W*C\d+ .*$/gm) ?? []);
  expect(written.length).toBeGreaterThan(50);
  expect(criteria.map(({ id, text }) => `${id} ${text}`)).toEqual(
    written.map((line) => line.replace(/^\W*/, '')),
  );
});

test('every criterion says where it comes from', () => {
  expect(unsourced(criteria)).toEqual([]);
});

describe('the check', () => {
  const source = `/**
 * A menu.
 *
 * C1 It opens.
 * C2 It closes
 *    again.
 */
export function Menu() {}`;
  const missing = (file: string, tests: string) =>
    unshown(criteriaOf('menu/Menu.tsx', source), testsOf(file, tests));

  test('finds what no test is named by', () => {
    expect(missing('menu.spec.ts', "test('C1 opens', () => {});")).toEqual(['Menu C2: It closes']);
  });

  test('takes the number from the test or a describe round it, the component from a describe or the file', () => {
    const nested =
      "test.describe('Menu', () => {\n  describe('C2', () => {\n    it('closes', () => {});\n  });\n";
    expect(missing('bar.spec.ts', `${nested}  test(\`C1 \${how}\`, () => {});\n});`)).toEqual([]);
    expect(missing('menu.test.ts', "describe('C1, C2', () => {\n  it('works', () => {});\n});")).toEqual([]);
  });

  test('takes no test of another component', () => {
    const tests =
      "test.describe('Menu', () => {});\ntest('C1 opens', () => {});\ntest('C2 closes', () => {});";
    expect(missing('panel.spec.ts', tests)).toHaveLength(2);
  });

  test('takes no describe without a test', () => {
    expect(missing('menu.spec.ts', "test.describe('C1 C2', () => {});")).toHaveLength(2);
  });

  test('knows a file’s own criteria by its name', () => {
    const own = criteriaOf('island/loader.ts', "/**\n * C1 It waits.\n */\nimport { a } from './a';");
    expect(own).toEqual([{ component: 'loader', id: 'C1', text: 'It waits.', source: '' }]);
  });

  test('finds what does not end with a text and a place in it', () => {
    const sourced = (end: string) =>
      unsourced(criteriaOf('menu/Menu.tsx', `/**\n * C1 It opens (see below)\n *    ${end}\n */`));
    expect(sourced('wide. (specification section 2; WCAG 1.4.13)')).toEqual([]);
    expect(sourced('wide.')).toEqual(['Menu C1: ()']);
    expect(sourced('wide. (pitfalls 61, 62) Or narrow.')).toEqual(['Menu C1: ()']);
    expect(sourced('wide. (decisions: Dropdowns; house rule)')).toEqual([
      'Menu C1: (decisions: Dropdowns; house rule)',
    ]);
  });
});
