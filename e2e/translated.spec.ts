/**
 * A page that the browser translates. Translators put their own elements where the page's texts were, so a text that
 * script then changes in place would never be seen, and the elements beside it would lose their place.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
  block,
  expectStill,
  expectTurning,
  leave,
  nextButton,
  openStopped,
  pauseAtFirst,
  position,
  press,
} from './rotation';
import { hold, nextFrames } from './scripts-run';
import { formMessages, midstreamCourses, midstreamGroups, serviceSlugs } from './specification';

/**
 * Translates as Chrome does: each text in a pair of `font` elements, those that come later too. Ours has « ». As
 * Firefox does, it translates what roles are called.
 */
function translator() {
  for (const part of document.querySelectorAll('[aria-roledescription]')) {
    part.setAttribute('aria-roledescription', `«${part.getAttribute('aria-roledescription')}»`);
  }
  const translate = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, noscript, textarea'))
        continue;
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = text.data.replace(
        /\S.*\S|\S/s,
        (words) => `«${words}»`,
      );
      text.replaceWith(outer);
    }
  };
  translate(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === 'characterData' ? [target] : addedNodes)
        if (node.isConnected) translate(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Opens a page and brings its first island of that name to run, translated before or after it does. */
async function openTranslated(page: Page, when: 'before' | 'after', path: string, name: string) {
  if (when === 'before') await page.addInitScript(`addEventListener('DOMContentLoaded', ${translator})`);
  await page.goto(path);
  const island = page.locator(`[data-island="${name}"]`).first();
  // The island's own box is `display: contents`.
  await island.locator('> *').first().scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-live', '');
  await nextFrames(page);
  if (when === 'after') await page.evaluate(translator);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/^«.+»$/);
}

for (const when of ['before', 'after'] as const) {
  test.describe(`translated ${when} its script runs`, () => {
    for (const [path, name, island, total] of [
      ['/', 'Our services highlights', 'hero', 6],
      ['/training/', 'Training highlights', 'hero', 6],
      ['/', 'Our Services', 'carousel', serviceSlugs.length],
    ] as const) {
      test(`${name} says where it stands`, async ({ page, problems }) => {
        await page.setViewportSize({ width: 800, height: 900 });
        await openTranslated(page, when, path, island);
        const region = block(page, name);
        await pauseAtFirst(region, name);
        await press(nextButton(region));
        await expect(position(region)).toHaveText(`«2 of ${total}»`);
        await press(nextButton(region));
        await expect(position(region)).toHaveText(`«3 of ${total}»`);
        expect(problems).toEqual([]);
      });
    }

    test('the course search says what it found, and forgets what it said before', async ({
      page,
      problems,
    }) => {
      await openTranslated(page, when, '/training/midstream-oil-and-gas/', 'course-search');
      const status = page.getByRole('main').getByRole('status').first();
      const box = page.getByRole('searchbox');
      const whole = `«${midstreamCourses} courses in ${midstreamGroups.length} groups»`;
      await expect(status).toHaveText(whole);
      await box.fill('API 570');
      await expect(status).toHaveText('«1 course found for “API 570”»');
      await expect(page.locator('[data-group] mark:visible')).toHaveText(['API', '570']);
      for (const query of ['drone', 'drones']) {
        await box.fill(query);
        await expect(status).toHaveText(
          new RegExp(`^«No course matches “${query}”.» ?«Clear the search» ?«or» ?«ask us»«.»$`),
        );
      }
      await status.getByRole('button').click();
      await expect(status).toHaveText(whole);
      await expect(page.locator('[data-group] li:visible')).toHaveCount(midstreamCourses);
      expect(problems).toEqual([]);
    });

    test('the form says what is missing, what is wrong, and that it sends', async ({ page, problems }) => {
      const release = await hold(page, '**/islands/sender.*.js');
      await openTranslated(page, when, '/contact-us/', 'contact-form');
      const form = page.locator('#form');
      const send = form.getByRole('button');
      await expect(send).toHaveText('«Send»');
      await send.click();
      await expect(form.getByRole('alert')).toHaveText(`«${formMessages.empty}»`);
      await form.locator('[name=from_name]').fill('Amina Rahman');
      await form.locator('[name=user_email]').fill('amina@example.com');
      await form.locator('[name=message]').fill('See www.example.com');
      await send.click();
      await expect(send).toHaveText('«Sending…»');
      await expect(form.getByRole('alert')).toBeEmpty();
      release();
      await expect(form.getByRole('alert')).toHaveText(`«${formMessages.link}»`);
      await expect(send).toHaveText('«Send»');
      await form.locator('[name=message]').fill(' ');
      await send.click();
      await expect(form.getByRole('alert')).toHaveText(`«${formMessages.empty}»`);
      await nextFrames(page);
      expect(problems).toEqual([]);
    });
  });
}

for (const [name, intervalMs] of [
  ['Our services highlights', 7000],
  ['Our Services', 2000],
] as const) {
  test(`${name} stands still under the pointer on a translated page`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${translator})`);
    const region = await openStopped(page, '/', name);
    await expect(region).toHaveAttribute('aria-roledescription', '«carousel»');
    await region.hover();
    await expectStill(page, region, intervalMs);
    await leave(page);
    await expectTurning(page, region, intervalMs);
  });
}

test('the not-found page names the path on a translated page', async ({ page }) => {
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translator})`);
  await page.goto('/no-such-page/');
  await expect(page.getByRole('main').locator('strong')).toHaveText('«/no-such-page/»');
});
