/** In-site navigation that feels instant: pages fetched ahead on intent, a cross-fade where motion is welcome. */
import { expect, htmlOf, test } from './fixtures';
import { publicPaths } from './specification';

test('every page lets the browser fetch a page of the site ahead once a visitor is about to follow its link', () => {
  for (const path of publicPaths) {
    const rules = /<script type="speculationrules">([^<]*)</.exec(htmlOf(path))?.[1] ?? '{}';
    expect(JSON.parse(rules), path).toEqual({
      prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
    });
  }
});

test('the pointer resting on a link fetches its page ahead, under the content policy', async ({ page }) => {
  const ahead: string[] = [];
  page.context().on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) ahead.push(new URL(request.url()).pathname);
  });
  await page.goto('/services/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Projects', exact: true }).hover();
  await expect.poll(() => ahead).toEqual(['/projects/']);
});

for (const [reducedMotion, fades] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`a page ${fades ? 'fades into' : 'replaces'} the next with motion “${reducedMotion}”`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      window.addEventListener('pagereveal', (event) => {
        Object.assign(window, {
          fades: Boolean((event as Event & { viewTransition?: object }).viewTransition),
        });
      });
    });
    await page.goto('/services/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Projects', exact: true }).click();
    await expect(page).toHaveURL(/\/projects\/$/);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { fades?: boolean }).fades))
      .toBe(fades);
  });
}
