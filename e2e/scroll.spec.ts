/** Scrolling: a new page starts at its top, fragments land below the fixed bar, Back restores the place. */
import { expect, type Page, test } from '@playwright/test';
import { boxOf } from './fixtures';
import { nextFrames, scriptRuns, scrollRests } from './scripts-run';
import { fragments } from './specification';

const top = (page: Page) => page.evaluate(() => scrollY);

async function scrollTo(page: Page, place: number) {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), place);
}

/** The heading of the part with that id stands below the bar, all of it in the window. */
async function expectLanded(page: Page, id: string) {
  await scrollRests(page);
  const part = page.locator(`[id="${id}"]`);
  const heading = await boxOf(part.locator('h2, h3').first());
  const bar = await boxOf(page.getByRole('banner'));
  const height = page.viewportSize()?.height ?? 0;
  expect(bar.y, 'the bar stays').toBe(0);
  expect(heading.y, `#${id} below the bar`).toBeGreaterThanOrEqual(bar.height);
  expect(heading.y + heading.height, `#${id} in the window`).toBeLessThanOrEqual(height);
  // Landed, not merely in view: the part starts in the upper half, or the page ends.
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY < 2);
  const start = (await boxOf(part)).y;
  if (!end) expect(start, `#${id} at the top`).toBeLessThanOrEqual(bar.height + 40);
}

/** One fragment of each kind of page, where several ways lead to it. */
const oneOfEach = fragments.filter(([path, id]) => path !== '/about-us/' || id === 'qhse');

/** Follows a link to that address, added to the page for it. */
async function followLink(page: Page, address: string) {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
  }, address);
}

/** Every scroll position from here on, as the page paints it. */
async function watchScroll(
  page: Page,
  { fromTheStart = false } = {},
): Promise<() => Promise<{ places: number[]; gliding: boolean }>> {
  const watch = () => {
    const seen = { places: [scrollY], gliding: false };
    Object.assign(window, { seen });
    const look = () => {
      if (seen.places[seen.places.length - 1] !== scrollY) seen.places.push(scrollY);
      if (document.documentElement.classList.contains('is-gliding')) seen.gliding = true;
      requestAnimationFrame(look);
    };
    look();
  };
  await (fromTheStart ? page.addInitScript(watch) : page.evaluate(watch));
  return () =>
    page.evaluate(() => (window as unknown as { seen: { places: number[]; gliding: boolean } }).seen);
}

const readMore = (page: Page) =>
  page
    .getByRole('region', { name: 'About us highlights' })
    .locator('[aria-roledescription="slide"]:not([inert])')
    .getByRole('link', { name: /^Read more/ });

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    const inEachBrowser = width === 390 ? ' @browsers' : '';

    test(`C1 every fragment lands below the bar on a fresh load${inEachBrowser}`, async ({ page }) => {
      for (const [path, id] of fragments) {
        await page.goto('about:blank');
        await page.goto(`${path}#${id}`);
        await expectLanded(page, id);
      }
    });

    test('a fragment lands below the bar from another page', async ({ page }) => {
      for (const [path, id] of oneOfEach) {
        await page.goto('/news/');
        await followLink(page, `${path}#${id}`);
        await page.waitForURL(`**${path}#${id}`);
        await expectLanded(page, id);
      }
    });

    test(`every fragment lands below the bar from the same page${inEachBrowser}`, async ({ page }) => {
      let at = '';
      for (const [path, id] of fragments) {
        if (path !== at) {
          await page.goto(path);
          await scriptRuns(page, 'in-page-scroll');
          at = path;
        }
        await followLink(page, `#${id}`);
        await expect(page.locator('html')).not.toHaveClass(/is-gliding/);
        await expectLanded(page, id);
      }
    });

    test.describe('with script off', () => {
      test.use({ javaScriptEnabled: false });

      test('a fragment lands below the bar', async ({ page }) => {
        for (const [path, id] of oneOfEach) {
          await page.goto('about:blank');
          await page.goto(`${path}#${id}`);
          await expectLanded(page, id);
        }
        await page.goto('/training/business-essentials/');
        await page.locator('main a[href="/contact-us/#form"]').last().click();
        await page.waitForURL('**/contact-us/#form');
        await expectLanded(page, 'form');
      });
    });
  });
}

for (const [width, height, places] of [
  [844, 390, fragments],
  [1023, 768, fragments],
  [667, 375, fragments],
  [320, 568, fragments],
  [568, 320, oneOfEach],
  [480, 250, oneOfEach],
  [320, 180, oneOfEach],
] as const) {
  test(`C1 a fragment lands with its heading in a window of ${width} by ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [path, id] of places) {
      await page.goto('about:blank');
      await page.goto(`${path}#${id}`);
      await expectLanded(page, id);
    }
  });
}

