/**
 * Preview builds (`SITE_ENV=preview`): kept out of search engines, with a ribbon, outlined stand-ins and the page
 * for marketing staff; and the published export, which has none of it.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { markEnd, markStart } from '@/content/provisional';
import { site } from '@/content/site';
import { findProvisional } from '../scripts/launch-check';
import { buildCopy } from '../scripts/scratch';
import { violations } from './axe';
import { allPages, decode, expect, exportedFiles, fileOf, htmlOf, out, test, toPaper } from './fixtures';
import { startEachIsland } from './scripts-run';
import { counts, indexedPaths, publicPaths } from './specification';

const root = path.resolve(out, '..');

/** Files of an export that hold text. */
const textFile = /\.(html|css|js|webmanifest|xml|txt|svg)$|^_(headers|redirects)$/;

test.describe('the published export', () => {
  test('has no page for marketing staff', () => {
    expect(exportedFiles().filter((file) => file.startsWith('preview'))).toEqual([]);
  });

  test('has no ribbon, no outlined text and no mark, and no style for them, in any file', () => {
    const texts = exportedFiles().filter((file) => textFile.test(file));
    for (const kind of ['.html', '.css', '.js', '.webmanifest', '.xml', '.txt', '.svg', '_headers']) {
      expect(
        texts.some((file) => file.endsWith(kind)),
        kind,
      ).toBe(true);
    }
    for (const file of texts) {
      const text = readFileSync(path.join(out, file), 'utf8');
      expect(text, file).not.toMatch(/preview-|provisional|SITE_ENV/i);
      expect(text, file).not.toMatch(new RegExp(`[${markStart}${markEnd}]`));
    }
  });

  test('lets search engines in', () => {
    for (const page of indexedPaths) expect(htmlOf(page), page).not.toMatch(/noindex|nofollow/);
    expect(readFileSync(path.join(out, '_headers'), 'utf8')).not.toContain('X-Robots-Tag');
  });
});

const address = 'http://preview.test';
const commit = 'abc1234';
/** The specification's title of this project leaves no room for a brand after it, however short. */
const longTitle = '/projects/dlng-s4hana-PM/';

