/** Top bar and its dropdown lists (specification section 2, Shared layout; decisions: Dropdowns, Names). */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { boxOf } from './fixtures';
import { clicksFollowed, holdScript, nextFrames, scriptRuns, stopClock } from './scripts-run';
import { barLabels, rgb, servicesMenu, trainingSlugs } from './specification';

const trainingMenu = trainingSlugs.map((slug) => `/training/${slug}/`);
/** A page with little on it, so that the menus are what is tested. */
const path = '/news/';
/** Specification section 9. */
const listWidthPx = 250;

const main = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main', exact: true });
const topLinks = (page: Page) => main(page).locator('.bar-link');
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
const caret = (page: Page, name = 'Services menu') => main(page).getByRole('button', { name, exact: true });
const list = (page: Page, name = 'Services menu') =>
  main(page).locator(`#${name.toLowerCase().replace(' ', '-')}`);

async function open(page: Page) {
  await page.goto(path);
  await scriptRuns(page, 'dropdown');
}

/** As `open`, with a clock that a test can stop. */
async function openWithClock(page: Page) {
  await page.clock.install();
  await page.goto(path);
  await page.clock.runFor(3000);
  await scriptRuns(page, 'dropdown');
}

async function expectOpen(page: Page, name = 'Services menu') {
  await expect(caret(page, name)).toHaveAttribute('aria-expanded', 'true');
  await expect(list(page, name)).toBeVisible();
}

async function expectClosed(page: Page, name = 'Services menu') {
  await expect(caret(page, name)).toHaveAttribute('aria-expanded', 'false');
  await expect(list(page, name)).toBeHidden();
}

