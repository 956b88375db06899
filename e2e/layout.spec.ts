/** What holds at every width and setting: no sideways scroll, large enough targets, nothing covered, paper. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { site } from '@/content/site';
import { contrast, partsOf } from './contrast';
import {
  boxOf,
  expect,
  htmlOf,
  overlaps,
  reach,
  scrollThrough,
  sizes,
  test,
  textBoxes,
  textOf,
  toPaper,
  visitedPages,
} from './fixtures';
import { heroes, sliders } from './rotation';
import { scriptRuns } from './scripts-run';
import {
  colours,
  counts,
  indexedPaths,
  midstreamCourses,
  midstreamGroups,
  workingHours,
} from './specification';

const representative = [
  '/',
  '/about-us/',
  '/services/',
  '/services/turnaround-and-planned-shutdowns-turnkey/',
  '/services/health-safety-and-environmental/',
  '/training/',
  '/training/downstream-oil-and-gas/',
  '/training/infomration-technology/',
  '/projects/',
  '/projects/dlng-s4hana-PM/',
  '/contact-us/',
  '/news/',
  '/no-such-page/',
  '/500.html',
];

/** How far the page reaches past the right edge of the window, px: what it can be scrolled sideways by. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Parts that cut off what they hold, and by how much. Two do so on purpose: a slider, whose row goes on beyond its
 * view, and words for listeners alone, which have a box of one pixel.
 */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.body.querySelectorAll<HTMLElement>('*'))
      .filter((part) => part.checkVisibility() && part.clientWidth > 1 && part.clientHeight > 1)
      .map((part) => {
        const { overflowX, overflowY } = getComputedStyle(part);
        const isRow = part.matches('.carousel-viewport');
        return {
          part,
          across: overflowX === 'visible' || isRow ? 0 : part.scrollWidth - part.clientWidth,
          down: overflowY === 'visible' ? 0 : part.scrollHeight - part.clientHeight,
        };
      })
      .filter(({ across, down }) => across > 0 || down > 0)
      .map(({ part, across, down }) => `${across} x ${down} px of ${part.outerHTML.slice(0, 200)}`),
  );
}

test('no page scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of visitedPages) {
    await page.goto(path);
    expect(await sidewaysScroll(page), path).toBe(0);
  }
});

test('no address asked for and no words searched for widen or leave the page, however long', async ({
  page,
}) => {
  const word = 'Rohrleitungsinstandhaltung'.repeat(5);
  for (const width of [320, 390, 800, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/${word}/`);
    const path = page.locator('main strong');
    await expect(path).toHaveText(`/${word}/`);
    expect(await sidewaysScroll(page), `not found at ${width} px`).toBe(0);
    expect(await path.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThan(width);
    // Over the picture, text stays within 38rem of the content's left edge (design system: Hero).
    const { left, right } = await page.locator('main p').evaluate((text) => text.getBoundingClientRect());
    expect(right - left).toBeLessThanOrEqual(608);
    await page.goto('/training/midstream-oil-and-gas/');
    await scriptRuns(page, 'course-search');
    await page.getByLabel('Find a course').fill(word);
    await expect(page.getByRole('status')).toContainText(word);
    expect(await sidewaysScroll(page), `nothing found at ${width} px`).toBe(0);
  }
});

test('a name longer than its line widens no page, in whatever text it stands', async ({ page }) => {
  test.slow();
  for (const width of [320, 1080, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of representative.filter((known) => indexedPaths.includes(known))) {
      await page.goto(path);
      const wide = await page.evaluate(() => {
        const texts: Text[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const text = walker.currentNode as Text;
          const parent = text.parentElement as HTMLElement;
          // What may not break is a number, a code or the brand.
          const isFree = getComputedStyle(parent).whiteSpace !== 'nowrap' && !parent.matches('p > strong');
          if (text.data.trim().length > 2 && isFree && parent.checkVisibility()) texts.push(text);
        }
        const found = texts.flatMap((text) => {
          const { data } = text;
          text.data = 'Procurement/Commissioning/Instrumentation';
          const { scrollWidth, clientWidth } = document.documentElement;
          text.data = data;
          return scrollWidth > clientWidth ? [data] : [];
        });
        return { tried: texts.length, found };
      });
      expect(wide.tried, path).toBeGreaterThan(30);
      expect(wide.found, `${path} at ${width} px`).toEqual([]);
    }
  }
});

for (const [width, pages] of [
  [320, visitedPages],
  [375, visitedPages],
  [390, representative],
  [768, representative],
  [1080, representative],
  [1440, representative],
] as const) {
  const uncut = width < 1080 ? ' and are not cut off' : '';
  test(`letters twice as large widen no page${uncut} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of pages) {
      await page.goto(path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await sidewaysScroll(page), path).toBe(0);
      // Wider windows have drawings and lists that reach beyond their box.
      if (width < 1080) expect(await cutOff(page), path).toEqual([]);
    }
  });
}

