/** Lazy pictures (specification sections 4 and 9; decisions: Lazy pictures) and the page standing still meanwhile. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { boxOf, htmlOf, scrollThrough, severalLooks, toPaper } from './fixtures';
import { hold, holdScript, nextFrames, scriptRuns, startEachIsland } from './scripts-run';
import { colours, lazyThrottleMs, serviceSlugs } from './specification';

/** Specification section 9. */
const thresholdPx = 100;

const pages = ['/', '/about-us/', '/services/', '/services/rope-access/', '/training/', '/projects/'];

/** Where the pictures of a page stand, and how far each one is. */
async function pictures(page: Page) {
  return page.locator('.picture').evaluateAll((boxes) =>
    boxes.map((box) => {
      const { top, bottom, left, right, width, height } = box.getBoundingClientRect();
      return {
        below: top - innerHeight,
        isNear: width > 0 && top < innerHeight + 98 && bottom > -98 && right > 0 && left < innerWidth,
        size: `${width} x ${height}`,
        waits: box.getAttribute('data-picture'),
        state: box.getAttribute('data-state'),
        inCarousel: Boolean(box.closest('[aria-roledescription="carousel"]')),
        file: box.querySelector('img')?.currentSrc ?? '',
      };
    }),
  );
}

/** Paths of the picture files asked for from here on. */
function picturesAskedFor(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'image' || pathname.includes('/pictures/')) paths.add(pathname);
  });
  return paths;
}

/** Holds back every picture; the answer lets them go. */
const holdPictures = (page: Page) => hold(page, '**/pictures/**');

const loading = (page: Page) => page.locator('[data-state="loading"]');
const spinners = (page: Page) => page.locator('.spinner:visible');

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const path of pages) {
      test(`${path} asks at load for no picture further than 100 px below the window`, async ({ page }) => {
        const asked = picturesAskedFor(page);
        await page.goto(path);
        await scriptRuns(page, 'lazy-pictures');
        await severalLooks(page);
        const all = await pictures(page);
        expect(all.filter(({ below, file }) => below > thresholdPx && file.includes('/pictures/'))).toEqual(
          [],
        );
        expect(all.filter(({ isNear, waits, inCarousel }) => isNear && waits && !inCarousel)).toEqual([]);
        const shown = all.map(({ file }) => new URL(file || 'x:/').pathname);
        expect([...asked].filter((file) => !shown.includes(file))).toEqual([]);
        expect([...asked].filter((file) => file.startsWith('/_next/'))).toEqual([]);
      });
    }
  });
}

test.describe('the first picture of a hero', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const path of ['/', '/about-us/', '/training/', '/projects/']) {
    test(`on ${path} is eager, of high priority, and alone`, async ({ page }) => {
      const asked = picturesAskedFor(page);
      await page.goto(path);
      const hero = page.locator('.hero');
      const first = hero.locator('.hero-slide').first().locator('img');
      await expect(first).toHaveAttribute('fetchpriority', 'high');
      await expect(first).not.toHaveAttribute('loading', 'lazy');
      await expect(hero.locator('img[fetchpriority="high"]')).toHaveCount(1);
      await expect
        .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(1);
      const slides = await hero.locator('.hero-slide').count();
      await expect(hero.locator('.hero-slide [data-picture="held"]')).toHaveCount(slides - 1);
      const own = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect([...asked].filter((file) => own.endsWith(file))).toHaveLength(1);
    });
  }

  test('is not fetched on /projects/ below 1080 px', async ({ page }) => {
    for (const width of [390, 1079]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/projects/');
      await scriptRuns(page, 'hero');
      await severalLooks(page);
      const files = await page
        .locator('.hero img')
        .evaluateAll((images) =>
          (images as HTMLImageElement[])
            .map(({ currentSrc }) => currentSrc)
            .filter((file) => !file.startsWith('data:')),
        );
      expect(files, `at ${width}`).toEqual([]);
    }
  });
});

