/** The islands mechanism (see `components/island/`): when the script is late, broken, gone, or one island fails. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { site } from '@/content/site';
import {
  decode,
  expect,
  exportedFiles,
  htmlOf,
  out,
  scrollThrough,
  sizes,
  squeeze,
  test,
  toPaper,
} from './fixtures';
import { expectStill, expectTurning, leave, openStopped } from './rotation';
import {
  clicksFollowed,
  hold,
  holdScript,
  nextFrames,
  startEachIsland,
  startWithClockStopped,
  stopClock,
  withoutFeatures,
} from './scripts-run';
import { formMessages, midstreamCourses, publicPaths } from './specification';

const bundle = /\/islands\/islands\.[\da-f]+\.js$/;

/** Waits until the first island of this name has started. */
async function started(page: Page, island: string) {
  await expect(page.locator(`[data-island="${island}"]`).first()).toHaveAttribute('data-live', '');
}

/** Waits until nothing more starts, and what was held has had its frames to be given back in. */
async function startsAreDone(page: Page) {
  let last = -1;
  for (let count = 0; count !== last; ) {
    last = count;
    await nextFrames(page);
    count = await page.locator('[data-live]').count();
  }
  await nextFrames(page);
}

/** Breaks the island there once it has started: it marks its slides in an effect, and nothing else does so there. */
async function breakEffectsIn(page: Page, selector: string): Promise<void> {
  await page.addInitScript((where) => {
    const toggle = Element.prototype.toggleAttribute;
    Element.prototype.toggleAttribute = function (this: Element, name: string, force?: boolean) {
      if (this.closest(where)) throw new Error('broken on purpose');
      return toggle.call(this, name, force);
    };
  }, selector);
}

/** The islands' script, as exported. */
function bundleCode(): string {
  return readFileSync(path.join(out, exportedFiles().find((file) => bundle.test(`/${file}`)) ?? ''), 'utf8');
}

/** Serves a changed bundle. */
async function patchBundle(page: Page, change: (code: string) => string) {
  const code = bundleCode();
  const changed = change(code);
  expect(changed, 'the patch fits the bundle').not.toBe(code);
  await page.route(bundle, (route) =>
    // The page that asked may be gone by then.
    route.fulfill({ contentType: 'text/javascript', body: changed }).catch(() => undefined),
  );
}

/** Pictures in the window, and in view in their row, that have not loaded or still show a spinner. Runs in the page. */
function waitingInView(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.picture')]
    .filter((box) => {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const row = box.closest('.carousel-viewport')?.getBoundingClientRect();
      const shown = box.checkVisibility({ visibilityProperty: true });
      return shown && bottom > 0 && top < innerHeight && right > 0 && left < (row?.right ?? innerWidth);
    })
    .filter((box) => {
      const image = box.querySelector('img');
      return !image?.complete || image.naturalWidth < 100 || box.dataset.state === 'loading';
    })
    .map((box) => box.outerHTML.slice(0, 300));
}

test('each island starts in a task of its own, so that a tap is answered between two', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.addInitScript(() => {
    // Counts tasks for as long as it runs, and notes in which of them each island started.
    const { port1, port2 } = new MessageChannel();
    const startedIn: number[] = [];
    let task = 0;
    port1.onmessage = () => {
      task++;
      port2.postMessage(null);
    };
    port2.postMessage(null);
    const observer = new MutationObserver((changes) => startedIn.push(...changes.map(() => task)));
    observer.observe(document, { subtree: true, attributeFilter: ['data-live'] });
    Object.assign(window, { startedIn });
  });
  await page.goto('/');
  await expect(page.locator('[data-island="in-page-scroll"]')).toHaveAttribute('data-live', '');
  const startedIn = await page.evaluate(() => (window as Window & { startedIn?: number[] }).startedIn ?? []);
  expect(startedIn.length).toBeGreaterThanOrEqual(7);
  expect(new Set(startedIn).size, `tasks ${startedIn}`).toBe(startedIn.length);
});

