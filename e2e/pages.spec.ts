/** The pages that exist, what they answer, and that their HTML alone holds everything there is to read. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { aboutTopics, freshValues } from '@/content/about';
import { approach } from '@/content/approach';
import { clients } from '@/content/clients';
import { contact } from '@/content/contact';
import { highlights } from '@/content/highlights';
import { home } from '@/content/home';
import { barLinks, footer, panelLinks } from '@/content/navigation';
import { ongoingProjects } from '@/content/ongoing';
import { pages } from '@/content/pages';
import { partners } from '@/content/partners';
import { projectBlocks, projects } from '@/content/projects';
import { serviceSlides } from '@/content/service-slides';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { trainingCategories } from '@/content/training';
import { whyUs } from '@/content/why-us';
import {
  allPages,
  boxOf,
  decode,
  expect,
  exportedFiles,
  exportedPages,
  fileOf,
  htmlOf,
  out,
  squeeze,
  test,
  textOf,
} from './fixtures';
import { faultTexts, publicPaths, serviceSlugs } from './specification';

test.describe('the export', () => {
  test('holds exactly the pages of the specification', () => {
    expect(exportedPages().sort()).toEqual(allPages.map(fileOf).sort());
  });

  test('has no two files whose names differ only by case', () => {
    const names = exportedFiles().map((file) => file.toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('carries no framework runtime and no page data beside the pages', () => {
    const files = exportedFiles();
    expect(files.filter((file) => file.startsWith('_next/') && !file.endsWith('.woff2'))).toEqual([]);
    expect(files.filter((file) => /(^|\/)(index|404|__next[^/]*)\.txt$/.test(file))).toEqual([]);
    for (const page of exportedPages()) {
      const html = readFileSync(path.join(out, page), 'utf8');
      expect(html, page).not.toContain('__next_f');
      expect(html, page).not.toMatch(/<script[^>]* src=/);
    }
  });

  test('shows no reader the misspellings of its addresses', () => {
    for (const page of exportedPages()) {
      const html = readFileSync(path.join(out, page), 'utf8');
      const tags = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1');
      const read = [
        textOf(html),
        ...[...tags.matchAll(/<title>([^<]*)/g)].map(([, title = '']) => title),
        ...[...tags.matchAll(/\s(?:alt|title|aria-label|aria-roledescription|placeholder)="([^"]*)"/g)].map(
          ([, value = '']) => value,
        ),
        ...[...tags.matchAll(/<meta\b[^>]*\scontent="([^"]*)"/g)]
          .map(([, value = '']) => value)
          .filter((value) => !/^https?:/.test(value)),
      ];
      expect(read.length, page).toBeGreaterThan(5);
      expect(
        read.flatMap(
          (words) => words.match(/.{0,20}(?:managment|infomration|copmany|palance).{0,20}/gi) ?? [],
        ),
        page,
      ).toEqual([]);
    }
  });

  test('keeps nothing in a hidden block that only script would open', () => {
    for (const page of exportedPages()) {
      expect(readFileSync(path.join(out, page), 'utf8'), page).not.toContain('<div hidden');
    }
  });
});

test.describe('a cold request', () => {
  for (const pagePath of publicPaths) {
    test(`${pagePath} answers 200 with its own title and one h1`, async ({ request }) => {
      const response = await request.get(pagePath, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      const html = await response.text();
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
      if (pagePath === '/') expect(decode(title)).toBe(`${site.brand} | ${site.strapLine}`);
      else {
        const [name, ...brand] = decode(title).split(' | ');
        expect(name).toMatch(/^[^|]+$/);
        expect(brand).toEqual([site.brand]);
      }
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    });

    if (pagePath === '/') continue;
    test(`${pagePath.slice(0, -1)} redirects to the form with the slash`, async ({ request }) => {
      const bare = await request.get(pagePath.slice(0, -1), { maxRedirects: 0 });
      expect([301, 302, 307, 308]).toContain(bare.status());
      expect(new URL(bare.headers().location ?? '', 'http://host').pathname).toBe(pagePath);
    });
  }

  test('finds a different title on every page', () => {
    const titles = publicPaths.map((pagePath) => /<title>([^<]*)/.exec(htmlOf(pagePath))?.[1]);
    expect(new Set(titles).size).toBe(publicPaths.length);
  });

  const unknown = [
    '/no-such-page',
    '/no-such-page/',
    '/services/rope-acess',
    '/services/rope-access/extra/',
    '/training/information-technology/',
    '/projects/angola-block-03/06/',
    '/404/',
    '/unexpected-error/',
    '/index.txt',
  ];
  for (const address of unknown) {
    test(`${address} answers 404 with the not-found page`, async ({ request }) => {
      const response = await request.get(address);
      expect(response.status()).toBe(404);
      const text = textOf(await response.text());
      expect(text).toContain(squeeze(faultTexts.notFoundHeading));
      expect(text).toContain(squeeze(faultTexts.notFound));
    });
  }
});

test.describe('the not-found page', () => {
  test('names the address asked for once script runs, and keeps the layout and the ways out', async ({
    page,
  }) => {
    await page.goto('/services/rope-acess');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(faultTexts.notFoundHeading);
    const main = page.getByRole('main');
    await expect(main).toContainText(`${faultTexts.notFound} /services/rope-acess`);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    for (const [name, href] of [
      ['Home', '/'],
      ['Services', '/services/'],
      ['Training', '/training/'],
    ] as const) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
  });
});

test('the not-found page shows an address in the letters it was typed in, and one it cannot read as it is sent', async ({
  page,
}) => {
  for (const [address, shown] of [
    ['/%D8%AE%D8%AF%D9%85%D8%A7%D8%AA/', '/خدمات/'],
    ['/caf%C3%A9%20bar', '/café bar'],
    ['/100%', '/100%'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('main').locator('strong')).toHaveText(shown);
  }
});

test('the ways out of the not-found page fill their rows on a phone, as in the design', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/no-such-page/');
  const main = page.getByRole('main');
  for (const [name, left, right] of [
    ['Home', 20, undefined],
    ['Services', undefined, 370],
    ['Training', 20, 370],
  ] as const) {
    const { x, width } = await boxOf(main.getByRole('link', { name, exact: true }));
    if (left !== undefined) expect(x, name).toBeCloseTo(left, 0);
    if (right !== undefined) expect(x + width, name).toBeCloseTo(right, 0);
  }
});

test.describe('the page for unexpected failures', () => {
  test('stands in 500.html with its heading, a way to try again, a way home, and a telephone and an e-mail', () => {
    const html = htmlOf('/500.html');
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    expect(main).toMatch(/<a href="tel:\+\d+"/);
    expect(main).toMatch(/<a href="mailto:[^"]+@/);
    const text = textOf(html);
    expect(text).toContain(squeeze(faultTexts.failureHeading));
    expect(text).toContain('Tryagain');
    expect(main).toContain('href="/"');
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  });
});

test.describe('the news page', () => {
  test('holds the word News and nothing else', () => {
    const main = /<main[\s\S]*<\/main>/.exec(htmlOf('/news/'))?.[0] ?? '';
    expect(textOf(main)).toBe('News');
    expect(main).not.toMatch(/<(img|a|svg|script)\b/);
  });
});

test.describe('the HTML alone holds every text of', () => {
  /** Texts that a page's HTML does not hold. */
  function missing(pagePath: string, texts: readonly (string | undefined)[]): string[] {
    const text = textOf(htmlOf(pagePath));
    return texts.filter((wanted): wanted is string => !!wanted && !text.includes(squeeze(wanted)));
  }
  const labelsOf = (links: readonly { label: string }[]) => links.map(({ label }) => label);

  test('the shared layout, on every page', () => {
    const texts = [
      site.footerText,
      site.copyright,
      footer.company.heading,
      footer.services.heading,
      footer.connect.heading,
      footer.connect.text,
      ...labelsOf(footer.company.links),
      ...labelsOf(footer.services.links),
      ...labelsOf(barLinks),
      ...barLinks.flatMap(({ menu }) => labelsOf(menu?.items ?? [])),
      ...labelsOf(panelLinks),
    ];
    for (const pagePath of allPages) {
      expect(missing(pagePath, texts), pagePath).toEqual([]);
    }
  });

  test('the contact section, on each page that has it', () => {
    const texts = [
      contact.heading,
      contact.lead,
      ...Object.values(contact.facts),
      contact.map.label,
      contact.form.heading,
      contact.form.name,
      contact.form.email,
      contact.form.message,
      contact.form.send,
      contact.form.noscript,
      site.addressLines.join(', '),
      ...site.phones.map(({ label }) => label),
      ...site.emails.map(({ label }) => label),
      ...site.workingHours.flatMap(({ days, hours }) => [days, hours]),
    ];
    for (const pagePath of ['/', '/about-us/', '/services/', '/training/', '/contact-us/']) {
      expect(missing(pagePath, texts), pagePath).toEqual([]);
    }
  });

  test('the home page', () => {
    const { hero, aboutTeaser, services: list, ongoing, clients: ours, partners: theirs } = home;
    expect(
      missing('/', [
        hero.title,
        hero.lead,
        ...labelsOf(hero.buttons),
        ...serviceSlides.flatMap(({ title, desc }) => [title, desc]),
        ...services.flatMap(({ title, desc }) => [title, desc]),
        aboutTeaser.title,
        aboutTeaser.text,
        aboutTeaser.years,
        aboutTeaser.yearsText,
        ...labelsOf(aboutTeaser.buttons),
        ...[list, ongoing, ours, theirs].flatMap(({ heading, lead }) => [heading, lead]),
        whyUs.heading,
        whyUs.lead,
        ...whyUs.items.flatMap(({ title, text }) => [title, text]),
        approach.heading,
        ...approach.paragraphs,
        ...approach.points,
        ...ongoingProjects.flatMap(({ name, description, companyName }) => [name, description, companyName]),
        ...clients.map(({ clientName }) => clientName),
        ...partners.flatMap(({ partnerName, text }) => [partnerName, text]),
      ]),
    ).toEqual([]);
  });

  test('About Us', () => {
    expect(
      missing('/about-us/', [
        ...aboutTopics.flatMap(({ title, text }) => [title, ...text]),
        ...freshValues.flatMap(({ word, meaning }) => [word, meaning]),
      ]),
    ).toEqual([]);
  });

  test('the services list', () => {
    expect(
      missing('/services/', [
        pages.services.heading,
        pages.services.lead,
        ...services.flatMap(({ title, desc }) => [title, desc]),
      ]),
    ).toEqual([]);
  });

  for (const service of services) {
    test(`the service ${service.linkTo}`, () => {
      const { title, heading, text, offer, closing, items } = service;
      const subService = 'subService' in service ? service.subService : undefined;
      expect(
        missing(`/services/${service.linkTo}/`, [
          title,
          subService,
          heading,
          ...text,
          offer,
          closing,
          ...items.flatMap((item) => [
            item.name,
            'desc' in item ? item.desc : undefined,
            ...(item.contents ?? []).map(({ content }) => content),
          ]),
          ...services.flatMap((other) => [other.title, other.desc]),
        ]),
      ).toEqual([]);
    });
  }

  test('the training list', () => {
    expect(
      missing('/training/', [
        pages.training.heading,
        pages.training.courses.heading,
        pages.training.courses.lead,
        ...trainingCategories.flatMap(({ title, desc }) => [title, desc]),
        ...trainingCategories.flatMap(({ list }) => list.slice(0, 3).map(({ name }) => name)),
      ]),
    ).toEqual([]);
  });

  for (const category of trainingCategories) {
    test(`the training category ${category.linkTo}`, () => {
      const { title, heading, text, list, groups, enquiry } = category;
      expect(
        missing(`/training/${category.linkTo}/`, [
          title,
          heading,
          ...text,
          ...list.map(({ name }) => name),
          ...groups.flatMap((group) => [
            group.name,
            group.audience,
            ...('contents' in group ? group.contents.map(({ content }) => content) : []),
          ]),
          ...Object.values(enquiry),
        ]),
      ).toEqual([]);
    });
  }

  test('the projects list', () => {
    expect(
      missing('/projects/', [
        ...projects.map(({ title }) => title),
        ...highlights.flatMap(({ content, desc, companyName }) => [content, desc, companyName]),
        ...projectBlocks.flatMap(({ content, steps }) => [content, ...steps]),
        pages.projects.carousel.heading,
        pages.projects.carousel.lead,
        pages.projects.callBandHeading,
      ]),
    ).toEqual([]);
  });

  for (const project of projects) {
    test(`the project ${project.linkTo}`, () => {
      const { title, copmany, heading, lead, contents } = project;
      const { client, place, scope, challenge, method, outcome } = project;
      expect(
        missing(`/projects/${project.linkTo}/`, [
          title,
          copmany,
          heading,
          lead,
          ...[client, place, scope, challenge, method, outcome],
          ...contents.flatMap((part) => [part.name, ...part.steps]),
        ]),
      ).toEqual([]);
    });
  }

  test('the contact page', () => {
    expect(missing('/contact-us/', [pages.contactUs.heading, pages.contactUs.lead])).toEqual([]);
  });
});

