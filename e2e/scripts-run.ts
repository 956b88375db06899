/** What many specs share: knowing when an island runs, and holding its script or other files back. */
import { expect, type Page } from '@playwright/test';

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