test('islands run in a browser of 2019: no popover, no inert, no microtasks by name', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await withoutFeatures(page, [
    'HTMLButtonElement.prototype.popoverTargetElement',
    'HTMLElement.prototype.showPopover',
    'HTMLElement.prototype.inert',
    'queueMicrotask',
  ]);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  for (const path of ['/', '/training/midstream-oil-and-gas/']) {
    await page.goto(path);
    await scrollThrough(page);
    await expect(page.locator('[data-island]:not([data-live=""])'), path).toHaveCount(0);
  }
  await page.getByRole('searchbox', { name: 'Find a course' }).fill('welding');
  await expect(page.getByText(/^\d+ courses found for “welding”/)).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('islands run with the media queries, zoom, pictures and selectors of 2019', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await withoutFeatures(page, [
    'visualViewport',
    'requestIdleCallback',
    'HTMLImageElement.prototype.decode',
    'HTMLElement.prototype.popover',
    'HTMLButtonElement.prototype.popoverTargetElement',
  ]);
  await page.addInitScript(() => {
    Object.assign(MediaQueryList.prototype, { addEventListener: undefined, removeEventListener: undefined });
    const { matches } = Element.prototype;
    Element.prototype.matches = function (this: Element, selector: string) {
      if (selector.includes(':popover-open')) throw new SyntaxError(`${selector} is no selector`);
      return matches.call(this, selector);
    } as typeof matches;
  });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto('/');
  // Sooner than the twelve seconds after which they start whatever happens.
  await expect(page.locator('[data-island="hero"]')).toHaveAttribute('data-live', '', { timeout: 8000 });
  await scrollThrough(page);
  await expect(page.locator('[data-island]:not([data-live=""])')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('in a browser without pointer events', () => {
  /** As Safari before 13: no such events, and a click does not say what pressed. */
  function forgetPointers() {
    Object.defineProperty(PointerEvent.prototype, 'pointerType', { get: () => undefined });
    if (!Reflect.deleteProperty(window, 'PointerEvent')) throw new Error('PointerEvent is still there');
    for (const what of ['enter', 'leave', 'over', 'out', 'down', 'up', 'move']) {
      window.addEventListener(
        `pointer${what}`,
        (event) => event.isTrusted && event.stopImmediatePropagation(),
        true,
      );
    }
  }

  test.beforeEach(({ page }) => page.addInitScript(forgetPointers));

  test('the pointer opens a list, travels into it, and a press outside closes it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.clock.install({ time: 0 });
    await page.goto('/about-us/');
    await started(page, 'dropdown');
    await stopClock(page);
    const menu = page.getByRole('navigation', { name: 'Main' });
    const list = page.locator('#services-menu');
    await menu.getByRole('link', { name: 'Services', exact: true }).hover();
    await expect(list).toBeVisible();
    await list.getByRole('link').last().hover();
    // A list that is left closes some time later.
    await page.clock.runFor(1000);
    await expect(list).toBeVisible();
    await menu.getByRole('button', { name: 'Services menu' }).click();
    await page.mouse.move(700, 700);
    await page.clock.runFor(1000);
    await expect(menu.getByRole('button', { name: 'Services menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await page.mouse.click(700, 700);
    await expect(list).toBeHidden();
  });

  test('a hero stands still under the pointer', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const region = await openStopped(page, '/about-us/', 'About us highlights');
    await region.hover({ position: { x: 700, y: 100 } });
    await expectStill(page, region, 8000);
    await leave(page);
    await expectTurning(page, region, 8000);
  });

  test.describe('on a wide tablet', () => {
    test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true });

    test('the first touch of a link opens its list, the second follows it', async ({ page }) => {
      await page.addInitScript(forgetPointers);
      await page.goto('/about-us/');
      await started(page, 'dropdown');
      const link = page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Services', exact: true });
      const list = page.locator('#services-menu');
      const followed = await clicksFollowed(page);
      await link.tap();
      await expect(list).toBeVisible();
      expect(await followed()).toEqual([false]);
      await expect(page).toHaveURL(/\/about-us\/$/);
      // A touch of plain ground makes no mouse events there.
      await page.getByRole('main').dispatchEvent('touchstart', { bubbles: true });
      await expect(list).toBeHidden();
      await link.tap();
      await expect(list).toBeVisible();
      await link.tap();
      await expect(page).toHaveURL(/\/services\/$/);
    });
  });
});

const failures: Record<string, (page: Page) => Promise<unknown>> = {
  'cannot be fetched': (page) => page.route(bundle, (route) => route.abort()),
  'was deleted by a newer deploy': (page) =>
    page.route(bundle, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
    ),
  'breaks while it runs': (page) =>
    page.route(bundle, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    ),
};

for (const [how, breakBundle] of Object.entries(failures)) {
  test.describe(`loader: when the script ${how}`, () => {
    test.beforeEach(({ page }) => breakBundle(page));

    const failed = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-islands-failed', '');

    test('C3 every picture still loads, and no spinner stays', async ({ page }) => {
      await page.goto('/');
      await failed(page);
      await scrollThrough(page);
      await expect(page.locator('[data-picture]')).toHaveCount(0);
      for (const name of ['Our Approach', 'Ongoing Projects']) {
        await page.getByRole('heading', { name, exact: true }).scrollIntoViewIfNeeded();
        await expect.poll(() => page.evaluate(waitingInView), name).toEqual([]);
      }
    });

    test('controls that would do nothing are hidden, and the form names the addresses', async ({ page }) => {
      await page.goto('/');
      await failed(page);
      await expect(
        page.getByRole('button', { name: /^(Pause|Play|Previous slide|Next slide|Send)/ }),
      ).toHaveCount(0);
      const contact = page.getByRole('region', { name: 'Contact us' });
      await expect(contact.getByText('The form needs JavaScript.')).toBeVisible();
      await expect(contact.getByRole('link', { name: site.emails[0].label })).toBeVisible();
    });

    for (const viewport of [{ width: 1440, height: 900 }, sizes.phone]) {
      test(`each hero gives the words and links of all its slides at ${viewport.width} px`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        for (const pagePath of ['/', '/about-us/', '/training/', '/projects/']) {
          await page.goto(pagePath);
          await failed(page);
          const words = page.locator('.hero [aria-roledescription="slide"]').locator('h2, p, a');
          expect(await words.count(), pagePath).toBeGreaterThan(9);
          await expect(words.filter({ visible: true }), pagePath).toHaveCount(await words.count());
        }
      });
    }

    test('the course list is complete, without its search box', async ({ page }) => {
      await page.goto('/training/midstream-oil-and-gas/');
      await failed(page);
      await expect(page.getByRole('searchbox')).toHaveCount(0);
      await expect(page.locator('[data-group] li:visible')).toHaveCount(midstreamCourses);
    });

    test('the narrow menu opens, leads on and closes', async ({ page }) => {
      await page.setViewportSize(sizes.phone);
      await page.goto('/');
      await failed(page);
      const panel = page.getByRole('dialog', { name: 'Menu' });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(panel).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await page.getByRole('button', { name: 'Open menu' }).click();
      await panel.getByRole('link', { name: 'Training', exact: true }).click();
      await expect(page).toHaveURL(/\/training\/$/);
    });

    test('the wide menus open on hover', async ({ page }) => {
      await page.goto('/');
      await failed(page);
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Services', exact: true })
        .hover();
      await expect(page.locator('#services-menu')).toBeVisible();
    });

    test('a press on a button does not freeze the page', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Services menu' }).click();
      await failed(page);
      await page.getByRole('button', { name: 'Services menu' }).click();
      await page.getByRole('textbox', { name: 'Message' }).focus();
      await expect(page.locator('script[src]'), 'the script is asked for once').toHaveCount(1);
      await page.getByRole('link', { name: 'About us' }).first().click();
      await expect(page).toHaveURL(/\/about-us\/$/);
    });
  });
}

