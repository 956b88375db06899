import type { Locator, Page } from '@playwright/test';
import { boxOf, expect, phone, test } from './fixtures';
import {
  block,
  courses,
  expectInterval,
  expectStill,
  expectTurning,
  exposedSlides,
  leave,
  liveRegion,
  nextButton,
  open,
  openStopped,
  pauseAtFirst,
  pauseButton,
  playButton,
  position,
  press,
  previousButton,
  resize,
  setHidden,
  sliders,
  swipe,
} from './rotation';
import { holdScript, nextFrames, withoutFeatures } from './scripts-run';
import { counts } from './specification';

/** Specification section 9: slides in view at a window width, px. */
const visibleAt = [
  [390, 1],
  [899, 1],
  [900, 2],
  [1023, 2],
  [1024, 3],
  [1080, 3],
  [1440, 3],
] as const;

const openCourses = (page: Page) => openStopped(page, courses.path, courses.name);

const viewportOf = (region: Locator) => region.locator('.carousel-viewport');

type Row = {
  /** Room from the viewport's start to the first slide that is wholly in view, and from the last to its end, px. */
  before: number;
  after: number;
  /** Names of the slides wholly in view, from left to right. */
  inView: string[];
  /** Pixels of the viewport's width that no slide covers. */
  uncovered: number;
  scrolled: number;
};

/** How the row stands. */
async function rowOf(region: Locator): Promise<Row> {
  return viewportOf(region).evaluate((viewport) => {
    const view = viewport.getBoundingClientRect();
    const slides = Array.from(viewport.querySelectorAll('[aria-roledescription="slide"]'), (slide) => {
      const { left, right } = slide.getBoundingClientRect();
      const gap = Number.parseFloat(getComputedStyle(slide).paddingRight);
      return { name: slide.getAttribute('aria-label') ?? '', left, right, end: right - gap };
    }).sort((a, b) => a.left - b.left);
    const whole = slides.filter(({ left, end }) => left > view.left - 2 && end < view.right + 2);
    let uncovered = 0;
    let covered = view.left;
    for (const { left, right } of slides) {
      if (right <= view.left || left >= view.right) continue;
      uncovered += Math.max(0, left - covered);
      covered = Math.max(covered, right);
    }
    uncovered += Math.max(0, view.right - covered);
    return {
      before: Math.abs(Math.round((whole[0]?.left ?? 0) - view.left)),
      after: Math.round(view.right - (whole[whole.length - 1]?.end ?? 0)),
      inView: whole.map(({ name }) => name),
      // Embla moves a slide to the other end half a pixel late.
      uncovered: uncovered > 1 ? uncovered : 0,
      scrolled: viewport.scrollLeft,
    };
  });
}

/** Names of the slides that Tab may reach. */
async function reachable(region: Locator): Promise<(string | null)[]> {
  return region
    .locator('[aria-roledescription="slide"]:not([inert])')
    .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label')));
}

test.use({ viewport: { width: 1440, height: 900 } });

for (const { path, name, count, intervalMs } of sliders) {
  test.describe(`slider ${name} of ${path}`, () => {
    test(`C1 moves on by one each ${intervalMs} ms`, async ({ page }) => {
      const region = await openStopped(page, path, name);
      await expect(region).toHaveAttribute('aria-roledescription', 'carousel');
      await expectInterval(page, region, intervalMs, [`1 of ${count}`, `2 of ${count}`]);
      await press(previousButton(region));
      await press(previousButton(region));
      await expectInterval(page, region, intervalMs, [`${count} of ${count}`, `1 of ${count}`]);
    });
  });
}

test('emblems of clients are 200 by 120 px, those of partners 120 by 72', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  for (const [name, width, height] of [
    ['Our Client', 200, 120],
    ['Hear From Our Partner', 120, 72],
  ] as const) {
    const logo = await boxOf(block(page, name).locator('img').first());
    expect([logo.width, logo.height], name).toEqual([width, height]);
  }
});

test('two fingers zoom on a slider', async ({ page }) => {
  const region = await open(page, courses.path, courses.name);
  await expect(region.locator('.carousel-track')).toHaveCSS('touch-action', 'pan-y pinch-zoom');
});

