/**
 * Fills `/preview/`, the page for marketing staff, from the finished export of a preview build: what every page
 * says in its head and shows in `main` is read from the HTML itself, so the report cannot differ from the pages.
 * Then outlines the provisional texts of every page.
 *
 * The seal step calls it before it seals the pages (`SITE_ENV=preview`).
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
// biome-ignore-start lint/style/noRestrictedImports: no route can render what only the finished export knows
import { cutDescription, cutTitle, descriptionMinimum } from '../components/preview/cut';
import { PreviewReport } from '../components/preview/PreviewReport';
import type { PageFacts } from '../components/preview/page-facts';
// biome-ignore-end lint/style/noRestrictedImports: as above
import { preview } from '../content/preview';
import { markEnd, markStart, plain } from '../content/provisional';
import { indexedPaths, publicPaths } from '../content/routes';
import { site } from '../content/site';
import { decode } from './decode';
import { filesBelow, slashed } from './files-below';
import { findProvisional, unsettled } from './launch-check';

const words = preview.report;

/** Text with its character references resolved, without the marks of provisional texts. */
const plainText = (text: string) => plain(decode(text));

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value === undefined ? undefined : plainText(value);
}

function metaContent(html: string, name: string): string {
  const tag = new RegExp(`<meta (?:name|property)="${name}"[^>]*>`).exec(html)?.[0] ?? '';
  return attribute(tag, 'content') ?? '';
}

/** Pictures of a page, each file once, with the first alternative text it has there; `null` where the tag has none. */
function picturesIn(main: string): { src: string; alt: string | null }[] {
  const pictures = new Map<string, string | null>();
  for (const [block] of main.matchAll(/<picture>[\s\S]*?<\/picture>|<img[^>]*>/g)) {
    const image = /<img[^>]*>/.exec(block)?.[0] ?? '';
    // The narrowest AVIF file serves as thumbnail; a vector has one file.
    const source = /<source[^>]*image\/avif[^>]*>/.exec(block)?.[0] ?? '';
    const src = attribute(source, 'srcset')?.split(' ')[0] ?? attribute(image, 'src') ?? '';
    // The file of a lazy picture stands in its copy for readers without script; this only holds its place.
    if (src.startsWith('data:')) continue;
    const alt = attribute(image, 'alt') ?? null;
    pictures.set(src, pictures.get(src) || alt);
  }
  return [...pictures].map(([src, alt]) => ({ src, alt }));
}

/** What an exported page says of itself, without its faults. */
export function readPage(html: string, pagePath: string) {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  const text = plainText(
    main.replace(/<(script|style|noscript|svg)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' '),
  );
  const image = metaContent(html, 'og:image');
  return {
    path: pagePath,
    title: plainText(/<title>([^<]*)/.exec(html)?.[1] ?? ''),
    description: metaContent(html, 'description'),
    keywords: metaContent(html, 'keywords').split(',').filter(Boolean).length,
    words: text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    headings: main.match(/<h1[\s>]/g)?.length ?? 0,
    shareCard: image ? { src: new URL(image).pathname, alt: metaContent(html, 'og:image:alt') } : undefined,
    pictures: picturesIn(main),
  };
}

type Page = ReturnType<typeof readPage>;

/** What is missing or too long on a page, in words. */
export function faultsOf(page: Page, all: readonly Page[], hasFile: (sitePath: string) => boolean): string[] {
  const { title, description, keywords, headings, shareCard, pictures } = page;
  const others = all.filter((other) => other !== page);
  const { faults } = words;
  const found = [
    !title && faults.noTitle,
    cutTitle(title).lost && faults.longTitle,
    title && others.some((other) => other.title === title) && faults.sameTitle,
    !description && faults.noDescription,
    description &&
      description.length < descriptionMinimum &&
      faults.shortDescription.replace('{limit}', String(descriptionMinimum)),
    cutDescription(description).lost && faults.longDescription,
    description && others.some((other) => other.description === description) && faults.sameDescription,
    !keywords && faults.noKeywords,
    headings !== 1 && faults.headings.replace('{count}', String(headings)),
    indexedPaths.includes(page.path) && !(shareCard && hasFile(shareCard.src)) && faults.noShareCard,
    ...pictures.map(({ src, alt }) => alt === null && faults.noAlt.replace('{src}', src)),
  ];
  return found.filter((fault): fault is string => Boolean(fault));
}