test('loader: C3 a script that neither comes nor fails is given up after twelve seconds, and taken when it comes', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  const release = await holdScript(page);
  await page.goto('/');
  const root = page.locator('html');
  const pause = page.getByRole('button', { name: 'Pause' }).first();
  await expect(page.locator('script[src]')).toHaveCount(1);
  await page.clock.runFor(8_000);
  await expect(root).not.toHaveAttribute('data-islands-failed');
  await expect(pause).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(root).toHaveAttribute('data-islands-failed', '');
  await expect(page.locator('[data-picture]')).toHaveCount(0);
  await expect(pause).toHaveCount(0);
  await expect(page.getByText('The form needs JavaScript.')).toBeVisible();
  release();
  await expect(root).not.toHaveAttribute('data-islands-failed');
  await started(page, 'hero');
  await expect(page.getByText('The form needs JavaScript.')).toBeHidden();
  await pause.click();
  await expect(page.getByRole('button', { name: 'Play' }).first()).toBeVisible();
  await page.getByRole('heading', { name: 'Our Services', exact: true }).scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await page.evaluate(waitingInView)).toEqual([]);
  }).toPass();
});

test.describe('Island: when one fails', () => {
  /** Its component throws as soon as it is rendered. */
  const breakIsland = (page: Page, name: string) =>
    patchBundle(page, (code) =>
      code.replace(
        new RegExp(`([{,])("?${name}"?):`),
        // What stands there, a name or the component itself, goes by a name that nobody asks for.
        '$1$2:function(){throw new Error("broken on purpose")},replaced:',
      ),
    );

  test('C3 while rendering, what the server sent stays and the others live @browsers', async ({ page }) => {
    await breakIsland(page, 'hero');
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'Our services highlights' });
    const before = await hero.textContent();
    await expect(page.locator('[data-island="hero"]')).toHaveAttribute('data-live', 'failed');
    await expect(hero.getByText('Offshore Structure and Cranes Repair', { exact: true })).toBeVisible();
    expect(await hero.textContent()).toBe(before);
    await expect(hero.getByRole('button')).toHaveCount(0);
    // No button leads to the other slides: their words stand below.
    await expect(hero.locator('[aria-roledescription="slide"] :is(h2, p):visible')).toHaveCount(12);

    await page.getByRole('button', { name: 'Services menu' }).click();
    await expect(page.getByRole('button', { name: 'Services menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await page.getByRole('region', { name: 'Our Services', exact: true }).scrollIntoViewIfNeeded();
    await started(page, 'carousel');
  });

  test('C3 a menu that fails opens by keyboard all the same', async ({ page }) => {
    await breakIsland(page, 'dropdown');
    await page.goto('/contact-us/');
    await expect(page.locator('[data-island="dropdown"]').last()).toHaveAttribute('data-live', 'failed');
    await page.getByRole('button', { name: 'Services menu' }).focus();
    await expect(page.locator('#services-menu')).toBeVisible();
  });

  test('C3 after it has started, its content comes back and the others live', async ({ page }) => {
    await breakEffectsIn(page, '.hero');
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'Our services highlights' });
    await expect(page.locator('[data-island="hero"]')).toHaveAttribute('data-live', 'failed');
    await expect(hero.getByText('Offshore Structure and Cranes Repair', { exact: true })).toBeVisible();

    const services = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Services', exact: true });
    await services.hover();
    await expect(page.getByRole('button', { name: 'Services menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await page.getByRole('heading', { name: 'Our Approach' }).scrollIntoViewIfNeeded();
    await expect(page.locator('.picture[data-state="loaded"]').first()).toBeVisible();
  });

  test('C3 a slider that breaks after it has started shows its pictures again', async ({ page }) => {
    await breakEffectsIn(page, '.carousel-track');
    await page.goto('/services/rope-access/');
    const services = page.getByRole('region', { name: 'All Services', exact: true });
    await services.scrollIntoViewIfNeeded();
    await expect(services.locator('[data-island="carousel"]')).toHaveAttribute('data-live', 'failed');
    await expect(services.locator('.picture[data-state="loaded"]').first()).toBeVisible();
    await expect(services.locator('[data-picture="lazy"]')).toHaveCount(0);
  });

  test('C3 a slider that breaks while its pictures load keeps no spinner', async ({ page }) => {
    await breakEffectsIn(page, '.carousel-track');
    const release = await hold(page, '**/pictures/services/health-safety*');
    await page.goto('/services/rope-access/');
    await started(page, 'lazy-pictures');
    const services = page.getByRole('region', { name: 'All Services', exact: true });
    // Its turn to start comes after the pictures have been asked for.
    await page.evaluate(() => {
      const post = MessagePort.prototype.postMessage;
      MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
        const wait = setInterval(() => {
          if (!document.querySelector('.carousel-track .spinner')) return;
          clearInterval(wait);
          post.call(this, message);
        }, 20);
      };
    });
    await services.scrollIntoViewIfNeeded();
    await expect(services.locator('[data-island="carousel"]')).toHaveAttribute('data-live', 'failed');
    await expect(services.locator('.spinner, [data-state="loading"]')).toHaveCount(0);
    release();
    const image = services.locator('.picture > picture img').first();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(1);
  });

  test('C3 a form that breaks keeps what was typed, and shows how to reach the company without it', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // Called in an effect, once the form has found a fault.
      Element.prototype.scrollIntoView = () => {
        throw new Error('broken on purpose');
      };
    });
    await page.goto('/contact-us/');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ann Engineer');
    await page.getByRole('textbox', { name: 'Message' }).fill('Two cranes of 1987 want new wire ropes.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.locator('[data-island="contact-form"]')).toHaveAttribute('data-live', 'failed');
    await expect(page.getByRole('button', { name: 'Send' })).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ann Engineer');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Two cranes of 1987 want new wire ropes.',
    );
  });

  test('the console names it', async ({ page }) => {
    const lines: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Island')) lines.push(message.text());
    });
    await breakIsland(page, 'dropdown');
    await page.goto('/news/');
    await expect(page.locator('[data-island="dropdown"]').last()).toHaveAttribute('data-live', 'failed');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('Island “dropdown” failed');
  });

  test('a failed form names the addresses in place of its button', async ({ page }) => {
    const note = page.getByText('The form needs JavaScript.', { exact: false }).last();
    await page.goto('/contact-us/');
    await started(page, 'contact-form');
    await expect(note).toBeHidden();
    await breakIsland(page, 'contact-form');
    await page.reload();
    // Not the form, which is replaced as it fails.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-island="contact-form"]')).toHaveAttribute('data-live', 'failed');
    await expect(note).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send' })).toBeHidden();
    await expect(page.getByText('Please fill in all three fields.')).toBeHidden();
  });

  test('a failed menu opens on hover', async ({ page }) => {
    await breakIsland(page, 'dropdown');
    await page.goto('/contact-us/');
    await expect(page.locator('[data-island="dropdown"]').last()).toHaveAttribute('data-live', 'failed');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Training', exact: true })
      .hover();
    await page.locator('#training-menu').getByRole('link', { name: 'Midstream' }).click();
    await expect(page).toHaveURL(/\/training\/midstream-oil-and-gas\/$/);
  });

  test('a failed narrow menu opens as before script', async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await breakIsland(page, 'side-panel');
    await page.goto('/');
    await expect(page.locator('[data-island="side-panel"]')).toHaveAttribute('data-live', 'failed');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('link', { name: 'Contact', exact: true })
      .click();
    await expect(page).toHaveURL(/\/contact-us\/$/);
  });
});