test.describe('RotationControls', () => {
  test('C1 pause comes first in the focus order, and its name swaps with what it does', async ({ page }) => {
    const region = await openCourses(page);
    const first = region.locator('a[href], button, input, [tabindex]').first();
    await first.focus();
    for (const name of ['Pause Courses', 'Play Courses', 'Pause Courses']) {
      await expect(first).toHaveAccessibleName(name);
      await expect(first).toBeFocused();
      await page.keyboard.press('Enter');
    }
  });

  test('C2 no button moves the focus or is ever disabled, at the first slide and past the last', async ({
    page,
  }) => {
    const region = await openCourses(page);
    const buttons = region.locator('.rotation-controls').getByRole('button');
    await expect(buttons).toHaveCount(3);
    for (const button of await buttons.all()) {
      await button.focus();
      for (let step = 0; step <= courses.count; step++) {
        await page.keyboard.press('Enter');
        await expect(button).toBeFocused();
        for (const other of await buttons.all()) {
          await expect(other).toBeEnabled();
          await expect(other).not.toHaveAttribute('aria-disabled');
        }
      }
    }
  });

  test('C3 one slide alone does nothing, has no controls and breaks nothing', async ({ page }) => {
    const faults: Error[] = [];
    page.on('pageerror', (fault) => faults.push(fault));
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const region = document.querySelector('[aria-label="Courses"]');
        const slides = region?.querySelectorAll('[aria-roledescription="slide"]') ?? [];
        for (const slide of Array.from(slides).slice(1)) slide.remove();
        const island = region?.querySelector<HTMLElement>('[data-island]');
        if (island) island.dataset.props = island.dataset.props?.replace('"count":6', '"count":1');
      });
    });
    const region = await openCourses(page);
    // Nothing turns, so there is nothing to stop, to step or to count.
    await expect(region.getByRole('button')).toHaveCount(0);
    await expect(position(region)).toHaveCount(0);
    await page.clock.runFor(3 * courses.intervalMs);
    await expect.poll(() => reachable(region)).toEqual(['1 of 6']);
    expect(faults).toEqual([]);
  });
});

test.describe('slides in view', () => {
  test('three from 1024 px, two from 900 px, one below, where the position bars hide', async ({ page }) => {
    const region = await openCourses(page);
    await press(pauseButton(region, courses.name));
    for (const [width, visible] of visibleAt) {
      await resize(page, { width, height: 900 });
      await page.clock.runFor(100);
      const names = ['1 of 6', '2 of 6', '3 of 6'].slice(0, visible);
      expect(await rowOf(region), `${width} px`).toMatchObject({ inView: names, uncovered: 0 });
      await expect.poll(() => reachable(region), `${width} px`).toEqual(names);
      await expect(region.locator('.position-bar').first()).toBeVisible({ visible: width >= 900 });
      await expect(position(region)).toBeVisible({ visible: width < 900 });
    }
  });

  test('settle 50 ms after the last resize event, with the slide kept', async ({ page }) => {
    const region = await openCourses(page);
    await press(pauseButton(region, courses.name));
    await press(nextButton(region));
    await page.clock.runFor(4000);
    await resize(page, { width: 1100, height: 900 });
    await page.clock.runFor(45);
    expect((await rowOf(region)).before).not.toBe(0);
    await page.clock.runFor(30);
    expect(await rowOf(region)).toMatchObject({ before: 0, inView: ['2 of 6', '3 of 6', '4 of 6'] });
  });

  for (const name of ['Our Client', 'Hear From Our Partner'] as const) {
    test(`${name}: 60 px free at both ends, where the neighbours peek in`, async ({ page }) => {
      const region = await openStopped(page, '/', name);
      await press(pauseButton(region, name));
      for (const width of [1440, 1000, 390]) {
        await resize(page, { width, height: 900 });
        await page.clock.runFor(100);
        expect(await rowOf(region), `${width} px`).toMatchObject({ before: 60, after: 60, uncovered: 0 });
      }
    });
  }

  for (const [path, name, count] of [
    ['/', 'Our Client', 4],
    ['/', 'Hear From Our Partner', 6],
    ['/training/', 'Courses', 6],
  ] as const) {
    test(`${name}: endless in both directions, without a gap`, async ({ page }) => {
      const region = await openStopped(page, path, name);
      await press(pauseButton(region, name));
      for (const [width, visible] of [
        [1440, 3],
        [1000, 2],
        [390, 1],
      ] as const) {
        await resize(page, { width, height: 900 });
        await page.clock.runFor(100);
        for (const button of [nextButton(region), previousButton(region)]) {
          for (let step = 0; step <= count + 1; step++) {
            await press(button);
            await page.clock.runFor(150);
            expect((await rowOf(region)).uncovered, `${width} px, moving`).toBe(0);
          }
          await page.clock.runFor(4000);
          const { inView, uncovered } = await rowOf(region);
          expect(uncovered, `${width} px, at rest`).toBe(0);
          expect(new Set(inView).size, `${width} px`).toBe(visible);
        }
      }
    });
  }
});

