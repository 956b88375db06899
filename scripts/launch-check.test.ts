import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { callsIn, findProvisional, report, unsettled } from './launch-check';

const repository = path.resolve(import.meta.dirname, '..');
const folders: string[] = [];

/** A source tree of its own, with these files; its rooms are there, whatever is in them. */
function tree(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'launch-check-'));
  folders.push(root);
  for (const room of ['content', 'app', 'components']) mkdirSync(path.join(root, room));
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
  }
  return root;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const found = (source: string) => callsIn(source, 'a.ts').map(({ line, text, ask }) => [line, text, ask]);

describe('a call in the source', () => {
  it('is found with its line, its text and what the company must supply', () => {
    expect(found("\nconst brand = provisional('Acme', 'the brand name');\n")).toEqual([
      [2, 'Acme', 'the brand name'],
    ]);
  });

  it('is listed at its first line when it runs over several', () => {
    const source =
      "const a = [\n  plain(\n    provisional(\n      'Wide, (open) text',\n      'say what',\n    ),\n  ),\n];";
    expect(found(source)).toEqual([[3, 'Wide, (open) text', 'say what']]);
  });

  it('is found in every kind of quotation mark, with escapes resolved', () => {
    expect(found('provisional("it\'s", `a b`)')).toEqual([[1, "it's", 'a b']]);
    expect(found("provisional('it\\'s', 'x')")).toEqual([[1, "it's", 'x']]);
  });

  it('is found twice on one line, inside a template and inside markup', () => {
    expect(found("[provisional('a', 'x'), provisional('b', 'y')]")).toHaveLength(2);
    expect(found(`\`to \${provisional('a', 'x')} from\``)).toEqual([[1, 'a', 'x']]);
    expect(found("<p>Don't {provisional('a', 'x')} it's</p>")).toEqual([[1, 'a', 'x']]);
  });

  it('is none in a line of comment, and where something is called alike', () => {
    expect(found("// provisional('a', 'x')\n/** provisional('b') */\n * provisional(…)")).toEqual([]);
    expect(found("import { provisional } from './provisional'; unprovisional('a', 'x');")).toEqual([]);
    expect(found("/*\n * Two lines.\n */\nprovisional('a', 'x')")).toEqual([[4, 'a', 'x']]);
    expect(found("  /** Where it is. */ place: provisional('a', 'x'),")).toEqual([[1, 'a', 'x']]);
    expect(found("/**\n * Where it is.\n */ place: provisional('a', 'x')")).toEqual([[3, 'a', 'x']]);
    expect(found('  /** See provisional(text, ask). */ place: string;')).toEqual([]);
  });

  it.each([
    "provisional(names.join(', '), 'the names')",
    "provisional('a ' + 'b', 'both')",
    `provisional(\`to \${place}\`, 'the place')`,
    "provisional('a')",
    "provisional('a', 'x', 'y')",
    'provisional (text, ask)',
  ])('is refused with anything but two plain texts: %s', (call) => {
    expect(() => found(`\n${call};\nprovisional('a', 'x');`)).toThrow(
      'a.ts:2: provisional takes two plain texts.',
    );
  });

  it('cannot hide behind another name', () => {
    expect(() => found("import { provisional as p } from './provisional';")).toThrow(/by its own name/);
  });
});

