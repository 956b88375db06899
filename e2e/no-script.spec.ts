/**
 * The site with JavaScript switched off: everything can be read, reached and used but the form.
 * The menus without script are in `menu.spec.ts` and `side-panel.spec.ts`.
 */
import { site } from '@/content/site';
import { boxOf, expect, overlaps, phone, sizes, test, textBoxes, visitedPages } from './fixtures';
import { swipe } from './rotation';
import { scrollRests } from './scripts-run';
import {
  barLabels,
  counts,
  faultTexts,
  midstreamCourses,
  projectSlugs,
  publicPaths,
  serviceSlugs,
  trainingSlugs,
} from './specification';

test.use({ javaScriptEnabled: false });

const wide = { width: 1280, height: 900 };

test.describe('every page', () => {
  test.use({ viewport: wide });
  for (const pagePath of publicPaths) {
    test(`${pagePath} shows its heading, its links and all its pictures, and no spinner`, async ({
      page,
    }) => {
      await page.goto(pagePath);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const bar = page.getByRole('navigation', { name: 'Main' });
      for (const name of barLabels) {
        await expect(bar.getByRole('link', { name, exact: true }).first()).toBeVisible();
      }
      await expect(page.locator('.spinner:visible')).toHaveCount(0);
      // Each box holds either its picture or, when the picture waits for script, a copy without it.
      const absent = await page.locator('.picture').evaluateAll((boxes) =>
        boxes
          .filter((box) => box.checkVisibility())
          .map((box) => [...box.querySelectorAll('img')].pop())
          .filter((image) => !image?.complete || image.naturalWidth < 100)
          .map((image) => image?.currentSrc),
      );
      expect(absent).toEqual([]);
    });
  }
});

test.describe('with script on, and blocked by policy', () => {
  // The parser takes what is in a `noscript` for text then.
  test.use({ viewport: wide, javaScriptEnabled: true });

  test('pictures stand in their places where an extension takes the noscripts apart', async ({ page }) => {
    await page.route('**/services/', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
      await route.fulfill({ response, headers });
    });
    await page.goto('/services/');
    await page.evaluate(() => {
      for (const served of document.querySelectorAll('noscript')) {
        const span = document.createElement('span');
        span.style.setProperty('display', 'inline', 'important');
        span.innerHTML = served.textContent ?? '';
        served.replaceWith(span);
      }
    });
    const last = page.locator('.card .picture').last();
    await last.scrollIntoViewIfNeeded();
    const image = last.locator('picture img');
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(1);
    expect(await image.boundingBox()).toEqual(await last.boundingBox());
  });
});

test.describe('carousels', () => {
  test.use({ viewport: wide });

  test('scroll by hand to their last card', async ({ page }) => {
    await page.goto('/');
    const carousel = page.getByRole('region', { name: 'Our Services', exact: true });
    const last = carousel.getByRole('link', { name: 'Marine Services' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(carousel.getByRole('group', { name: new RegExp(`of ${serviceSlugs.length}$`) })).toHaveCount(
      serviceSlugs.length,
    );
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('follow a finger', async ({ page }) => {
      await page.goto('/');
      const carousel = page.getByRole('region', { name: 'Our Services', exact: true });
      const first = carousel.getByRole('group', { name: `1 of ${serviceSlugs.length}`, exact: true });
      await first.scrollIntoViewIfNeeded();
      await expect(first).toBeInViewport({ ratio: 0.5 });
      await swipe(page, first);
      await expect(first).not.toBeInViewport({ ratio: 0.5 });
    });
  });

  test('show no dead controls', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^(Pause|Play|Previous slide|Next slide)/ })).toHaveCount(
      0,
    );
  });

  for (const [pagePath, count] of [
    ['/', counts.homeSlides],
    ['/about-us/', counts.aboutTopics],
    ['/training/', trainingSlugs.length],
    ['/projects/', projectSlugs.length],
  ] as const) {
    for (const viewport of [wide, sizes.phone]) {
      test(`the hero of ${pagePath} gives the words and links of all its slides at ${viewport.width} px`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await page.goto(pagePath);
        const slides = page.locator('.hero [aria-roledescription="slide"]');
        await expect(slides).toHaveCount(count);
        const words = slides.locator(':is(h2, p, a):visible');
        expect(await words.count()).toBe(await slides.locator('h2, p, a').count());
        // In their order, and none lies over another.
        const tops = await slides
          .locator(':is(h2, p):visible')
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
        expect(tops).toEqual([...tops].sort((a, b) => a - b));
        expect(overlaps(await textBoxes(words))).toEqual([]);
      });
    }
  }
});

