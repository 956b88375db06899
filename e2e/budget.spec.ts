/**
 * What a first view at 390 px may weigh (compressed with brotli where a host compresses), on every page.
 * Times are not tested; `npm run bench` measures them.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import packageJson from '../package.json' with { type: 'json' };
import { budgetsKb, documentKb, requestsAtMost } from '../scripts/budgets';
import { kindOf, weighFirstView } from '../scripts/wire-bytes';
import { expect, exportedFiles, out, sizes, test, visitedPages } from './fixtures';
import { nextFrames } from './scripts-run';
import { trainingSlugs } from './specification';

const kb = 1000;

// With nothing turning, what is fetched is what a visitor gets who has not moved yet.
test.use({
  viewport: sizes.phone,
  deviceScaleFactor: 2,
  contextOptions: { reducedMotion: 'reduce' },
});

test('the budgets are those agreed, in thousands of bytes', () => {
  expect(budgetsKb).toEqual({ document: 24, category: 36, font: 26, pictures: 45, script: 24, all: 120 });
  expect(requestsAtMost).toBe(12);
  expect(visitedPages.filter((pagePath) => documentKb(pagePath) !== budgetsKb.document)).toEqual(
    trainingSlugs.map((slug) => `/training/${slug}/`),
  );
});

for (const pagePath of visitedPages) {
  test(`the first view of ${pagePath} stays within its budgets`, async ({ page }) => {
    const weight = await weighFirstView(page, pagePath, out);
    const { requests } = weight;
    expect(weight.document, 'document').toBeLessThanOrEqual(documentKb(pagePath) * kb);
    expect(requests.filter((request) => kindOf(request) === 'font')).toHaveLength(1);
    expect(weight.font, 'font').toBeLessThanOrEqual(budgetsKb.font * kb);
    expect(weight.pictures, 'pictures').toBeLessThanOrEqual(budgetsKb.pictures * kb);
    expect(weight.script, 'script').toBeLessThanOrEqual(budgetsKb.script * kb);
    expect(weight.script, 'the islands have come').toBeGreaterThan(0);
    expect(weight.styles, 'the rules for paper have come').toBeGreaterThan(0);
    expect(weight.all, 'all').toBeLessThanOrEqual(budgetsKb.all * kb);
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(requestsAtMost);
  });
}

/** Every script of the export, by file; inlined ones once each, though most pages carry the same. */
function scripts(): Map<string, string> {
  const read = (file: string) => readFileSync(path.join(out, file), 'utf8');
  const files = exportedFiles();
  const own = files.filter((file) => file.endsWith('.js')).map((file) => [file, read(file)] as const);
  const inlined = files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const codes = [...read(file).matchAll(/<script(?: (?!type=)[^>]*)?>([\s\S]*?)<\/script>/g)];
      return codes.map(([, code = '']) => [code, `in ${file}`] as const);
    });
  return new Map([...own, ...[...new Map(inlined)].map(([code, file]) => [file, code] as const)]);
}

/** The oldest browsers that `package.json` promises, as esbuild names them: `firefox66`. */
const promised = packageJson.browserslist.map((query) => query.replace('ios_saf', 'ios').replace(/ >= /, ''));

/**
 * The code as those browsers need it: late syntax rewritten, late regular expressions built at run time, where they
 * can be caught. The same code comes back when it holds neither.
 */
function forPromised(code: string, target: string | string[]): string {
  // Safari 12 reads both; its faults lie in what tagged templates and functions among parameters do.
  return transformSync(code, {
    target,
    supported: { destructuring: true, 'template-literal': true },
    logLevel: 'silent',
  }).code;
}

