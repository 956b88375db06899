/**
 * Structured data of every exported page, held to what schema.org documents (see `schema-org.ts`) and to what Google's
 * documentation requires of course lists and breadcrumbs. That it says what the page shows, the breadcrumb included,
 * is tested in `head.spec.ts`.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/content/site';
import { attributeOf, decode, expect, exportedPages, htmlOf, out, test } from './fixtures';
import { type Data, dataOf, faultsIn, isAddress, objectsIn } from './schema-org';
import { indexedPaths } from './specification';

const pages = exportedPages().map((file) => ({ file, html: htmlOf(`/${file}`) }));

/** Every object in the structured data of every page. */
const everyObject = () =>
  pages.flatMap(({ file, html }) => objectsIn(dataOf(html)).map((data) => ({ file, data })));

/** Every text in structured data, with the property it stands for. */
function textsIn(data: Data): [property: string, text: string][] {
  return Object.entries(data).flatMap(([property, value]) =>
    [value]
      .flat()
      .flatMap((text): [string, string][] => (typeof text === 'string' ? [[property, text]] : [])),
  );
}

test('every block is JSON-LD of schema.org, and says something', () => {
  for (const { file, html } of pages) {
    const blocks = html.match(/<script[^>]*ld\+json/g) ?? [];
    expect(html.match(/<script type="application\/ld\+json">/g) ?? [], file).toHaveLength(blocks.length);
    expect(() => dataOf(html), file).not.toThrow();
    expect(dataOf(html).length, file).toBeGreaterThanOrEqual(blocks.length);
  }
  // Every page that may be found says at least what it is or where it stands.
  const silent = indexedPaths.filter((pagePath) => dataOf(htmlOf(pagePath)).length === 0);
  expect(silent).toEqual([]);
});

test('every type, property and kind of value is one that schema.org documents', () => {
  const faults = pages.flatMap(({ file, html }) =>
    dataOf(html).flatMap((data) => faultsIn(data, ['Thing'], file)),
  );
  expect(faults).toEqual([]);
  const types = new Set(everyObject().map(({ data }) => data['@type']));
  for (const type of [
    'Organization',
    'PostalAddress',
    'WebSite',
    'BreadcrumbList',
    'ListItem',
    'Service',
    'Course',
  ]) {
    expect(types, 'types of the site').toContain(type);
  }
});