for (const [width, density] of [
  [390, 3],
  [412, 2.625],
  [360, 3],
  [1440, 1],
] as const) {
  test.describe(`on a screen of ${width} px with ${density} dots for each`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor: density });

    /** Rows of dots from 6 px above a height of the page to 6 px below it. */
    async function rowsAround(page: Page, x: number, y: number): Promise<number[][]> {
      const clip = { x: Math.ceil(x), y: Math.floor(y) - 6, width: 1, height: 12 };
      const shot = await page.screenshot({ fullPage: true, clip });
      const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      return Array.from({ length: info.height }, (_, row) => [
        ...data.subarray(row * info.width * 3, row * info.width * 3 + 3),
      ]);
    }

    /** Rows that are neither the first colour nor the last, nor between them. */
    const strangeIn = (rows: number[][]) =>
      rows.filter((row) =>
        row.some((value, channel) => {
          const ends = [rows[0]?.[channel] ?? 0, rows[rows.length - 1]?.[channel] ?? 0];
          return value < Math.min(...ends) - 24 || value > Math.max(...ends) + 24;
        }),
      );

    test('no light line shows where dark meets dark: banner and picture, last band and footer', async ({
      page,
    }) => {
      for (const path of [
        '/services/rope-access/',
        '/services/health-safety-and-environmental/',
        '/training/downstream-oil-and-gas/',
        '/projects/angola-block-03/',
      ]) {
        await page.goto(path);
        const picture = page.locator('.intro-ground .picture').first();
        await expect
          .poll(() => picture.locator('img').evaluate((image: HTMLImageElement) => image.complete))
          .toBe(true);
        const under = await boxOf(picture);
        const banner = await rowsAround(page, under.x + 12, under.y);
        expect(banner[0], path).toEqual(colours.navy900);
        expect(strangeIn(banner), `${path}: under the banner`).toEqual([]);
        const foot = await rowsAround(page, 5, (await boxOf(page.getByRole('contentinfo'))).y);
        expect([foot[0], foot[foot.length - 1]], path).toEqual([colours.navy900, colours.navy950]);
        expect(strangeIn(foot), `${path}: over the footer`).toEqual([]);
      }
    });
  });
}

test('on a tall phone the picture of the not-found page begins under the bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 1000 });
  await page.goto('/no-such-page/');
  const { y, height } = await boxOf(page.getByRole('main').locator('img'));
  expect([y, height]).toEqual([64, 300]);
});

for (const path of representative) {
  test(`${path} does not scroll sideways between 390 and 1920 px`, async ({ page }) => {
    await page.goto(path);
    for (const width of [390, 640, 768, 899, 900, 1023, 1024, 1060, 1079, 1080, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysScroll(page), `at ${width} px`).toBe(0);
    }
  });
}

