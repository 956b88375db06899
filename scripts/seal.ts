/**
 * Seals the export: takes the framework's runtime out of every page and puts in what a visitor needs instead.
 *
 * For each page: removes Next's scripts, preloads and flight data; inlines the page's share of the style sheet, with
 * short names for utilities, and links the rules for paper and for readers without script; asks early for the font
 * where the framework does not; adds the islands' loader and the speculation rules; writes a Content-Security-Policy
 * that names every inline script and style by its hash. Then removes the files that nothing points to any more.
 * Stops the build when a page could not be read without script.
 *
 * `npm run build` runs it after `next build`.
 */
import './env';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow, slashed } from './files-below';
import { isMain } from './is-main';
import { writeHashed } from './seal/hashed-file';
import { buildIslands, type Islands } from './seal/islands';
import { splitSheet } from './seal/lower-style';
import { type Stock, shareOf, wordsInStrings } from './seal/page-share';
import { classesOf } from './seal/selectors';

/** In-site links are fetched ahead when the visitor is about to follow them (browsers that know the rules). */
function speculationRules(basePath: string): string {
  return JSON.stringify({
    prefetch: [{ where: { href_matches: `${basePath}/*` }, eagerness: 'moderate' }],
  });
}

/**
 * Content-Security-Policy of a page; `frame-ancestors` works only as a header and stands in the host files.
 * Only a page with the contact form may ask the e-mail provider for anything.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  styleHashes: readonly string[],
  hasForm: boolean,
): string {
  const list = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${list(scriptHashes)}`,
    `style-src 'self'${list(styleHashes)}`,
    "img-src 'self' data:",
    ...(hasForm ? ["connect-src 'self' https://api.emailjs.com"] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

/** What the framework writes first in every head. */
const charset = '<meta charSet="utf-8"/>';

/** Faults of a page that would hide content from a reader without script, or leave it without its policy. */
function refuse(page: string, file: string): void {
  if (/<div hidden="" id="S:/.test(page)) {
    throw new Error(`${file}: content waits in a hidden block for script; no <Suspense> in exported pages.`);
  }
  if (!page.includes(charset)) {
    throw new Error(`${file}: no ${charset}, after which the content policy goes; the page would have none.`);
  }
  if (/<[a-z][^>]* style="/i.test(page.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ''))) {
    throw new Error(`${file}: a style attribute, which the content policy refuses; use a class.`);
  }
}

/** The page without the framework's runtime. */
export function stripRuntime(page: string): string {
  return (
    page
      .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, (script) =>
        script.startsWith('<script type="application/ld+json"') ? script : '',
      )
      .replace(/<link rel="preload" as="script"[^>]*\/>/g, '')
      .replace(/<link rel="stylesheet"[^>]*\/>/g, '')
      .replace(/<meta name="next-size-adjust"[^>]*\/>/g, '')
      // On the page of unknown addresses the framework says this before what the page says itself.
      .replace(/<meta name="robots" content="noindex"\/>(?=[\s\S]*<meta name="robots")/, '')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<div hidden=""><\/div>/g, '')
  );
}

type Sealing = Stock & {
  islands: Islands;
  /** Address of the rules for paper. */
  printUrl: string;
  /** Address of the rules for readers without script. */
  noScriptUrl: string;
  basePath: string;
};

/** The islands' props in single quotes, so that those of the JSON stand as they are. */
function plainProps(page: string): string {
  return page.replace(
    /(\sdata-props=)"([^"]*)"/g,
    (_, before: string, json: string) => `${before}'${json.replaceAll('&quot;', '"')}'`,
  );
}

/** Shapes of drawings without their closing tags, which HTML asks of no element in an `svg`. */
function shortShapes(page: string): string {
  return page.replace(/<(path|rect|circle|line|polygon|use)\b([^>]*)><\/\1>/g, '<$1$2/>');
}

/** Items of lists without their closing tags, which HTML asks for only where something else follows. */
function shortItems(page: string): string {
  return page.replace(/<\/li>(?=<li\b|<\/[uo]l>)/g, '');
}

/**
 * The request for the page's typeface before its styles are read, where the framework leaves it out (the page of
 * unknown addresses): for the letters without accents, which every page has. Its attributes are the framework's.
 */