test.describe('LazyPictures, loadPicture', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('loading starts 100 px below the window, no sooner and no later', async ({ page }) => {
    await page.goto('/services/rope-access/');
    const box = page.locator('[data-picture="lazy"]').first();
    const place = await box.evaluate((element) => {
      element.setAttribute('id', 'probe');
      return element.getBoundingClientRect().top + scrollY;
    });
    const probe = page.locator('#probe');
    const at = (distance: number) =>
      page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), place - 900 - distance);
    await scriptRuns(page, 'lazy-pictures');
    await at(thresholdPx + 2);
    await severalLooks(page);
    await expect(probe).toHaveAttribute('data-picture', 'lazy');
    await at(thresholdPx - 2);
    await expect(probe).toHaveAttribute('data-state', /load/);
  });

  test('it looks every 300 ms at most', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto('/services/');
    await scriptRuns(page, 'lazy-pictures');
    const looks = await page.evaluate(async () => {
      const times: number[] = [];
      const observer = new MutationObserver(() => {
        const now = performance.now();
        // Several pictures found by one look count as one.
        if (now - (times[times.length - 1] ?? 0) > 50) times.push(now);
      });
      observer.observe(document.body, { subtree: true, attributeFilter: ['data-picture'] });
      for (let place = 0; place < 5000; place += 100) {
        scrollTo({ top: place, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
      return times;
    });
    expect(looks.length).toBeGreaterThan(2);
    for (const [index, time] of looks.entries()) {
      if (index > 0) expect(time - (looks[index - 1] ?? 0)).toBeGreaterThan(lazyThrottleMs - 60);
    }
  });

  test('a page scrolled through at speed has no holes, and a jump fetches nothing on its way', async ({
    page,
  }) => {
    await page.goto('/services/');
    await scriptRuns(page, 'lazy-pictures');
    await page.evaluate(async () => {
      for (let place = 0; place < 2700; place += 900) {
        scrollTo({ top: place, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
    await expect
      .poll(() =>
        page.locator('.picture').evaluateAll((boxes) => ({
          waiting: boxes.filter(
            (box) => box.matches('[data-picture]') && box.getBoundingClientRect().top < 900,
          ).length,
          loaded: boxes.filter((box) => box.matches('[data-state="loaded"]')).length >= 9,
        })),
      )
      .toEqual({ waiting: 0, loaded: true });
    await page.goto('/about-us/');
    await scriptRuns(page, 'lazy-pictures');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await severalLooks(page);
    await expect(page.locator('#vision .picture, #mission .picture')).toHaveCount(2);
    await expect(page.locator('#vision [data-picture="lazy"], #mission [data-picture="lazy"]')).toHaveCount(
      2,
    );
  });

  test('printing asks for no picture: paper shows none', async ({ page }) => {
    await page.goto('/services/');
    await scriptRuns(page, 'lazy-pictures');
    await severalLooks(page);
    const asked = picturesAskedFor(page);
    const waiting = await page.locator('[data-picture]').count();
    expect(waiting).toBeGreaterThan(0);
    await toPaper(page);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await severalLooks(page);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('[data-picture]')).toHaveCount(waiting);
    expect([...asked]).toEqual([]);
  });

  test('C1 pictures in the cache leave no spinner', async ({ page }) => {
    for (let visit = 0; visit < 3; visit++) {
      await page.goto('/services/');
      await scriptRuns(page, 'lazy-pictures');
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await expect(page.locator('[data-state="loaded"]').first()).toBeVisible();
      await expect(loading(page)).toHaveCount(0);
      await expect(spinners(page)).toHaveCount(0);
    }
  });

  test('C1 Back leaves no spinner', async ({ page }) => {
    await page.goto('/services/');
    await scriptRuns(page, 'lazy-pictures');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await expect(page.locator('[data-state="loaded"]').first()).toBeVisible();
    await page.goto('/news/');
    await page.goBack();
    await scriptRuns(page, 'lazy-pictures');
    await expect(page.locator('[data-state="loaded"]').first()).toBeVisible();
    await expect(loading(page)).toHaveCount(0);
    await expect(spinners(page)).toHaveCount(0);
  });

  test('C2 a picture that fails loses its spinner and shows its alternative text', async ({ page }) => {
    await page.route('**/pictures/**', (route) => route.abort());
    await page.goto('/about-us/');
    await scriptRuns(page, 'lazy-pictures');
    const topic = page.locator('#values .picture');
    await topic.scrollIntoViewIfNeeded();
    await expect(topic).toHaveAttribute('data-state', 'failed');
    await expect(spinners(page)).toHaveCount(0);
    const image = topic.getByRole('img');
    await expect(image).toBeVisible();
    await expect(image).toHaveAttribute('alt', /\w{3}/);
    await expect(topic.getByText((await image.getAttribute('alt')) ?? '')).toHaveCount(0);
  });
});

test('pictures whose words stand beside them say nothing to listeners', async ({ page }) => {
  await page.goto('/services/');
  await expect(page.getByRole('main').locator('.card')).toHaveCount(serviceSlugs.length);
  for (const where of ['.card', '.hero-art', '#contact']) {
    await expect(page.locator(where).getByRole('img'), where).toHaveCount(0);
  }
});

test('the file of a card is no wider than its place needs', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/services/');
  await scrollThrough(page);
  const images = page.locator('.card .picture[data-state="loaded"] img');
  await expect.poll(() => images.count()).toBeGreaterThan(8);
  const widths = await images.evaluateAll((all) =>
    all.map((image) => Number(/-(\d+)\.[\da-f]+\.avif$/.exec((image as HTMLImageElement).currentSrc)?.[1])),
  );
  // Of the widths that exist, the first that fills 405 px.
  expect(Math.max(...widths)).toBeLessThanOrEqual(480);
});

test.describe('Picture', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('C1 a spinner turns until the picture has loaded, and the box keeps its size', async ({ page }) => {
    const release = await holdPictures(page);
    const releaseScript = await holdScript(page);
    await page.goto('/services/', { waitUntil: 'domcontentloaded' });
    await expect(spinners(page)).toHaveCount(0);
    const sizes = (await pictures(page)).map(({ size }) => size);
    releaseScript();
    // The eager picture is held too, so the page has not loaded yet: a press inside starts the script.
    await page.locator('[data-island="lazy-pictures"]').dispatchEvent('pointerdown');
    await scriptRuns(page, 'lazy-pictures');
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await expect(spinners(page).first()).toBeVisible();
    expect(
      await spinners(page)
        .first()
        .evaluate((element) => getComputedStyle(element).animationName),
    ).toBe('turn');
    expect((await pictures(page)).map(({ size }) => size)).toEqual(sizes);
    release();
    await expect(page.locator('[data-state="loaded"]').first()).toBeVisible();
    await expect(loading(page)).toHaveCount(0);
    await expect(spinners(page)).toHaveCount(0);
    expect((await pictures(page)).map(({ size }) => size)).toEqual(sizes);
  });

  test('the words of a picture stay in the page while it loads', async ({ page }) => {
    await page.goto('/about-us/');
    await scriptRuns(page, 'lazy-pictures');
    const image = page.locator('#mission [data-picture="lazy"] img').first();
    const words = await image.getAttribute('alt');
    expect(words).toMatch(/\w{3}/);
    const same = await image.elementHandle();
    await page.locator('#mission').scrollIntoViewIfNeeded();
    await expect(page.locator('#mission [data-state="loaded"] picture > img')).toHaveAttribute(
      'alt',
      words ?? '',
    );
    expect(await same?.evaluate((element) => element.isConnected), 'the served image stays').toBe(true);
  });

  test.describe('with script off', () => {
    test.use({ javaScriptEnabled: false });

    test('C2 every picture is there, and no spinner', async ({ page }) => {
      await page.goto('/services/');
      await expect(page.locator('.picture noscript img').first()).toBeVisible();
      const [boxes, plain] = [page.locator('.picture'), page.locator('.picture img[src*="/pictures/"]')];
      expect(await plain.count()).toBe(await boxes.count());
      for (const image of await plain.all()) {
        expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(1);
      }
      await expect(spinners(page)).toHaveCount(0);
    });
  });

  for (const script of [true, false]) {
    test(`is a JPEG in a browser that reads neither AVIF nor WebP, script ${script ? 'on' : 'off'}`, async ({
      browser,
    }) => {
      const page = await browser.newPage({
        javaScriptEnabled: script,
        viewport: { width: 1440, height: 900 },
      });
      for (const path of ['/', '/about-us/', '/services/', '/services/rope-access/', '/projects/']) {
        // Such a browser passes over the sources whose kind it does not know.
        const html = htmlOf(path).replace(/image\/(avif|webp)/g, 'image/unknown');
        expect(html).toContain('image/unknown');
        await page.route(`**${path}`, (route) => route.fulfill({ body: html, contentType: 'text/html' }));
        await page.goto(path);
        // The first picture of the page; with script off the others too, wherever they stand.
        const images = page.locator('.picture picture > img');
        expect(await images.count()).toBeGreaterThan(script ? 0 : 2);
        for (const image of await images.all()) {
          await expect
            .poll(() => image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc), path)
            .toMatch(/\/pictures\/.*\.jpg$/);
          const width = () => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth);
          await expect.poll(width, path).toBeGreaterThan(1);
        }
      }
      if (script) {
        await page.goto('/services/');
        await scriptRuns(page, 'lazy-pictures');
        const last = page.locator('main .picture').last();
        await last.scrollIntoViewIfNeeded();
        await expect(last).toHaveAttribute('data-state', 'loaded');
        const file = await last.locator('img').evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
        expect(file).toMatch(/\.jpg$/);
      }
      await page.close();
    });
  }

  test('C3 the alternative text of a failed picture can be read', async ({ page }) => {
    await page.route('**/pictures/**', (route) => route.abort());
    await page.goto('/about-us/');
    await scriptRuns(page, 'lazy-pictures');
    const topic = page.locator('#company .picture');
    await topic.scrollIntoViewIfNeeded();
    await expect(topic).toHaveAttribute('data-state', 'failed');
    const image = topic.getByRole('img');
    const { width, height } = await boxOf(image);
    expect(width).toBeGreaterThan(200);
    expect(height).toBeGreaterThan(100);
    // In ink, in the middle, and no broken sign in the corner (design system: Placeholder).
    const { data, info } = await sharp(await topic.screenshot())
      .raw()
      .toBuffer({ resolveWithObject: true });
    const seen = { above: 0, middle: 0, ink: 0 };
    // Short of the cut at the right, and of edges that fall between two pixels.
    for (let y = 2; y < info.height - 2; y++) {
      for (let x = 2; x < info.width - 80; x++) {
        const at = (y * info.width + x) * info.channels;
        const colour = [...data.subarray(at, at + 3)];
        if (`${colour}` === `${colours.teal200}`) continue;
        if (y < info.height / 3) seen.above++;
        if (Math.abs(y - info.height / 2) < 40) seen.middle++;
        if (`${colour}` === `${colours.navy900}`) seen.ink++;
      }
    }
    expect(seen.above).toBe(0);
    expect(seen.middle).toBeGreaterThan(300);
    expect(seen.ink).toBeGreaterThan(50);
  });
});

