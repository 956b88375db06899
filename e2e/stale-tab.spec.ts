/**
 * A tab that was opened before a deploy: the files it names by their hash are gone, and answer 404. Every link
 * keeps working and all content readable (decisions: Unexpected failure).
 *
 * That a script deleted by a deploy leaves menus, carousels, course list and form as they were served is tested in
 * `islands.spec.ts`, a sender that cannot be had in `contact.spec.ts`. Here fonts and pictures are gone as well.
 */
import type { Locator, Page } from '@playwright/test';
import { site } from '@/content/site';
import { hashedFolders } from '../scripts/headers';
import { contrast, partsOf } from './contrast';
import { expect, htmlOf, scrollThrough, test } from './fixtures';
import { scriptRuns } from './scripts-run';
import { serviceSlugs } from './specification';

/** From here on every file whose name holds a hash is answered as hosts answer for what is not there. */
async function deploy(page: Page): Promise<void> {
  for (const folder of hashedFolders) {
    await page.route(`**${folder}**`, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: htmlOf('/404.html') }),
    );
  }
}

/** Lines of the console that tell of a fault, each with the file it is about. */
function consoleLines(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { url } = message.location();
    lines.push(`${hashedFolders.some((folder) => url.includes(folder)) ? url : ''} ${message.text()}`.trim());
  });
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
  return lines;
}

/** The browser's own line for a file that answers 404; everything else is the page's. */
const isMissingFile = (line: string) => /^https?:\S+ Failed to load resource.* 404/.test(line);

/** What is wrong with pictures that could not be had: still turning, an empty frame, or words nobody can read. */
async function unreadablePictures(within: Locator): Promise<string[]> {
  const found = await within.locator('.picture').evaluateAll((boxes) =>
    boxes
      .filter((box) => {
        // One beyond the ends of its row is fetched when the row is moved.
        const row = (box.closest('.carousel-viewport') ?? document.body).getBoundingClientRect();
        const { left, right } = box.getBoundingClientRect();
        const isInRow = right > row.left + 1 && left < row.right - 1;
        return isInRow && box.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      })
      .map((box) => {
        const image = box.querySelector('img');
        const name = image?.alt.slice(0, 40);
        if (box.hasAttribute('data-picture')) return `${name}: not asked for`;
        if (box.getAttribute('data-state') === 'loading') return `${name}: still turning`;
        if (!image) return '';
        if (image.alt === '') {
          // The words stand beside it: an empty frame with the browser's broken sign says nothing.
          const isShown = image.checkVisibility({ visibilityProperty: true, opacityProperty: true });
          return box.getAttribute('data-state') === 'failed' && isShown ? 'broken sign without words' : '';
        }
        // Late pictures have their words in a box of their own over the browser's.
        const isLate = box.classList.contains('picture-late');
        const { color, backgroundColor } = getComputedStyle(image, isLate ? '::after' : null);
        return { name, ink: color, ground: isLate ? backgroundColor : getComputedStyle(box).backgroundColor };
      }),
  );
  return found.flatMap((fault) => {
    if (typeof fault === 'string') return fault || [];
    const ratio = contrast(partsOf(fault.ink), partsOf(fault.ground));
    return ratio < 4.5 ? `${fault.name}: contrast ${ratio.toFixed(2)}` : [];
  });
}

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

const islandsFailed = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-islands-failed', '');

test('loaded again from the browser’s store: text, pictures’ words and links are there', async ({ page }) => {
  const lines = consoleLines(page);
  await deploy(page);
  await page.goto('/');
  await islandsFailed(page);

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const waitsForFont = await page.evaluate(() =>
    [...document.fonts]
      .filter((font) => font.status === 'error' && !['swap', 'fallback', 'optional'].includes(font.display))
      .map(({ family, display }) => `${family}: ${display}`),
  );
  expect(waitsForFont, 'fonts that hide text until they come').toEqual([]);
  for (const name of [
    'Our Services',
    'Why Us',
    'Our Approach',
    'Ongoing Projects',
    'Our Client',
    'Contact us',
  ]) {
    await expect(page.getByRole('heading', { name, exact: true }), name).toBeVisible();
  }
  await scrollThrough(page);
  await expect(page.locator('[data-picture]'), 'pictures not asked for').toHaveCount(0);
  await expect.poll(() => unreadablePictures(page.locator('main')), 'pictures').toEqual([]);

  const about = lines.filter(isMissingFile).map((line) => line.split(' ')[0]);
  expect(about.length, 'files that the console calls missing').toBeGreaterThan(5);
  expect(
    about.filter((file, index) => about.indexOf(file) !== index),
    'files it tells of twice',
  ).toEqual([]);
  expect(
    lines.filter((line) => !isMissingFile(line)),
    'lines of the page itself',
  ).toEqual([]);
  expect(about.filter((file) => file?.includes('/islands/'))).toHaveLength(1);

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Projects', exact: true })
    .click();
  await expect(page).toHaveURL('/projects/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('left open and read on: pictures that come too late say so in words, and the parts that run go on', async ({
  page,
}) => {
  const lines = consoleLines(page);
  await page.goto('/');
  await scriptRuns(page, 'hero');
  await deploy(page);

  const hero = page.getByRole('region', { name: 'Our services highlights' });
  await hero.getByRole('button', { name: 'Next slide' }).click();
  await expect(hero.getByText('2 of 6')).toBeVisible();
  await expect(hero.locator('[data-current] .picture')).toHaveAttribute('data-state', 'failed');
  await expect.poll(() => unreadablePictures(hero), 'pictures of the hero').toEqual([]);

  const slider = page.getByRole('region', { name: 'Our Services', exact: true });
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.locator('[data-state="failed"]').first()).toBeVisible();
  await slider.getByRole('button', { name: 'Next slide' }).click();
  await expect(slider.getByText(`2 of ${serviceSlugs.length}`)).toBeAttached();
  await expect(page.locator('.spinner:visible'), 'spinners').toHaveCount(0);
  await expect.poll(() => unreadablePictures(slider), 'pictures of the slider').toEqual([]);

  const files = lines.map((line) => line.split(' ')[0]);
  expect(
    lines.filter((line, index) => !isMissingFile(line) || files.indexOf(files[index]) !== index),
    'lines besides one for each missing file',
  ).toEqual([]);

  await slider.locator('.carousel-slide:not([inert])').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/services\/[\w-]+\/$/);
  await expect(page.getByRole('heading', { level: 1 }), 'the next page').toBeVisible();
});

test('the contact page names mail and telephone, and shows no button that does nothing', async ({ page }) => {
  await deploy(page);
  await page.goto('/contact-us/');
  await islandsFailed(page);
  const contact = page.getByRole('region', { name: 'Contact us' });
  for (const { label, href } of [...site.emails, ...site.phones]) {
    const link = contact.getByRole('link', { name: label });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', href);
  }
  await expect(contact.getByText('The form needs JavaScript.')).toBeVisible();
  await expect(contact.getByRole('button', { name: 'Send' })).toHaveCount(0);
});
