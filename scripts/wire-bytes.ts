/** What a first view weighs on the wire: one count for the byte budgets and the benchmark. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/**
 * Bytes of the file that answers a path (`/news/`, `/pictures/a.avif`), compressed with brotli where hosts compress.
 * A page that is not there is answered by `404.html`.
 */
function wireBytes(out: string, pathname: string): number {
  const page = path.join(out, pathname, 'index.html');
  const file = !pathname.endsWith('/')
    ? path.join(out, pathname)
    : existsSync(page)
      ? page
      : path.join(out, '404.html');
  const bytes = readFileSync(file);
  return /\.(html|js|css|svg|txt|xml|webmanifest)$/.test(file)
    ? brotliCompressSync(bytes).length
    : bytes.length;
}

const kinds = {
  document: /(\/|\.html)$/,
  font: /\.woff2$/,
  pictures: /\.(avif|webp|svg|png|jpe?g|ico)$/,
  script: /\.js$/,
  /** The rules for paper; all others stand in the document. */
  styles: /\.css$/,
} as const;
type Kind = keyof typeof kinds;

/** What a file is, by its path. Throws for one that no budget covers. */
export function kindOf(pathname: string): Kind {
  const kind = (Object.keys(kinds) as Kind[]).find((name) => kinds[name].test(pathname));
  if (!kind) throw new Error(`${pathname}: a file of no kind that scripts/wire-bytes.ts knows.`);
  return kind;
}

/** Bytes of a first view by kind and together, and the paths of the requests that brought them. */
export type Weight = Record<Kind, number> & { all: number; requests: readonly string[] };

/** What these files of the export weigh. */
export function weightOf(out: string, requests: readonly string[]): Weight {
  const weight: Weight = { document: 0, font: 0, pictures: 0, script: 0, styles: 0, all: 0, requests };
  for (const request of requests) {
    const size = wireBytes(out, request);
    weight[kindOf(request)] += size;
    weight.all += size;
  }
  return weight;
}

/** After everything that starts by itself, for what that asks for in turn. */
const settleMs = 500;

/**
 * Opens a page and weighs all that it fetches before the visitor moves: with its islands and, a second after its HTML,
 * the rules for paper. The page's context should ask for reduced motion, so that nothing turns.
 */
export async function weighFirstView(page: Page, url: string, out: string): Promise<Weight> {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol.startsWith('http')) requests.push(decodeURIComponent(pathname));
  });
  await page.goto(url);
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-island]:not([data-when]):not([data-live])') &&
      Array.from(document.styleSheets).some(({ media }) => media.mediaText === 'print'),
  );
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(settleMs);
  return weightOf(out, [...requests]);
}
