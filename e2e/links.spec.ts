/** Every link leads somewhere, and every page loads cleanly. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/content/site';
import {
  allPages,
  decode,
  expect,
  exportedFiles,
  htmlOf,
  out,
  scrollThrough,
  severalLooks,
  test,
  textOf,
} from './fixtures';
import { counts, publicPaths, socialNames } from './specification';

/** Addresses of a page's links, each once. */
function linksOf(html: string): string[] {
  return [...new Set([...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => decode(href)))];
}

/** Tags of a page's links. */
function linkTags(html: string): string[] {
  return html.match(/<a\b[^>]*>/g) ?? [];
}

const idsOf = (html: string) => new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));

/** In-site links, resolved: the page's path and the fragment. */
function inSite(pagePath: string): { href: string; target: string; fragment: string }[] {
  return linksOf(htmlOf(pagePath))
    .filter((href) => !/^[a-z]+:/i.test(href))
    .map((href) => {
      const url = new URL(href, `http://host${pagePath}`);
      return { href, target: url.pathname, fragment: url.hash.slice(1) };
    });
}

test.describe('in-site links', () => {
  for (const pagePath of allPages) {
    test(`of ${pagePath} lead to a page and to a place on it`, () => {
      const broken = inSite(pagePath).filter(({ target, fragment }) => {
        if (!allPages.includes(target)) return true;
        return fragment !== '' && !idsOf(htmlOf(target)).has(decodeURIComponent(fragment));
      });
      expect(broken).toEqual([]);
    });
  }

  test('say where they lead, in their own text', () => {
    for (const pagePath of allPages) {
      const texts = [...htmlOf(pagePath).matchAll(/<a\b[^>]*>([\s\S]*?)<\/a>/g)].map(([, inner = '']) =>
        textOf(inner),
      );
      expect(texts.length, pagePath).toBeGreaterThan(30);
      // What search engines and Lighthouse's audit of link texts call no description.
      const empty =
        /^(clickhere|clickthis|go|here|information|learnmore|more|moreinfo|moreinformation|righthere|readmore|seemore|start|this)$/i;
      expect(
        texts.filter((text) => empty.test(text)),
        pagePath,
      ).toEqual([]);
    }
  });

  test('end with a slash', () => {
    for (const pagePath of allPages) {
      // An empty address is the page itself: try again, on the page for failures.
      const bare = inSite(pagePath).filter(
        ({ href, target }) => href !== '' && href[0] !== '#' && !target.endsWith('/'),
      );
      expect(bare, pagePath).toEqual([]);
    }
  });

  test('reach every page of the site from the home page', () => {
    const seen = new Set(['/']);
    const queue = ['/'];
    for (let next = queue.pop(); next; next = queue.pop()) {
      for (const { target } of inSite(next)) {
        if (seen.has(target) || !allPages.includes(target)) continue;
        seen.add(target);
        queue.push(target);
      }
    }
    // The specification gives the placeholder an address but no link.
    expect(publicPaths.filter((pagePath) => !seen.has(pagePath))).toEqual(['/news/']);
  });

  test('answer 200, each of them', async ({ request }) => {
    const targets = new Set(allPages.flatMap((pagePath) => inSite(pagePath).map(({ target }) => target)));
    for (const target of targets) {
      // The pages for faults link to themselves (skip link, try again).
      if (target.endsWith('.html')) continue;
      expect((await request.get(target, { maxRedirects: 0 })).status(), target).toBe(200);
    }
  });
});

