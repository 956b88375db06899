/** What many specs share: starting islands, holding their script or other files back, and the browser's features and time. */
import { expect, type Page } from '@playwright/test';

/** Islands that start by themselves and do not run yet: the others wait for the window or for a press. */
export const waitingIslands = '[data-island]:not([data-when]):not([data-live])';

/** Brings each island into view in turn, for those that wait for the window: however slow the machine, it starts. */
export async function startEachIsland(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    // Its own box is `display: contents`; its first child is what stands on the page.
    await island.evaluate((box) => (box.firstElementChild ?? box).scrollIntoView({ behavior: 'instant' }));
    await expect(island).toHaveAttribute('data-live', '');
  }
}

/** Waits until every island of that name runs, with what it does after its first paint. */
export async function scriptRuns(page: Page, island: string): Promise<void> {
  await expect(page.locator(`[data-island="${island}"]`).first()).toHaveAttribute('data-live', '');
  await expect(page.locator(`[data-island="${island}"]:not([data-live])`)).toHaveCount(0);
  await nextFrames(page);
}

/** Lets the page paint twice: effects and their updates have run. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
}

/** Waits until the page no longer scrolls. Asks from outside: a page whose script is off has no frames to await. */
export async function scrollRests(page: Page): Promise<void> {
  let last = -1;
  for (let still = 0; still < 3; ) {
    const place = await page.evaluate(() => scrollY);
    still = place === last ? still + 1 : 0;
    last = place;
    await page.waitForTimeout(50);
  }
}

/** Holds back the files of an address pattern; the answer lets them go. */
export async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    // The page that asked may be gone by then.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Holds back the islands' script; the answer lets it go. */
export const holdScript = (page: Page) => hold(page, '**/islands/islands.*.js');

/**
 * Notes each click from now on; the answer tells of each whether the browser followed it. An address that has not
 * changed yet tells nothing: a touch waits for no navigation.
 */
export async function clicksFollowed(page: Page): Promise<() => Promise<boolean[] | undefined>> {
  await page.evaluate(() => {
    const followed: boolean[] = [];
    window.addEventListener('click', (event) => followed.push(!event.defaultPrevented));
    Object.assign(window, { followed });
  });
  return () => page.evaluate(() => (window as Window & { followed?: boolean[] }).followed);
}

/** Takes features away, as in an older browser, before any script of the page runs: `HTMLElement.prototype.inert`. */
export async function withoutFeatures(page: Page, features: readonly string[]): Promise<void> {
  await page.addInitScript((all) => {
    for (const feature of all) {
      const steps = feature.split('.');
      const name = steps.pop() ?? '';
      const owner = steps.reduce<object>((object, step) => Reflect.get(object, step), window);
      if (!Reflect.deleteProperty(owner, name) || name in owner) throw new Error(`${feature} is still there`);
    }
  }, features);
}

/** As `stopClock`, before a page is opened: its time begins with one minute, and stands. */
export async function startWithClockStopped(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
}

/** From here on the page's time, whose clock is installed, passes by `page.clock.runFor` only. */
export async function stopClock(page: Page): Promise<void> {
  // So far ahead that on no machine it is over before it comes.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}