test('no heading or button breaks inside a word', async ({ page }) => {
  // All pages at eight widths.
  test.slow();
  for (const path of visitedPages) {
    await page.goto(path);
    for (const width of [320, 390, 640, 768, 800, 1024, 1080, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const broken = await page.evaluate(() => {
        const words: string[] = [];
        for (const part of document.querySelectorAll('main :is(h1, h2, h3, .btn), footer :is(h2, a)')) {
          const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const text = walker.currentNode as Text;
            for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
              if (lines.size > 1) words.push(word);
            }
          }
        }
        return words;
      });
      expect(broken, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('no code of the trade breaks at its hyphen or blank, and no number parts from its years', async ({
  page,
}) => {
  const codes =
    /\d+ years|PAL-P2|Block-03|Block 03\/05|API \d+(?:-1)?|API RP \w+|FFS-1|ISO \d+(?:-\d)?|IEC \d+(?:-\d+)?|EN 15341|SNT-TC-1A|DNV-ST-E27\d|PCC-1|M-501|08:00 to 17:00|\(Level \d\)|Train-the-Trainer|Non-Financial/;
  // The page's text comes without its white space.
  const squeezed = new RegExp(codes.source.replaceAll(' ', ''));
  const seen: string[] = [];
  for (const path of indexedPaths.filter((address) => squeezed.test(textOf(htmlOf(address))))) {
    await page.goto(path);
    for (const width of [320, 360, 390, 430, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate((source) => {
        const lines: string[] = [];
        // Of slides out of view too; titles and data have no lines.
        const walker = document.createTreeWalker(
          document.querySelector('main') as Node,
          NodeFilter.SHOW_TEXT,
        );
        while (walker.nextNode()) {
          const text = walker.currentNode as Text;
          for (const { 0: code, index } of text.data.matchAll(new RegExp(source, 'g'))) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + code.length);
            const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            lines.push(`${code} on ${tops.size}`);
          }
        }
        return lines;
      }, codes.source);
      seen.push(...found);
      expect(
        found.filter((line) => / on [2-9]/.test(line)),
        `${path} at ${width} px`,
      ).toEqual([]);
    }
  }
  expect(seen.length).toBeGreaterThan(100);
  // Home and About.
  expect(seen.filter((line) => line === '20 years on 1').length).toBeGreaterThan(20);
});

test('a code is no block of its own in its sentence, where screen readers would stop', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const [path, code] of [
    ['/training/midstream-oil-and-gas/', '(ASME B31.4'],
    ['/training/downstream-oil-and-gas/', 'ISO/IEC 17025'],
    ['/services/health-safety-and-environmental/', 'ISO 45001'],
  ] as const) {
    await page.goto(path);
    const codes = page.getByRole('main').getByText(code, { exact: true });
    expect(await codes.count(), code).toBeGreaterThan(0);
    for (const one of await codes.all()) await expect(one).toHaveCSS('display', 'inline');
  }
});

test('the picture of PPE is 480 by 360 px, smaller and whole where the window is narrower', async ({
  page,
}) => {
  await page.goto('/services/health-safety-and-environmental/');
  const ppe = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /PPE/ }) })
    .locator('.picture');
  for (const width of [640, 768, 899, 1023, 1024, 1080, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const { width: wide, height: high } = await boxOf(ppe);
    expect([wide, high], `at ${width} px`).toEqual([480, 360]);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  const { width, height } = await boxOf(ppe);
  expect([width, height]).toEqual([350, 262.5]);
});

test('an e-mail address longer than a phone is wide breaks, on the page and in the side panel', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/contact-us/', '/500.html']) {
    await page.goto(path);
    await page.evaluate(() => {
      for (const link of document.querySelectorAll('a[href^="mailto:"]')) {
        const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          if (walker.currentNode.textContent?.includes('@')) {
            walker.currentNode.textContent = 'training@emiratesoffshoreservices.ae';
          }
        }
      }
    });
    await expect(page.getByRole('main').getByText('emiratesoffshoreservices').first()).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await expect(panel.getByText('emiratesoffshoreservices')).toBeVisible();
    for (const box of [page.locator('html'), panel]) {
      expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth), path).toBe(0);
    }
  }
});

test('the ring round a card, round a link on navy and in a list over it can be seen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const ringOf = (link: Locator, part?: string) =>
    link.evaluate((element, pseudo) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, pseudo);
      return { line: `${outlineStyle} ${outlineWidth}`, color: outlineColor };
    }, part);
  await page.goto('/projects/');
  await scriptRuns(page, 'dropdown');
  const card = page.locator('.project-card').first().getByRole('link');
  const foot = page.getByRole('contentinfo').getByRole('link', { name: 'Projects', exact: true });
  for (const [link, part] of [
    [card, '::after'],
    [foot, undefined],
  ] as const) {
    await reach(link);
    const ring = await ringOf(link, part);
    expect(ring.line).toBe('solid 3px');
    expect(contrast(partsOf(ring.color), colours.navy900)).toBeGreaterThan(3);
  }
  await page.getByRole('button', { name: 'Services menu' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const entry = page.locator('#services-menu a').first();
  await expect(entry).toBeFocused();
  expect(contrast(partsOf((await ringOf(entry)).color), [255, 255, 255])).toBeGreaterThan(3);
  // Inside its box, since the list around it scrolls.
  await expect(entry).toHaveCSS('outline-offset', '-3px');
  await page.goto('/services/');
  const service = page.getByRole('main').getByRole('article').first().getByRole('link');
  await reach(service);
  expect((await ringOf(service, '::after')).line).toBe('solid 3px');
});