test('each service has a More link, and its whole card leads there', async ({ page }) => {
  await page.goto('/services/');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(serviceSlugs.length);
  await expect(cards.getByRole('link')).toHaveCount(serviceSlugs.length);
  for (const [place, slug] of serviceSlugs.entries()) {
    const title = await cards.nth(place).getByRole('heading', { level: 3 }).textContent();
    const link = cards.nth(place).getByRole('link', { name: /^More/ });
    await expect(link).toHaveAccessibleName(`More – ${title}`);
    await expect(link).toHaveAttribute('href', `/services/${slug}/`);
  }
  // The link lies over the picture, which therefore takes no click itself.
  await cards.nth(10).locator('.picture').click({ force: true });
  await expect(page).toHaveURL(/\/services\/rope-access\/$/);
});

test('the DLNG block says what was migrated from', async ({ page }) => {
  await page.goto('/projects/');
  const title = 'DLNG S4HANA PM module data engineering and population';
  const block = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
  await expect(block).toContainText('Migrating from an in-house maintenance system');
});

test('the parts of a project stand one rank below their heading, the facts under a name of their own', async ({
  page,
}) => {
  await page.goto('/projects/angola-block-03/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: 'Three parts of the work' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 3 }).first()).toHaveText('Corroded structure elements');
  await expect(main.getByRole('region', { name: 'Project facts', exact: true })).toContainText('Outcome');
});