test.describe('contact', () => {
  for (const pagePath of ['/', '/contact-us/']) {
    test(`${pagePath} gives the addresses and lines, and no button that does nothing`, async ({ page }) => {
      await page.goto(pagePath);
      const contact = page.getByRole('region', { name: 'Contact us' });
      // By its element: the text engine passes `noscript` over.
      const note = contact.locator('noscript p');
      await expect(note).toBeVisible();
      await expect(note).toContainText('The form needs JavaScript.');
      await expect(contact.getByText('Please fill in all three fields.')).toBeHidden();
      for (const { label, href } of [...site.emails, ...site.phones]) {
        await expect(contact.getByRole('link', { name: label })).toHaveAttribute('href', href);
      }
      await expect(contact.getByRole('button')).toHaveCount(0);
    });
  }
});

for (const viewport of Object.values(sizes)) {
  test(`a jump to the form shows why it has no Send at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const pagePath of ['/', '/contact-us/']) {
      await page.goto('about:blank');
      await page.goto(`${pagePath}#form`);
      await scrollRests(page);
      const bar = await boxOf(page.getByRole('banner'));
      const note = await boxOf(page.locator('#form noscript p'));
      expect(note.y, `${pagePath}: below the bar`).toBeGreaterThanOrEqual(bar.height);
      expect(note.y + note.height, `${pagePath}: in the window`).toBeLessThanOrEqual(viewport.height);
    }
  });
}

test('training pages show all courses and no search box', async ({ page }) => {
  for (const slug of trainingSlugs) {
    await page.goto(`/training/${slug}/`);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Print this list' })).toHaveCount(0);
    const shown = await page
      .locator('[data-group] li')
      .evaluateAll((all) => all.map((entry) => entry.checkVisibility()));
    expect(shown.length, slug).toBeGreaterThan(0);
    if (slug === 'midstream-oil-and-gas') expect(shown).toHaveLength(midstreamCourses);
    expect(shown, slug).not.toContain(false);
  }
});

test('no text waits for script to fade in', async ({ page }) => {
  for (const pagePath of visitedPages) {
    await page.goto(pagePath);
    const faint = await page.getByRole('main').evaluate((main) => {
      const opacityOf = (element: Element | null): number =>
        element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
      const texts: { parent: Element; text: string }[] = [];
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement: parent, nodeValue } = walker.currentNode;
        // A hero shows its first slide; the others are there to be turned to.
        const isNext = parent?.closest('.hero-slide')?.matches(':not([data-current])');
        // Controls that would do nothing are hidden.
        const isControl = parent?.closest('button, .rotation-controls');
        if (parent && nodeValue?.trim() && !isNext && !isControl && !parent.closest('script, style')) {
          texts.push({ parent, text: nodeValue });
        }
      }
      return {
        read: texts.length,
        faint: texts
          .filter(({ parent }) => opacityOf(parent) < 1 || getComputedStyle(parent).visibility !== 'visible')
          .map(({ text }) => text),
      };
    });
    expect(faint.read, pagePath).toBeGreaterThan(0);
    expect(faint.faint, pagePath).toEqual([]);
  }
});

test('the not-found page says what happened and shows no empty address', async ({ page }) => {
  await page.goto('/no-such-page');
  // Nothing behind it, in place of the address that only script knows.
  await expect(page.getByRole('main').getByText(faultTexts.notFound)).toHaveText(faultTexts.notFound);
  await page.getByRole('main').getByRole('link', { name: 'Training' }).click();
  await expect(page).toHaveURL(/\/training\/$/);
});