test('the way from a training category to the form lands at the form', async ({ page }) => {
  await page.goto('/training/midstream-oil-and-gas/');
  await page.locator('main a[href="/contact-us/#form"]').last().click();
  await page.waitForURL('**/contact-us/#form');
  await expectLanded(page, 'form');
});

test('a new page starts at its top, at once @browsers', async ({ page }) => {
  await page.goto('/');
  await scrollTo(page, 1500);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'About Us', exact: true })
    .click();
  await page.waitForURL('**/about-us/');
  expect(await top(page)).toBe(0);
  await scrollRests(page);
  expect(await top(page)).toBe(0);
});

test('Back restores the place, Forward the top', async ({ page }) => {
  await page.goto('/services/');
  await scrollTo(page, 1400);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Projects', exact: true })
    .click();
  await page.waitForURL('**/projects/');
  await page.goBack();
  await page.waitForURL('**/services/');
  await expect.poll(() => top(page)).toBe(1400);
  await page.goForward();
  await page.waitForURL('**/projects/');
  await expect.poll(() => top(page)).toBe(0);
});

test('the skip link leads to the content @browsers', async ({ page }) => {
  await page.goto('/services/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the focus is never hidden under the bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/services/');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press('Shift+Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      if (focused.closest('header')) return false;
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return focused.getBoundingClientRect().bottom <= bar;
    });
    expect(covered).toBe(false);
  }
});

test('the skip link comes into view with the focus, over the bar', async ({ page }) => {
  await page.goto('/services/');
  const skip = page.getByRole('link', { name: 'Skip to content', exact: true });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  const isOnTop = await skip.evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === link;
  });
  expect(isOnTop).toBe(true);
});

test.describe('InPageScroll', () => {
  test('C1 read more glides to its topic', async ({ page }) => {
    await page.goto('/about-us/');
    await scriptRuns(page, 'in-page-scroll');
    const seen = await watchScroll(page);
    await readMore(page).click();
    await expect(page).toHaveURL(/#company$/);
    await expect.poll(async () => (await seen()).gliding).toBe(true);
    await expect(page.locator('html')).not.toHaveClass(/is-gliding/);
    await expectLanded(page, 'company');
    expect((await seen()).places.length, 'places on the way').toBeGreaterThan(3);
  });

  test('C1 a fresh load and Back jump at once', async ({ page }) => {
    const loaded = await watchScroll(page, { fromTheStart: true });
    await page.goto('/about-us/#qhse');
    await scriptRuns(page, 'in-page-scroll');
    const before = await top(page);
    expect(before).toBeGreaterThan(1000);
    // The page's top, and where it leads.
    expect((await loaded()).places.length).toBeLessThanOrEqual(2);
    expect((await loaded()).gliding).toBe(false);
    await expect(page.locator('html')).not.toHaveClass(/is-gliding/);
    await followLink(page, '#company');
    await expect(page.locator('html')).not.toHaveClass(/is-gliding/);
    await expectLanded(page, 'company');
    const seen = await watchScroll(page);
    await page.goBack();
    await expect.poll(() => top(page)).toBe(before);
    // The place is noted with the frame after.
    await nextFrames(page);
    expect((await seen()).places).toHaveLength(2);
    expect((await seen()).gliding).toBe(false);
  });

  test('C1 a link that is already where it leads leaves nothing behind', async ({ page }) => {
    await page.goto('/about-us/#qhse');
    await scriptRuns(page, 'in-page-scroll');
    await followLink(page, '#qhse');
    await expect(page.locator('html')).not.toHaveClass(/is-gliding/);
  });

  test('C1 a click that opens a new tab does not make the page glide', async ({ page, context }) => {
    await page.goto('/about-us/');
    await scriptRuns(page, 'in-page-scroll');
    const opened = context.waitForEvent('page');
    await readMore(page).click({ modifiers: ['ControlOrMeta'] });
    // The class would be set by the click and stay for over a second.
    expect((await page.locator('html').getAttribute('class')) ?? '').not.toContain('is-gliding');
    await opened;
    expect(await top(page)).toBe(0);
  });

  test('C2 with reduced motion read more jumps', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/about-us/');
    await scriptRuns(page, 'in-page-scroll');
    const seen = await watchScroll(page);
    await readMore(page).click();
    await expectLanded(page, 'company');
    expect((await seen()).places).toHaveLength(2);
    expect((await seen()).gliding).toBe(false);
  });
});
