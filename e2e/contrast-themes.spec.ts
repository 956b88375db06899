/**
 * Contrast themes (`forced-colors`): the browser takes the page's colours, grounds and shadows away, and what was
 * drawn by them alone must be drawn otherwise (design system: Forced colours; WCAG 1.4.11).
 */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, partsOf } from './contrast';
import { boxOf, expect, test } from './fixtures';
import { block } from './rotation';
import { scriptRuns } from './scripts-run';

// Nothing turns between a screenshot and the place it is read at.
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

type Point = { x: number; y: number };

/** What is painted in the window, by its place. */
async function painted(page: Page): Promise<(point: Point) => number[]> {
  const { data, info } = await sharp(await page.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return ({ x, y }) => {
    const at = (Math.round(y) * info.width + Math.round(x)) * info.channels;
    return [...data.subarray(at, at + 3)];
  };
}

async function boxInView(element: Locator) {
  await element.scrollIntoViewIfNeeded();
  return boxOf(element);
}

/** In both kinds of theme, light letters on a dark ground and the reverse. */
function inBothThemes(title: string, check: (page: Page) => Promise<void>) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${title}, in a ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await check(page);
    });
  }
}

test('the current link and the focus stay visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/projects/');
  const current = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' });
  await expect(current).toHaveCSS('text-decoration-line', 'underline');
  await current.focus();
  // By keyboard, and from the right: on the left a list opens that takes the focus.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(current).toHaveCSS('outline-style', 'solid');
});

test('the emblems of clients and partners keep a light ground', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/');
  for (const name of ['Our Client', 'Hear From Our Partner']) {
    const emblem = page.getByRole('region', { name }).locator('img').first();
    await expect(emblem).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(emblem.locator('..')).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
  }
});

inBothThemes('icons stand out from their ground as the words do', async (page) => {
  for (const path of ['/', '/training/midstream-oil-and-gas/']) {
    await page.goto(path);
    const colours = await page.evaluate(() => {
      const ground = getComputedStyle(document.body).backgroundColor;
      const icons = Array.from(document.querySelectorAll('main svg, footer svg')).filter(
        (icon) => icon.getBoundingClientRect().width > 0,
      );
      return { ground, icons: icons.map((icon) => getComputedStyle(icon).color) };
    });
    expect(colours.icons.length, path).toBeGreaterThan(10);
    for (const colour of new Set(colours.icons)) {
      expect(contrast(partsOf(colour), partsOf(colours.ground)), `${path} ${colour}`).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  }
});

inBothThemes('position bars can be told from the ground and from each other', async (page) => {
  await page.goto('/training/');
  await scriptRuns(page, 'hero');
  const slider = block(page, 'Courses');
  await slider.scrollIntoViewIfNeeded();
  const bars = slider.locator('.position-bar');
  await expect(bars).toHaveCount(6);
  const [current, other] = [await boxInView(bars.nth(0)), await boxInView(bars.nth(1))];
  expect(current.width).toBe(2 * other.width);
  const colour = await painted(page);
  for (const { middle, y } of [current, other]) {
    expect(contrast(colour(middle), colour({ x: middle.x, y: y - 8 }))).toBeGreaterThanOrEqual(3);
  }
});

inBothThemes('the current button of a hero’s picker has its mark, no other has', async (page) => {
  await page.goto('/training/');
  await scriptRuns(page, 'hero');
  const buttons = page.locator('.hero-picker button');
  await expect(buttons.nth(0)).toHaveAttribute('aria-current');
  const [mark, letters] = await buttons
    .nth(0)
    .evaluate((button) => [
      getComputedStyle(button, '::before').backgroundColor,
      getComputedStyle(document.body).color,
    ]);
  expect(mark, 'as dark or as light as letters are').toBe(letters);
  const colour = await painted(page);
  for (const [index, isMarked] of [
    [0, true],
    [1, false],
  ] as const) {
    const { middle, y } = await boxInView(buttons.nth(index));
    const ratio = contrast(colour({ x: middle.x, y: y + 1 }), colour({ x: middle.x, y: y + 8 }));
    if (isMarked) expect(ratio).toBeGreaterThanOrEqual(3);
    else expect(ratio).toBe(1);
  }
});

test('the page’s own entry of a dropdown is underlined, no other is', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/services/erp-solution/');
  await scriptRuns(page, 'dropdown');
  await page.getByRole('button', { name: 'Services menu' }).click();
  const links = page.locator('#services-menu').getByRole('link');
  await expect(links.filter({ hasText: 'ERP Solution' })).toHaveCSS('text-decoration-line', 'underline');
  await expect(links.filter({ hasText: 'ERP Solution' })).toHaveCSS('text-decoration-thickness', '3px');
  await expect(links.filter({ hasText: 'Others' })).toHaveCSS('text-decoration-line', 'none');
});

