/**
 * Takes every page at four widths into `shots/` (ignored by git), with an index of thumbnails, so that the whole
 * site can be looked at in one glance: `npm run shots`, then open `shots/index.html`.
 *
 * Wants an `out/` (`npm run build`). `npm run shots -- /projects/ /news/` takes these pages only.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { publicPaths } from '../content/routes';
import { requirePages, serveFolder } from './serve-folder';
import { chromiumOptions } from './system-browser';

const widths = [390, 768, 1080, 1440];
const folder = path.resolve('shots');

/** File name of a page's picture: `services-rope-access-390.png`. */
function shotName(page: string, width: number): string {
  const name = page.replace(/^\/|\/$/g, '').replace(/[/.]/g, '-') || 'home';
  return `${name}-${width}.png`;
}

/** Alternative texts of the pictures that the page shows somewhere on its length and has not asked for. */
function picturesMissing(tab: Page): Promise<string[]> {
  return tab.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const boxes = document.querySelectorAll('[data-picture="lazy"]');
        if (boxes.length === 0) return resolve([]);
        // A slide out of a slider's view is cut off by the slider, and not by the window's edge.
        const observer = new IntersectionObserver(
          (entries) => {
            const shown = entries.filter((entry) => entry.isIntersecting);
            resolve(shown.map(({ target }) => target.querySelector('img')?.alt || '(decorative)'));
            observer.disconnect();
          },
          { rootMargin: '1000000px 0px' },
        );
        for (const box of boxes) observer.observe(box);
      }),
  );
}

/** One page at one width, with every lazy picture loaded and nothing moving. Throws when one is not. */
async function take(browser: Browser, origin: string, page: string, width: number): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const tab = await context.newPage();
  await tab.goto(origin + page, { waitUntil: 'load' });
  // Before its script runs, a page scrolled through has asked for no picture.
  await tab.waitForFunction(() => !document.querySelector('[data-island]:not([data-when]):not([data-live])'));
  await tab.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 350));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await tab.waitForFunction(() => !document.querySelector('[data-state="loading"]'));
  const missing = await picturesMissing(tab);
  if (missing.length > 0) {
    throw new Error(
      `${page} at ${width} px: ${missing.length} pictures have not come: ${missing.join('; ')}`,
    );
  }
  await tab.screenshot({ path: path.join(folder, shotName(page, width)), fullPage: true });
  await context.close();
}

function indexPage(pages: readonly string[]): string {
  const rows = pages.map((page) => {
    const cells = widths.map((width) => {
      const file = shotName(page, width);
      return `<td><a href="${file}"><img src="${file}" width="${Math.round(width / 4)}" loading="lazy" alt="${page} at ${width} px"></a></td>`;
    });
    return `<tr><th scope="row">${page}</th>${cells.join('')}</tr>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>All pages</title>
<style>body{font:14px sans-serif}th{text-align:left;vertical-align:top;padding:8px}td{vertical-align:top;padding:8px}img{border:1px solid #ccc}</style>
<table><tr><th>Page</th>${widths.map((width) => `<th scope="col">${width} px</th>`).join('')}</tr>${rows.join('\n')}</table>`;
}

const wanted = process.argv.slice(2);
const pages = wanted.length > 0 ? wanted : [...publicPaths, '/404.html', '/500.html'];
if (!existsSync('out/index.html')) throw new Error('There is no out/ to look at: run `npm run build` first.');
const { origin, stop } = await serveFolder('out');
try {
  await requirePages(origin, pages);
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch(chromiumOptions);
  for (const page of pages) {
    for (const width of widths) await take(browser, origin, page, width);
    console.log(page);
  }
  await browser.close();
  await writeFile(path.join(folder, 'index.html'), indexPage(pages));
  console.log(`${pages.length * widths.length} pictures; open ${path.join('shots', 'index.html')}.`);
} finally {
  stop();
}
