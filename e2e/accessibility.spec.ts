/**
 * axe on every page, as it stands, with a dropdown open, with the side panel open and on the form with an error (WCAG
 * 2.0 to 2.2, A and AA, and best practice): nothing, nowhere. `contact.spec.ts` asks it about the form with its thanks.
 */
import { violations } from './axe';
import { expect, scrollThrough, sizes, test, visitedPages } from './fixtures';
import { formMessages } from './specification';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: sizes.phone });

for (const path of visitedPages) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const [name, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      await scrollThrough(page);
      expect(await violations(page), name).toEqual([]);
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
    await expect(page.getByRole('alert')).toHaveText(formMessages.empty);
    expect(await violations(page)).toEqual([]);
  }
});