test.describe('the check against schema.org refuses', () => {
  const provider = { '@type': 'Organization', name: 'Company' };
  const course = { '@type': 'Course', name: 'Course', description: 'What it is', provider };
  const item = (value: Data): Data => ({ '@type': 'ItemList', itemListElement: [value] });

  const faulty: [what: string, data: unknown, fault: RegExp][] = [
    ['a type it does not know', { ...course, '@type': 'Courses' }, /unknown type "Courses"/],
    ['a thing without a type', { name: 'Course' }, /none of Thing/],
    ['a property of another type', { ...course, numberOfItems: 3 }, /no such property as numberOfItems/],
    ['a property spelt otherwise', { ...course, Name: 'Course' }, /no such property as Name/],
    ['a text where a company belongs', { ...course, provider: 'Company' }, /none of Organization, Person/],
    ['a thing of another type', { ...course, provider: course }, /none of Organization, Person/],
    ['an address that is a path', { ...course, url: '/training/' }, /none of URL/],
    ['a number where a text belongs', { ...course, name: 7 }, /7 is none of Text/],
    ['a broken number', { '@type': 'ItemList', numberOfItems: 1.5 }, /1.5 is none of Integer/],
    ['an empty text', { ...course, description: ' ' }, /none of Text/],
    ['nothing in place of a value', { ...course, description: null }, /null is none of/],
    ['an empty list', { '@type': 'ItemList', itemListElement: [] }, /an empty list/],
    [
      'a fault far inside',
      item({ '@type': 'ListItem', item: { ...course, fee: 1 } }),
      /Course: no such property/,
    ],
    ['an id that is no address', { ...course, '@id': '#course' }, /@id #course/],
  ];
  for (const [what, data, fault] of faulty) {
    test(what, () => {
      expect(faultsIn(data).join('\n')).toMatch(fault);
    });
  }

  test('none of it where nothing is wrong', () => {
    expect(faultsIn(item({ '@type': 'ListItem', position: 1, item: course }))).toEqual([]);
    expect(faultsIn({ ...course, provider: { '@id': 'https://www.example.com/#company' } })).toEqual([]);
  });
});

test('courses have what Google requires: name, description and provider, three or more in a list', () => {
  const courses = everyObject().filter(({ data }) => data['@type'] === 'Course');
  for (const { file, data } of courses) {
    for (const property of ['name', 'description', 'provider']) {
      expect(data, `${file}: ${data.name}`).toHaveProperty([property]);
    }
    expect((data.provider as Data).name, `${file}: provider of ${data.name}`).toBe(site.brand);
  }
  const lists = everyObject().filter(({ data }) => data['@type'] === 'ItemList');
  expect(lists, 'one list a training category').toHaveLength(6);
  for (const { file, data } of lists) {
    const entries = data.itemListElement as Data[];
    expect(entries.length, file).toBeGreaterThanOrEqual(3);
    expect(data.numberOfItems, file).toBe(entries.length);
  }
});

test('entries of a list count from 1 in order, and each has an item or an address', () => {
  const lists = everyObject().flatMap(({ file, data }) => {
    const entries = [data.itemListElement ?? []].flat() as Data[];
    return entries.some((entry) => entry['@type'] === 'ListItem') ? [{ file, entries }] : [];
  });
  expect(lists.length).toBeGreaterThanOrEqual(indexedPaths.length);
  for (const { file, entries } of lists) {
    expect(
      entries.map(({ position }) => position),
      file,
    ).toEqual(entries.map((_, index) => index + 1));
    for (const entry of entries) {
      expect(entry.item ?? entry.url, `${file}: entry ${entry.position}`).toBeDefined();
      // An entry that is no thing with a name of its own has to bring one (Google: breadcrumbs).
      const name = entry.name ?? (entry.item as Data).name;
      expect(name, `${file}: name of entry ${entry.position}`).toEqual(expect.stringMatching(/\S/));
    }
  }
});

test('each course leads to its own place on its page, where its name stands as the heading', () => {
  for (const { file, html } of pages) {
    const courses = objectsIn(dataOf(html)).filter((data) => data['@type'] === 'Course');
    const addresses = courses.map(({ url }) => url as string);
    expect(new Set(addresses).size, `${file}: addresses`).toBe(courses.length);
    for (const { name, url } of courses) {
      const { hash } = new URL(url as string);
      const place = html.split(`id="${hash.slice(1)}"`)[1] ?? '';
      const heading = decode(/<h\d[^>]*>([\s\S]*?)<\/h\d>/.exec(place)?.[1] ?? '').replace(/<[^>]*>/g, '');
      expect(heading, `${file}${hash}`).toBe(name);
    }
  }
});

test('addresses are whole, in the form of the canonical links, and lead to what is there', () => {
  // Ids of things that the data itself describes; they lead to no place on a page.
  const ids = new Set(everyObject().flatMap(({ data }) => (data['@type'] ? [data['@id']] : [])));
  const canonical = new Map(
    pages.map(({ html }) => [attributeOf(html, /<link rel="canonical"[^>]*>/, 'href') ?? '', html]),
  );
  const isThere = (address: string) => {
    const { origin, pathname, hash } = new URL(address);
    const page = canonical.get(origin + pathname);
    if (page) return hash === '' || page.includes(` id="${hash.slice(1)}"`);
    return hash === '' && /\.\w+$/.test(pathname) && existsSync(path.join(out, pathname));
  };
  let count = 0;
  for (const { file, data } of everyObject()) {
    for (const [property, text] of textsIn(data)) {
      if (!isAddress(text)) {
        expect(text, `${file}: ${property}`).not.toMatch(/^(\.{0,2}\/|www\.|\w+:\/\/)/);
        continue;
      }
      count++;
      expect(new URL(text).href, `${file}: ${property}`).toBe(text);
      expect(text, `${file}: ${property}`).toMatch(/^https:/);
      if (property === '@id') expect(ids, `${file}: what ${text} means`).toContain(text);
      else if (property === 'sameAs' && !text.startsWith(site.url)) continue;
      else expect(isThere(text), `${file}: ${property} ${text} is there`).toBe(true);
    }
  }
  expect(count).toBeGreaterThan(300);
});

test('one id means one thing, called the same on every page', () => {
  const meaning = new Map<unknown, string>();
  for (const { file, data } of everyObject()) {
    if (!data['@id'] || !data['@type']) continue;
    const says = `${data['@type']} ${data.name}`;
    expect(says, `${file}: ${data['@id']}`).toBe(meaning.get(data['@id']) ?? says);
    meaning.set(data['@id'], says);
  }
  expect([...meaning.values()].sort()).toEqual([`Organization ${site.brand}`, `WebSite ${site.brand}`]);
});