test.describe('a preview', () => {
  test.describe.configure({ mode: 'serial', timeout: 600_000 });

  let copy = '';
  const folder = () => path.join(copy, 'out');
  const files = () => exportedFiles(folder());
  const previewHtml = (page: string) => readFileSync(path.join(folder(), fileOf(page)), 'utf8');
  const pages = [...allPages, '/preview/'];

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    copy = await buildCopy('preview', {
      SITE_ENV: 'preview',
      NEXT_PUBLIC_BASE_PATH: '',
      NEXT_PUBLIC_SITE_URL: '',
      GITHUB_SHA: `${commit}def`,
    });
  });

  test.afterAll(() => {
    if (copy) rmSync(copy, { recursive: true, force: true });
  });

  // The files stand in for a server.
  test.beforeEach(async ({ context }) => {
    await context.route(`${address}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = path.join(folder(), pathname.endsWith('/') ? `${pathname}index.html` : pathname);
      await (existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 }));
    });
  });

  /** Opens a page and starts all of its islands. */
  async function open(page: Page, pagePath: string) {
    await page.goto(address + pagePath);
    await startEachIsland(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }

  test('has the published pages and one more', () => {
    const html = files().filter((file) => file.endsWith('.html'));
    expect(html.sort()).toEqual(pages.map(fileOf).sort());
  });

  test('asks search engines to keep out, in every page, in robots.txt and in the headers', () => {
    for (const page of pages) {
      const tags = previewHtml(page).match(/<meta name="robots"[^>]*>/g);
      expect(tags, page).toEqual(['<meta name="robots" content="noindex, nofollow"/>']);
    }
    expect(readFileSync(path.join(folder(), 'robots.txt'), 'utf8')).toMatch(/^Disallow: \/$/m);
    expect(readFileSync(path.join(folder(), '_headers'), 'utf8')).toContain('X-Robots-Tag: noindex');
  });

  test('carries a ribbon with commit and date on every page', () => {
    const year = new Date().getFullYear();
    for (const page of pages) {
      const ribbon = /<aside aria-label="Preview build"[\s\S]*?<\/aside>/.exec(previewHtml(page))?.[0] ?? '';
      expect(ribbon.replace(/<[^>]*>/g, ' '), page).toMatch(
        new RegExp(`Preview +${commit}, \\d+ \\w+ ${year}`),
      );
    }
  });

  test('outlines every stand-in that a page shows, and leaves no mark in any file', async () => {
    const shown = pages
      .flatMap((page) => [
        // A code that must not break stands in a span of its own.
        ...previewHtml(page).matchAll(
          /<span class="provisional">((?:[^<]|<(?:span|b) class="[^"]*">[^<]*<\/(?:span|b)>)*)<\/span>/g,
        ),
      ])
      .map(([, text = '']) => decode(text.replace(/<[^>]*>/g, '')));
    const expected = (await findProvisional(root)).filter(
      ({ text, ask }) =>
        // Websites, and the number that the chat button opens, stand in links alone.
        !text.startsWith('https://') &&
        !/WhatsApp/.test(ask) &&
        // Lists of proposed subjects, courses or projects are one entry of the launch check, and the next test's.
        !/proposed|energy-efficiency group/.test(text + ask),
    );
    // Fewer from week to week, and none in the end.
    expect(expected.filter(({ text }) => !shown.includes(text))).toEqual([]);
    for (const file of files().filter((file) => textFile.test(file))) {
      expect(readFileSync(path.join(folder(), file), 'utf8'), file).not.toMatch(
        new RegExp(`[${markStart}${markEnd}]`),
      );
    }
  });

  test('outlines each name of a proposed list, and no name that the specification gives', async ({
    page,
  }) => {
    const marked = page.locator('.provisional');
    for (const [pagePath, rows, count] of [
      ['/training/upstream-oil-and-gas/', '.course-list > li', undefined],
      ['/services/rope-access/', '.scope > li', undefined],
      ['/projects/', '[aria-label="Projects"] [role="group"]', counts.highlights],
      ['/', '[aria-label="Ongoing Projects"] [role="group"]', counts.ongoingProjects],
    ] as const) {
      await page.setContent(previewHtml(pagePath), { waitUntil: 'commit' });
      const all = await page.locator(rows).count();
      // The specification's, where it has one.
      if (count) expect(all, pagePath).toBe(count);
      expect(all, pagePath).toBeGreaterThan(0);
      await expect(page.locator(rows).filter({ has: marked }), pagePath).toHaveCount(all);
    }
    await page.setContent(previewHtml('/training/upstream-oil-and-gas/'), { waitUntil: 'commit' });
    const subjects = page.locator('section[data-group] h2');
    await expect(subjects).toHaveCount(14);
    await expect(subjects.filter({ has: marked })).toHaveText([
      'Well Completion and Workover',
      'Well Intervention',
      'Well Integrity',
      'Drilling Fluids and Cementing',
      'Enhanced Oil Recovery',
      'Petroleum Economics and Field Development',
    ]);
    await page.setContent(previewHtml('/services/health-safety-and-environmental/'), { waitUntil: 'commit' });
    const areas = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect(areas.filter({ has: marked })).toHaveCount(9);
    await expect(areas.filter({ hasNot: marked }).first()).toHaveText('PPE supply and management');
  });

  test('starts every island, and keeps the outlines, on pages whose islands hold stand-ins', async ({
    page,
    problems,
  }) => {
    for (const pagePath of ['/', '/about-us/', '/contact-us/', '/training/health-and-safety/']) {
      await open(page, pagePath);
      await expect(page.locator('[data-live="failed"]')).toHaveCount(0);
      await expect(page.locator('.site-bar .logo')).toHaveText(site.brand);
      const served = previewHtml(pagePath).match(/class="provisional"/g)?.length ?? 0;
      // Carousels that repeat their cards may add some.
      expect(await page.locator('.provisional').count()).toBeGreaterThanOrEqual(served);
    }
    expect(problems).toEqual([]);
  });

  test.describe('has a Ribbon that', () => {
    test('C1 keeps off the chat button and off whatever has the focus', async ({ page }) => {
      for (const viewport of [
        { width: 390, height: 700 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(viewport);
        await page.goto(`${address}/contact-us/`);
        const covered = async () =>
          page.evaluate(() => {
            const ribbon = document.querySelector('.preview-ribbon');
            const active = document.activeElement;
            if (!ribbon) throw new Error('no ribbon');
            if (!active || active === document.body || ribbon.contains(active)) return '';
            const [one, other] = [ribbon.getBoundingClientRect(), active.getBoundingClientRect()];
            const apart = one.right <= other.left || other.right <= one.left || one.top >= other.bottom;
            return apart ? '' : (active.textContent ?? '') || active.outerHTML;
          });
        await page.getByRole('link', { name: 'Chat with us' }).focus();
        expect(await covered()).toBe('');
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await page.getByRole('link', { name: 'Skip to content' }).focus();
        for (let press = 0; press < 60; press++) {
          expect(await covered(), `${viewport.width} px, after ${press} presses of Tab`).toBe('');
          await page.keyboard.press('Tab');
        }
      }
    });

    test('C2 takes clicks on its link only', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await page.goto(`${address}/contact-us/`);
      const ribbon = page.getByRole('complementary', { name: 'Preview build' });
      // Every fourth pixel along its middle: what a press there would reach.
      const reached = await ribbon.evaluate((element) => {
        const { left, right, top, height } = element.getBoundingClientRect();
        const link = element.querySelector('a')?.getBoundingClientRect();
        const faults: string[] = [];
        for (let x = left + 2; x < right; x += 4) {
          const hit = document.elementFromPoint(x, top + height / 2);
          const isOnLink = link !== undefined && x > link.left && x < link.right;
          if (isOnLink !== element.contains(hit)) faults.push(`${x} px: ${hit?.outerHTML.slice(0, 60)}`);
        }
        return faults;
      });
      expect(reached).toEqual([]);
      await ribbon.getByRole('link').click();
      await expect(page).toHaveURL(`${address}/preview/`);
    });

    test('C3 is not printed', async ({ page }) => {
      await page.goto(`${address}/contact-us/`);
      const ribbon = page.getByRole('complementary', { name: 'Preview build' });
      await expect(ribbon).toBeVisible();
      await toPaper(page);
      await expect(ribbon).toBeHidden();
    });
  });

  test('shows marketing staff every page as it will be found and shared', async ({ page, problems }) => {
    await page.goto(`${address}/preview/`);
    const entries = page.locator('main article');
    await expect(entries).toHaveCount(publicPaths.length + 2);
    const cut: string[] = [];
    for (const pagePath of publicPaths) {
      const html = htmlOf(pagePath);
      const entry = entries.filter({
        has: page.getByRole('heading', { name: pagePath, exact: true }),
      });
      const title = decode(/<title>([^<]*)/.exec(html)?.[1] ?? '');
      // A long brand is cut off after more titles than this one, and never after a short one.
      const [loss] = await entry.getByText(/^Cut off: /).allTextContents();
      const rest = loss?.replace('Cut off: ', '') ?? '';
      if (rest) cut.push(pagePath);
      expect(title.endsWith(rest) && (!rest || title.length > 50), `${title} without ${rest}`).toBe(true);
      const shown = rest ? `${title.slice(0, -rest.length)}…` : title;
      await expect(entry.getByText(shown)).toBeVisible();
      await expect(
        entry.getByText(decode(/<meta name="description" content="([^"]*)/.exec(html)?.[1] ?? ''), {
          exact: true,
        }),
      ).toBeVisible();
      await expect(entry.locator('.preview-card')).toHaveCount(pagePath === '/news/' ? 0 : 1);
    }
    // Nothing of what is to be published is missing, and only those titles are cut.
    expect(cut).toContain(longTitle);
    await expect(page.locator('main').getByText('Nothing to correct')).toHaveCount(
      publicPaths.length + 2 - cut.length,
    );
    expect(problems).toEqual([]);
  });

  test('gives each page’s word count and pictures, with their alternative texts', async ({ page }) => {
    await page.goto(`${address}/preview/`);
    const entry = page
      .locator('main article')
      .filter({ has: page.getByRole('heading', { name: '/services/rope-access/', exact: true }) });
    const main = /<main[\s\S]*<\/main>/.exec(htmlOf('/services/rope-access/'))?.[0] ?? '';
    const words = decode(
      main.replace(/<(script|noscript|svg)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' '),
    )
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word));
    await expect(entry.getByRole('definition').first()).toHaveText(String(words.length));
    await entry.getByText(/^\d+ pictures$/).click();
    const alt = /<main[\s\S]*?<img alt="([^"]+)"/.exec(htmlOf('/services/rope-access/'))?.[1] ?? '';
    await expect(entry.getByText(decode(alt), { exact: true })).toBeVisible();
    await expect(entry.locator('.preview-thumb').first()).toHaveJSProperty('complete', true);
  });

  test('lists the launch check', async ({ page }) => {
    await page.goto(`${address}/preview/#launch-check`);
    const calls = await findProvisional(root);
    await expect(page.getByRole('table').locator('td:nth-child(3)')).toHaveText(calls.map(({ ask }) => ask));
    await expect(page.getByRole('rowheader')).toHaveText([...new Set(calls.map(({ file }) => file))]);
  });

  for (const width of [390, 1440]) {
    test(`has no fault that axe finds, and nothing sideways, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const pagePath of ['/preview/', '/about-us/']) {
        await open(page, pagePath);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await violations(page)).toEqual([]);
      }
    });
  }

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the page for marketing staff is complete', async ({ page }) => {
      await page.goto(`${address}/preview/`);
      await expect(page.locator('main article')).toHaveCount(publicPaths.length + 2);
      await page
        .getByText(/^\d+ pictures$/)
        .first()
        .click();
      await expect(page.locator('.preview-thumb').first()).toBeVisible();
    });
  });
});