test.describe('start: when the script is late', () => {
  test('C3 a press on a button is held and takes effect once', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'Our services highlights' });
    await hero.getByRole('button', { name: 'Next slide' }).click();
    await expect(hero.getByText('1 of 6')).toBeVisible();
    release();
    await expect(hero.getByText('2 of 6')).toBeVisible();
    await startsAreDone(page);
    await expect(hero.getByText('2 of 6')).toBeVisible();
  });

  test('C3 pressed again because nothing happens, it is meant once', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'Our services highlights' });
    for (let press = 0; press < 2; press++) await hero.getByRole('button', { name: /^Pause/ }).click();
    for (let press = 0; press < 3; press++) await hero.getByRole('button', { name: 'Next slide' }).click();
    release();
    await expect(hero.getByRole('button', { name: /^Play/ })).toBeVisible();
    await expect(hero.getByText('2 of 6')).toBeVisible();
    await startsAreDone(page);
    await expect(hero.getByRole('button', { name: /^Play/ })).toBeVisible();
    await expect(hero.getByText('2 of 6')).toBeVisible();
    // Afterwards each press counts.
    for (let press = 0; press < 2; press++) await hero.getByRole('button', { name: 'Next slide' }).click();
    await expect(hero.getByText('4 of 6')).toBeVisible();
  });

  test('C3 Pause is held too', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'Our services highlights' });
    await hero.getByRole('button', { name: /^Pause/ }).click();
    release();
    await expect(hero.getByRole('button', { name: /^Play/ })).toBeVisible();
  });

  for (const how of ['a press on Send', 'Enter in a field']) {
    test(`C3 ${how} keeps what was typed and is answered once`, async ({ page }) => {
      const release = await holdScript(page);
      await page.goto('/contact-us/');
      const name = page.getByRole('textbox', { name: 'Name' });
      await name.fill('Ann Engineer');
      if (how === 'Enter in a field') for (let press = 0; press < 2; press++) await name.press('Enter');
      else await page.getByRole('button', { name: 'Send' }).click();
      await expect(page).toHaveURL(/\/contact-us\/$/);
      const answers = await page.getByRole('alert').evaluateHandle((alert) => {
        const added: string[] = [];
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes)
            added.push(...Array.from(addedNodes, (node) => node.textContent ?? ''));
        }).observe(alert, { childList: true });
        return added;
      });
      release();
      await expect(page.getByRole('alert')).toHaveText(formMessages.empty);
      await expect(name).toHaveValue('Ann Engineer');
      await nextFrames(page);
      // The empty text that stands where no answer does is none.
      expect((await answers.jsonValue()).filter(Boolean)).toEqual([formMessages.empty]);
    });
  }

  test('C3 the narrow menu is not held: it opens at once and stays open when the script comes', async ({
    page,
  }) => {
    await page.setViewportSize(sizes.phone);
    const release = await holdScript(page);
    await page.goto('/');
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(panel).toBeVisible();
    release();
    await started(page, 'side-panel');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  test('C3 where the browser cannot open the narrow menu by itself, the press is held', async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await withoutFeatures(page, [
      'HTMLButtonElement.prototype.popoverTargetElement',
      'HTMLElement.prototype.showPopover',
    ]);
    await page.addInitScript(() => {
      // Such a browser keeps the button's attribute, and makes nothing of the panel's.
      new MutationObserver(() => document.querySelector('[popover]')?.removeAttribute('popover')).observe(
        document,
        {
          childList: true,
          subtree: true,
        },
      );
    });
    const release = await holdScript(page);
    await page.goto('/');
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(panel).toBeHidden();
    release();
    await expect(panel).toBeVisible();
  });
});