inBothThemes('the page’s own entry of the side panel is underlined and has its hexagon', async (page) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/projects/');
  await scriptRuns(page, 'side-panel');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const panel = page.getByRole('dialog', { name: 'Menu' });
  const [current, other] = ['Projects', 'Training'].map((name) =>
    panel.getByRole('link', { name, exact: true }),
  ) as [Locator, Locator];
  await expect(current).toHaveCSS('text-decoration-line', 'underline');
  await expect(other).toHaveCSS('text-decoration-line', 'none');
  const colour = await painted(page);
  // 14 px wide, 24 from the edge.
  const hexagonOf = ({ x, width, middle }: Awaited<ReturnType<typeof boxOf>>) => ({
    x: x + width - 24 - 7,
    y: middle.y,
  });
  const [at, beside] = [hexagonOf(await boxInView(current)), hexagonOf(await boxInView(other))];
  expect(contrast(colour(at), colour(beside))).toBeGreaterThanOrEqual(3);
});

inBothThemes('the fields of the form keep their borders, also the one with a fault', async (page) => {
  await page.goto('/contact-us/');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Name').focus();
  await scriptRuns(page, 'contact-form');
  const borderOf = async (name: string) => {
    const { x, middle } = await boxInView(field(name));
    const colour = await painted(page);
    return contrast(colour({ x, y: middle.y }), colour({ x: x + 6, y: middle.y }));
  };
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(field('Name')).toHaveAttribute('aria-invalid', 'true');
  // The focus, which stands on the field with the fault, is a line of its own.
  await page.getByRole('button', { name: 'Send', exact: true }).focus();
  for (const name of ['Name', 'Email', 'Message']) {
    expect(await borderOf(name), name).toBeGreaterThanOrEqual(3);
  }
});

test('buttons and lists, which have a ground and no border, have a line', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  for (const [part, width] of [
    ['.btn', '2px'],
    ['.dropdown-list', '1px'],
    ['.chat-button', '1px'],
  ] as const) {
    await expect(page.locator(part).first(), part).toHaveCSS('border-bottom-style', 'solid');
    await expect(page.locator(part).first(), part).toHaveCSS('border-bottom-width', width);
  }
});

inBothThemes('the meter of the home hero shows which slide it is', async (page) => {
  await page.goto('/');
  await scriptRuns(page, 'hero');
  const segments = page.locator('.meter-segment');
  const [current, other] = [await boxInView(segments.nth(0)), await boxInView(segments.nth(1))];
  const colour = await painted(page);
  expect(contrast(colour(current.middle), colour(other.middle))).toBeGreaterThanOrEqual(3);
});

inBothThemes('the points of a list have their hexagons', async (page) => {
  await page.goto('/');
  const { x, middle } = await boxInView(page.locator('main li .hexagon').first());
  const colour = await painted(page);
  expect(contrast(colour(middle), colour({ x: x - 4, y: middle.y }))).toBeGreaterThanOrEqual(3);
});
