/** Our Approach comes up as it is scrolled to (specification section 2, Home). */
import { expect, type Page, test } from '@playwright/test';
import { toPaper } from './fixtures';
import { holdScript, nextFrames, scriptRuns } from './scripts-run';

const heading = (page: Page) => page.getByRole('heading', { name: 'Our Approach', exact: true });
const block = (page: Page) => page.locator('[data-island="reveal"] > div');
const rising = (page: Page) => page.locator('[data-island="reveal"] .rise');

async function expectShown(page: Page) {
  await expect(rising(page)).not.toHaveCount(0);
  for (const part of await rising(page).all()) await expect(part).toHaveCSS('opacity', '1');
}

async function expectHidden(page: Page) {
  await expect(rising(page)).not.toHaveCount(0);
  for (const part of await rising(page).all()) await expect(part).toHaveCSS('opacity', '0');
}

/** Brings the block's top to a share of the window's height. */
async function bringTo(page: Page, share: number) {
  await block(page).evaluate((element, at) => {
    const first = element.firstElementChild as Element;
    const top = first.getBoundingClientRect().top + scrollY - innerHeight * at;
    scrollTo({ top, behavior: 'instant' });
  }, share);
}

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('Reveal', () => {
  test('C1 it is hidden by script only, while it is below the window', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/');
    await expectShown(page);
    release();
    await scriptRuns(page, 'reveal');
    await expectHidden(page);
    await bringTo(page, 0.9);
    await nextFrames(page);
    // Its parts would begin to show a frame later.
    expect(await block(page).getAttribute('data-reveal')).toBe('waiting');
    await expectHidden(page);
    await bringTo(page, 0.5);
    await expectShown(page);
    await expect(heading(page)).toBeInViewport();
  });

  test('C1 it is hidden at once: nothing moves where nobody looks', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/');
    await block(page).evaluate((element) => {
      const moves: string[] = [];
      element.addEventListener('transitionrun', (event) =>
        moves.push((event as TransitionEvent).propertyName),
      );
      Object.assign(window, { moves });
    });
    const moves = () => page.evaluate(() => (window as Window & { moves?: string[] }).moves);
    release();
    await scriptRuns(page, 'reveal');
    await expectHidden(page);
    await nextFrames(page);
    expect(await moves()).toEqual([]);
    await bringTo(page, 0.5);
    await expect.poll(moves).toContain('opacity');
  });

  test('C1 it comes up though a busy page is told of two places at once', async ({ page }) => {
    await page.addInitScript(() => {
      const Observer = window.IntersectionObserver;
      window.IntersectionObserver = class extends Observer {
        constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          const before = { isIntersecting: false } as IntersectionObserverEntry;
          super((entries, observer) => tell([before, ...entries], observer), options);
        }
      };
    });
    await page.goto('/');
    await scriptRuns(page, 'reveal');
    await expectHidden(page);
    await bringTo(page, 0.5);
    await expectShown(page);
  });

  test('C1 a block in the window, or above it, is never hidden', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 6000 });
    await page.goto('/');
    await scriptRuns(page, 'reveal');
    await expect(page.locator('[data-reveal]')).toHaveCount(0);
    await expectShown(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('about:blank');
    await page.goto('/#contact');
    await scriptRuns(page, 'reveal');
    await expect(page.locator('[data-reveal]')).toHaveCount(0);
  });

  test('C1 with reduced motion it is never hidden', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await scriptRuns(page, 'reveal');
    await expect(page.locator('[data-reveal]')).toHaveCount(0);
    await expectShown(page);
  });

  test('C1 it comes up when the visitor asks for less motion while it waits', async ({ page }) => {
    await page.goto('/');
    await scriptRuns(page, 'reveal');
    await expectHidden(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectShown(page);
  });

  test('C1 it is visible in print, even without a print event', async ({ page }) => {
    await page.goto('/');
    await scriptRuns(page, 'reveal');
    await expectHidden(page);
    await toPaper(page);
    const opacities = await rising(page).evaluateAll((parts) =>
      parts.map((part) => getComputedStyle(part).opacity),
    );
    expect([...new Set(opacities)]).toEqual(['1']);
  });

  test('C1 it is visible when the script is missing', async ({ page }) => {
    await page.route('**/islands/**', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-islands-failed', '');
    await expectShown(page);
  });

  test.describe('with script off', () => {
    test.use({ javaScriptEnabled: false });

    test('C1 it is visible', async ({ page }) => {
      await page.goto('/');
      await expect(heading(page)).toBeVisible();
      await expectShown(page);
    });
  });

  test('C1 it comes up in a window much lower than the block', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/');
    await scriptRuns(page, 'reveal');
    await expectHidden(page);
    await bringTo(page, 0.5);
    await expectShown(page);
  });

  test('C2 it is revealed once', async ({ page }) => {
    await page.goto('/');
    await scriptRuns(page, 'reveal');
    await expectHidden(page);
    await bringTo(page, 0.4);
    await expectShown(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await nextFrames(page);
    await expectShown(page);
  });
});
