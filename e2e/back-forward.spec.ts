/**
 * Back and Forward show a page as it was left, at once, from the browser's memory: nothing on a page keeps it out of
 * the back/forward cache, and what moves goes on.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expect, exportedFiles, out, test } from './fixtures';
import { expectStill, leave, liveRegion, open, pauseButton, playButton, position } from './rotation';
import { scriptRuns } from './scripts-run';
import { formMessages, midstreamCourses } from './specification';

/** The headless shell of the other tests keeps no pages; the browser itself does, headless too. */
const browserPath = ['/usr/bin/chromium', chromium.executablePath()].find((file) => existsSync(file));

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        executablePath: browserPath,
        // Playwright switches the cache off; its own `goBack` would wait for a load that never comes.
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
    },
    { scope: 'worker' },
  ],
});

type Watched = Window & { restored?: boolean };

/** To be called on the page that is about to be left. */
async function watchReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener('pageshow', (event) => {
      (window as Watched).restored = event.persisted;
    });
  });
}

/** Goes back, to the page as it was left: not loaded again, and no reason given why it had to be. */
async function goBackTo(page: Page, pagePath: string): Promise<void> {
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(pagePath);
  // A page that is loaded again says why the browser had not kept it.
  const reasons = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      notRestoredReasons?: { reasons: { reason: string }[] } | null;
    })[];
    return entry?.notRestoredReasons?.reasons.map(({ reason }) => reason) ?? [];
  });
  expect(reasons, `what kept ${pagePath} out of the cache`).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => (window as Watched).restored), `${pagePath} came back as it was left`)
    .toBe(true);
}

test.describe('Back', () => {
  test.skip(!browserPath && !process.env.CI, 'needs Chromium itself, not its headless shell');

  test.describe('on a wide screen', () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test('to the home page, left by its menu while it turned: the carousel goes on, and Pause stops it', async ({
      page,
    }) => {
      const name = 'Our Services';
      const intervalMs = 2000;
      await page.clock.install();
      const slider = await open(page, '/', name);
      await expect(liveRegion(slider), 'it turns').toHaveAttribute('aria-live', 'off');
      await watchReturn(page);
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Services', exact: true })
        .hover();
      await page.locator('#services-menu').getByRole('link', { name: 'ERP Solution' }).click();
      await expect(page).toHaveURL('/services/erp-solution/');

      await goBackTo(page, '/');
      await leave(page);
      const before = (await position(slider).textContent()) ?? '';
      await expect(position(slider), 'it goes on').not.toHaveText(before);
      await pauseButton(slider, name).click();
      await expect(playButton(slider, name)).toBeVisible();
      await leave(page);
      await expectStill(page, slider, intervalMs);
    });

    test('to a page left by a list of its menu: the list is closed', async ({ page }) => {
      await page.goto('/about-us/');
      const caret = page.getByRole('button', { name: 'Services menu' });
      await scriptRuns(page, 'dropdown');
      await caret.click();
      await expect(caret).toHaveAttribute('aria-expanded', 'true');
      await watchReturn(page);
      await page.locator('#services-menu').getByRole('link', { name: 'ERP Solution' }).click();
      await expect(page).toHaveURL('/services/erp-solution/');
      await goBackTo(page, '/about-us/');
      await expect(caret).toHaveAttribute('aria-expanded', 'false');
    });

    test('to a training category: what was searched for is still found', async ({ page }) => {
      const pagePath = '/training/midstream-oil-and-gas/';
      await page.goto(pagePath);
      await scriptRuns(page, 'course-search');
      await page.getByLabel('Find a course').fill('API 570');
      await expect(page.getByRole('status')).toHaveText('1 course found for “API 570”');
      await watchReturn(page);
      await page
        .getByRole('navigation', { name: 'Breadcrumb' })
        .getByRole('link', { name: 'Training' })
        .click();
      await expect(page).toHaveURL('/training/');

      await goBackTo(page, pagePath);
      await expect(page.getByLabel('Find a course')).toHaveValue('API 570');
      await expect(page.getByRole('status')).toHaveText('1 course found for “API 570”');
      await page.getByLabel('Find a course').fill('');
      await expect(page.locator('[data-group] li:visible'), 'the search goes on').toHaveCount(
        midstreamCourses,
      );
    });
  });

  test.describe('on a narrow screen', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('to a page left through the side panel: the panel is closed and opens again', async ({ page }) => {
      await page.goto('/');
      await scriptRuns(page, 'side-panel');
      await watchReturn(page);
      const panel = page.getByRole('dialog', { name: 'Menu' });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await panel.getByRole('link', { name: 'Contact', exact: true }).click();
      await expect(page).toHaveURL('/contact-us/');

      await goBackTo(page, '/');
      await expect(panel).toBeHidden();
      await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
      expect(await page.evaluate(() => scrollY), 'the page scrolls').toBe(500);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(panel).toBeVisible();
    });

    test('to the contact page: everything typed is there, and the form works', async ({ page }) => {
      await page.goto('/contact-us/');
      await page.getByRole('textbox', { name: 'Name' }).focus();
      await scriptRuns(page, 'contact-form');
      const typed = [
        ['Name', 'Amina Rahman'],
        ['Email', 'amina@example.com'],
        ['Message', 'Please quote for two crane pedestals.'],
      ] as const;
      const field = (name: string) => page.getByRole('textbox', { name, exact: true });
      for (const [name, text] of typed) await field(name).fill(text);
      await watchReturn(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Projects', exact: true }).click();
      await expect(page).toHaveURL('/projects/');

      await goBackTo(page, '/contact-us/');
      for (const [name, text] of typed) await expect(field(name)).toHaveValue(text);
      await field('Message').fill('');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText(formMessages.empty);
    });
  });
});

test('no script of the export listens for the page being unloaded, which would keep it out of the cache', () => {
  const files = exportedFiles().filter((file) => /\.(js|html)$/.test(file));
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThanOrEqual(2);
  for (const file of files) {
    const text = readFileSync(path.join(out, file), 'utf8');
    const code = file.endsWith('.js')
      ? text
      : [...text.matchAll(/<script\b(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)]
          .map(([, inline]) => inline)
          .join();
    expect(code.match(/["'`](before)?unload["'`]|\bon(before)?unload\b/), file).toBeNull();
  }
});