/** Late writing in a script, or undefined. */
function late(code: string): string | undefined {
  const asWritten = forPromised(code, 'esnext').split('\n');
  const rewritten = forPromised(code, ['es2018', ...promised]).split('\n');
  // Regular expressions of strings are not read above: Firefox learnt these in version 78, and inline flags in 132.
  const inText = /.{0,40}(?:\\[pP]\{|\(\?(?:<|[a-z]*-?[a-z]+:)).{0,40}/.exec(code)?.[0];
  return asWritten.find((line, at) => line !== rewritten[at]) ?? inText;
}

test('scripts are written for the browsers that are promised, down to their regular expressions', () => {
  expect(promised).toContain('firefox66');
  const all = scripts();
  expect([...all.keys()].filter((file) => /^islands.(islands|sender)\.\w+\.js$/.test(file))).toHaveLength(2);
  expect([...all.keys()].some((file) => file.startsWith('in '))).toBe(true);
  for (const [file, code] of all) {
    expect(late(code), file).toBeUndefined();
    expect(code, file).not.toMatch(/\bimport\(/);
  }
});

for (const code of [
  'a?.b',
  'a ?? b',
  'a ??= b',
  'try { a() } catch { b() }',
  'class A { b = 1 }',
  'class A { #b() {} }',
  'class A { static { b() } }',
  'a = 1n',
  '/\\p{L}/u',
  '/\\P{L}/u',
  '/(?<a>b)/',
  '/(?<=a)b/',
  '/(?<!a)b/',
  '/a.b/s',
  '/a/v',
  '/(?i:a)/',
  'new RegExp("\\\\p{L}", "u")',
  'new RegExp("(?<!a)b")',
]) {
  test(`late writing is told: ${code}`, () => {
    expect(late(code)).toBeDefined();
  });
}

test('what browsers of 2019 know is not called late', () => {
  expect(
    late(
      'const { a, ...b } = { ...c }; async function* d() { for await (const e of b) yield e ** 2; } /[^\\u{1F600}](?:x)(?=y)(?!z)/u',
    ),
  ).toBeUndefined();
});

test('styles are written in words of 2019: no layers, late colours, ranges or four-sided shorthands', () => {
  const sheets = exportedFiles().filter((name) => name.endsWith('.css'));
  expect(sheets.map((name) => name.replace(/\.\w+\.css$/, ''))).toEqual(['styles/no-script', 'styles/print']);
  for (const file of exportedFiles().filter((name) => /\.(html|css)$/.test(name))) {
    const text = readFileSync(path.join(out, file), 'utf8');
    const whole = file.endsWith('.css') ? text : (/<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? '');
    // What stands behind a question for it is never read by a browser that lacks it.
    const style = whole.replace(/@supports \(color:color-mix[^{]*\{[^{}]*\{[^{}]*\}\}/g, '');
    expect(style.length, file).toBeGreaterThan(file.endsWith('.css') ? 100 : 5000);
    for (const late of [
      /@layer|oklch\(|color-mix\(|clamp\(/,
      // Known since 2023: who has no script is asked by a <noscript>.
      /@media[^{]*scripting/,
      /[;{](translate|scale|rotate):[^;}]*/,
      // Safari reads `(width >= 1080px)` since 2023: before, such a rule applies at no width at all.
      /@media[^{]*[<>][^{]*/,
      /[;{](inset|inset-(inline|block)|(padding|margin)-(inline|block)):[^;}]*/,
      // A thickness in the shorthand makes Safari drop the line too.
      /[;{]text-decoration:[^;}]*\dpx/,
    ]) {
      expect(late.exec(style)?.[0], file).toBeUndefined();
    }
  }
});

test('a page carries the styles that it needs, and no list of languages', () => {
  for (const file of exportedFiles().filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(path.join(out, file), 'utf8');
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    const limit = file === 'index.html' ? 7 : 6;
    expect(brotliCompressSync(style).length, file).toBeLessThanOrEqual(limit * kb);
    expect(style, file).not.toMatch(/:lang\(/);
    // The reset's colour for an empty field, which the site's own replaces.
    expect(style, file).not.toContain('apple-pay');
    // Parts that stand on other pages.
    if (!html.includes('<form')) expect(style, file).not.toContain('.form-field');
    if (!html.includes('<input')) expect(style, file).not.toContain('placeholder');
    if (!html.includes('data-island="hero"')) expect(style, file).not.toContain('.hero-dock');
  }
});

test('letters with accents and rare signs are a file of their own, fetched when one is written, in the same typeface', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await page.goto('/contact-us/');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('“Jose” Muller & Co., (O’Neill) – ok?');
  await page.waitForLoadState('networkidle');
  expect(fonts).toHaveLength(1);

  await name.fill('José Müller «ÅØß» #1_%=°×');
  await expect.poll(() => fonts.length).toBe(2);
  await page.evaluate(() => document.fonts.ready);
  await nextFrames(page);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument', { depth: -1, pierce: true });
  // The text of a field stands in a tree of the browser's own.
  const { nodeId } = await cdp.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[name=from_name]',
  });
  const { node } = await cdp.send('DOM.describeNode', { nodeId, depth: -1, pierce: true });
  const inner = node.shadowRoots?.[0]?.children?.[0]?.backendNodeId;
  expect(inner, 'the text of the field').toBeDefined();
  const { nodeIds } = await cdp.send('DOM.pushNodesByBackendIdsToFrontend', {
    backendNodeIds: [inner as number],
  });
  const used = await cdp.send('CSS.getPlatformFontsForNode', { nodeId: nodeIds[0] as number });
  expect(used.fonts.map((font) => font.isCustomFont)).not.toContain(false);
  expect(used.fonts.reduce((sum, font) => sum + font.glyphCount, 0)).toBe('José Müller «ÅØß» #1_%=°×'.length);
});