test.describe('C1 stands still', () => {
  test('when the wish for less motion came while the tab was hidden', async ({ page }) => {
    const region = await openCourses(page);
    await setHidden(page, true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(playButton(region, courses.name)).toBeVisible();
    await setHidden(page, false);
    await expectStill(page, region, courses.intervalMs);
  });

  test('while only its heading is in view, and fetches nothing', async ({ page }) => {
    const region = await openCourses(page);
    await viewportOf(region).evaluate((row) => {
      scrollBy({ top: row.getBoundingClientRect().top - innerHeight - 10, behavior: 'instant' });
    });
    await expect(region).toBeInViewport();
    await expect(liveRegion(region)).toHaveAttribute('aria-live', 'polite');
    await expectStill(page, region, courses.intervalMs);
    await expect(region.locator('[data-state]')).toHaveCount(3);
  });

  test('for good once the visitor pauses it: hover, focus, drag, resize and turning the device change nothing', async ({
    page,
  }) => {
    const region = await openCourses(page);
    await pauseButton(region, courses.name).click();
    await expect(playButton(region, courses.name)).toBeVisible();
    await leave(page);
    await viewportOf(region).hover();
    await leave(page);
    await nextButton(region).focus();
    await leave(page);
    await drag(page, region, -200);
    await page.clock.runFor(3000);
    await leave(page);
    await resize(page, { width: 390, height: 844 });
    await page.clock.runFor(100);
    await resize(page, { width: 844, height: 390 });
    await page.clock.runFor(100);
    await resize(page, { width: 1440, height: 900 });
    await region.scrollIntoViewIfNeeded();
    await expectStill(page, region, courses.intervalMs);
    await playButton(region, courses.name).click();
    await leave(page);
    await expectTurning(page, region, courses.intervalMs);
  });

  test('and keeps its time when a phone’s bars come and go', async ({ page }) => {
    const region = await openCourses(page);
    await press(previousButton(region));
    await press(nextButton(region));
    const from = (await position(region).textContent()) ?? '';
    await page.clock.runFor(courses.intervalMs - 300);
    await resize(page, { width: 1440, height: 840 });
    await page.clock.runFor(200);
    await expect(position(region)).toHaveText(from);
    await page.clock.runFor(200);
    await expect(position(region)).not.toHaveText(from);
  });

  test('and turns on after a resize', async ({ page }) => {
    const region = await openCourses(page);
    await resize(page, { width: 1000, height: 900 });
    await region.scrollIntoViewIfNeeded();
    await page.clock.runFor(100);
    await expectTurning(page, region, courses.intervalMs);
    await expectTurning(page, region, courses.intervalMs);
  });

  test('has exactly one timer while it turns and none while it stands still', async ({ page }) => {
    await page.addInitScript(() => {
      const running = new Map<number, number>();
      Object.assign(window, {
        carouselTimers: () => Array.from(running.values()).filter((delay) => delay === 2000).length,
      });
      const { setTimeout: start, clearTimeout: stop } = window;
      window.setTimeout = ((handler: () => void, delay = 0) => {
        const id = start(() => {
          running.delete(id);
          handler();
        }, delay);
        running.set(id, delay);
        return id;
      }) as typeof setTimeout;
      window.clearTimeout = ((id?: number) => {
        if (id) running.delete(id);
        stop(id);
      }) as typeof clearTimeout;
    });
    const timers = () =>
      page.evaluate(() => (window as Window & { carouselTimers?: () => number }).carouselTimers?.());
    const region = await open(page, courses.path, courses.name);
    await expect.poll(timers).toBe(1);
    await press(nextButton(region));
    await press(nextButton(region));
    await expect.poll(timers).toBe(1);
    await resize(page, { width: 1200, height: 900 });
    await viewportOf(region).hover();
    await expect.poll(timers).toBe(0);
    await page.mouse.move(0, 0);
    await expect.poll(timers).toBe(1);
    await drag(page, region, -150);
    await expect.poll(timers).toBe(0);
    await leave(page);
    await expect.poll(timers).toBe(1);
    await press(pauseButton(region, courses.name));
    await expect.poll(timers).toBe(0);
  });
});

test.describe('C2 manual steps', () => {
  test('move by one, wrap, and leave the focus on their button', async ({ page }) => {
    const region = await openCourses(page);
    await previousButton(region).focus();
    await page.keyboard.press('Enter');
    await expect(position(region)).toHaveText('6 of 6');
    await expect(previousButton(region)).toBeFocused();
    await nextButton(region).focus();
    await page.keyboard.press('Space');
    await expect(position(region)).toHaveText('1 of 6');
    await page.keyboard.press('Space');
    await page.clock.runFor(4000);
    expect((await rowOf(region)).inView).toEqual(['2 of 6', '3 of 6', '4 of 6']);
    await expect(nextButton(region)).toBeFocused();
  });

  for (const { path, name, count } of sliders.filter((slider) => 'movementMs' in slider)) {
    test(`move for 2000 ms in ${name} of ${path}`, async ({ page }) => {
      const region = await openStopped(page, path, name);
      await press(pauseButton(region, name));
      const second = region.locator(`[aria-label="2 of ${count}"]`).first();
      const place = () => second.evaluate((slide) => slide.getBoundingClientRect().left);
      await press(nextButton(region));
      await page.clock.runFor(1500);
      const onTheWay = await place();
      await page.clock.runFor(800);
      const atRest = await place();
      expect(onTheWay - atRest).toBeGreaterThan(2);
      await page.clock.runFor(2000);
      expect(Math.abs((await place()) - atRest)).toBeLessThan(1);
    });
  }

  for (const [width, inView] of [
    [390, 1],
    [1440, 3],
  ] as const) {
    test(`fetch the next picture and none further, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const region = await openCourses(page);
      await press(pauseButton(region, courses.name));
      const asked = () =>
        region
          .locator('[aria-roledescription="slide"]:has([data-state])')
          .evaluateAll((slides) => [...new Set(slides.map((slide) => slide.getAttribute('aria-label')))]);
      const upTo = (last: number) => Array.from({ length: last }, (_, index) => `${index + 1} of 6`);
      // What comes near is told by the browser at its own time; the clock brings the look that follows.
      await expect(async () => {
        await page.clock.runFor(50);
        expect(await asked()).toEqual(upTo(inView));
      }).toPass({ timeout: 10_000 });
      await press(nextButton(region));
      await page.clock.runFor(100);
      await expect(position(region)).toHaveText('2 of 6');
      await expect.poll(asked).toEqual(upTo(2 + inView));
      // Nor once the row has come to rest.
      await page.clock.runFor(4000);
      expect(await asked()).toEqual(upTo(2 + inView));
    });
  }

  test.describe('on a phone', () => {
    test.use(phone);

    test('by touch: a swipe moves on', async ({ page }) => {
      const region = await open(page, courses.path, courses.name);
      await pauseAtFirst(region, courses.name);
      await press(previousButton(region));
      await press(nextButton(region));
      await expect.poll(async () => (await rowOf(region)).before).toBe(0);
      await swipe(page, viewportOf(region));
      await expect(position(region)).toHaveText('2 of 6');
      await expect(page).toHaveURL(/\/training\/$/);
      await expect.poll(async () => (await rowOf(region)).inView).toEqual(['2 of 6']);
      await expect(playButton(region, courses.name)).toBeVisible();
      // The swipe ended in no click; the next one is not taken for it.
      const card = region.locator('[aria-roledescription="slide"]:not([inert]) a').first();
      const address = (await card.getAttribute('href')) ?? '';
      await card.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${address}$`));
    });
  });

  test('by mouse: a drag that leaves the section is not moved on under the pointer', async ({ page }) => {
    const region = await openCourses(page);
    await viewportOf(region).scrollIntoViewIfNeeded();
    const box = await boxOf(viewportOf(region));
    const [x, y] = [box.middle.x, box.y + 80];
    await page.mouse.move(x, y);
    await page.mouse.down();
    // Safari gives a link that is pressed no focus.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.mouse.move(x - 40, y, { steps: 4 });
    // Over the bar of the site.
    await page.mouse.move(x - 40, 20, { steps: 4 });
    await page.clock.runFor(4100);
    await expect(position(region)).toHaveText('1 of 6');
    await page.mouse.up();
    await expectTurning(page, region, 2000);
  });

  test('by mouse: a link dragged while the script starts holds the row no longer than the pointer is over it', async ({
    page,
  }) => {
    const release = await holdScript(page);
    await page.goto(courses.path);
    const region = block(page, courses.name);
    await region.scrollIntoViewIfNeeded();
    const card = await boxOf(region.getByRole('link').first());
    const dragged = page.evaluate(
      () => new Promise((resolve) => document.addEventListener('pointercancel', resolve, { once: true })),
    );
    await page.mouse.move(card.middle.x, card.middle.y);
    await page.mouse.down();
    await page.mouse.move(card.middle.x + 60, card.middle.y, { steps: 6 });
    await dragged;
    release();
    await expect(region.locator('[data-island]')).toHaveAttribute('data-live', '');
    await page.mouse.up();
    await leave(page);
    await expect(position(region)).not.toHaveText('1 of 6');
  });

  test('by mouse: a drag that starts on a link moves on and does not follow it; a click does', async ({
    page,
  }) => {
    const region = await openCourses(page);
    await press(pauseButton(region, courses.name));
    await drag(page, region, -300);
    await page.clock.runFor(4000);
    await expect(page).toHaveURL(/\/training\/$/);
    await expect(position(region)).not.toHaveText('1 of 6');
    const card = region.locator('[aria-roledescription="slide"]:not([inert]) a').first();
    const address = (await card.getAttribute('href')) ?? '';
    await card.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });
});

