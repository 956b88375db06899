import type { Page } from '@playwright/test';
import { boxOf, expect, htmlOf, phone, test } from './fixtures';
import {
  block,
  expectInterval,
  expectStill,
  expectTurning,
  exposedSlides,
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
  resize,
  setHidden,
  startStopped,
} from './rotation';
import { holdScript, scriptRuns, startWithClockStopped } from './scripts-run';
import { rgb } from './specification';

const home = homeHero;
const openHome = (page: Page) => openStopped(page, home.path, home.name);

/** The one slide that Tab and assistive technology may reach. */
const currentSlide = (page: Page, name: string) =>
  block(page, name).locator('[aria-roledescription="slide"]:not([inert])');

test.use({ viewport: { width: 1440, height: 900 } });

test('the caption’s link stands clear of the chat button, and beside the controls', async ({ page }) => {
  for (const width of [768, 1080, 1279, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const region = await open(page, home.path, home.name);
    const more = await boxOf(currentSlide(page, home.name).getByRole('link', { name: /^More/ }));
    const chat = await boxOf(page.getByRole('link', { name: 'Chat with us' }));
    if (width >= 1080) expect(more.x + more.width, `at ${width} px`).toBeLessThan(chat.x);
    const place = await boxOf(position(region));
    const title = await boxOf(currentSlide(page, home.name).locator('p').first());
    // 8 px to the line, 32 px to the words.
    expect(title.x - place.x - place.width, `at ${width} px`).toBeGreaterThanOrEqual(32);
    expect(title.x - place.x - place.width, `at ${width} px`).toBeLessThanOrEqual(48);
  }
});

test('a hero is painted once all of it is there, at the end of a page too', async ({ page }) => {
  const html = htmlOf(home.path);
  const end = html.indexOf('</section>', html.indexOf(`aria-label="${home.name}"`));
  const lastSlide = html.lastIndexOf('role="group"', end);
  for (const [received, isShown] of [
    [html.slice(0, lastSlide), false],
    [`${html.slice(0, end)}</section></main>`, true],
  ] as const) {
    await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: received }));
    await page.goto('/');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible({
      visible: isShown,
    });
  }
});

for (const { path, name, count, intervalMs } of heroes) {
  test.describe(`hero of ${path}`, () => {
    test(`C1 turns each ${intervalMs} ms and wraps`, async ({ page }) => {
      const region = await openStopped(page, path, name);
      for (let slide = 1; slide <= count; slide++) {
        await expectInterval(page, region, intervalMs, [
          `${slide} of ${count}`,
          `${(slide % count) + 1} of ${count}`,
        ]);
      }
    });

    test('C1 a slide that has stood its time before the script came turns once the next picture had its time', async ({
      page,
    }) => {
      const release = await holdScript(page);
      await startWithClockStopped(page);
      await page.goto(path);
      await page.clock.runFor(intervalMs);
      release();
      const region = block(page, name);
      await startStopped(page, region);
      await page.clock.runFor(2200);
      await expect(position(region)).toHaveText(`1 of ${count}`);
      await page.clock.runFor(300);
      await expectInterval(page, region, intervalMs, [`2 of ${count}`, `3 of ${count}`]);
    });

    test('C1 turns when the clock has jumped over the whole interval', async ({ page }) => {
      const region = await openStopped(page, path, name);
      await page.clock.fastForward(intervalMs);
      await expect(position(region)).toHaveText(`2 of ${count}`);
    });

    test('C3 names each slide by its place and shows one', async ({ page }) => {
      const region = await openStopped(page, path, name);
      await expect(region).toHaveAttribute('aria-roledescription', 'carousel');
      const slides = region.locator('[role="group"][aria-roledescription="slide"]');
      const names = await slides.evaluateAll((all) => all.map((slide) => slide.getAttribute('aria-label')));
      expect(names).toEqual(Array.from({ length: count }, (_, at) => `${at + 1} of ${count}`));
      await press(nextButton(region));
      await page.clock.runFor(100);
      await expect(currentSlide(page, name)).toHaveCount(1);
      await expect(currentSlide(page, name)).toHaveAccessibleName(`2 of ${count}`);
    });
  });
}

