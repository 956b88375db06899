/**
 * Contrast of the text over pictures, on rendered pixels: every hero, every slide, from the narrowest window with
 * text over a picture (1080 px) to 1920 px. At least 4.5:1 (WCAG 1.4.3), 3:1 for large text.
 */
import type { Locator, Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { contrast, partsOf } from './contrast';
import { expect, test } from './fixtures';
import { heroes, homeHero } from './rotation';

const widths = [1080, 1280, 1440, 1920];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Line = {
  text: string;
  box: { x: number; y: number; width: number; height: number };
  color: string;
  large: boolean;
};

/** Every line of visible text in the region that has no solid ground of its own. */
function textLines(region: Locator): Promise<Line[]> {
  return region.evaluate((root) => {
    const lines: Line[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (
        !parent ||
        !node.data.trim() ||
        parent.closest('.btn-primary, .tag, .hero-dock, .sr-only, noscript')
      )
        continue;
      if (!parent.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue;
      const style = getComputedStyle(parent);
      const size = Number.parseFloat(style.fontSize);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width < 2 || height < 2) continue;
        lines.push({
          text: node.data,
          box: { x, y, width, height },
          color: style.color,
          large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
        });
      }
    }
    return lines;
  });
}

/** The window as it stands; four times as fast as the tool's own picture, and this file takes a hundred of them. */
async function quickShot(page: Page): Promise<Sharp> {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { optimizeForSpeed: true });
  await devtools.detach();
  return sharp(Buffer.from(data, 'base64'));
}

/** The lines whose ground, anywhere behind them, comes too near the colour of the text. */
async function faintLines(page: Page, region: Locator): Promise<string[]> {
  const lines = await textLines(region);
  expect(lines.length).toBeGreaterThan(2);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'main * { color: transparent !important; text-decoration-color: transparent !important; border-color: transparent !important } main svg, main .tag, main .btn::before { visibility: hidden !important } .chat-button { display: none !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  const shot = await quickShot(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true });
  const faint: string[] = [];
  for (const { text, box, color, large } of lines) {
    // A picture has far fewer colours than pixels.
    const grounds = new Set<number>();
    for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(info.height, box.y + box.height); y += 2) {
      for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(info.width, box.x + box.width); x += 2) {
        grounds.add(data.readUIntBE((y * info.width + x) * info.channels, 3));
      }
    }
    expect(grounds.size, `ground of “${text.trim()}”`).toBeGreaterThan(0);
    const ink = partsOf(color);
    let worst = 21;
    for (const ground of grounds) {
      worst = Math.min(worst, contrast(ink, [ground >> 16, (ground >> 8) & 255, ground & 255]));
    }
    if (worst < (large ? 3 : 4.5)) faint.push(`${worst.toFixed(2)}:1 “${text.trim()}”`);
  }
  return faint;
}

for (const { path, name, count } of heroes) {
  test(`text over the pictures of ${path} can be read at every width and slide`, async ({ page }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const region = page.getByRole('region', { name });
    const next = region.getByRole('button', { name: 'Next slide' });
    for (let slide = 1; slide <= count; slide++) {
      await expect(region.getByRole('group', { name: `${slide} of ${count}` })).toBeVisible();
      await expect(region.locator('[data-current] [data-state="loading"]')).toHaveCount(0);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 1000 });
        expect(await faintLines(page, region), `slide ${slide} at ${width} px`).toEqual([]);
      }
      await next.click();
    }
  });
}

// As a browser's own setting of 24 px does; windows are as wide as before.
test('text over the pictures of / can be read in larger letters', async ({ page }) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '150%';
  });
  const { name, count } = homeHero;
  const region = page.getByRole('region', { name });
  for (let slide = 1; slide <= count; slide++) {
    await expect(region.getByRole('group', { name: `${slide} of ${count}` })).toBeVisible();
    await expect(region.locator('[data-current] [data-state="loading"]')).toHaveCount(0);
    for (const width of [1080, 1280, 1440]) {
      // The hero is higher too; Next scrolls to itself.
      await page.setViewportSize({ width, height: 1500 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect(await faintLines(page, region), `slide ${slide} at ${width} px`).toEqual([]);
    }
    await region.getByRole('button', { name: 'Next slide' }).click();
  }
});

for (const path of ['/services/', '/contact-us/', '/no-such-page/']) {
  test(`text over the banner of ${path} can be read at every width`, async ({ page }) => {
    await page.goto(path);
    const banner = page.locator('main > .on-navy').first();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1000 });
      expect(await faintLines(page, banner), `at ${width} px`).toEqual([]);
    }
  });
}