/** Drags the row with the mouse, from the card in its middle. */
async function drag(page: Page, region: Locator, byPx: number): Promise<void> {
  await viewportOf(region).scrollIntoViewIfNeeded();
  const box = await boxOf(viewportOf(region));
  const [x, y] = [box.middle.x, box.y + 80];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byPx / 2, y, { steps: 4 });
  await page.mouse.move(x + byPx, y, { steps: 4 });
  await page.mouse.up();
}

test.describe('C3', () => {
  test('Tab goes from the controls through the slides in view and on, and moves nothing', async ({
    page,
  }) => {
    const region = await openCourses(page);
    await nextButton(region).focus();
    await page.clock.runFor(4000);
    const before = await rowOf(region);
    const reached: (string | null | undefined)[] = [];
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('Tab');
      await page.clock.runFor(100);
      reached.push(
        await page.evaluate(() =>
          document.activeElement?.closest('[aria-roledescription="slide"]')?.getAttribute('aria-label'),
        ),
      );
    }
    expect(reached.slice(0, 4)).toEqual([...before.inView, undefined]);
    expect(await rowOf(region)).toEqual(before);
  });

  test('in a browser that knows no inert, links of slides out of view are no stops', async ({ page }) => {
    await withoutFeatures(page, ['HTMLElement.prototype.inert']);
    for (const [path, name] of [
      [courses.path, courses.name],
      ['/', 'Our Client'],
    ] as const) {
      const region = await open(page, path, name);
      await pauseAtFirst(region, name);
      await press(nextButton(region));
      await expect(position(region)).toHaveText(/^2 of/);
      // In one look: a locator finds the links first and asks them after, and slides leave in between.
      const stops = () =>
        region.evaluate((section) => {
          const orders = { in: new Set<number>(), out: new Set<number>() };
          for (const link of section.querySelectorAll<HTMLElement>('[aria-roledescription="slide"] a'))
            orders[link.closest('[inert]') ? 'out' : 'in'].add(link.tabIndex);
          return { in: [...orders.in], out: [...orders.out] };
        });
      await expect.poll(stops).toEqual({ in: [0], out: [-1] });
    }
  });

  test('focus set by script on a slide in view, or a scroll, never leaves the row out of place', async ({
    page,
  }) => {
    const region = await openStopped(page, '/', 'Hear From Our Partner');
    await press(pauseButton(region, 'Hear From Our Partner'));
    await page.clock.runFor(3000);
    const before = await rowOf(region);
    for (const link of await region.getByRole('link').all())
      await link.evaluate((element) => element.focus());
    // As browsers do for a word found in a slide at the edge.
    await viewportOf(region).evaluate((viewport) => {
      viewport.scrollLeft = 200;
    });
    await expect.poll(() => rowOf(region)).toEqual(before);
  });

  test('a slide that was on its way out when the focus reached it comes back', async ({ page }) => {
    const region = await openCourses(page);
    await press(pauseButton(region, courses.name));
    const leaving = region.locator('[aria-label="1 of 6"]:not([aria-hidden])').getByRole('link');
    await press(nextButton(region));
    await page.clock.runFor(100);
    await leaving.focus();
    await page.clock.runFor(4000);
    await expect(leaving).toBeFocused();
    expect((await rowOf(region)).inView).toContain('1 of 6');
  });

  test('the focus keeps its slide in view when fewer fit', async ({ page }) => {
    const region = await openCourses(page);
    await press(pauseButton(region, courses.name));
    await page.clock.runFor(3000);
    const last = region.locator('[aria-roledescription="slide"]:not([inert]) a').nth(2);
    const name = (await rowOf(region)).inView[2];
    await last.focus();
    await resize(page, { width: 390, height: 844 });
    await page.clock.runFor(200);
    await expect.poll(async () => (await rowOf(region)).inView).toEqual([name]);
    expect(
      await page.evaluate(() =>
        document.activeElement?.closest('[aria-roledescription="slide"]')?.getAttribute('aria-label'),
      ),
    ).toBe(name);
  });

  test('every slide has one name and one place for assistive technology, copies included', async ({
    page,
  }) => {
    const region = await openStopped(page, '/', 'Our Client');
    await press(pauseButton(region, 'Our Client'));
    for (let step = 0; step < 9; step++) {
      await press(nextButton(region));
      await page.clock.runFor(2000);
      const named = await region
        .getByRole('group')
        .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label')).sort());
      expect(named).toEqual(
        Array.from({ length: counts.clients }, (_, index) => `${index + 1} of ${counts.clients}`).sort(),
      );
      const { inView } = await rowOf(region);
      await expect.poll(async () => (await reachable(region)).sort()).toEqual([...inView].sort());
    }
    expect((await exposedSlides(page, region)).sort()).toEqual((await rowOf(region)).inView.sort());
  });
});

