/** What search engines, networks and home screens read: head, structured data, icons, manifest, sitemap, robots. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/content/site';
import {
  allPages,
  attributeOf,
  decode,
  expect,
  exportedPages,
  htmlOf,
  out,
  squeeze,
  test,
  textOf,
} from './fixtures';
import { type Data, dataOf } from './schema-org';
import {
  colours,
  indexedPaths,
  locality,
  projectSlugs,
  serviceSlugs,
  socialNames,
  trainingSlugs,
} from './specification';

const origin = site.url;

const metaTag = (name: string) => new RegExp(`<meta (?:name|property)="${name}"[^>]*>`);
const meta = (html: string, name: string) => attributeOf(html, metaTag(name), 'content');

/** Width and height of a PNG file; throws when it is none. */
function pngSize(file: string): { width: number; height: number } {
  const bytes = readFileSync(path.join(out, file));
  expect(bytes.subarray(0, 8).toString('latin1'), `${file} is a PNG`).toBe('\x89PNG\r\n\x1a\n');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

test('every page says its language, its colour, and that numbers in it are no links', () => {
  for (const pagePath of allPages) {
    const html = htmlOf(pagePath);
    expect(attributeOf(html, /<html[^>]*>/, 'lang'), pagePath).toBe('en-GB');
    expect(meta(html, 'theme-color'), pagePath).toBe(`#${Buffer.from(colours.navy900).toString('hex')}`);
    expect(meta(html, 'format-detection'), pagePath).toBe('telephone=no, address=no, email=no');
  }
  for (const pagePath of indexedPaths) {
    expect(meta(htmlOf(pagePath), 'og:locale'), pagePath).toBe('en_GB');
  }
});

test.describe('description and keywords', () => {
  for (const pagePath of allPages) {
    test(`${pagePath} has a description of 110 to 160 characters and keywords`, () => {
      const html = htmlOf(pagePath);
      const description = meta(html, 'description') ?? '';
      expect(description.length, description).toBeGreaterThanOrEqual(110);
      expect(description.length, description).toBeLessThanOrEqual(160);
      expect((meta(html, 'keywords') ?? '').split(',').length).toBeGreaterThanOrEqual(5);
    });
  }

  test('no two pages share a description', () => {
    const all = allPages.map((pagePath) => meta(htmlOf(pagePath), 'description'));
    expect(new Set(all).size).toBe(allPages.length);
  });
});

test('every page asks for its typeface at once, and for no other font', () => {
  for (const page of exportedPages()) {
    const html = htmlOf(`/${page}`);
    const asked = [...html.matchAll(/<link rel="preload"[^>]*>/g)].filter(([link]) =>
      link.includes('as="font"'),
    );
    expect(asked, page).toHaveLength(1);
    const address = attributeOf(asked.join(''), /<link[^>]*>/, 'href') ?? '';
    expect(html, page).toContain(`src:url(${address})`);
    expect(existsSync(path.join(out, address)), page).toBe(true);
  }
});

test.describe('addresses for search engines and networks', () => {
  for (const pagePath of indexedPaths) {
    test(`${pagePath} names itself, with the slash, as canonical and for sharing`, () => {
      const html = htmlOf(pagePath);
      const title = decode(/<title>([^<]*)/.exec(html)?.[1] ?? '');
      const description = meta(html, 'description');
      expect(attributeOf(html, /<link rel="canonical"[^>]*>/, 'href')).toBe(origin + pagePath);
      expect(meta(html, 'og:url')).toBe(origin + pagePath);
      expect(meta(html, 'og:type')).toBe('website');
      expect(meta(html, 'og:site_name')).toBe(site.brand);
      expect(meta(html, 'og:title')).toBe(title);
      expect(meta(html, 'og:description')).toBe(description);
      expect(meta(html, 'twitter:card')).toBe('summary_large_image');
      expect(meta(html, 'twitter:title')).toBe(title);
      expect(meta(html, 'twitter:description')).toBe(description);
      expect(meta(html, 'robots')).toBeUndefined();
    });

    test(`${pagePath} has a share picture, a PNG of 1200 by 630`, () => {
      const html = htmlOf(pagePath);
      const image = meta(html, 'og:image') ?? '';
      expect(image.startsWith(`${origin}/og/`), image).toBe(true);
      expect(image).toMatch(/\.png$/);
      expect(meta(html, 'twitter:image')).toBe(image);
      expect(meta(html, 'og:image:width')).toBe('1200');
      expect(meta(html, 'og:image:height')).toBe('630');
      expect(meta(html, 'og:image:alt')).toBeTruthy();
      expect(pngSize(new URL(image).pathname)).toEqual({ width: 1200, height: 630 });
    });
  }

  test('the words of a share picture are those it shows', () => {
    for (const pagePath of ['/', '/services/rope-access/', '/projects/dlng-s4hana-PM/']) {
      const html = htmlOf(pagePath);
      const heading = textOf(/<h1[\s\S]*?<\/h1>/.exec(html)?.[0] ?? '');
      expect(heading.length, pagePath).toBeGreaterThan(8);
      for (const name of ['og:image:alt', 'twitter:image:alt']) {
        const words = squeeze(meta(html, name) ?? '');
        expect(words.startsWith(`${heading}.`), `${pagePath}: ${words}`).toBe(true);
        expect(words.length, pagePath).toBeGreaterThan(heading.length + 10);
      }
    }
  });

  test('no two pages share a share picture', () => {
    const images = indexedPaths.map((pagePath) => meta(htmlOf(pagePath), 'og:image'));
    expect(new Set(images).size).toBe(indexedPaths.length);
  });

  test('no page tells search engines two things', () => {
    for (const page of exportedPages()) {
      expect(htmlOf(`/${page}`).match(/<meta name="robots"/g)?.length ?? 0, page).toBeLessThanOrEqual(1);
    }
  });

  for (const pagePath of ['/news/', '/404.html', '/500.html']) {
    test(`${pagePath} stays out of search results`, () => {
      const html = htmlOf(pagePath);
      expect(meta(html, 'robots')).toContain('noindex');
      expect(html).not.toContain('rel="canonical"');
    });
  }
});

test.describe('sitemap and robots', () => {
  test('the sitemap lists exactly the indexed pages', () => {
    const xml = readFileSync(path.join(out, 'sitemap.xml'), 'utf8');
    const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toEqual(indexedPaths.map((pagePath) => origin + pagePath));
  });

  test('the sitemap dates every page, none of them in the future', () => {
    const xml = readFileSync(path.join(out, 'sitemap.xml'), 'utf8');
    const dates = [...xml.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(([, date = '']) => Date.parse(date));
    expect(dates).toHaveLength(indexedPaths.length);
    // NaN, of a date that is none, is never less.
    for (const date of dates) expect(date).toBeLessThanOrEqual(Date.now());
  });

  test('robots.txt lets everything be crawled and names the sitemap', () => {
    const text = readFileSync(path.join(out, 'robots.txt'), 'utf8');
    expect(text).toMatch(/^User-Agent: \*$/im);
    expect(text).toMatch(/^Allow: \/$/m);
    expect(text).not.toMatch(/^Disallow: \S/m);
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });
});

test.describe('icons and manifest', () => {
  test('every page names the icons and the manifest', () => {
    for (const pagePath of allPages) {
      const html = htmlOf(pagePath);
      expect(attributeOf(html, /<link rel="manifest"[^>]*>/, 'href'), pagePath).toBe('/manifest.webmanifest');
      expect(html, pagePath).toContain('href="/favicon.ico"');
      expect(html, pagePath).toContain('href="/icon.svg"');
      expect(attributeOf(html, /<link rel="apple-touch-icon"[^>]*>/, 'href'), pagePath).toBe(
        '/apple-touch-icon.png',
      );
    }
  });

  test('the icons are there', () => {
    const ico = readFileSync(path.join(out, 'favicon.ico'));
    expect(ico.readUInt16LE(2), 'the kind of file: an icon').toBe(1);
    // Search engines show it 48 px wide and scale no smaller one up.
    const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_, at) => ico.readUInt8(6 + 16 * at));
    expect(sizes).toEqual([16, 32, 48]);
    expect(readFileSync(path.join(out, 'icon.svg'), 'utf8')).toContain('<svg');
    expect(pngSize('apple-touch-icon.png')).toEqual({ width: 180, height: 180 });
  });

  test('the manifest is complete and its icons have the size it says', () => {
    const manifest = JSON.parse(readFileSync(path.join(out, 'manifest.webmanifest'), 'utf8'));
    expect(manifest.short_name).toBe(site.brand);
    expect(manifest.start_url).toBe('/');
    expect(manifest.lang).toBe('en-GB');
    expect(manifest.theme_color).toMatch(/^#[\da-f]{6}$/);
    const icons: { src: string; sizes: string; purpose?: string }[] = manifest.icons;
    expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    for (const { src, sizes } of icons) {
      const { width, height } = pngSize(src);
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });
});

const ofType = (html: string, type: string) => dataOf(html).find((data) => data['@type'] === type);

/** Every text in structured data that a reader should find on the page: no types, ids and addresses. */
function claims(data: unknown, key = ''): string[] {
  if (typeof data === 'string') {
    // Names and codes that search engines read, and no visitor.
    const isName = ['@context', '@type', '@id', 'inLanguage', 'addressCountry'].includes(key);
    return isName || data.startsWith('https://') ? [] : [data];
  }
  if (Array.isArray(data)) return data.flatMap((entry) => claims(entry, key));
  if (data && typeof data === 'object') {
    return Object.entries(data).flatMap(([inner, value]) => claims(value, inner));
  }
  return [];
}

test.describe('structured data', () => {
  for (const pagePath of allPages) {
    test(`${pagePath} claims nothing that the page does not show`, () => {
      const html = htmlOf(pagePath);
      const text = textOf(html);
      const unseen = claims(dataOf(html)).filter((claim) => !text.includes(squeeze(claim)));
      expect(unseen).toEqual([]);
    });
  }

  test('the home page describes the company and the site', () => {
    const html = htmlOf('/');
    expect(ofType(html, 'Organization')).toMatchObject({
      name: site.brand,
      legalName: site.legalName,
      url: `${origin}/`,
      address: { '@type': 'PostalAddress', addressLocality: locality, addressCountry: 'AE' },
    });
    expect(ofType(html, 'WebSite')).toMatchObject({
      name: site.brand,
      url: `${origin}/`,
      inLanguage: 'en-GB',
    });
  });

  test('the company’s profiles and logo are the ones the site links to', () => {
    const html = htmlOf('/');
    const { sameAs, logo } = ofType(html, 'Organization') as { sameAs: string[]; logo: string };
    // All but e-mail.
    expect(sameAs).toHaveLength(socialNames.length - 1);
    for (const address of sameAs) expect(html).toContain(`href="${address}"`);
    expect(pngSize(new URL(logo).pathname).width).toBeGreaterThanOrEqual(112);
  });

  for (const pagePath of indexedPaths.slice(1)) {
    test(`${pagePath} gives the breadcrumb that it shows`, () => {
      const html = htmlOf(pagePath);
      const nav = /<nav aria-label="Breadcrumb"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
      const shown = [...nav.matchAll(/<li\b[\s\S]*?(?=<li\b|<\/ol>)/g)].map(([step]) => ({
        name: decode(step.replace(/<[^>]*>/g, '')),
        // The last step is the page itself and no link.
        item: origin + (attributeOf(step, /<a [^>]*>/, 'href') ?? pagePath),
      }));
      expect(shown.length).toBeGreaterThanOrEqual(2);
      expect(nav.match(/aria-current="page"/g)).toHaveLength(1);
      const list = ofType(html, 'BreadcrumbList')?.itemListElement as Data[];
      expect(list.map(({ name, item }) => ({ name, item }))).toEqual(shown);
      expect(list.map(({ position }) => position)).toEqual(shown.map((_, index) => index + 1));
    });
  }

  test('breadcrumbs lead through the pages that the specification gives', () => {
    const trail = (pagePath: string) =>
      ((ofType(htmlOf(pagePath), 'BreadcrumbList')?.itemListElement ?? []) as Data[]).map(({ name }) => name);
    expect(trail('/services/')).toEqual(['Home', 'Services']);
    expect(trail('/training/')).toEqual(['Home', 'Services', 'Training']);
    expect(trail('/projects/')).toEqual(['Home', 'Services', 'Projects']);
  });

  for (const slug of serviceSlugs) {
    test(`/services/${slug}/ is described as a service`, () => {
      expect(ofType(htmlOf(`/services/${slug}/`), 'Service')).toMatchObject({
        name: expect.stringMatching(/./),
        description: expect.stringMatching(/.{100}/),
        url: `${origin}/services/${slug}/`,
        provider: { '@type': 'Organization', name: site.brand },
      });
    });
  }

  for (const slug of trainingSlugs) {
    test(`/training/${slug}/ lists its courses with provider and description`, () => {
      const list = ofType(htmlOf(`/training/${slug}/`), 'ItemList');
      const items = list?.itemListElement as { position: number; item: Data }[];
      expect(items.length).toBeGreaterThanOrEqual(6);
      for (const [index, { position, item }] of items.entries()) {
        expect(position).toBe(index + 1);
        expect(item).toMatchObject({
          '@type': 'Course',
          name: expect.stringMatching(/./),
          description: expect.stringMatching(/.{20}/),
          provider: { '@type': 'Organization', name: site.brand },
        });
      }
    });
  }

  test('project pages claim no more than their breadcrumb', () => {
    for (const slug of projectSlugs) {
      expect(dataOf(htmlOf(`/projects/${slug}/`)).map((data) => data['@type'])).toEqual(['BreadcrumbList']);
    }
  });
});