/** Files of the export by the address of their page: the public ones in site order, then the error pages. */
async function exportedPages(out: string): Promise<{ pagePath: string; file: string }[]> {
  const files = await filesBelow(out);
  const pages = files
    .map((file) => slashed(path.relative(out, file)))
    .filter((file) => file.endsWith('.html') && file !== 'preview/index.html')
    .map((file) => ({ file, pagePath: `/${file.replace(/(^|\/)index\.html$/, '$1')}` }));
  const place = ({ pagePath }: { pagePath: string }) =>
    publicPaths.includes(pagePath) ? publicPaths.indexOf(pagePath) : publicPaths.length;
  return pages.sort((one, other) => place(one) - place(other) || one.file.localeCompare(other.file));
}

/**
 * Provisional texts of a preview build: outlined where they are text, plain in attributes, titles and data.
 * Unbreakable and bold codes in a text are part of it; one that the page cut short, or broke with other markup, is
 * outlined up to there.
 */
export function showProvisional(page: string): string {
  const marks = new RegExp(`[${markStart}${markEnd}]`, 'g');
  const letter = `[^${markStart}${markEnd}<]`;
  const code = `<(?:span|b)\\b[^>]*>${letter}+</(?:span|b)>`;
  // One letter a time: with two ways to count them, a text that holds another would take for ever.
  const inText = new RegExp(`${markStart}((?:${letter}|${code})+)(?:${markEnd}|(?=<))`, 'g');
  return page
    .replace(/<(script|title|textarea)\b[\s\S]*?<\/\1>|<[^>]*>/g, (tag) => tag.replace(marks, ''))
    .replace(inText, '<span class="provisional">$1</span>')
    .replace(marks, '');
}

/** Fills the page in the export at `out`, of the repository at `root`, and outlines what is provisional in all pages. */
export async function fillPreview(root: string, out: string, basePath: string): Promise<void> {
  const hasFile = (sitePath: string) => existsSync(path.join(out, sitePath.slice(basePath.length)));
  const exported = await Promise.all(
    (await exportedPages(out)).map(async ({ file, pagePath }) => {
      const html = await readFile(path.join(out, file), 'utf8');
      return { file, html, facts: readPage(html, pagePath) };
    }),
  );
  const read = exported.map(({ facts }) => facts);
  const pages: PageFacts[] = read.map((page) => ({
    ...page,
    listed: indexedPaths.includes(page.path),
    shareCard: page.shareCard && hasFile(page.shareCard.src) ? page.shareCard : undefined,
    pictures: page.pictures.map(({ src, alt }) => ({ src, alt: alt ?? '' })),
    faults: faultsOf(page, read, hasFile),
  }));
  const provisional = unsettled(await findProvisional(root), process.env);
  const report = renderToStaticMarkup(
    createElement(PreviewReport, { words, host: new URL(site.url).host, pages, provisional }),
  );
  const file = 'preview/index.html';
  const page = await readFile(path.join(out, file), 'utf8');
  const filled = page.replace(
    /(<div id="preview-report"[^>]*>)[^<]*(<\/div>)/,
    (_, open: string, close: string) => open + report + close,
  );
  if (filled === page) throw new Error(`${file} has no place for the report: see app/preview/.`);
  await Promise.all(
    [...exported, { file, html: filled }].map(({ file, html }) =>
      writeFile(path.join(out, file), showProvisional(html)),
    ),
  );
}