test('C1 keeps an interval shorter than the time a picture is fetched ahead of its turn', async ({
  page,
}) => {
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain('"intervalMs":7000');
    await route.fulfill({ response, body: html.replace('"intervalMs":7000', '"intervalMs":1000') });
  });
  const region = await openHome(page);
  const slide = Number.parseInt((await position(region).textContent()) ?? '', 10);
  await expectInterval(page, region, 1000, [`${slide} of 6`, `${(slide % 6) + 1} of 6`]);
});

test.describe('C1 stands still', () => {
  test('for good once the visitor pauses it: hover, focus, resize and turning the device change nothing', async ({
    page,
  }) => {
    const region = await openHome(page);
    await pauseButton(region, home.name).click();
    await expect(playButton(region, home.name)).toBeVisible();
    await leave(page);
    await region.hover();
    await leave(page);
    await nextButton(region).focus();
    await leave(page);
    await setHidden(page, true);
    await setHidden(page, false);
    await resize(page, { width: 390, height: 844 });
    await resize(page, { width: 844, height: 390 });
    await resize(page, { width: 1440, height: 900 });
    await expectStill(page, region, home.intervalMs);
    await playButton(region, home.name).click();
    await expect(pauseButton(region, home.name)).toBeVisible();
    await leave(page);
    await expectTurning(page, region, home.intervalMs);
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a hero touched before script runs turns once it does: a touch is no hover', async ({ page }) => {
    const release = await holdScript(page);
    await page.goto('/about-us/');
    const region = block(page, 'About us highlights');
    await page.touchscreen.tap(200, 150);
    await expect.poll(() => region.evaluate((hero) => hero.matches(':hover'))).toBe(true);
    release();
    await scriptRuns(page, 'hero');
    await expect(liveRegion(region)).toHaveAttribute('aria-live', 'off');
  });
});

test.describe('C2 manual steps', () => {
  test('next wraps to the first slide, previous to the last', async ({ page }) => {
    const region = await openHome(page);
    await previousButton(region).click();
    await expect(position(region)).toHaveText('6 of 6');
    await nextButton(region).click();
    await expect(position(region)).toHaveText('1 of 6');
  });

  test('keep the focus on their button', async ({ page }) => {
    const region = await openHome(page);
    await nextButton(region).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect(position(region)).toHaveText('3 of 6');
    await expect(nextButton(region)).toBeFocused();
  });

  test('the picker shows its slide, says which one is current, and restarts the interval', async ({
    page,
  }) => {
    const region = await openStopped(page, '/training/', 'Training highlights');
    const picker = region.getByRole('button', { name: 'Downstream' });
    await page.clock.runFor(6500);
    await press(picker);
    await expect(position(region)).toHaveText('3 of 6');
    await expect(picker).toHaveAttribute('aria-current', 'true');
    await expect(region.locator('button[aria-current]')).toHaveCount(1);
    await page.clock.runFor(6800);
    await expect(position(region)).toHaveText('3 of 6');
    await page.clock.runFor(300);
    await expect(position(region)).toHaveText('4 of 6');
  });

  test('the picker has one button a slide', async ({ page }) => {
    for (const { path, name, count } of heroes.slice(1)) {
      const region = await open(page, path, name);
      await expect(region.getByRole('button')).toHaveCount(3 + count);
    }
  });
});

test('the meter on the home hero’s edge marks the slide shown', async ({ page }) => {
  const region = await openHome(page);
  const marked = () =>
    region
      .locator('.meter-segment')
      .evaluateAll(
        (all, orange) => all.map((part) => getComputedStyle(part).backgroundColor === orange),
        rgb('orange500'),
      );
  expect(await marked()).toEqual([true, false, false, false, false, false]);
  await press(nextButton(region));
  await page.clock.runFor(100);
  expect(await marked()).toEqual([false, true, false, false, false, false]);
});