/** Middle of an element, in the window, px. */
const centre = async (target: Locator) => (await boxOf(target)).middle;

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('SiteHeader', () => {
  test('C1 exactly one navigation at every width', async ({ page }) => {
    await page.goto(path);
    for (const width of [390, 899, 900, 1023, 1024, 1060, 1079]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(main(page), `links at ${width}`).toBeHidden();
      await expect(
        page.getByRole('button', { name: 'Open menu', exact: true }),
        `hamburger at ${width}`,
      ).toBeVisible();
    }
    for (const width of [1080, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(main(page), `links at ${width}`).toBeVisible();
      await expect(
        page.getByRole('button', { name: 'Open menu', exact: true }),
        `hamburger at ${width}`,
      ).toBeHidden();
    }
  });

  test('C1 the six links fit at 1080 px, in one line, with room for a scroll bar', async ({ page }) => {
    await page.setViewportSize({ width: 1080, height: 800 });
    await page.goto(path);
    await expect(topLinks(page)).toHaveText(barLabels);
    const logo = await boxOf(page.getByRole('banner').getByRole('link', { name: / home$/ }));
    const boxes = await main(page)
      .locator('.bar-link, button')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
    const scrollBarPx = 17;
    expect(boxes[0].left - (logo.x + logo.width)).toBeGreaterThan(scrollBarPx);
    for (const [index, box] of boxes.entries()) {
      const next = boxes[index + 1];
      // A caret's box reaches 8 px into the empty end of its link.
      if (next) expect(next.left).toBeGreaterThanOrEqual(box.right - 8);
      expect(box.bottom).toBeLessThanOrEqual(72);
      expect(box.right).toBeLessThanOrEqual(1080);
    }
    for (const lines of await topLinks(page).evaluateAll((items) =>
      items.map((item) => {
        const range = document.createRange();
        range.selectNodeContents(item);
        return range.getClientRects().length;
      }),
    ))
      expect(lines).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1080);
  });

  for (const [address, name, value] of [
    ['/', 'Home', 'page'],
    ['/about-us/', 'About Us', 'page'],
    ['/services/', 'Services', 'page'],
    ['/services/onshore-and-Offshore-inspection-services/', 'Services', 'true'],
    ['/training/', 'Training', 'page'],
    ['/training/infomration-technology/', 'Training', 'true'],
    ['/projects/', 'Projects', 'page'],
    ['/projects/angola-block-03/05/', 'Projects', 'true'],
    ['/contact-us/', 'Contact us', 'page'],
  ] as const) {
    test(`C2 on ${address} only ${name} is current, and orange`, async ({ page }) => {
      await page.goto(address);
      const current = main(page).locator('.bar-link[aria-current]');
      await expect(current).toHaveText([name]);
      await expect(current).toHaveAttribute('aria-current', value);
      await expect(current).toHaveCSS('color', rgb('orange400'));
      const underline = await current.evaluate((item) => getComputedStyle(item, '::after').backgroundColor);
      expect(underline).toBe(rgb('orange400'));
      for (const other of barLabels.filter((label) => label !== name)) {
        await expect(link(page, other)).not.toHaveCSS('color', rgb('orange400'));
      }
    });
  }

  test('C2 no link is current on a page outside the navigation', async ({ page }) => {
    await page.goto('/no-such-page/');
    await expect(topLinks(page)).toHaveText(barLabels);
    await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0);
  });

  test('C2 a list marks the page it links to', async ({ page }) => {
    await page.goto('/services/erp-solution/');
    await expect(list(page).locator('[aria-current]')).toHaveText(['ERP Solution']);
    await expect(list(page).locator('[aria-current]')).toHaveAttribute('aria-current', 'page');
  });

  test('the logo leads home', async ({ page }) => {
    await page.goto(path);
    await page
      .getByRole('banner')
      .getByRole('link', { name: / home$/ })
      .click();
    await expect(page).toHaveURL(/^https?:\/\/[^/]+\/$/);
  });

  test.describe('with script off', () => {
    test.use({ javaScriptEnabled: false });

    test('C3 every link is there: the bar, eight services, six training categories', async ({ page }) => {
      await page.goto(path);
      await expect(topLinks(page)).toHaveText(barLabels);
      await expect(main(page).locator('#services-menu a')).toHaveText(servicesMenu.map(([label]) => label));
      for (const [index, [, address]] of servicesMenu.entries()) {
        await expect(main(page).locator('#services-menu a').nth(index)).toHaveAttribute('href', address);
      }
      for (const [index, address] of trainingMenu.entries()) {
        await expect(main(page).locator('#training-menu a').nth(index)).toHaveAttribute('href', address);
      }
      await expect(main(page).locator('#training-menu a')).toHaveCount(trainingMenu.length);
    });
  });
});