test.describe('loader and start: when all goes well', () => {
  test('C1 one request brings all islands, after the page has loaded', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto('/');
    await started(page, 'hero');
    await page.getByRole('heading', { name: 'Our Services', exact: true }).scrollIntoViewIfNeeded();
    await started(page, 'carousel');
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toMatch(bundle);
    const times = await page.evaluate(() => ({
      loaded: performance
        .getEntriesByType('navigation')
        .map((page) => (page as PerformanceNavigationTiming).loadEventStart),
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(times.asked).toHaveLength(1);
    expect(times.asked[0]).toBeGreaterThanOrEqual(times.loaded[0] ?? Number.NaN);
  });

  test('C1 an island that waits for the window starts within 200 px of it, and no sooner', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/services/');
    await started(page, 'in-page-scroll');
    const island = page.locator('[data-island="contact-form"]');
    const form = page.locator('#form');
    const bringTo = (belowPx: number) =>
      form.evaluate((element, below) => {
        const top = element.getBoundingClientRect().top + scrollY - innerHeight - below;
        scrollTo({ top, behavior: 'instant' });
      }, belowPx);
    await bringTo(210);
    // An observer made after the island's, with a margin a little wider, is told after it.
    await island.evaluate(
      (element) =>
        new Promise<void>((resolve) => {
          const observer = new IntersectionObserver(
            (entries) => {
              if (!entries.some((entry) => entry.isIntersecting)) return;
              observer.disconnect();
              resolve();
            },
            { rootMargin: '215px' },
          );
          observer.observe(element.firstElementChild ?? element);
        }),
    );
    await startsAreDone(page);
    await expect(island).not.toHaveAttribute('data-live');
    await bringTo(190);
    await expect(island).toHaveAttribute('data-live', '');
  });

  test('C2 a touch, a key press and focus inside start one at once, before the page has loaded', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    // A picture that never comes: `load` never fires, and for twelve seconds nothing starts by itself.
    await page.route('**/pictures/**', () => {});
    await startWithClockStopped(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.clock.runFor(5000);
    await expect(page.locator('script[src]'), 'the bundle is not asked for').toHaveCount(0);
    await expect(page.locator('[data-live]')).toHaveCount(0);
    await page.locator('.hero-dock').dispatchEvent('pointerdown');
    await started(page, 'hero');
    await page.getByRole('button', { name: 'Services menu' }).focus();
    await started(page, 'dropdown');
    await page.locator('#form').dispatchEvent('keydown', { key: 'a' });
    await started(page, 'contact-form');
    await expect(page.locator('[data-live]')).toHaveCount(3);
  });

  test('C1 start after twelve seconds though a picture hangs, and ask for those further down', async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route('**/pictures/**', (route) => {
      asked.push(route.request().url());
    });
    await startWithClockStopped(page);
    await page.goto('/about-us/', { waitUntil: 'domcontentloaded' });
    await page.clock.runFor(11_900);
    await expect(page.locator('script[src]'), 'the bundle is not asked for').toHaveCount(0);
    await page.clock.runFor(200);
    await expect(page.locator('script[src]')).toHaveCount(1);
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(page.locator('[data-island="hero"]')).toHaveAttribute('data-live', '', { timeout: 100 });
    }).toPass();
    const before = asked.length;
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(async () => {
      await page.clock.runFor(400);
      expect(asked.length).toBeGreaterThan(before);
    }).toPass();
  });

  test('C4 the rules for paper come while a picture is still on its way', async ({ page }) => {
    await page.route('**/pictures/**', () => {});
    await page.goto('/training/midstream-oil-and-gas/', { waitUntil: 'commit' });
    await toPaper(page);
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
    await expect(page.locator('.site-bar')).not.toHaveCSS('position', 'fixed');
    await expect(page.getByRole('link', { name: 'Chat with us' })).toBeHidden();
  });
});

