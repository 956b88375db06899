/** Hamburger and side panel (specification section 2, Shared layout; section 4, Mobile menu; decisions: Side panel). */
import { expect, type Page, test } from '@playwright/test';
import { phone, sizes } from './fixtures';
import { holdScript, nextFrames, scriptRuns, scrollRests, withoutFeatures } from './scripts-run';
import { colours, panelLinks } from './specification';

const hamburger = (page: Page) => page.getByRole('button', { name: 'Open menu', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Menu', exact: true });
const closeButton = (page: Page) => panel(page).getByRole('button', { name: 'Close menu', exact: true });
const link = (page: Page, name: string) => panel(page).getByRole('link', { name, exact: true });

const isModal = (page: Page) =>
  page.locator('#side-panel').evaluate((dialog) => dialog.matches('dialog:modal'));
const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
const focusIsInside = (page: Page) =>
  page.locator('#side-panel').evaluate((dialog) => dialog.contains(document.activeElement));

/** As a browser without popovers. */
const forgetPopovers = (page: Page) =>
  withoutFeatures(page, [
    'HTMLElement.prototype.popover',
    'HTMLButtonElement.prototype.popoverTargetElement',
  ]);

async function visit(page: Page, path = '/news/') {
  await page.goto(path);
  await scriptRuns(page, 'side-panel');
}

async function open(page: Page, path?: string) {
  await visit(page, path);
  await hamburger(page).click();
  await expect(panel(page)).toBeVisible();
}

async function expectClosed(page: Page) {
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('#side-panel')).not.toHaveAttribute('open');
  await expect(page.getByRole('button', { name: 'Open menu', includeHidden: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect(await isLocked(page)).toBe('visible');
}

/** A place on the shade, left of the panel. */
const onTheShade = { x: 20, y: 500 };

test.use({ viewport: sizes.phone });

test('the panel lists six links and the way to reach the company', async ({ page }) => {
  await open(page);
  await expect(panel(page).locator('li a')).toHaveText(panelLinks.map(([name]) => name));
  for (const [name, href] of panelLinks) await expect(link(page, name)).toHaveAttribute('href', href);
  await expect(panel(page).locator('a[href^="tel:"]')).toBeVisible();
  await expect(panel(page).locator('a[href^="mailto:"]')).toBeVisible();
});

test('the panel marks the current page, and the section of a detail page', async ({ page }) => {
  await open(page, '/services/');
  await expect(panel(page).locator('[aria-current="page"]')).toHaveText('Services');
  await expect(panel(page).locator('[aria-current]')).toHaveCount(1);
  await open(page, '/training/business-essentials/');
  await expect(panel(page).locator('[aria-current="true"]')).toHaveText('Training');
  await expect(panel(page).locator('[aria-current]')).toHaveCount(1);
});

test('the hamburger says that it opens a dialog, and which', async ({ page }) => {
  await page.goto('/news/');
  await expect(hamburger(page)).toHaveAttribute('aria-haspopup', 'dialog');
  await expect(hamburger(page)).toHaveAttribute('aria-controls', 'side-panel');
});

test.describe('SidePanel', () => {
  test('C1 opens at first paint, and becomes modal once script runs @browsers', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/news/');
    await hamburger(page).click();
    await expect(panel(page)).toBeVisible();
    await link(page, 'Projects').focus();
    release();
    await scriptRuns(page, 'side-panel');
    await expect(panel(page)).toBeVisible();
    expect(await isModal(page)).toBe(true);
    await expect(page.locator('[aria-label="Open menu"]')).toHaveAttribute('aria-expanded', 'true');
    expect(await isLocked(page)).toBe('hidden');
    await expect(link(page, 'Projects')).toBeFocused();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(hamburger(page)).toBeFocused();
    await hamburger(page).click();
    await expect(panel(page)).toBeVisible();
    expect(await isModal(page)).toBe(true);
  });

  for (const how of ['as a popover', 'by a press that is held']) {
    test(`C3 opened ${how}, then turned to a wide window before script runs, it leaves the page alone`, async ({
      page,
    }) => {
      if (how !== 'as a popover') await forgetPopovers(page);
      const release = await holdScript(page);
      await page.goto('/news/');
      await hamburger(page).click();
      await page.setViewportSize({ width: 1180, height: 820 });
      release();
      await scriptRuns(page, 'side-panel');
      await expectClosed(page);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
      await expect(page).toHaveURL(/\/projects\/$/);
    });
  }

  test.describe('by touch', () => {
    test.use(phone);

    test('C2 a finger on the open panel or its shade scrolls the panel or nothing; on a zoomed page it moves the view', async ({
      page,
      context,
    }) => {
      await page.goto('/');
      await scriptRuns(page, 'side-panel');
      await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
      await hamburger(page).click();
      await expect(panel(page)).toHaveCSS('touch-action', 'pinch-zoom');
      const session = await context.newCDPSession(page);
      for (const x of [20, 300]) {
        await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: 700 }] });
        for (let y = 680; y >= 300; y -= 20) {
          await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
        }
        await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        await nextFrames(page);
        expect(await page.evaluate(() => scrollY), `at ${x} px`).toBe(400);
      }
      await expect(panel(page)).toBeVisible();
      await page.setViewportSize({ width: 390, height: 320 });
      await expect(panel(page)).toHaveCSS('touch-action', 'auto');
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(panel(page)).toHaveCSS('touch-action', 'pinch-zoom');
      await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
      await expect(panel(page)).toHaveCSS('touch-action', 'auto');
    });
  });

  test('C1 scrolled before script runs, it stays where it is', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 320 });
    const release = await holdScript(page);
    await page.goto('/news/');
    await hamburger(page).click();
    const last = panel(page).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    release();
    await scriptRuns(page, 'side-panel');
    expect(await isModal(page)).toBe(true);
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test('C1 opened and closed before script runs, it stays closed', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/news/');
    await hamburger(page).click();
    await closeButton(page).click();
    await expect(panel(page)).toBeHidden();
    release();
    await scriptRuns(page, 'side-panel');
    await expectClosed(page);
  });

  test('C1 in a browser without popovers, an early press is kept until script runs', async ({ page }) => {
    await forgetPopovers(page);
    const release = await holdScript(page);
    await page.goto('/news/');
    await hamburger(page).click();
    await expect(panel(page)).toBeHidden();
    release();
    await expect(panel(page)).toBeVisible();
    await expect.poll(() => isModal(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });

  test.describe('with script off', () => {
    test.use({ javaScriptEnabled: false });

    test('C1 the hamburger opens it; close button, Escape and a press outside close it', async ({ page }) => {
      await page.goto('/news/');
      await hamburger(page).click();
      await closeButton(page).click();
      await expect(panel(page)).toBeHidden();
      await hamburger(page).click();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await hamburger(page).click();
      await page.mouse.click(onTheShade.x, onTheShade.y);
      await expect(panel(page)).toBeHidden();
      await hamburger(page).click();
      await page.setViewportSize({ width: 1080, height: 844 });
      await expect(panel(page)).toBeHidden();
      await page.setViewportSize({ width: 390, height: 844 });
      await link(page, 'Training').click();
      await expect(page).toHaveURL(/\/training\/$/);
    });

    test('C1 the page behind does not scroll while it is open', async ({ page }) => {
      const top = () => page.evaluate(() => scrollY);
      await page.goto('/services/');
      await page.mouse.move(onTheShade.x, onTheShade.y);
      await hamburger(page).press('Enter');
      await expect(panel(page)).toBeVisible();
      await page.mouse.wheel(0, 700);
      await scrollRests(page);
      expect(await top()).toBe(0);
      // Wide windows do not show it, nor may it hold them.
      await page.setViewportSize({ width: 1080, height: 844 });
      // What takes the wheel hears of the lock's end a frame later.
      await scrollRests(page);
      await page.mouse.wheel(0, 700);
      await expect.poll(top).toBe(700);
      await page.setViewportSize({ width: 390, height: 844 });
      await closeButton(page).press('Enter');
      await expect(panel(page)).toBeHidden();
      await scrollRests(page);
      const before = await top();
      await page.mouse.wheel(0, 100);
      await expect.poll(top).toBe(before + 100);
    });
  });

  test('C2 focus goes in and stays, with Tab and with Shift and Tab @browsers', async ({ page }) => {
    await visit(page);
    await hamburger(page).focus();
    await page.keyboard.press('Enter');
    await expect(closeButton(page)).toBeFocused();
    const stops = await panel(page).locator('a, button').count();
    expect(stops).toBe(9);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 1; step <= stops; step++) {
        await page.keyboard.press(key);
        expect(await focusIsInside(page), `${key} ${step}`).toBe(true);
      }
      await expect(closeButton(page)).toBeFocused();
    }
  });

  test('C2 the page behind is inert', async ({ page }) => {
    await open(page);
    const reached = await page.evaluate(({ x, y }) => {
      document.querySelector<HTMLElement>('footer a')?.focus();
      return {
        focused: Boolean(document.activeElement?.closest('footer')),
        touched: document.elementFromPoint(x, y)?.id,
      };
    }, onTheShade);
    expect(reached).toEqual({ focused: false, touched: 'side-panel' });
  });

  test('C2 the page behind does not scroll, and keeps its place', async ({ page }) => {
    await visit(page, '/services/');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await hamburger(page).click();
    expect(await page.evaluate(() => scrollY)).toBe(900);
    for (const x of [onTheShade.x, 300]) {
      await page.mouse.move(x, 500);
      await page.mouse.wheel(0, 700);
    }
    await page.keyboard.press('PageDown');
    await page.keyboard.press('End');
    await nextFrames(page);
    await scrollRests(page);
    expect(await page.evaluate(() => scrollY)).toBe(900);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    expect(await page.evaluate(() => scrollY)).toBe(900);
    // What takes the wheel hears of the lock's end a frame later.
    await nextFrames(page);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1000);
  });

  test('C2 where a scroll bar takes room, the page behind keeps it', async ({ page }) => {
    await visit(page, '/services/');
    const root = page.locator('html');
    await hamburger(page).click();
    await expect(root).toHaveCSS('scrollbar-gutter', 'auto');
    await page.keyboard.press('Escape');
    // The tests' browser draws its bars over the page.
    await root.evaluate((element) =>
      Object.defineProperty(element, 'clientWidth', { get: () => innerWidth - 15 }),
    );
    await hamburger(page).click();
    await expect(root).toHaveCSS('scrollbar-gutter', 'stable');
    await page.keyboard.press('Escape');
    await expect(root).toHaveCSS('scrollbar-gutter', 'auto');
  });

  test('C2 the page behind lies in the shade, and the chat button is gone', async ({ page }) => {
    await open(page);
    const shade = await panel(page).evaluate(
      (dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor,
    );
    expect(shade).toBe(`rgba(${colours.navy950.join(', ')}, 0.62)`);
    await expect(page.locator('.chat-button')).toBeHidden();
  });

  test('C2 a panel higher than the window scrolls by itself', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 320 });
    await open(page);
    await page.mouse.move(600, 200);
    await page.mouse.wheel(0, 2000);
    await expect(panel(page).locator('a[href^="mailto:"]')).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('C3 the close button closes it, focus returns to the hamburger @browsers', async ({ page }) => {
    await open(page);
    await closeButton(page).click();
    await expectClosed(page);
    await expect(hamburger(page)).toBeFocused();
  });

  test('C3 Escape closes it, focus returns to the hamburger @browsers', async ({ page }) => {
    await open(page);
    await link(page, 'Training').focus();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(hamburger(page)).toBeFocused();
  });

  test('C3 a press outside closes it and does nothing else @browsers', async ({ page }) => {
    await open(page, '/services/');
    await page.mouse.click(onTheShade.x, onTheShade.y);
    await expectClosed(page);
    await expect(page).toHaveURL(/\/services\/$/);
    await expect(hamburger(page)).toBeFocused();
  });

  test('C3 a press on its own ground leaves it open', async ({ page }) => {
    await open(page);
    await panel(page).getByText('Menu', { exact: true }).click();
    await page.mouse.click(300, 600);
    await nextFrames(page);
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Tab');
    expect(await focusIsInside(page)).toBe(true);
  });

  test('C3 a link closes it on its way', async ({ page }) => {
    await open(page);
    await link(page, 'About us').evaluate((element) => {
      // The page stays, so that what the click did to it can be seen.
      element.addEventListener('click', (event) => event.preventDefault());
    });
    await link(page, 'About us').click();
    await expectClosed(page);
  });

  test('C3 it closes at 1080 px and no sooner', async ({ page }) => {
    await open(page);
    for (const width of [899, 900, 1023, 1024, 1060, 1079]) {
      await page.setViewportSize({ width, height: 844 });
      await nextFrames(page);
      await expect(panel(page), `at ${width}`).toBeVisible();
    }
    await page.setViewportSize({ width: 1080, height: 844 });
    await expectClosed(page);
    await page.setViewportSize({ width: 1079, height: 844 });
    await nextFrames(page);
    await expectClosed(page);
    await hamburger(page).click();
    await expect(panel(page)).toBeVisible();
  });

  test('C3 opened and closed many times, it works as at first', async ({ page }) => {
    await visit(page);
    for (let time = 0; time < 5; time++) {
      await hamburger(page).click();
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expectClosed(page);
    }
  });

  test('C4 Back does not open it again', async ({ page }) => {
    await open(page);
    await link(page, 'Services').click();
    await expect(page).toHaveURL(/\/services\/$/);
    await page.goBack();
    await scriptRuns(page, 'side-panel');
    await expectClosed(page);
    await page.goForward();
    await scriptRuns(page, 'side-panel');
    await expectClosed(page);
  });

  test('C4 a page put into the back/forward cache with the panel open comes back with it closed', async ({
    page,
  }) => {
    await open(page);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    expect(await isLocked(page)).toBe('visible');
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expectClosed(page);
    await hamburger(page).click();
    await expect(panel(page)).toBeVisible();
  });

  for (const [which, missing] of [
    ['showModal', ['showModal']],
    ['dialogs and popovers', ['showModal', 'show', 'close']],
  ] as const) {
    test.describe(`in a browser without ${which}`, () => {
      test.beforeEach(async ({ page }) => {
        await withoutFeatures(
          page,
          missing.map((name) => `HTMLDialogElement.prototype.${name}`),
        );
        if (missing.length > 1) await forgetPopovers(page);
        await open(page, '/services/');
      });

      test('C5 focus goes in and stays, the page behind does not scroll', async ({ page }) => {
        await expect(closeButton(page)).toBeFocused();
        // A browser that knows no dialogs says nothing of the element by itself.
        await expect(panel(page)).toHaveAttribute('role', 'dialog');
        expect(await isLocked(page)).toBe('hidden');
        await page.keyboard.press('Shift+Tab');
        await expect(panel(page).locator('a[href^="mailto:"]')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(closeButton(page)).toBeFocused();
        await page.mouse.move(onTheShade.x, onTheShade.y);
        await page.mouse.wheel(0, 700);
        await nextFrames(page);
        expect(await page.evaluate(() => scrollY)).toBe(0);
      });

      test('C5 Escape, the close button and a press outside close it', async ({ page }) => {
        await page.keyboard.press('Escape');
        await expectClosed(page);
        await expect(hamburger(page)).toBeFocused();
        await hamburger(page).click();
        await closeButton(page).click();
        await expectClosed(page);
        await hamburger(page).click();
        await page.evaluate(() => {
          // A link of the page right under the press.
          const under = Object.assign(document.createElement('a'), { href: '/news/', id: 'under' });
          under.textContent = 'x'.repeat(40);
          document.querySelector('main')?.prepend(under);
        });
        // Whether the browser may follow it.
        const goesOn = await page
          .locator('#under')
          .evaluate((under) =>
            under.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
          );
        expect(goesOn).toBe(false);
        await expectClosed(page);
        await expect(page).toHaveURL(/\/services\/$/);
      });

      test('C5 a finger beside it scrolls nothing, two fingers zoom, and a closed panel lets go', async ({
        page,
      }) => {
        const isHeld = (selector: string, fingers: number) =>
          page.locator(selector).evaluate((element, count) => {
            const move = new Event('touchmove', { bubbles: true, cancelable: true });
            Object.defineProperty(move, 'touches', { value: Array(count) });
            element.dispatchEvent(move);
            return move.defaultPrevented;
          }, fingers);
        expect(await isHeld('main', 1), 'beside it').toBe(true);
        expect(await isHeld('main', 2), 'two fingers').toBe(false);
        expect(await isHeld('#side-panel', 1), 'on it').toBe(false);
        await page.keyboard.press('Escape');
        expect(await isHeld('main', 1), 'closed').toBe(false);
      });

      test('C5 a link leads on, and 1080 px close it', async ({ page }) => {
        await page.setViewportSize({ width: 1080, height: 844 });
        await expectClosed(page);
        await page.setViewportSize({ width: 390, height: 844 });
        await hamburger(page).click();
        await link(page, 'Contact').click();
        await expect(page).toHaveURL(/\/contact-us\/$/);
      });
    });
  }
});