test.describe('Dropdown', () => {
  for (const name of ['Services menu', 'Training menu']) {
    test(`C1 the pointer opens the ${name}, 250 px wide, and leaving closes it`, async ({ page }) => {
      await open(page);
      await expectClosed(page, name);
      await link(page, name.replace(' menu', '')).hover();
      await expectOpen(page, name);
      expect((await boxOf(list(page, name))).width).toBe(listWidthPx);
      for (const entry of await list(page, name).getByRole('link').all()) {
        expect((await boxOf(entry)).height).toBeGreaterThanOrEqual(44);
      }
      await page.mouse.move(700, 600);
      await expectClosed(page, name);
    });
  }

  test('C1 the pointer travels from the label into the list, however slowly, and follows an entry', async ({
    page,
  }) => {
    await openWithClock(page);
    const from = await centre(link(page, 'Services'));
    const entry = list(page).getByRole('link', { name: 'Project Management', exact: true });
    await page.mouse.move(from.x, from.y);
    await expectOpen(page);
    await stopClock(page);
    const to = await centre(entry);
    for (let step = 1; step <= 20; step++) {
      await page.mouse.move(from.x + ((to.x - from.x) * step) / 20, from.y + ((to.y - from.y) * step) / 20);
      await page.clock.runFor(step === 8 ? 1000 : 20);
      await expect(caret(page)).toHaveAttribute('aria-expanded', 'true');
    }
    await entry.click();
    await expect(page).toHaveURL(/\/services\/project-managment\/$/);
  });

  test('C1 a pointer that comes back at once finds the list open', async ({ page }) => {
    await openWithClock(page);
    await link(page, 'Services').hover();
    await expect(caret(page)).toHaveAttribute('aria-expanded', 'true');
    await stopClock(page);
    await page.mouse.move(700, 600);
    await page.clock.runFor(150);
    await expect(caret(page)).toHaveAttribute('aria-expanded', 'true');
    await link(page, 'Services').hover();
    await page.clock.runFor(1000);
    await expect(caret(page)).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(700, 600);
    await page.clock.runFor(250);
    await expect(caret(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('C1 a list that the keyboard has moved into stays when the pointer leaves', async ({ page }) => {
    await openWithClock(page);
    await link(page, 'Services').hover();
    await expectOpen(page);
    await caret(page).focus();
    await page.keyboard.press('Tab');
    const first = list(page).getByRole('link').first();
    await expect(first).toBeFocused();
    await stopClock(page);
    await page.mouse.move(700, 600);
    await page.clock.runFor(1000);
    await expectOpen(page);
    await expect(first).toBeFocused();
    // A press takes the keyboard's claim away: the pointer rules again.
    await page.mouse.click(700, 600);
    await expectClosed(page);
  });

  test('C1 the Others… entry leads to all services', async ({ page }) => {
    await open(page);
    await link(page, 'Services').hover();
    await list(page).getByRole('link', { name: 'Others…', exact: true }).click();
    await expect(page).toHaveURL(/\/services\/$/);
  });

  for (const key of ['Enter', 'Space']) {
    test(`C2 ${key} on the caret opens and closes the list, focus stays @browsers`, async ({ page }) => {
      await open(page);
      await caret(page).focus();
      await page.keyboard.press(key);
      await expectOpen(page);
      await expect(caret(page)).toBeFocused();
      await page.keyboard.press(key);
      await expectClosed(page);
      await expect(caret(page)).toBeFocused();
    });
  }

  test('C2 a click on the caret opens the list, the next one closes it', async ({ page }) => {
    await open(page);
    await caret(page).dispatchEvent('click');
    await expectOpen(page);
    await caret(page).dispatchEvent('click');
    await expectClosed(page);
  });

  test('C2 a click while the pointer has it open keeps it open', async ({ page }) => {
    await openWithClock(page);
    await caret(page).hover();
    await expectOpen(page);
    await caret(page).click();
    await expectOpen(page);
    await stopClock(page);
    await page.mouse.move(700, 600);
    await page.clock.runFor(1000);
    await expectOpen(page);
    await caret(page).click();
    await expectClosed(page);
  });

  test('C2 the caret names the list it controls', async ({ page }) => {
    await open(page);
    for (const name of ['Services menu', 'Training menu']) {
      const id = (await list(page, name).getAttribute('id')) ?? '';
      await expect(caret(page, name)).toHaveAttribute('aria-controls', id);
      await expect(list(page, name)).toHaveRole('list');
    }
  });

  test('C2 by keyboard through the open list to a page @browsers', async ({ page }) => {
    await open(page);
    await link(page, 'Training').focus();
    await page.keyboard.press('Tab');
    await expect(caret(page, 'Training menu')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(link(page, 'Projects')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expectOpen(page, 'Training menu');
    for (let step = 0; step < 2; step++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/training\/midstream-oil-and-gas\/$/);
  });

  test('C3 Escape closes the list and returns focus @browsers', async ({ page }) => {
    await open(page);
    await caret(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(list(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(caret(page)).toBeFocused();
  });

  test('C3 Escape closes a list that the pointer opened', async ({ page }) => {
    await open(page);
    await link(page, 'Services').hover();
    await expectOpen(page);
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });

  test('C4 focus leaving closes it, forwards and backwards @browsers', async ({ page }) => {
    await open(page);
    await caret(page).focus();
    await page.keyboard.press('Enter');
    for (let step = 0; step < servicesMenu.length; step++) await page.keyboard.press('Tab');
    await expectOpen(page);
    await page.keyboard.press('Tab');
    await expect(link(page, 'Training')).toBeFocused();
    await expectClosed(page);
    await caret(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expectOpen(page);
    await page.keyboard.press('Shift+Tab');
    await expect(link(page, 'About Us')).toBeFocused();
    await expectClosed(page);
  });

  test('C4 a press outside closes it', async ({ page }) => {
    await open(page);
    await caret(page).click();
    await expectOpen(page);
    await page.mouse.click(700, 600);
    await expectClosed(page);
  });

  test('C4 the other list opening closes it', async ({ page }) => {
    await open(page);
    await caret(page).click();
    await link(page, 'Training').hover();
    await expectOpen(page, 'Training menu');
    await expectClosed(page);
  });

  test('C4 the other list opening brings focus back to the button', async ({ page }) => {
    await open(page);
    await caret(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await link(page, 'Training').hover();
    await expectOpen(page, 'Training menu');
    await expectClosed(page);
    await expect(caret(page)).toBeFocused();
  });

  test('C4 a list with the focus in it stays open while another window covers this one', async ({ page }) => {
    await page.goto(path);
    await scriptRuns(page, 'dropdown');
    await caret(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(list(page).getByRole('link').first()).toBeFocused();
    await page.evaluate(() =>
      document.activeElement?.dispatchEvent(
        new FocusEvent('focusout', { bubbles: true, relatedTarget: null }),
      ),
    );
    await nextFrames(page);
    await expectOpen(page);
  });

  test('C6 a click before script runs opens the list once it does', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto(path);
    await caret(page).click();
    await page.mouse.move(700, 600);
    await expect(caret(page)).toHaveAttribute('aria-expanded', 'false');
    release();
    await expectOpen(page);
  });

  test('C6 a list open by focus stays open when script starts', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto(path);
    await link(page, 'Services').focus();
    for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
    const second = list(page).getByRole('link').nth(1);
    await expect(second).toBeFocused();
    release();
    await scriptRuns(page, 'dropdown');
    await expectOpen(page);
    await expect(second).toBeFocused();
  });

  test('C6 a list open by focus on its link stays open when script starts, until the focus leaves', async ({
    page,
  }) => {
    const release = await holdScript(page);
    await page.goto(path);
    await link(page, 'Services').focus();
    await expect(list(page)).toBeVisible();
    release();
    await scriptRuns(page, 'dropdown');
    await expectOpen(page);
    await page.keyboard.press('Tab');
    await expect(caret(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(list(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await expectOpen(page);
    for (let step = 0; step < 2; step++) await page.keyboard.press('Shift+Tab');
    await expect(list(page)).toBeHidden();
  });

  test('C6 a list open by hover stays open when script starts', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto(path);
    await list(page).evaluate((element) => {
      element.addEventListener('transitionstart', () => element.classList.add('moved'));
    });
    await link(page, 'Services').hover();
    await expect(list(page)).toBeVisible();
    await expect(list(page)).toHaveClass(/moved/);
    await list(page).evaluate((element) => element.classList.remove('moved'));
    release();
    await scriptRuns(page, 'dropdown');
    await expectOpen(page);
    await expect(list(page)).not.toHaveClass(/moved/);
  });

  test('C6 with the script missing, hover and focus still open the list', async ({ page }) => {
    await page.route('**/islands/**', (route) => route.abort());
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-islands-failed', '');
    await link(page, 'Services').hover();
    await expect(list(page)).toBeVisible();
    await page.mouse.move(700, 600);
    await expect(list(page)).toBeHidden();
    await caret(page).focus();
    await expect(list(page)).toBeVisible();
  });

  test.describe('with script off', () => {
    test.use({ javaScriptEnabled: false });

    test('C6 hover and focus open the list', async ({ page }) => {
      await page.goto(path);
      await expect(list(page)).toBeHidden();
      await link(page, 'Services').hover();
      await list(page).getByRole('link', { name: 'ERP Solution', exact: true }).hover();
      await page.mouse.move(700, 600);
      await expect(list(page)).toBeHidden();
      await caret(page, 'Training menu').focus();
      await expect(list(page, 'Training menu')).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(list(page, 'Training menu').getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/training\/upstream-oil-and-gas\/$/);
    });
  });

  test('C6 Escape closes a list at once that an early press has opened', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto(path);
    await caret(page).focus();
    await page.keyboard.press('Enter');
    // As fast as anyone can be: in the moment it opens.
    await caret(page).evaluate((button) => {
      new MutationObserver((_, observer) => {
        if (button.getAttribute('aria-expanded') !== 'true') return;
        observer.disconnect();
        button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      }).observe(button, { attributes: true });
    });
    const opened = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          document.addEventListener('keydown', () => resolve(), { once: true });
        }),
    );
    release();
    await opened;
    await scriptRuns(page, 'dropdown');
    await nextFrames(page);
    await expect(caret(page)).toHaveAttribute('aria-expanded', 'false');
    await expectClosed(page);
  });

  test.describe('on a touch screen', () => {
    test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

    test('C5 the first touch of the link opens the list, the second follows it', async ({ page }) => {
      await open(page);
      const followed = await clicksFollowed(page);
      await link(page, 'Services').tap();
      await expectOpen(page);
      expect(await followed()).toEqual([false]);
      await expect(page).toHaveURL(/\/news\/$/);
      await link(page, 'Services').tap();
      await expect(page).toHaveURL(/\/services\/$/);
    });

    for (const keepsFocus of [true, false]) {
      const browser = keepsFocus ? 'a browser' : 'Safari';
      test(`C5 a first touch that comes before the script opens the list too, in ${browser}`, async ({
        page,
      }) => {
        const release = await holdScript(page);
        await page.goto(path);
        const followed = await clicksFollowed(page);
        await link(page, 'Services').tap();
        await expect.poll(followed).toEqual([false]);
        // Safari gives a link that is touched no focus.
        if (!keepsFocus) await link(page, 'Services').blur();
        release();
        await expectOpen(page);
        await link(page, 'Services').tap();
        await expect(page).toHaveURL(/\/services\/$/);
      });
    }

    test('C5 a touch of the caret opens the list, the next one closes it', async ({ page }) => {
      await open(page);
      await caret(page).tap();
      await expectOpen(page);
      await caret(page).tap();
      await expectClosed(page);
    });

    test('C5 a touch outside closes it, a touch of an entry follows it', async ({ page }) => {
      await open(page);
      await link(page, 'Training').tap();
      await expectOpen(page, 'Training menu');
      await page.touchscreen.tap(200, 600);
      await expectClosed(page, 'Training menu');
      await link(page, 'Training').tap();
      await list(page, 'Training menu').getByRole('link').nth(2).tap();
      await expect(page).toHaveURL(/\/training\/downstream-oil-and-gas\/$/);
    });

    test('C5 a touch of the other link changes lists', async ({ page }) => {
      await open(page);
      await link(page, 'Services').tap();
      await link(page, 'Training').tap();
      await expectOpen(page, 'Training menu');
      await expectClosed(page);
    });

    test('C5 after a touch that was broken off, Enter on the link follows it', async ({ page }) => {
      await open(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [await centre(link(page, 'Services'))],
      });
      await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
      await link(page, 'Services').focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/services\/$/);
    });

    test('C5 after a touch, Enter on the link follows it', async ({ page }) => {
      await open(page);
      await link(page, 'Services').tap();
      await page.touchscreen.tap(200, 600);
      await expectClosed(page);
      await link(page, 'Services').focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/services\/$/);
    });
  });
});