test.describe('C3 only the slide shown', () => {
  test('can be reached by Tab', async ({ page }) => {
    const region = await openHome(page);
    await press(nextButton(region));
    await page.clock.runFor(100);
    // The browser fades it in at its own time.
    await expect(region.locator('[aria-label="2 of 6"] a')).toBeVisible();
    await nextButton(region).focus();
    const reached: string[] = [];
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab');
      const slide = await page.evaluate(() => {
        const group = document.activeElement?.closest('[aria-roledescription="slide"]');
        const carousel = group?.closest('[aria-roledescription="carousel"]');
        return carousel?.getAttribute('aria-label') === 'Our services highlights'
          ? group?.getAttribute('aria-label')
          : undefined;
      });
      if (slide) reached.push(slide);
    }
    expect(reached).toEqual(['2 of 6']);
  });

  test('is given to assistive technology', async ({ page }) => {
    const region = await openHome(page);
    await press(nextButton(region));
    await page.clock.runFor(1000);
    expect(await exposedSlides(page, region)).toEqual(['2 of 6']);
  });

  test('carries no aria-hidden; the others do, since Firefox keeps an inert group that has no box in its tree', async ({
    page,
  }) => {
    const region = await openHome(page);
    const named = () =>
      region
        .locator('[aria-roledescription="slide"]:not([aria-hidden])')
        .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label')));
    expect(await named()).toEqual(['1 of 6']);
    await press(nextButton(region));
    await page.clock.runFor(100);
    expect(await named()).toEqual(['2 of 6']);
  });
});

test.describe('C4', () => {
  test('with reduced motion nothing fades or glides', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const region = await open(page, '/', home.name);
    await press(nextButton(region));
    await expect(position(region)).toHaveText('2 of 6');
    await expect(region.locator('.hero-slide').nth(1)).toHaveAttribute('data-current', '');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('with reduced motion it starts still and offers Play, which starts it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const region = await openHome(page);
    await expect(playButton(region, home.name)).toBeVisible();
    await expectStill(page, region, home.intervalMs);
    await press(playButton(region, home.name));
    await expectTurning(page, region, home.intervalMs);
  });
});

test('C5 a picture is fetched 2.5 s before its turn and no sooner', async ({ page }) => {
  const region = await openHome(page);
  await press(nextButton(region));
  const third = region.locator('[aria-label="3 of 6"] .picture');
  await page.clock.runFor(4400);
  await expect(third).toHaveAttribute('data-picture', 'held');
  await page.clock.runFor(200);
  await expect(third).not.toHaveAttribute('data-picture');
});

