/** What several tests share: pages and windows, the exported files, and a watch on all that goes wrong on a page. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { waitingIslands } from './scripts-run';
import { lazyThrottleMs, publicPaths } from './specification';

export { expect };

/** The export. */
export const out = path.resolve(import.meta.dirname, '../out');

/** Every page by its file: those with an address of their own, and the two for faults. */
export const allPages: readonly string[] = [...publicPaths, '/404.html', '/500.html'];

/** Every page as a visitor meets it, the one for unknown addresses at such a one. */
export const visitedPages: readonly string[] = [...publicPaths, '/no-such-page/', '/500.html'];

/** Windows of a phone and of a desktop computer, px. */
export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** Settings of a phone. */
export const phone = { viewport: sizes.phone, hasTouch: true, isMobile: true };

/** Files of an export, relative to it, with forward slashes. */
export function exportedFiles(folder = out): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** Every page of the export; an HTML file of `public/`, such as a search engine's, is none. */
export function exportedPages(): string[] {
  return exportedFiles().filter(
    (file) => file.endsWith('.html') && !existsSync(path.join(out, '../public', file)),
  );
}

/** File of the page at a path: `/news/` is `news/index.html`. */
export function fileOf(pagePath: string): string {
  return pagePath.endsWith('.html') ? pagePath.slice(1) : `${pagePath.slice(1)}index.html`;
}

/** Raw HTML of an exported page, as a reader without script gets it. */
export function htmlOf(pagePath: string): string {
  return readFileSync(path.join(out, fileOf(pagePath)), 'utf8');
}

/** Character references that React writes, for the signs that would be markup; here, and not as the build reads them. */
const references: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Text of an HTML file with its character references resolved; `html.spec.ts` asks a browser for the same. */
export function decode(text: string): string {
  return text.replace(/&#?\w+;/g, (reference) => references[reference] ?? reference);
}

/** Text without white space, so that markup inside a sentence makes no difference. */
export function squeeze(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Everything a page's HTML says, squeezed: no scripts, styles, tags or attributes. */
export function textOf(html: string): string {
  const body = html
    .replace(/<head>[\s\S]*?<\/head>/, '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, '');
  return squeeze(decode(body));
}

/** Value of an attribute of the first tag that `tag` matches, such as `/<link rel="canonical"[^>]*>/`. */
export function attributeOf(html: string, tag: RegExp, attribute: string): string | undefined {
  const found = tag.exec(html)?.[0];
  const value = found && new RegExp(`\\s${attribute}="([^"]*)"`).exec(found)?.[1];
  return value === undefined ? undefined : decode(value);
}

/** Shows the page as it prints, once the rules for paper are there: they come a second after the page. */
export async function toPaper(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Array.from(document.styleSheets).some(({ media }) => media.mediaText === 'print'),
  );
  await page.emulateMedia({ media: 'print' });
}

/** Where an element lies in the window, px; throws where it is not shown. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown.`);
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

/** Brings the focus to an element as the keyboard does, so that its ring shows. */
export async function reach(element: Locator): Promise<void> {
  await element.focus();
  await element.page().keyboard.press('Shift+Tab');
  await element.page().keyboard.press('Tab');
  await expect(element).toBeFocused();
}

/** Scrolls through the whole page once its script runs, a window at a time, so that everything lazy comes in. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.waitForFunction(
    (waiting) => !document.querySelector(waiting) || document.querySelector('[data-islands-failed]'),
    waitingIslands,
  );
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      // What watches for parts in view looks once a frame; on a busy machine one takes longer than 40 ms.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 40)));
    }
  });
}

/** What is shown of some elements that holds text, with its box; a link inside a paragraph or a title is its part. */
export async function textBoxes(parts: Locator) {
  return parts.filter({ visible: true }).evaluateAll((elements) =>
    elements
      .filter((element) => !element.matches(':is(p, h2, h3, li) a'))
      .map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { text: element.textContent ?? '', left, right, top, bottom };
      }),
  );
}

/** Pairs of boxes that lie over one another by more than 1 px. */
export function overlaps(boxes: Awaited<ReturnType<typeof textBoxes>>): string[] {
  return boxes.flatMap((box, place) =>
    boxes
      .slice(place + 1)
      .filter(
        (other) =>
          box.right > other.left + 1 &&
          other.right > box.left + 1 &&
          box.bottom > other.top + 1 &&
          other.bottom > box.top + 1,
      )
      .map((other) => `${box.text} / ${other.text}`),
  );
}

/** Long enough for several looks of the lazy loading. */
export const severalLooks = (page: Page) => page.waitForTimeout(3 * lazyThrottleMs);

/** What went wrong while a page was open, in words. */
function watchFor(page: Page): string[] {
  const problems: string[] = [];
  const origin = () => new URL(page.url()).origin;
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      problems.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // A request cut off by leaving the page is no fault.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && page.url() !== 'about:blank' && url.origin !== origin()) {
      problems.push(`asks another site: ${request.url()}`);
    }
  });
  return problems;
}

/** `test` with `problems`, the running list of what went wrong on the test's page. */
export const test = base.extend<{ problems: string[] }>({
  problems: async ({ page }, use) => {
    await use(watchFor(page));
  },
});
