/**
 * What heroes and sliders do alike, asked of each of them or of one of each kind. What one kind has alone stands in
 * `hero.spec.ts` and `carousel.spec.ts`.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, sizes, test } from './fixtures';
import {
  courses,
  expectPlayToTurn,
  expectStill,
  expectTurning,
  heroes,
  homeHero,
  leave,
  liveRegion,
  nextButton,
  open,
  openStopped,
  pauseButton,
  playButton,
  position,
  press,
  previousButton,
  putFingerOn,
  putTwoFingersOn,
  resize,
  setHidden,
  sliders,
} from './rotation';

/** One of each kind; the criterion that asks for reduced motion has a number of its own in each. */
const oneOfEachKind = [
  { ...homeHero, reducedMotion: 'C4', ground: (region: Locator) => region },
  { ...courses, reducedMotion: 'C5', ground: (region: Locator) => region.locator('.carousel-viewport') },
] as const;

/** Link of the last slide in view. */
const slideLink = (region: Locator) => region.locator('[aria-roledescription="slide"]:not([inert]) a').last();

/** Buttons and links that a click on their middle would not hit; buttons smaller than 44 px, controls out of sight. */
async function hardToHit(region: Locator): Promise<string[]> {
  return region.evaluate((whole) =>
    Array.from(whole.querySelectorAll<HTMLElement>('button, a[href]'))
      .filter((part) => !part.closest('[inert]'))
      .filter((part) => {
        part.scrollIntoView({ block: 'center', behavior: 'instant' });
        const [box] = part.getClientRects();
        // A hero's picker stands in wide windows alone.
        if (!box) return part.matches('.rotation-controls > button');
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        const isSmall = part.matches('button') && Math.min(box.width, box.height) < 44;
        return isSmall || !part.contains(hit);
      })
      .map((part) => part.getAttribute('aria-label') ?? part.textContent ?? ''),
  );
}

test.use({ viewport: sizes.desktop });

test.describe('Hero, Carousel', () => {
  for (const { path, name } of [...heroes, ...sliders]) {
    test(`C2 ${name} of ${path}: pause comes first in the focus order, then previous and next`, async ({
      page,
    }) => {
      const region = await open(page, path, name);
      const first = region.locator('a[href], button, input, [tabindex]').first();
      await expect(first).toHaveAccessibleName(`Pause ${name}`);
      await first.focus();
      await page.keyboard.press('Tab');
      await expect(previousButton(region)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(nextButton(region)).toBeFocused();
    });

    test(`${name} of ${path}: nothing to press is covered or small, from 320 to 1440 px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const region = await openStopped(page, path, name);
      for (const width of [320, 390, 768, 1080, 1440]) {
        await resize(page, { width, height: 1000 });
        // A slider settles 50 ms after the last resize event; until then its slides stand on one another.
        await page.clock.runFor(100);
        expect(await hardToHit(region), `at ${width} px`).toEqual([]);
      }
    });
  }

  for (const { path, name, intervalMs, count, reducedMotion, ground } of oneOfEachKind) {
    test.describe(name, () => {
      const start = (page: Page) => openStopped(page, path, name);

      test.describe('C1 stands still', () => {
        test('while hovered, and goes on afterwards', async ({ page }) => {
          const region = await start(page);
          await ground(region).hover();
          await expectStill(page, region, intervalMs);
          await leave(page);
          await expectTurning(page, region, intervalMs);
        });

        test.describe('on a touch screen', () => {
          test.use({ hasTouch: true });

          test('while a finger is on it, and goes on afterwards', async ({ page }) => {
            const region = await start(page);
            const lift = await putFingerOn(page, region);
            await expectStill(page, region, intervalMs);
            await lift();
            await expectTurning(page, region, intervalMs);
          });

          test('while the second of two fingers is still on it', async ({ page }) => {
            const region = await start(page);
            const [liftOne, liftOther] = await putTwoFingersOn(page, region);
            await expectStill(page, region, intervalMs);
            await liftOne?.();
            await expectStill(page, region, intervalMs);
            await liftOther?.();
            await expectTurning(page, region, intervalMs);
          });
        });

        test('while a link of a slide has the focus, and goes on afterwards', async ({ page }) => {
          const region = await start(page);
          await slideLink(region).focus();
          await expectStill(page, region, intervalMs);
          await leave(page);
          await expectTurning(page, region, intervalMs);
        });

        test('while a control has the focus, also when the pointer leaves, and goes on afterwards', async ({
          page,
        }) => {
          const region = await start(page);
          await slideLink(region).focus();
          await nextButton(region).focus();
          await expectStill(page, region, intervalMs);
          await region.hover();
          await page.mouse.move(0, 0);
          await expectStill(page, region, intervalMs);
          await leave(page);
          await expectTurning(page, region, intervalMs);
        });

        test('while another window covers this one with the focus in it', async ({ page }) => {
          const region = await start(page);
          await slideLink(region).focus();
          // What the browser tells the page then; the focus stays where it is.
          await page.evaluate(() =>
            document.activeElement?.dispatchEvent(
              new FocusEvent('focusout', { bubbles: true, relatedTarget: null }),
            ),
          );
          await expectStill(page, region, intervalMs);
        });

        test('until Play is pressed: it turns at once, though pointer and focus are on the button', async ({
          page,
        }) => {
          await expectPlayToTurn(page, await start(page), { name, intervalMs });
        });

        test('while the tab is hidden, and goes on afterwards', async ({ page }) => {
          const region = await start(page);
          await setHidden(page, true);
          await expectStill(page, region, intervalMs);
          await setHidden(page, false);
          await expectTurning(page, region, intervalMs);
        });

        test('while out of view, and goes on afterwards', async ({ page }) => {
          const region = await start(page);
          await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
          await expect(liveRegion(region)).toHaveAttribute('aria-live', 'polite');
          await expectStill(page, region, intervalMs);
          await region.scrollIntoViewIfNeeded();
          await expect(liveRegion(region)).toHaveAttribute('aria-live', 'off');
          await expectTurning(page, region, intervalMs);
        });
      });

      test('C2 a step restarts the full interval', async ({ page }) => {
        const region = await start(page);
        await press(nextButton(region));
        await page.clock.runFor(intervalMs - 100);
        await press(nextButton(region));
        await page.clock.runFor(200);
        await expect(position(region)).toHaveText(`3 of ${count}`);
        await page.clock.runFor(intervalMs - 300);
        await expect(position(region)).toHaveText(`3 of ${count}`);
        await page.clock.runFor(200);
        await expect(position(region)).toHaveText(`4 of ${count}`);
      });

      test('C4 changes are not announced while it turns, politely while it stands still', async ({
        page,
      }) => {
        const region = await start(page);
        await expect(liveRegion(region)).toHaveAttribute('aria-live', 'off');
        await nextButton(region).focus();
        await expect(liveRegion(region)).toHaveAttribute('aria-live', 'polite');
        await leave(page);
        await expect(liveRegion(region)).toHaveAttribute('aria-live', 'off');
        await press(pauseButton(region, name));
        await expect(liveRegion(region)).toHaveAttribute('aria-live', 'polite');
      });

      test(`${reducedMotion} the wish for less motion counts while the page is open`, async ({ page }) => {
        const region = await start(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await expect(playButton(region, name)).toBeVisible();
        await expectStill(page, region, intervalMs);
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await expect(pauseButton(region, name)).toBeVisible();
        await expectTurning(page, region, intervalMs);
      });
    });
  }
});