test.describe('outward links', () => {
  const outward = allPages.flatMap((pagePath) =>
    linkTags(htmlOf(pagePath))
      .filter((tag) => /\shref="[a-z]+:/i.test(tag))
      .map((tag) => ({ pagePath, tag, href: decode(/\shref="([^"]*)"/.exec(tag)?.[1] ?? '') })),
  );

  test('are https, mailto or tel', () => {
    expect(outward.filter(({ href }) => !/^(https:\/\/|mailto:|tel:)/.test(href))).toEqual([]);
  });

  test('open in a new tab without handing it the page, when they leave the site', () => {
    const away = outward.filter(({ href }) => href.startsWith('https:'));
    expect(away.length).toBeGreaterThan(0);
    const wrong = away.filter(
      ({ tag }) => !/\starget="_blank"/.test(tag) || !/\srel="[^"]*\bnoopener\b/.test(tag),
    );
    expect(wrong).toEqual([]);
  });

  test('to mailboxes and telephones open no new tab', () => {
    const own = outward.filter(({ href }) => /^(mailto|tel):/.test(href));
    expect(own.length).toBeGreaterThan(allPages.length);
    expect(own.filter(({ tag }) => tag.includes('target='))).toEqual([]);
  });

  test('to telephones carry the international number and nothing else', () => {
    const numbers = new Set(outward.filter(({ href }) => href.startsWith('tel:')).map(({ href }) => href));
    expect(numbers.size).toBe(counts.phones);
    for (const number of numbers) expect(number).toMatch(/^tel:\+[1-9]\d{7,14}$/);
  });

  test('to the chat carry digits only, on every page', () => {
    for (const pagePath of allPages) {
      const chat = linkTags(htmlOf(pagePath)).filter((tag) => tag.includes('aria-label="Chat with us"'));
      expect(chat, pagePath).toHaveLength(1);
      expect(chat[0], pagePath).toMatch(/\shref="https:\/\/wa\.me\/[1-9]\d{7,14}"/);
    }
  });

  test('to mailboxes are the two of the company', () => {
    const boxes = new Set(outward.filter(({ href }) => href.startsWith('mailto:')).map(({ href }) => href));
    expect([...boxes].sort()).toEqual(site.emails.map(({ href }) => href).sort());
  });

  test('in the footer are those of Connect With Us', () => {
    for (const pagePath of allPages) {
      const foot = /<footer[\s\S]*<\/footer>/.exec(htmlOf(pagePath))?.[0] ?? '';
      const links = foot.matchAll(/<a\b[^>]*social-link[^>]*>([\s\S]*?)<\/a>/g);
      const names = Array.from(links, ([, inner = '']) => textOf(inner));
      expect(names, pagePath).toEqual(socialNames);
    }
  });
});

test.describe('a visit', () => {
  for (const pagePath of publicPaths) {
    test(`of ${pagePath} loads every file, asks no other site and leaves the console clean`, async ({
      page,
      problems,
    }) => {
      await page.goto(pagePath);
      await scrollThrough(page);
      await severalLooks(page);
      await expect(page.locator('[data-state="loading"]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(problems).toEqual([]);
    });
  }

  test('of the page for failures loads cleanly', async ({ page, problems }) => {
    await page.goto('/500.html');
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
  });

  test('of an unknown address logs the answer 404 and nothing else', async ({ page, problems }) => {
    await page.goto('/no-such-page');
    await page.waitForLoadState('networkidle');
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
    expect(problems.filter((problem) => problem.startsWith('404:'))).toHaveLength(1);
  });
});

test('every file that a page or style sheet names is in the export', () => {
  const files = new Set(exportedFiles());
  for (const pagePath of allPages) {
    const html = htmlOf(pagePath);
    const named = [
      ...[...html.matchAll(/\s(?:src|href)="(\/[^"#?]*\.\w+)"/g)].map(([, file]) => file),
      ...[...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
        set.split(',').map((entry) => entry.trim().split(' ')[0]),
      ),
      ...[...html.matchAll(/url\((\/[^)]*)\)/g)].map(([, file]) => file),
    ];
    const absent = named.filter((file) => !files.has(path.posix.join(file ?? '').slice(1)));
    expect([...new Set(absent)], pagePath).toEqual([]);
  }
  const sheets = exportedFiles().filter((file) => file.endsWith('.css'));
  // For paper and for readers without script; what a page shows at once is in it.
  expect(sheets).toHaveLength(2);
  for (const sheet of sheets) {
    const named = [...readFileSync(path.join(out, sheet), 'utf8').matchAll(/url\(["']?(?!data:)([^"')]+)/g)];
    const absent = named.filter(([, file = '']) => !files.has(file.replace(/^\//, '')));
    expect(
      absent.map(([, file]) => file),
      sheet,
    ).toEqual([]);
  }
});