test.describe('what the slides hold', () => {
  test('training: at most three names, in three columns where the category has more than six subjects', async ({
    page,
  }) => {
    await page.goto('/training/');
    const lists = await page
      .locator('.hero-slide ul')
      .evaluateAll((all) =>
        all.map((list) => [
          list.children.length,
          getComputedStyle(list).gridTemplateColumns.split(' ').length,
        ]),
      );
    // Upstream, Midstream, Downstream, HSE, Business, ICT
    expect(lists).toEqual([
      [3, 3],
      [3, 2],
      [3, 3],
      [3, 3],
      [3, 3],
      [3, 2],
    ]);
  });

  test('about: exactly the first forty words of each topic, then …', async ({ page }) => {
    await page.goto('/about-us/');
    const topics = await page.locator('.hero-slide').evaluateAll((slides) =>
      slides.map((slide) => {
        const section = document.querySelector(slide.querySelector('a')?.getAttribute('href') ?? '');
        return {
          shown: slide.querySelector('p + p')?.textContent ?? '',
          whole: Array.from(section?.querySelectorAll('p') ?? [], (text) => text.textContent).join(' '),
        };
      }),
    );
    expect(topics).toHaveLength(6);
    for (const { shown, whole } of topics) {
      const words = whole.split(/\s+/).filter(Boolean);
      expect(words.length).toBeGreaterThan(40);
      expect(shown).toBe(`${words.slice(0, 40).join(' ')}…`);
    }
  });

  test('about: read more scrolls to the full text of its topic', async ({ page }) => {
    const region = await open(page, '/about-us/', 'About us highlights');
    await press(pauseButton(region, 'About us highlights'));
    await press(nextButton(region));
    await region.getByRole('group', { name: '2 of 6', exact: true }).getByRole('link').click();
    await expect(page).toHaveURL(/#values$/);
    await expect(page.locator('#values').getByRole('heading').first()).toBeInViewport();
  });

  for (const [width, isShown] of [
    [390, false],
    [1079, false],
    [1080, true],
    [1440, true],
  ] as const) {
    test(`projects: the picture is ${isShown ? 'shown' : 'neither shown nor fetched'} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const region = await openStopped(page, '/projects/', 'Project highlights');
      await press(nextButton(region));
      await page.clock.runFor(1000);
      const picture = currentSlide(page, 'Project highlights').locator('img').first();
      await expect(picture).toBeVisible({ visible: isShown });
      const fetched = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(fetched.startsWith('data:')).toBe(!isShown);
    });
  }
});

test.describe('where an inner hero has its words', () => {
  /** Top of the first part of each slide's text and bottom of its button, px from the top of the hero's foot. */
  const edges = (page: Page) =>
    page.locator('.hero').evaluate((hero) => {
      const foot = hero.querySelector('.hero-dock')?.getBoundingClientRect().top ?? Number.NaN;
      return Array.from(hero.querySelectorAll('.hero-slide'), (slide) => ({
        top: Math.round(slide.querySelector('p, .tag')?.getBoundingClientRect().top ?? Number.NaN) - foot,
        bottom: Math.round(
          foot - (slide.querySelector('.btn')?.getBoundingClientRect().bottom ?? Number.NaN),
        ),
      }));
    });

  for (const { path, count } of heroes.slice(1)) {
    test(`${path}: head and button stay where they are while slides turn, on phones`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const slides = await edges(page);
      expect(slides).toHaveLength(count);
      expect(new Set(slides.map(({ top }) => top)).size).toBe(1);
      expect(slides.map(({ bottom }) => bottom)).toEqual(slides.map(() => 36));
    });

    test(`${path}: the stage is 520 px high and the button stands 40 px over its foot at 1440 px`, async ({
      page,
    }) => {
      await page.goto(path);
      const bar = await boxOf(page.getByRole('banner'));
      const foot = await boxOf(page.locator('.hero-dock'));
      expect(foot.y - bar.height).toBe(520);
      expect((await edges(page)).map(({ bottom }) => bottom)).toEqual(
        Array.from({ length: count }, () => 40),
      );
    });
  }

  test('training: each title stands right below the heading at 1440 px', async ({ page }) => {
    await page.goto('/training/');
    const heading = await boxOf(page.getByRole('heading', { level: 1 }));
    const titles = await page
      .locator('.hero-slide p')
      .evaluateAll((all) => all.map((title) => title.getBoundingClientRect().top));
    expect(titles).toHaveLength(6);
    for (const top of titles) {
      expect(top - (heading.y + heading.height)).toBeGreaterThanOrEqual(12);
      expect(top - (heading.y + heading.height)).toBeLessThanOrEqual(20);
    }
  });

  test('about: the first title takes one line at 1440 px', async ({ page }) => {
    await page.goto('/about-us/');
    const title = page.getByText('Company Description', { exact: true }).and(page.locator('.hero-slide p'));
    // 56 px high letters, lines of 1.05.
    expect((await boxOf(title)).height).toBeLessThan(60);
  });
});

test('a hero turns, pauses and plays again @browsers', async ({ page }) => {
  const region = await openHome(page);
  await expectInterval(page, region, 7000, ['1 of 6', '2 of 6']);
  await pauseButton(region, home.name).click();
  await leave(page);
  await expectStill(page, region, 7000);
  await playButton(region, home.name).click();
  await leave(page);
  await expectTurning(page, region, 7000);
});