test.describe('C5 with reduced motion', () => {
  test('nothing turns by itself, and a step jumps', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const region = await openCourses(page);
    await expect(playButton(region, courses.name)).toBeVisible();
    await expectStill(page, region, courses.intervalMs);
    await press(nextButton(region));
    await page.clock.runFor(50);
    expect(await rowOf(region)).toMatchObject({ before: 0, inView: ['2 of 6', '3 of 6', '4 of 6'] });
  });
});

test.describe('C6 before script', () => {
  test('the row snaps to a card', async ({ page }) => {
    await holdScript(page);
    await page.goto(courses.path);
    await expect(viewportOf(block(page, courses.name))).toHaveCSS('scroll-snap-type', 'x mandatory');
  });

  for (const [path, name] of [
    ['/training/', 'Courses'],
    ['/', 'Our Client'],
    ['/', 'Hear From Our Partner'],
  ] as const) {
    test(`${name}: nothing jumps when the carousel starts`, async ({ page }) => {
      for (const width of [1440, 1000, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const release = await holdScript(page);
        await page.goto(path);
        const region = block(page, name);
        await region.scrollIntoViewIfNeeded();
        const first = region.locator('[aria-label^="1 of"]').first();
        const before = await first.boundingBox();
        // Stands still, so that what is measured is the start and nothing else.
        await region.hover();
        release();
        await expect(region.locator('.carousel-viewport[data-running]')).toBeAttached();
        await expect(liveRegion(region)).toHaveAttribute('aria-live', 'polite');
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        expect(await first.boundingBox(), `${width} px`).toEqual(before);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    });
  }

  test('the row scrolls by hand, and the carousel starts where it stood', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdScript(page);
    await page.goto('/');
    const region = block(page, 'Hear From Our Partner');
    await region.scrollIntoViewIfNeeded();
    await viewportOf(region).evaluate((viewport) => {
      viewport.scrollLeft = viewport.scrollWidth * 0.34;
    });
    const stood = await rowOf(region);
    await region.hover();
    release();
    await expect(region.locator('.carousel-viewport[data-running]')).toBeAttached();
    await expect(position(region)).toHaveText(stood.inView[0] ?? '');
    expect((await rowOf(region)).inView).toEqual(stood.inView);
  });

  test('a focused link keeps the focus when the carousel starts', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto(courses.path);
    const link = block(page, courses.name).locator('[aria-label="2 of 6"] a').first();
    await link.focus();
    release();
    // The last it does on its way: slides out of view leave the focus order.
    await expect(block(page, courses.name).locator('.carousel-slide[inert]').first()).toBeAttached();
    await nextFrames(page);
    await expect(link).toBeFocused();
  });
});