test('the ring round what stands in the bar lies within the window', async ({ page }) => {
  for (const [width, stops] of [
    [390, 2],
    [1080, 9],
    [1440, 9],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about-us/');
    await scriptRuns(page, 'dropdown');
    const inBar = page.getByRole('banner').locator('a:visible, button:visible');
    await expect(inBar).toHaveCount(stops);
    for (const stop of await inBar.all()) {
      await reach(stop);
      const ring = await stop.evaluate((element) => {
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
        const { top, left, right } = element.getBoundingClientRect();
        const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
        return {
          line: `${outlineStyle} ${outlineWidth}`,
          top: top - reach,
          left: left - reach,
          right: right + reach,
        };
      });
      const name = `${await stop.textContent()} at ${width} px`;
      expect(ring.line, name).toBe('solid 3px');
      expect(ring.top, name).toBeGreaterThanOrEqual(0);
      expect(ring.left, name).toBeGreaterThanOrEqual(0);
      expect(ring.right, name).toBeLessThanOrEqual(width);
    }
  }
});

test('the ring round a card stands off its words, and a slider cuts none of it off', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, shown] of [
    [390, 1],
    [1024, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/training/');
    const region = page.getByRole('region', { name: 'Courses', exact: true });
    await region.scrollIntoViewIfNeeded();
    await expect(region.locator('.carousel-viewport[data-running]')).toBeAttached();
    const cards = region.locator('[aria-roledescription="slide"]:not([inert])').getByRole('article');
    await expect(cards).toHaveCount(shown);
    for (const card of await cards.all()) {
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      const before = await boxOf(card);
      await reach(card.getByRole('link'));
      const { offset, line } = await card.getByRole('link').evaluate((link) => {
        const { outlineOffset, outlineWidth } = getComputedStyle(link, '::after');
        return { offset: outlineOffset, line: outlineWidth };
      });
      expect([offset, line], `at ${width} px`).toEqual(['3px', '3px']);
      const box = await boxOf(card);
      expect(box, 'the row moves for no outline').toEqual(before);
      const room = await boxOf(region.locator('.carousel-viewport'));
      expect(box.x - 6, `at ${width} px`).toBeGreaterThanOrEqual(room.x - 0.5);
      expect(box.x + box.width + 6, `at ${width} px`).toBeLessThanOrEqual(room.x + room.width + 0.5);
      expect(box.y - 6, `at ${width} px`).toBeGreaterThanOrEqual(room.y - 0.5);
      expect(box.y + box.height + 6, `at ${width} px`).toBeLessThanOrEqual(room.y + room.height + 0.5);
    }
  }
});

test('text spacing of WCAG 1.4.12 cuts nothing off and widens no page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of representative) {
    await page.goto(path);
    // Through the style sheet's own object model: the content policy refuses a style element from a test.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    expect(await cutOff(page), path).toEqual([]);
    expect(await sidewaysScroll(page), path).toBe(0);
  }
});

test('the bar holds all its links in the window when text is enlarged', async ({ page }) => {
  await page.goto('/services/rope-access/');
  for (const width of [320, 390, 1080, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const share of [100, 150, 200]) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, share);
      const boxes = await page
        .getByRole('banner')
        .locator('a.logo, .bar-link, button[aria-label="Open menu"]')
        .evaluateAll((parts) =>
          parts
            .filter((part) => part.checkVisibility())
            .map((part) => ({
              name: part.textContent || part.ariaLabel,
              ...part.getBoundingClientRect().toJSON(),
            })),
        );
      expect(boxes.length).toBe(width < 1080 ? 2 : 7);
      const at = `${width} px, text at ${share} %`;
      for (const [place, { name, right }] of boxes.entries()) {
        const next = boxes[place + 1];
        expect(right, `${name} at ${at}`).toBeLessThanOrEqual(next ? next.left + 0.5 : width);
      }
    }
  }
});