/** Everything that moves without being asked to, as `share of the window, element`, from the start of the next page on. */
async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; shifts: string[] }>> {
  await page.addInitScript(() => {
    const seen = { sum: 0, shifts: [] as string[] };
    Object.assign(window, { seen });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as unknown as {
        value: number;
        sources: { node: Element | null }[];
      }[]) {
        const who = entry.sources
          .map(({ node }) => `${node?.nodeName}.${node?.getAttribute?.('class')}`)
          .join(', ');
        seen.sum += entry.value;
        seen.shifts.push(`${entry.value.toFixed(4)} ${who}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { sum: number; shifts: string[] } }).seen);
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

    // Each set of islands that pages have.
    for (const path of [
      '/',
      '/about-us/',
      '/services/rope-access/',
      '/training/',
      '/training/midstream-oil-and-gas/',
      '/training/business-essentials/',
      '/projects/',
      '/projects/dlng-s4hana-PM/',
      '/contact-us/',
      '/services/rope-acess-that-is-not-there',
    ]) {
      test(`${path} stands still while its islands start`, async ({ page }) => {
        const release = await holdScript(page);
        const shifts = await watchShifts(page);
        await page.goto(path);
        await page.evaluate(() => document.fonts.load('16px Archivo'));
        await nextFrames(page);
        const before = (await shifts()).shifts.length;
        release();
        await scriptRuns(page, 'in-page-scroll');
        await startEachIsland(page);
        await nextFrames(page);
        expect((await shifts()).shifts.slice(before)).toEqual([]);
      });
    }

    for (const path of ['/', '/training/']) {
      test(`${path} stands still while the second half of its HTML is on its way`, async ({ page }) => {
        const html = htmlOf(path);
        // In the middle of the bar's links, and between a hero's controls and its slides.
        for (const cut of ['aria-label="Training menu"', 'class="hero-art']) {
          expect(html).toContain(cut);
          const at = html.indexOf('>', html.indexOf(cut)) + 1;
          let sendTheRest = () => {};
          const server = createServer((request, response) => {
            // Without fonts and pictures: only the order of the markup counts. A page whose script is not there
            // gives up, and so it is on its way for as long as the test takes.
            if (request.url?.startsWith('/islands/')) return;
            if (request.url !== path) return response.writeHead(404).end();
            response.writeHead(200, { 'Content-Type': 'text/html' });
            response.write(html.slice(0, at));
            sendTheRest = () => response.end(html.slice(at));
            return response;
          });
          await new Promise<void>((resolve) => server.listen(0, resolve));
          const shifts = await watchShifts(page);
          const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
          await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
          await expect(page.getByRole('banner')).toBeVisible();
          await nextFrames(page);
          sendTheRest();
          await expect(page.getByRole('contentinfo')).toBeVisible();
          await nextFrames(page);
          expect((await shifts()).shifts, cut).toEqual([]);
          server.closeAllConnections();
          server.close();
        }
      });
    }

    for (const path of ['/', '/services/', '/services/rope-access/', '/training/', '/projects/']) {
      test(`${path} hardly moves when the font comes late`, async ({ page }) => {
        const shifts = await watchShifts(page);
        const release = await hold(page, '**/*.woff2');
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('contentinfo')).toBeAttached();
        await nextFrames(page);
        const before = await shifts();
        release();
        await page.evaluate(() => document.fonts.ready);
        await nextFrames(page);
        expect(await page.evaluate(() => document.fonts.check('16px Archivo'))).toBe(true);
        // A twentieth of what search engines still call good (0.1).
        expect((await shifts()).sum - before.sum, (await shifts()).shifts.join('; ')).toBeLessThan(0.005);
      });
    }
  });
}