test.describe('Island', () => {
  test('C1 what stands in one is in the page’s HTML, and is all still there once it runs', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const pagePath of ['/', '/training/midstream-oil-and-gas/']) {
      const release = await holdScript(page);
      await page.goto(pagePath);
      const texts = () =>
        page.locator('[data-island]').evaluateAll((islands) =>
          islands.map((island) => {
            const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
            const found: string[] = [];
            while (walker.nextNode()) {
              const { data, parentElement } = walker.currentNode as Text;
              if (data.trim() && !parentElement?.closest('noscript')) found.push(data.trim());
            }
            return { name: island.getAttribute('data-island') ?? '', found };
          }),
        );
      const before = await texts();
      const html = squeeze(decode(htmlOf(pagePath)));
      for (const { name, found } of before) {
        const unsent = found.filter((text) => !html.includes(squeeze(text)));
        expect(unsent, `${pagePath}: sent with ${name}`).toEqual([]);
      }
      expect(before.flatMap(({ found }) => found).length).toBeGreaterThan(100);
      release();
      await startEachIsland(page);
      for (const [index, { name, found }] of (await texts()).entries()) {
        const lost = before[index]?.found.filter((text) => !found.includes(text));
        expect(lost, `${pagePath}: ${name} once it runs`).toEqual([]);
      }
    }
  });

  test('C2 props travel beside it, children only as markup', async () => {
    const script = bundleCode();
    let count = 0;
    for (const pagePath of publicPaths) {
      const html = htmlOf(pagePath);
      const props = [...html.matchAll(/\sdata-props='([^']*)'/g)].map(([, json = '']) => decode(json));
      expect(props.length, pagePath).toBeGreaterThan(2);
      for (const json of props) expect(() => JSON.parse(json), `${pagePath}: ${json}`).not.toThrow();
      // What a card says is markup, and neither a prop nor part of the script.
      const cards = html.split(/<div [^>]*\bcarousel-slide\b[^>]*>/).slice(1);
      const texts = cards.map((card) =>
        decode(/>([^<]*\w[^<]*)</.exec(card.replace(/<noscript>[\s\S]*?<\/noscript>/g, ''))?.[1] ?? ''),
      );
      count += texts.length;
      expect(texts, pagePath).not.toContain('');
      const beside = [...html.matchAll(/data-island="carousel"[^>]*\sdata-props='([^']*)'/g)]
        .map(([, json = '']) => decode(json))
        .join();
      expect(beside !== '', `${pagePath}: carousels have props`).toBe(cards.length > 0);
      const carried = texts.filter((text) => beside.includes(text) || script.includes(text));
      expect(carried, pagePath).toEqual([]);
    }
    expect(count, 'cards').toBeGreaterThan(200);
  });
});

test.describe('Slot', () => {
  test('C2 slides stay the nodes that the server sent, however often the island renders', async ({
    page,
  }) => {
    const release = await holdScript(page);
    await page.goto('/');
    await page.locator('.hero-slide').evaluateAll((slides) => {
      for (const slide of slides) slide.setAttribute('data-mine', '');
    });
    release();
    await started(page, 'hero');
    await page
      .getByRole('region', { name: 'Our services highlights' })
      .getByRole('button', { name: 'Next slide' })
      .click();
    await expect(page.locator('.hero-slide[data-mine]')).toHaveCount(6);
    await expect(page.locator('.hero-slide')).toHaveCount(6);
  });
});