test('every entry of a menu can be reached in a low window and with enlarged text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 360 });
  await page.goto('/services/rope-access/');
  await scriptRuns(page, 'dropdown');
  for (const share of [100, 200]) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, share);
    await page.getByRole('button', { name: 'Services menu' }).focus();
    await page.keyboard.press('Enter');
    const entries = page.locator('#services-menu a');
    for (let place = 0; place < 8; place++) {
      await page.keyboard.press('Tab');
      await expect(entries.nth(place)).toBeFocused();
      await expect(entries.nth(place), `entry ${place + 1}, text at ${share} %`).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Escape');
  }
});

test('the ring round the link to the map can be seen on the ground beside it', async ({ page }) => {
  await page.goto('/contact-us/');
  const link = page.getByRole('link', { name: 'Find us on the map' });
  await reach(link);
  const ring = await link.evaluate((element) => getComputedStyle(element).outlineColor);
  const ground = await page.locator('#contact').evaluate((part) => getComputedStyle(part).backgroundColor);
  // WCAG 1.4.11.
  expect(contrast(partsOf(ring), partsOf(ground))).toBeGreaterThan(3);
});

test('every link and button outside running text is at least 24 by 24 px', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of representative) {
      await page.goto(path);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('a, button, input, textarea')]
          .filter((element) => !element.closest('p, [inert], [hidden]') && element.checkVisibility())
          .filter((element) => !element.matches('.sr-only, [href="#main"]'))
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          // A card's link covers the whole card through its ::after.
          .filter(({ element }) => !element.matches('.card-link'))
          .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
          .map(({ element, box }) => `${element.textContent} ${box.width} x ${box.height}`),
      );
      expect(small, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('main controls are at least 44 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  for (const name of ['Open menu', /^Pause /, 'Previous slide', 'Next slide', 'Send']) {
    const { height } = await boxOf(page.getByRole('button', { name }).first());
    expect(height, String(name)).toBeGreaterThanOrEqual(44);
  }
  const chat = await boxOf(page.getByRole('link', { name: 'Chat with us' }));
  expect(Math.min(chat.width, chat.height)).toBeGreaterThanOrEqual(44);
});

test('the chat button covers neither the last line of the footer nor a footer link', async ({ page }) => {
  for (const width of [320, 390, 768, 1079, 1080, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/news/');
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const covered = await page.evaluate(() => {
      const chat = document.querySelector('.chat-button')?.getBoundingClientRect();
      if (!chat) return ['no chat button'];
      return [...document.querySelectorAll('footer a:not(.chat-button), footer p')]
        .filter((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return [...range.getClientRects()].some(
            (box) =>
              box.left < chat.right &&
              box.right > chat.left &&
              box.top < chat.bottom &&
              box.bottom > chat.top,
          );
        })
        .map((element) => element.textContent);
    });
    expect(covered, `at ${width} px`).toEqual([]);
  }
});

test.describe('the chat button', () => {
  test('bounces three times, and rests on hover and focus', async ({ page }) => {
    await page.goto('/news/');
    const chat = page.getByRole('link', { name: 'Chat with us' });
    await chat.hover();
    await expect(chat).toHaveCSS('animation-name', 'none');
    // Leaving starts it anew: it may have come to its end by now.
    await page.mouse.move(0, 0);
    await expect(chat).toHaveCSS('animation-name', 'bob');
    await expect(chat).toHaveCSS('animation-iteration-count', '3');
    // A name without its steps moves nothing.
    const steps = await chat.evaluate((button) =>
      button
        .getAnimations()
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().map(({ transform }) => transform)),
    );
    expect(steps).toContain('translateY(-10px)');
    // From 55 % of each bounce on it stands still; after 5 s by itself nothing may move (WCAG 2.2.2).
    const lastMove = await chat.evaluate((button) => {
      const [bounce] = button.getAnimations();
      const { duration, iterations } = bounce?.effect?.getComputedTiming() ?? {};
      return Number(duration) * (Number(iterations) - 1 + 0.55);
    });
    expect(lastMove).toBeGreaterThan(0);
    expect(lastMove).toBeLessThan(5000);
    await chat.focus();
    await expect(chat).toHaveCSS('animation-name', 'none');
  });

  test('stands still with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/news/');
    const chat = page.getByRole('link', { name: 'Chat with us' });
    await expect(chat).toBeVisible();
    await expect(chat).toHaveCSS('animation-name', 'none');
  });
});

