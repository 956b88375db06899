/** axe on every page and in every state (WCAG 2.0 to 2.2, A and AA, and best practice): nothing, nowhere. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, publicPaths, scrollThrough, test } from './fixtures';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** What axe finds, a line each: rule, element, and why. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(tags)
    .options({ resultTypes: ['violations'] })
    // No page has a frame: without axe's second tab for them a run takes a third of the time.
    .setLegacyMode(true)
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const path of [...publicPaths, '/no-such-page/', '/500.html']) {
      test(`axe finds nothing on ${path} (${name})`, async ({ page }) => {
        await page.goto(path);
        await scrollThrough(page);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

test('axe finds nothing with a dropdown open', async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  await page.goto('/');
  await page.getByRole('button', { name: 'Training menu' }).click();
  await expect(page.getByRole('button', { name: 'Training menu' })).toHaveAttribute('aria-expanded', 'true');
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing with the side panel open', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing on the form with an error', async ({ page }) => {
  for (const viewport of Object.values(sizes)) {
    await page.setViewportSize(viewport);
    await page.goto('/contact-us/');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please Fill your Name and Email.');
    expect(await violations(page)).toEqual([]);
  }
});