describe('the list', () => {
  it('covers content, app and components, but no tests and nothing else', async () => {
    const call = "provisional('a', 'x');";
    const root = tree({
      'content/deep/a.ts': call,
      'app/page.tsx': call,
      'components/b.tsx': call,
      'content/a.test.ts': call,
      'content/provisional.ts': 'export function provisional(text: string, ask: string) {}',
      'content/note.md': call,
      'scripts/c.ts': call,
    });
    expect((await findProvisional(root)).map(({ file }) => file)).toEqual([
      'content/deep/a.ts',
      'app/page.tsx',
      'components/b.tsx',
    ]);
  });

  it('is refused where a room cannot be read', async () => {
    const root = tree({ 'content/a.ts': '' });
    rmSync(path.join(root, 'app'), { recursive: true });
    await expect(findProvisional(root)).rejects.toThrow(`'${path.join(root, 'app')}'`);
  });

  it('leaves out a stand-in that an environment variable replaces, once that is set', () => {
    const calls = callsIn(
      "process.env.SITE_URL ||\n  provisional('https://a.example', 'the address')",
      'a.ts',
    );
    expect(calls).toMatchObject([{ env: 'SITE_URL', line: 2 }]);
    expect(unsettled(calls, {})).toHaveLength(1);
    expect(unsettled(calls, { SITE_URL: '' })).toHaveLength(1);
    expect(unsettled(calls, { SITE_URL: 'https://b.example' })).toEqual([]);
  });

  it('is grouped by file and ends with the count', () => {
    const text = report(
      [
        {
          file: 'content/a.ts',
          line: 3,
          text: 'A text that is longer than the column it is printed in',
          ask: 'x',
        },
        { file: 'content/a.ts', line: 12, text: 'b', ask: 'y' },
        { file: 'content/b.ts', line: 1, text: 'c', ask: 'z' },
      ],
      [],
    );
    expect(text.match(/^content\/a\.ts$/gm)).toHaveLength(1);
    expect(text).toMatch(/^ {6}3 {2}A text that is longer than the column.*… +x$/m);
    expect(text).toMatch(/^ {5}12 {2}b +y$/m);
    expect(text.split('\n').pop()).toMatch(/^3 texts are provisional, in 2 files\./);
    expect(report([], [])).toBe('Nothing provisional is left: the site can go live.');
  });

  it('calls no site ready whose address or form is not set', () => {
    const text = report([], ['The contact form cannot send.']);
    expect(text).toBe('Nothing provisional is left.\n\nWarning: The contact form cannot send.');
  });
});

describe('npm run launch-check', { timeout: 60_000 }, () => {
  // Where the script is started from decides what it reads; the packages are the repository's.
  const run = (files: Record<string, string>) =>
    spawnSync(
      process.execPath,
      [
        '--import',
        pathToFileURL(path.join(repository, 'node_modules/tsx/dist/loader.mjs')).href,
        path.join(repository, 'scripts/launch-check.ts'),
      ],
      // As the build runs it: this test's own environment would be one for testing.
      { cwd: tree(files), encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
    );

  it('exits 1 and names file, line and need while anything is left', () => {
    const { status, stdout } = run({
      'content/a.ts': "\nexport const a = provisional('Acme', 'the brand');",
    });
    expect(stdout).toMatch(/^content\/a\.ts\n {6}2 {2}Acme +the brand$/m);
    expect(status).toBe(1);
  });

  it('takes a stand-in for settled once an .env file of the build replaces it', () => {
    const source = "process.env.SITE_ADDRESS || provisional('https://a.example', 'the address');";
    expect(run({ 'content/a.ts': source }).status).toBe(1);
    for (const file of ['.env', '.env.production', '.env.local']) {
      const { status, stdout } = run({ 'content/a.ts': source, [file]: 'SITE_ADDRESS=https://b.example' });
      expect([status, stdout], file).toEqual([0, expect.stringMatching(/^Nothing provisional is left/)]);
    }
  });

  it('exits 0 when nothing is', () => {
    const { status, stdout } = run({ 'content/a.ts': "export const a = 'confirmed';" });
    expect(stdout).toMatch(/^Nothing provisional is left/);
    expect(status).toBe(0);
  });
});

describe('this repository', () => {
  it('has a text and a need in every call', async () => {
    const calls = await findProvisional(repository);
    const content = path.join(repository, 'content');
    const modules = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const isLeft = modules.some((file) =>
      /^import \{[^}]*\bprovisional\b[^}]*\}/m.test(readFileSync(path.join(content, file), 'utf8')),
    );
    // None at all, once everything is confirmed.
    expect(calls.length > 0).toBe(isLeft);
    expect(calls.filter(({ text, ask }) => !text || !ask)).toEqual([]);
  });
});