test('a landscape phone shows the whole side panel by scrolling it', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const panel = page.getByRole('dialog', { name: 'Menu' });
  const last = panel.getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('what follows the lead of a service or a category stands below its picture, in two columns', async ({
  page,
}) => {
  for (const path of ['/services/rope-access/', '/training/midstream-oil-and-gas/']) {
    await page.goto(path);
    const opening = page.getByRole('main').locator('div:has(> div > .picture)');
    const picture = opening.locator('.picture');
    const paragraphs = opening.getByRole('paragraph');
    await expect(paragraphs).toHaveCount(3);
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const image = await boxOf(picture);
      const [lead, second, third] = [
        await boxOf(paragraphs.nth(0)),
        await boxOf(paragraphs.nth(1)),
        await boxOf(paragraphs.nth(2)),
      ];
      expect(lead.x + lead.width, `${path} at ${width} px`).toBeLessThanOrEqual(image.x);
      expect(second.y, `${path} at ${width} px`).toBeGreaterThan(image.y + image.height);
      expect(third.y, `${path} at ${width} px`).toBe(second.y);
    }
    await page.setViewportSize({ width: 768, height: 900 });
    const second = await boxOf(paragraphs.nth(1));
    expect((await boxOf(paragraphs.nth(2))).y).toBeGreaterThan(second.y + second.height);
  }
});

test('on a phone a row of clients or partners reaches from edge to edge, and its neighbours fade', async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  await page.goto('/');
  for (const name of ['Our Client', 'Hear From Our Partner']) {
    const row = page.getByRole('region', { name, exact: true }).locator('.carousel-viewport');
    await row.scrollIntoViewIfNeeded();
    const { x, width } = await boxOf(row);
    expect([x, width], name).toEqual([0, 390]);
    const mask = await row.evaluate((element) => getComputedStyle(element).maskImage);
    expect(mask, name).toContain('52px');
  }
});

test('on a phone no hole stands before More, whatever the other cards of the row hold', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Our Services', exact: true }).getByRole('article');
  for (const place of [0, 1, 2]) {
    const gap = await cards.nth(place).evaluate((card) => {
      const bottom = card.querySelector('p')?.getBoundingClientRect().bottom ?? 0;
      return (card.querySelector('.more')?.getBoundingClientRect().top ?? Number.NaN) - bottom;
    });
    expect(gap, `card ${place + 1}`).toBeLessThanOrEqual(4);
  }
});

test('a picture of About Us begins where its row does, and stays in view beside a text that is longer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1080, height: 900 });
  await page.goto('/about-us/');
  const topic = page.locator('#company');
  const picture = topic.locator('.picture');
  const heading = topic.getByRole('heading');
  expect(Math.abs((await boxOf(picture)).y - (await boxOf(heading)).y)).toBeLessThan(24);
  const top = (await boxOf(heading)).y;
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top + 100);
  await expect(heading).not.toBeInViewport();
  await expect(picture).toBeInViewport({ ratio: 1 });
});

test('the services of a project stand in one row from 1024 px on, and below it each beside its picture', async ({
  page,
}) => {
  await page.goto('/projects/angola-block-03/');
  const cards = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Services on this project', exact: true }) })
    .getByRole('article');
  const rows = () =>
    cards.evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().top)).size);
  await expect(cards).toHaveCount(3);
  const isBeside = () =>
    cards.first().evaluate((card) => {
      const [picture, title] = ['.picture', 'h3'].map((part) =>
        card.querySelector(part)?.getBoundingClientRect(),
      );
      return picture && title && title.left >= picture.right && title.top < picture.bottom;
    });
  for (const [width, count, beside] of [
    [639, 3, false],
    [640, 3, true],
    [1023, 3, true],
    [1024, 1, false],
    [1440, 1, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect([await rows(), await isBeside()], `${width} px`).toEqual([count, beside]);
  }
});