function fontPreload(page: string, style: string): string {
  if (/<link rel="preload"[^>]* as="font"/.test(page)) return '';
  const faces = style.match(/@font-face\{[^{}]*\}/g) ?? [];
  const face = faces.find((rule) => rule.includes('src:url(') && !rule.includes('unicode-range'));
  const [, address] = /src:url\(["']?([^"')]+)/.exec(face ?? '') ?? [];
  return address ? `<link rel="preload" href="${address}" as="font" crossorigin="" type="font/woff2"/>` : '';
}

/** One sealed page. */
export function sealPage(html: string, file: string, sealing: Sealing): string {
  const { islands, printUrl, noScriptUrl, basePath } = sealing;
  let page = stripRuntime(html);
  refuse(page, file);
  const share = shareOf(page, file, sealing);
  page = shortItems(shortShapes(plainProps(share.page)));
  const { style } = share;
  const rules = speculationRules(basePath);
  const policy = contentSecurityPolicy(
    [hashOf(islands.loader), hashOf(rules)],
    [hashOf(style)],
    page.includes('data-island="contact-form"'),
  );
  return page
    .replace(
      charset,
      `<meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"/>${fontPreload(page, style)}`,
    )
    .replace(
      '</head>',
      () =>
        `<style>${style}</style>` +
        // The first is the loader's to open; the second is for readers without script alone.
        `<noscript><link rel="stylesheet" href="${printUrl}" media="print"/></noscript>` +
        `<noscript><link rel="stylesheet" href="${noScriptUrl}"/></noscript></head>`,
    )
    .replace(
      '</body>',
      () => `<script>${islands.loader}</script><script type="speculationrules">${rules}</script></body>`,
    );
}

/** Reads the export's style sheet, with the addresses in it made absolute. */
export async function readStyle(out: string, files: readonly string[], basePath: string): Promise<string> {
  const [sheet, ...others] = files.filter((file) => file.endsWith('.css'));
  // Order is precedence, and nothing here tells which of two sheets comes first.
  if (!sheet || others.length > 0) {
    throw new Error(
      `The export has ${sheet ? others.length + 1 : 'no'} style sheets where one belongs: import styles in app/globals.css only.`,
    );
  }
  const css = await readFile(sheet, 'utf8');
  return css.replace(/url\((["']?)(\.\.?\/[^)"']+)\1\)/g, (_, _quote, relative: string) => {
    const file = path.relative(out, path.resolve(path.dirname(sheet), relative));
    return `url(${basePath}/${slashed(file)})`;
  });
}

/** Classes of the style sheets in `components/`. */
async function ownClasses(root: string): Promise<Set<string>> {
  const sheets = (await filesBelow(path.join(root, 'components'))).filter((file) => file.endsWith('.css'));
  const texts = await Promise.all(sheets.map((file) => readFile(file, 'utf8')));
  return classesOf(texts.join('\n'));
}

/** The pages that the site made. An HTML file of `public/`, such as a search engine's, is served as it is. */
export function pagesOf(root: string, out: string, files: readonly string[]): string[] {
  return files.filter(
    (file) => file.endsWith('.html') && !existsSync(path.join(root, 'public', path.relative(out, file))),
  );
}

/** Seals the export in `out`. */
export async function seal(root: string, out: string, basePath: string): Promise<{ pages: number }> {
  // The error page is served under its own name; the copies of the not-found page would answer 200.
  await rename(path.join(out, 'unexpected-error', 'index.html'), path.join(out, '500.html'));
  for (const folder of ['unexpected-error', '404', '_not-found']) {
    await rm(path.join(out, folder), { recursive: true, force: true });
  }
  if (process.env.SITE_ENV === 'preview') {
    const { fillPreview } = await import('./preview');
    await fillPreview(root, out, basePath);
  }
  const files = await filesBelow(out);
  const { screen, print, noScript } = splitSheet(await readStyle(out, files, basePath));
  const printFile = await writeHashed(out, 'styles/print.css', print);
  const noScriptFile = await writeHashed(out, 'styles/no-script.css', noScript);
  const islands = await buildIslands(root, out, basePath);
  const sealing: Sealing = {
    islands,
    css: screen,
    printUrl: `${basePath}/${printFile}`,
    noScriptUrl: `${basePath}/${noScriptFile}`,
    islandWords: new Map([...islands.codeOf].map(([name, code]) => [name, wordsInStrings(code)])),
    partClasses: new Set([...classesOf(print), ...classesOf(noScript), ...(await ownClasses(root))]),
    basePath,
  };

  const pages = pagesOf(root, out, files);
  const shown = new Set<string>();
  for (const file of pages) {
    const name = slashed(path.relative(out, file));
    const page = sealPage(await readFile(file, 'utf8'), name, sealing);
    await writeFile(file, page);
    for (const [picture] of page.matchAll(/\/pictures\/[\w./-]+/g)) shown.add(picture.slice(1));
  }

  // Flight data and the runtime's own files: nothing points to them any more.
  const isPayload = (file: string) =>
    /(^|\/)(index|404|__next\.[^/]*)\.txt$/.test(file) || /\/__next\./.test(file);
  const isRuntime = (file: string) => file.includes('/_next/') && !file.endsWith('.woff2');
  // Sizes and formats of pictures that no page asks for.
  const isUnshown = (file: string) => {
    const name = slashed(path.relative(out, file));
    return name.startsWith('pictures/') && !shown.has(name);
  };
  const isIdle = (file: string) => isPayload(file) || isRuntime(file) || isUnshown(file);
  await Promise.all(files.filter(isIdle).map((file) => rm(file)));
  await removeEmptyFolders(out);
  return { pages: pages.length };
}

async function removeEmptyFolders(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true });
  let left = entries.length;
  for (const entry of entries) {
    if (entry.isDirectory() && (await removeEmptyFolders(path.join(folder, entry.name)))) left--;
  }
  if (left === 0) await rm(folder, { recursive: true });
  return left === 0;
}

if (isMain(import.meta.url)) {
  const root = process.cwd();
  const started = Date.now();
  const { pages } = await seal(root, path.join(root, 'out'), process.env.NEXT_PUBLIC_BASE_PATH ?? '');
  console.log(`Sealed ${pages} pages in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}