test.describe('C7 two fingers on a trackpad', () => {
  /** What the browser is left to do with the last turn of the wheel: scroll the page, or go back a page. */
  const isTheBrowsers = (page: Page) => page.evaluate(() => (window as unknown as { left?: boolean }).left);

  async function openUnderPointer(page: Page): Promise<Locator> {
    const region = await openCourses(page);
    await page.evaluate(() =>
      window.addEventListener('wheel', (event) => Object.assign(window, { left: !event.defaultPrevented })),
    );
    await viewportOf(region).hover();
    return region;
  }

  test('to the side: by one at once, then by one for each card they pass over; the browser goes nowhere', async ({
    page,
  }) => {
    const region = await openUnderPointer(page);
    const card = await region
      .locator('.carousel-slide')
      .first()
      .evaluate((slide) => slide.clientWidth);
    for (const [afterMs, by, where] of [
      [0, 50, '1 of 6'],
      [100, 50, '2 of 6'],
      // One movement still, that has come as far as a card and 40 px beyond.
      [100, card, '3 of 6'],
      [300, 100 + 2 * card, '6 of 6'],
      [300, -100 - card, '4 of 6'],
      [300, -50, '4 of 6'],
    ] as const) {
      await page.clock.runFor(afterMs);
      await page.mouse.wheel(by, 10);
      await expect(position(region), `${by} px`).toHaveText(where);
      expect(await isTheBrowsers(page)).toBe(false);
    }
    await page.clock.runFor(4000);
    expect((await rowOf(region)).inView).toEqual(['4 of 6', '5 of 6', '6 of 6']);
  });

  test('up and down the page scrolls, and the row stands', async ({ page }) => {
    const region = await openUnderPointer(page);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(100, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    expect(await isTheBrowsers(page)).toBe(true);
    await expect(position(region)).toHaveText('1 of 6');
  });

  test('on a page that two fingers have enlarged they move the view over it, and the row stands', async ({
    page,
    context,
  }) => {
    const region = await openUnderPointer(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    const left = () => page.evaluate(() => visualViewport?.pageLeft);
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(2);
    const before = await left();
    await page.mouse.wheel(100, 0);
    await expect.poll(left).not.toBe(before);
    await expect(position(region)).toHaveText('1 of 6');
    expect(await isTheBrowsers(page)).toBe(true);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(1);
    await page.clock.runFor(300);
    await page.mouse.wheel(100, 0);
    await expect(position(region)).toHaveText('2 of 6');
  });

  test('with reduced motion the row jumps', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const region = await openUnderPointer(page);
    await page.mouse.wheel(100, 0);
    await expect(position(region)).toHaveText('2 of 6');
    await page.clock.runFor(50);
    expect((await rowOf(region)).inView).toEqual(['2 of 6', '3 of 6', '4 of 6']);
  });
});

test('a slider turns, pauses and steps by hand @browsers', async ({ page }) => {
  const region = await openCourses(page);
  await expectInterval(page, region, 2000, ['1 of 6', '2 of 6']);
  await pauseButton(region, courses.name).click();
  await leave(page);
  await expectStill(page, region, 2000);
  await nextButton(region).click();
  await page.clock.runFor(4000);
  expect((await rowOf(region)).inView).toHaveLength(3);
});