test.describe('on paper', () => {
  test.use({ viewport: { width: 794, height: 1123 } });

  test('bar, controls, chat button and form are left out', async ({ page }) => {
    for (const path of ['/', '/training/midstream-oil-and-gas/', '/services/rope-access/']) {
      await page.goto(path);
      await toPaper(page);
      await expect(page.getByRole('link', { name: 'Chat with us' })).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
      await expect(page.locator('form:visible')).toHaveCount(0);
      await expect(page.locator('button:visible')).toHaveCount(0);
      await expect(page.locator('header')).toHaveCSS('position', 'static');
      await page.emulateMedia({ media: null });
    }
    // The bar's links, which a narrow window does not show either.
    await page.setViewportSize({ width: 1440, height: 1123 });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await toPaper(page);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });

  test('each client stands there once, though the slider repeats them', async ({ page }) => {
    await page.goto('/');
    await scrollThrough(page);
    const slides = page.getByRole('region', { name: 'Our Client' }).locator('.carousel-slide');
    // Each and its copy.
    await expect(slides).toHaveCount(2 * counts.clients);
    await toPaper(page);
    await expect(slides.filter({ visible: true })).toHaveCount(counts.clients);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the rules for paper are there as well', async ({ page }) => {
      await page.goto('/services/rope-access/');
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('header')).toHaveCSS('position', 'static');
      await expect(page.locator('.picture:visible')).toHaveCount(0);
    });
  });

  test('every slide of every carousel is unrolled', async ({ page }) => {
    for (const pagePath of new Set(sliders.map(({ path }) => path))) {
      await page.goto(pagePath);
      await scrollThrough(page);
      await toPaper(page);
      for (const { name, count } of sliders.filter(({ path }) => path === pagePath)) {
        const row = page.getByRole('region', { name, exact: true });
        const slides = await textBoxes(row.locator('.carousel-slide'));
        expect(slides, name).toHaveLength(count);
        // Within the sheet, whose edge cuts off the rest, and nothing in between cuts.
        expect(
          slides.filter(({ left, right }) => left < -1 || right > 794 + 1),
          name,
        ).toEqual([]);
        expect(overlaps(slides), name).toEqual([]);
        await expect(row.locator('.carousel-viewport'), name).toHaveCSS('overflow-x', 'visible');
        if (name === 'Our Services') await expect(row.getByText('Marine Services')).toBeVisible();
      }
      await page.emulateMedia({ media: null });
    }
  });

  test('every slide of a hero stands under the page’s heading', async ({ page }) => {
    // The home page's is the company's to change.
    const headings = new Map([
      ['/about-us/', 'About Us'],
      ['/training/', 'Training'],
      ['/projects/', 'Projects'],
    ]);
    for (const { path, count } of heroes) {
      await page.goto(path);
      await toPaper(page);
      const title = await boxOf(page.getByRole('heading', { level: 1, name: headings.get(path) ?? /./ }));
      expect(title.height, path).toBeGreaterThan(20);
      await expect(page.locator('.hero-slide p:visible:nth-of-type(1)'), path).toHaveCount(count);
      const words = await textBoxes(page.locator('.hero-slide :is(h2, p, li)'));
      expect(words.filter(({ top }) => top < title.y + title.height - 1)).toEqual([]);
      expect(overlaps(words), path).toEqual([]);
      await page.emulateMedia({ media: null });
    }
  });

  test('a link that leaves the site prints where it leads', async ({ page }) => {
    await page.goto('/');
    await toPaper(page);
    const links = page.getByRole('main').locator('a[href^="http"]:visible');
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all()) {
      const [address, printed] = await link.evaluate((element: HTMLAnchorElement) => [
        element.getAttribute('href'),
        getComputedStyle(element, '::after').content,
      ]);
      expect(printed).toBe(`" (${address})"`);
    }
  });

  test('the contact page prints where to reach the company, and no form', async ({ page }) => {
    await page.goto('/contact-us/');
    await toPaper(page);
    const main = page.getByRole('main');
    for (const text of [
      site.addressLines.join(', '),
      ...site.phones.map(({ label }) => label),
      ...workingHours.map((line) => line.join(' ')),
    ]) {
      await expect(main.getByText(text)).toBeVisible();
    }
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });

  test('no picture is printed, and no page takes more sheets than it needs', async ({ page }) => {
    for (const [path, sheets] of [
      ['/', 4],
      ['/services/rope-access/', 2],
      ['/training/midstream-oil-and-gas/', 3],
      ['/projects/angola-block-03/', 2],
      ['/contact-us/', 1],
    ] as const) {
      await page.goto(path);
      await toPaper(page);
      await expect(page.locator('.picture:visible'), path).toHaveCount(0);
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length, path).toBeLessThanOrEqual(
        sheets,
      );
      await page.emulateMedia({ media: null });
    }
  });

  test('a training category prints all of its courses, also while searching', async ({ page }) => {
    await page.goto('/training/midstream-oil-and-gas/');
    await page.getByLabel('Find a course').fill('API 570');
    await expect(page.getByRole('status')).toHaveText('1 course found for “API 570”');
    await toPaper(page);
    // Midstream Accredited Courses.
    const [, accredited] = midstreamGroups[4];
    await expect(page.locator('ol > li:visible').filter({ hasText: 'Preparation' })).toHaveCount(accredited);
    await expect(page.getByText('Flare Gas Recovery and Methane Reduction')).toBeVisible();
    // With their own numbers, and the number of all.
    const courses = page.locator('.course-list > li');
    await expect(courses).toHaveCount(midstreamCourses);
    const steps = await courses.evaluateAll((all) =>
      all.map((row) => getComputedStyle(row).counterIncrement),
    );
    expect(new Set(steps)).toEqual(new Set(['item 1']));
    const counted = page.locator('section[data-group]').filter({ hasText: 'API 570' }).locator('h2 + span');
    await expect(counted).toHaveText(`${accredited} courses`, { useInnerText: true });
  });

  test('what stands side by side begins at one height, and a fact keeps off the next one', async ({
    page,
  }) => {
    for (const [path, rows] of [
      ['/', 'main .columns-4-8 > ul > li, #contact dl > div'],
      ['/training/midstream-oil-and-gas/', 'main dl > div'],
      ['/projects/angola-block-03/', 'main dl > div'],
      ['/contact-us/', '#contact dl > div'],
    ] as const) {
      await page.goto(path);
      await toPaper(page);
      const boxes = await textBoxes(page.locator(rows));
      expect(boxes.length, path).toBeGreaterThan(2);
      for (let at = 0; at + 1 < boxes.length; at += 2) {
        expect(boxes[at + 1]?.top, `${path} ${at}`).toBeCloseTo(boxes[at]?.top ?? 0, 0);
      }
      const words = await page
        .locator(rows)
        .evaluateAll((all) =>
          all.map(
            (row) =>
              row.getBoundingClientRect().bottom -
              (row.lastElementChild as Element).getBoundingClientRect().bottom,
          ),
        );
      for (const below of words) expect(below, path).toBeGreaterThanOrEqual(6);
      await page.emulateMedia({ media: null });
    }
  });

  test('paragraphs stand apart, and no line of text is longer than a hundred letters', async ({ page }) => {
    for (const path of ['/training/midstream-oil-and-gas/', '/services/health-safety-and-environmental/']) {
      await page.goto(path);
      await toPaper(page);
      const paragraphs = await textBoxes(page.locator('.columns-5-7 p'));
      expect(paragraphs.length, path).toBeGreaterThanOrEqual(3);
      paragraphs.slice(1).forEach((box, at) => {
        expect(box.top - (paragraphs[at]?.bottom ?? 0), `${path} ${at}`).toBeGreaterThanOrEqual(7);
      });
      // 46em of 10 pt.
      for (const { left, right } of paragraphs) expect(right - left, path).toBeLessThanOrEqual(614);
    }
  });

  test('who to reach stands at the end', async ({ page }) => {
    await page.goto('/training/midstream-oil-and-gas/');
    await toPaper(page);
    const footer = page.locator('footer');
    await expect(footer.getByText(site.phones[0].label)).toBeVisible();
    await expect(footer.getByText('Copyright © 2024')).toBeVisible();
    const main = await boxOf(page.getByRole('main'));
    expect((await boxOf(footer)).y).toBeGreaterThanOrEqual(main.y + main.height - 1);
  });
});
