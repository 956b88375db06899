/** The facts of the specification, typed in here and in `e2e/specification.ts`, against the content modules. Each fault names the file to open. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import {
  barLabels,
  companyLabels,
  counts,
  faultTexts,
  formMessages,
  indexedPaths,
  locality,
  midstreamGroups,
  nameOnlySlugs,
  panelLinks,
  projectBlocks,
  projectClients,
  projectSlugs,
  publicPaths,
  safetySubjects,
  serviceIds,
  serviceSlugs,
  servicesMenu,
  socialNames,
  technologySubjects,
  trainingSlugs,
  trainingSubjects,
  workingHours,
} from '../e2e/specification';
import * as about from './about';
import * as approach from './approach';
import * as clients from './clients';
import * as contact from './contact';
import * as highlights from './highlights';
import * as home from './home';
import * as moved from './moved';
import * as navigation from './navigation';
import * as ongoing from './ongoing';
import * as pages from './pages';
import * as partners from './partners';
import { getPicture, type PictureId } from './pictures';
import manifest from './pictures.json' with { type: 'json' };
import * as projects from './projects';
import { plain } from './provisional';
import * as routes from './routes';
import * as serviceSlides from './service-slides';
import * as services from './services';
import * as shareImages from './share-images';
import * as site from './site';
import * as timing from './timing';
import * as training from './training';
import * as businessModule from './training/business-essentials';
import * as downstreamModule from './training/downstream-oil-and-gas';
import * as midstreamModule from './training/midstream-oil-and-gas';
import * as upstreamModule from './training/upstream-oil-and-gas';
import * as whyUs from './why-us';

const modules = {
  about,
  approach,
  clients,
  contact,
  highlights,
  home,
  navigation,
  ongoing,
  pages,
  partners,
  projects,
  routes,
  'service-slides': serviceSlides,
  services,
  'share-images': shareImages,
  site,
  training,
  'why-us': whyUs,
};

type Found = { where: string; key: string; value: unknown };

/** Every value in the content, with its place: `content/home: home.hero.title`. */
function everything(): Found[] {
  const found: Found[] = [];
  const walk = (value: unknown, where: string, key: string) => {
    found.push({ where, key, value });
    if (Array.isArray(value))
      value.forEach((entry, index) => {
        walk(entry, `${where}[${index}]`, key);
      });
    else if (value && typeof value === 'object') {
      for (const [inner, entry] of Object.entries(value)) walk(entry, `${where}.${inner}`, inner);
    }
  };
  for (const [name, module] of Object.entries(modules)) {
    for (const [key, value] of Object.entries(module)) walk(value, `content/${name}: ${key}`, key);
  }
  return found;
}

const all = everything();

/** Numbers of entries, as the specification gives them. */
function expectCount(list: readonly unknown[], count: number, file: string, what: string) {
  expect(
    list.length,
    `There should be ${count} ${what}, and there are ${list.length}: open ${file} and put the list right, or, where the company has decided so, the number in e2e/specification.ts.`,
  ).toBe(count);
}

const upToNineteen =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
/** Numbers as texts spell them, from zero to thirty-nine. */
const numbers = [
  ...upToNineteen,
  ...['twenty', 'thirty'].flatMap((tens) => [
    tens,
    ...upToNineteen.slice(1, 10).map((one) => `${tens}-${one}`),
  ]),
];

describe('services', () => {
  test('there are as many as specified', () =>
    expectCount(services.services, serviceSlugs.length, 'content/services/index.ts', 'services'));

  test('their slugs are spelt as specified, in its order', () => {
    expect(
      services.services.map(({ linkTo }) => linkTo),
      'Slugs keep the specification’s spelling, faults included: open the service’s file in content/services/.',
    ).toEqual(serviceSlugs);
  });

  test('id 14 is used twice, every other once', () => {
    expect(
      services.services.map(({ id }) => id),
      'The specification numbers services 1 to 14, with 14 twice: open content/services/.',
    ).toEqual(serviceIds);
  });

  test('each closes with a heading of its own, two lines at most on a phone', () => {
    const closings = services.services.map(({ closing }) => closing);
    const file = 'Open the service’s file in content/services/.';
    expect(services.getService('health-safety-and-environmental').closing).toBe(
      'Plan an audit or a drill with us',
    );
    expect(services.getService('rope-access').closing).toBe('Talk to us about your structure');
    expect(new Set(closings).size, file).toBe(closings.length);
    expect(
      closings.filter((closing) => closing.length > 42),
      file,
    ).toEqual([]);
  });

  test('each offers numbered items, from 1 without a gap', () => {
    for (const { linkTo, items } of services.services) {
      expect(
        items.map(({ id }) => id),
        `Items are numbered in page order: open the file of ${linkTo} in content/services/.`,
      ).toEqual(items.map((_, index) => index + 1));
    }
  });

  test('health and safety has a picture for each item, and begins with PPE', () => {
    const { items } = services.getService('health-safety-and-environmental');
    const file = 'content/services/health-safety-and-environmental.ts';
    expect(
      items.filter(({ image }) => !image),
      `Each item shows a picture: open ${file}.`,
    ).toEqual([]);
    expect(items[0]?.image, `The first card is PPE: open ${file}.`).toBe('hse/ppe');
  });

  test('an unknown slug is refused with the list of known ones', () => {
    expect(() => services.getService('rope-acess')).toThrow(/rope-acess.*rope-access/);
  });

  test('the menu has the specified entries, Engineering Consultation to Others', () => {
    expect(
      navigation.servicesMenu.map(({ title, linkTo }) => [title, linkTo]),
      'Open content/navigation.ts, or put `servicesMenu` right in e2e/specification.ts.',
    ).toEqual(servicesMenu);
  });

  test('menu and home hero call each service by the beginning of its name', () => {
    const named = [
      ...navigation.servicesMenu.slice(0, -1).map((entry) => ({ ...entry, file: 'content/navigation.ts' })),
      ...serviceSlides.serviceSlides.map((slide) => ({ ...slide, file: 'content/service-slides.ts' })),
    ];
    for (const { title, linkTo, file } of named) {
      const service = services.services.find(({ linkTo: slug }) => linkTo === `/services/${slug}/`);
      expect(
        service?.title.startsWith(title),
        `“${title}” leads to “${service?.title}”: give it the beginning of that name in ${file}.`,
      ).toBe(true);
    }
  });

  test('the home hero has slides, each of a service', () => {
    const paths = services.services.map(({ linkTo }) => `/services/${linkTo}/`);
    for (const { title, linkTo } of serviceSlides.serviceSlides) {
      expect(paths, `The slide “${title}” leads to no service: open content/service-slides.ts.`).toContain(
        linkTo,
      );
    }
  });
});

describe('training', () => {
  const [upstream, midstream, downstream, safety, business, technology] = training.trainingCategories;
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

  test('the categories are there with their slugs', () => {
    expectCount(
      training.trainingCategories,
      trainingSlugs.length,
      'content/training/index.ts',
      'training categories',
    );
    expect(
      training.trainingCategories.map(({ linkTo }) => linkTo),
      'Slugs keep the specification’s spelling, faults included: open the category’s file in content/training/.',
    ).toEqual(trainingSlugs);
  });

  test.each(trainingSubjects)('%s has its %i subcategories', (slug, count) => {
    const { list, title } = training.getTrainingCategory(slug);
    const file = slug.replace('infomration', 'information');
    expectCount(list, count, `content/training/${file}.ts`, `subcategories of ${title}`);
  });

  test('upstream has the eight groups that the specification names', () => {
    const wanted = [
      'Geology',
      'Geophysics',
      'Petro-physics',
      'Reservoir Engineering',
      'Drilling',
      'Simulator Training',
      'Accredited Courses',
      'Production',
    ];
    expect(names(upstream.groups), 'Open content/training/upstream-oil-and-gas.ts.').toEqual(
      expect.arrayContaining(wanted),
    );
  });

  test('downstream has the twelve groups that the specification names', () => {
    const wanted = [
      'Process Simulation',
      'Process Safety',
      'Process Operation',
      'Laboratory',
      'Maintenance and Reliability',
      'Condition Monitoring',
      'Rotating Equipment',
      'Hydraulics',
      'Electrical',
      'Instrumentation',
      'Accredited Programs',
      'Energy Saving',
    ];
    expect(names(downstream.groups), 'Open content/training/downstream-oil-and-gas.ts.').toEqual(
      expect.arrayContaining(wanted),
    );
  });

  test.each([
    ['upstream', upstream, upstreamModule],
    ['midstream', midstream, midstreamModule],
    ['downstream', downstream, downstreamModule],
    ['business', business, businessModule],
  ] as const)(
    'every proposed subject of %s is one: a renamed one would lose its outline in previews',
    (_, category, module: object) => {
      const subjects = [...names(category.list), ...names(category.groups ?? [])];
      // The constant goes once its names are confirmed.
      const proposed = 'proposedGroups' in module ? plain(String(module.proposedGroups)).split(', ') : [];
      const left = proposed.filter((name) => !subjects.includes(name));
      expect(
        left,
        `Rename or remove it in \`proposedGroups\` too: content/training/${category.linkTo}.ts.`,
      ).toEqual([]);
    },
  );

  test.each(midstreamGroups)('the midstream group %s has %i courses', (name, count) => {
    const group = midstream.groups.find((candidate) => candidate.name === name);
    expect(
      group,
      `No midstream group is called ${name}: if it has another name now, put \`midstreamGroups\` in e2e/specification.ts right.`,
    ).toBeDefined();
    expectCount(
      group?.contents ?? [],
      count,
      'content/training/midstream-oil-and-gas.ts',
      `courses in ${name}`,
    );
  });

  test('midstream has no other groups', () => {
    expectCount(
      midstream.groups,
      midstreamGroups.length,
      'content/training/midstream-oil-and-gas.ts',
      'midstream course groups',
    );
  });

  test('most accredited midstream courses prepare for API, CP, CIP and CSWIP', () => {
    const group = midstream.groups.find(({ id }) => id === 'accredited-courses');
    const titles = (group?.contents ?? []).map(({ content }) => content);
    for (const body of [/^API /, / CP \d/, / CIP /, /^CSWIP /]) {
      expect(
        titles.some((title) => body.test(title)),
        `No accredited course matches ${body}: open content/training/midstream-oil-and-gas.ts.`,
      ).toBe(true);
    }
    expect(titles.filter((title) => /^API | CP \d| CIP |^CSWIP /.test(title)).length).toBeGreaterThan(15);
  });

  test('health and safety lists its seven names', () => {
    expect(names(safety.list), 'Open content/training/health-and-safety.ts.').toEqual(safetySubjects);
  });

  test('business essentials has a group for each subject, first and last as specified', () => {
    const file = 'content/training/business-essentials.ts';
    const [, count] = trainingSubjects[4];
    expectCount(business.groups, count, file, 'management and soft-skills groups');
    expect(business.list.at(0)?.name, `Open ${file}.`).toBe('Business Success Foundation');
    expect(business.list.at(-1)?.name, `Open ${file}.`).toBe('Contracts Management');
  });

  test('information technology lists its six names', () => {
    expect(names(technology.list), 'Open content/training/information-technology.ts.').toEqual(
      technologySubjects,
    );
  });

  test('categories that list names only carry no courses, the others some in every group', () => {
    for (const { linkTo, groups } of training.trainingCategories) {
      const counts = groups.map((group) => ('contents' in group ? group.contents.length : 0));
      expect(
        nameOnlySlugs.includes(linkTo)
          ? counts.every((count) => count === 0)
          : counts.every((count) => count > 0),
        `Courses stand in upstream, midstream and downstream, in every group: open the file of ${linkTo}, or add a new category of names to \`nameOnlySlugs\` in e2e/specification.ts.`,
      ).toBe(true);
    }
  });

  test('each name of a list is a group of its page, where its courses stand', () => {
    for (const { linkTo, list, groups } of training.trainingCategories) {
      const hint = `Open the file of ${linkTo}: \`list\` and \`groups\` name the same subjects, spelt alike.`;
      const names = groups.map(({ name }) => plain(name));
      const listed = list.map(({ name }) => plain(name));
      expect(
        listed.filter((name) => !names.includes(name)),
        hint,
      ).toEqual([]);
      // Midstream has groups that the specification leaves out of its list.
      if (!nameOnlySlugs.includes(linkTo)) continue;
      expect(
        names.filter((name) => !listed.includes(name)),
        hint,
      ).toEqual([]);
    }
  });

  test('group ids are unique within their page', () => {
    for (const { linkTo, groups } of training.trainingCategories) {
      const ids = groups.map(({ id }) => id);
      expect(new Set(ids).size, `Two groups of ${linkTo} share an id: open its file.`).toBe(ids.length);
    }
  });

  test('course ids run from 1 without a gap, and no group has a title twice', () => {
    for (const { linkTo, groups } of training.trainingCategories) {
      for (const group of groups) {
        if (!('contents' in group)) continue;
        const hint = `Open the file of ${linkTo}, group “${group.name}”.`;
        const courses: readonly { id: number; content: string }[] = group.contents;
        expect(
          courses.map(({ id }) => id),
          hint,
        ).toEqual(courses.map((_, index) => index + 1));
        expect(new Set(courses.map(({ content }) => content.toLowerCase())).size, hint).toBe(courses.length);
      }
    }
  });

  type TimedCourse = { content: string; days?: number; maxTrainees?: number };
  const courses = training.trainingCategories.flatMap(({ groups }) =>
    groups.flatMap((group): readonly TimedCourse[] => ('contents' in group ? group.contents : [])),
  );
  const timed = courses.filter(({ days, maxTrainees }) => days !== undefined || maxTrainees !== undefined);

  test('the advanced practical well control simulator course takes five days and ten trainees at most', () => {
    const course = courses.find(({ content }) => /advanced practical well control simulator/i.test(content));
    expect(course, 'Open content/training/upstream-oil-and-gas.ts.').toMatchObject({
      days: 5,
      maxTrainees: 10,
    });
  });

  test('several simulator courses take one day', () => {
    const simulator = upstream.groups.find(({ name }) => name === 'Simulator Training');
    const oneDay = (simulator?.contents ?? []).filter((course) => 'days' in course && course.days === 1);
    expect(oneDay.length, 'Open content/training/upstream-oil-and-gas.ts.').toBeGreaterThan(2);
  });

  test('one fibre optic networks course takes two days, and nothing else does', () => {
    expect(timed.filter(({ days }) => days === 2).map(({ content }) => content)).toEqual([
      'Fibre Optic Networks',
    ]);
  });

  test('no other course claims a length or a size', () => {
    const simulator = new Set<string>(
      upstream.groups
        .find(({ name }) => name === 'Simulator Training')
        ?.contents.map(({ content }) => content),
    );
    const others = timed.filter(
      ({ content, days, maxTrainees }) =>
        !/advanced practical well control simulator/i.test(content) &&
        content !== 'Fibre Optic Networks' &&
        !(simulator.has(content) && days === 1 && maxTrainees === undefined),
    );
    expect(others, 'The specification gives no other lengths: open content/training/.').toEqual([]);
    expect(timed.filter(({ maxTrainees }) => maxTrainees !== undefined)).toHaveLength(1);
  });

  test('an unknown slug is refused with the list of known ones', () => {
    expect(() => training.getTrainingCategory('information-technology')).toThrow(/infomration-technology/);
  });
});

describe('projects', () => {
  test('there are as many as specified, with their slugs', () => {
    expectCount(projects.projects, projectSlugs.length, 'content/projects.ts', 'projects');
    expect(
      projects.projects.map(({ linkTo }) => linkTo),
      'Slugs keep the specification’s spelling, faults included: open content/projects.ts.',
    ).toEqual(projectSlugs);
  });

  test('their blocks have the specified titles', () => {
    expectCount(projects.projectBlocks, projectBlocks.length, 'content/projects.ts', 'project blocks');
    expect(
      projects.projectBlocks.map(({ content }) => content),
      'Open content/projects.ts, or put `projectBlocks` right in e2e/specification.ts.',
    ).toEqual(projectBlocks);
  });

  test('each names its client, Angola or DLNG', () => {
    expect(
      projects.projects.map(({ copmany }) => copmany),
      'Open content/projects.ts, or put `projectClients` right in e2e/specification.ts.',
    ).toEqual(projectClients);
  });

  test('there are as many highlights and ongoing projects as specified', () => {
    expectCount(highlights.highlights, counts.highlights, 'content/highlights.ts', 'project highlights');
    expectCount(ongoing.ongoingProjects, counts.ongoingProjects, 'content/ongoing.ts', 'ongoing projects');
  });

  test('ids run from 1 without a gap', () => {
    for (const [file, list] of [
      ['highlights.ts', highlights.highlights],
      ['ongoing.ts', ongoing.ongoingProjects],
      ['projects.ts', projects.projects],
    ] as const) {
      expect(
        list.map(({ id }) => id),
        `Open content/${file}.`,
      ).toEqual(list.map((_, index) => index + 1));
    }
  });

  test('the services of a project are services', () => {
    for (const { linkTo, services: slugs } of projects.projects) {
      for (const slug of slugs) {
        expect(() => services.getService(slug), `Open content/projects.ts, ${linkTo}.`).not.toThrow();
      }
    }
  });

  test('an unknown slug is refused with the list of known ones', () => {
    expect(() => projects.getProject('angola-block-3')).toThrow(/angola-block-03/);
  });
});

describe('company', () => {
  test('there are as many clients and partners as specified', () => {
    expectCount(clients.clients, counts.clients, 'content/clients.ts', 'clients');
    expectCount(partners.partners, counts.partners, 'content/partners.ts', 'partners');
  });

  test('About Us has its six topics and spells FRESH', () => {
    expectCount(about.aboutTopics, counts.aboutTopics, 'content/about.ts', 'About topics');
    expect(about.aboutTopics.map(({ title }) => title)).toEqual([
      'Company Description',
      'Our Values',
      'Vision',
      'Mission',
      'Who We Are',
      'Commitment to QHSE',
    ]);
    expect(about.freshValues.flatMap(({ letter, word }) => [letter, word[0]]).join('')).toBe('FFRREESSHH');
  });

  test('Why Us gives its four reasons', () => {
    expect(
      whyUs.whyUs.items.map(({ title }) => title),
      'Open content/why-us.ts.',
    ).toEqual(['Expertise in Industry', 'Reasonable Rates', 'Time Efficiency', 'QHSE Compliance']);
  });

  test('the experience claimed is more than 20 years, nowhere another number', () => {
    const claims = all.flatMap(({ where, value }) =>
      [...String(value).matchAll(/(\d+)\s*\+?\s*years/gi)].map(([, years]) => ({ where, years })),
    );
    expect(claims.length).toBeGreaterThan(0);
    const other = claims.filter(({ years }) => years !== '20');
    expect(other, 'The specification claims 20 years.').toEqual([]);
  });

  test('working hours, place, telephones and mailboxes', () => {
    const { addressLines, phones, emails } = site.site;
    expect(
      site.site.workingHours.map(({ days, hours }) => [days, hours]),
      'Working hours are the specification’s: open content/site.ts, or `workingHours` in e2e/specification.ts.',
    ).toEqual(workingHours);
    expect(
      addressLines.join(', '),
      'Open content/site.ts, or put `locality` right in e2e/specification.ts.',
    ).toContain(locality);
    expectCount(phones, counts.phones, 'content/site.ts', 'telephone lines');
    expectCount(emails, counts.emails, 'content/site.ts', 'e-mail addresses');
    for (const { label } of emails) {
      expect(plain(label), `Open content/site.ts: “${label}” is no single e-mail address.`).toMatch(
        /^[^\s@,;]+@[^\s@,;]+\.[a-z]{2,}$/i,
      );
    }
  });

  /** Whether the digits of a number as printed, its country code apart, are those to dial from abroad. */
  const isDialledAsPrinted = (printed: string) => /^\+[1-9]\d{0,2} (\(0\) ?)?[1-9][\d ]+$/.test(printed);

  test('telephone and chat links carry the international number alone', () => {
    const { phones, chatUrl } = site.site;
    for (const wrong of [
      '+971 (04) 123 4567',
      '+971 04 123 4567',
      '+97104123456',
      '+971 4 123 4567 ext. 12',
      '+971 4 123 4567 (24/7)',
      '04 123 4567',
    ]) {
      expect(isDialledAsPrinted(wrong), wrong).toBe(false);
    }
    for (const right of ['+971 4 123 4567', '+971 (0)4 123 4567', '+244 923 000 000']) {
      expect(isDialledAsPrinted(right), right).toBe(true);
    }
    for (const { label, href } of phones) {
      expect(
        isDialledAsPrinted(label),
        `Open content/site.ts: ${label} wants + and the country code, a space, then digits and spaces alone, without the zero that is dialled inside the country, unless in brackets of its own: (0).`,
      ).toBe(true);
      expect(href, `The number ${label} needs its country code: open content/site.ts.`).toMatch(
        /^tel:\+[1-9]\d{7,14}$/,
      );
      expect(href.slice(5)).toBe(label.replace(/\(0\)|\D/g, ''));
    }
    // The zero is dialled inside the country only.
    expect(site.digitsOf('+971 (0)4 123 4567')).toBe('97141234567');
    expect(chatUrl).toMatch(/^https:\/\/wa\.me\/(?!9710)[1-9]\d{7,14}$/);
  });

  test('the site’s address is one that pages can be named by, whatever was set', () => {
    expect(site.siteAddress('https://www.company.com/')).toBe('https://www.company.com');
    expect(site.siteAddress('http://localhost:3000')).toBe('http://localhost:3000');
    expect(site.siteAddress('www.company.com')).toBe('https://www.company.com');
    expect(site.siteAddress('//company.com:8080/')).toBe('https://company.com:8080');
    expect(site.siteAddress('https://www.company.com/#')).toBe('https://www.company.com');
    expect(site.siteAddress('https://www.company.com/?')).toBe('https://www.company.com');
    expect(site.siteAddress('HTTPS://WWW.Company.COM/')).toBe('https://www.company.com');
    expect(site.siteAddress('https://company.com/Site/')).toBe('https://company.com/Site');
    const none = ['', ' ', 'our site', 'https://', 'https:/www.company.com', 'http:www.company.com'];
    for (const address of [...none, 'htps://www.company.com', 'company://x', 'file:///site']) {
      expect(site.siteAddress(address), address).toBe(site.noAddress);
    }
    for (const address of [site.noAddress, site.site.url]) expect(URL.canParse(address)).toBe(true);
  });

  test('the keys of the e-mail provider are sent without the blanks they were pasted with', async () => {
    vi.stubEnv('NEXT_PUBLIC_EMAILJS_SERVICE_ID', ' service_a1 ');
    vi.stubEnv('NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', 'template_b2\n');
    vi.stubEnv('NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', ' ');
    vi.resetModules();
    try {
      const { site: pasted } = await import('./site');
      expect(pasted.emailjs).toEqual({ serviceId: 'service_a1', templateId: 'template_b2', publicKey: '' });
    } finally {
      vi.unstubAllEnvs();
      vi.resetModules();
    }
  });

  test('the map link searches for the address', () => {
    const { searchParams, protocol } = new URL(site.site.mapUrl);
    expect(protocol).toBe('https:');
    expect(searchParams.get('query'), 'Open content/site.ts.').toContain(locality);
  });

  test('Connect With Us has mail and the specified networks, in order', () => {
    expect(
      site.site.social.map(({ name }) => name),
      'Open content/site.ts, or put `socialNames` right in e2e/specification.ts.',
    ).toEqual(socialNames);
    for (const { name, href } of site.site.social) {
      expect(href, `Open content/site.ts, ${name}.`).toMatch(name === 'Email' ? /^mailto:/ : /^https:\/\//);
    }
  });

  test('the copyright line is the specification’s', () => {
    expect(site.site.copyright, 'Its year is the specification’s: open content/site.ts.').toBe(
      `Copyright © 2024 ${site.site.legalName}, all rights reserved.`,
    );
  });
});

describe('navigation', () => {
  const labelsOf = (links: readonly { label: string }[]) => links.map(({ label }) => label);

  test('the top bar', () => {
    expect(
      labelsOf(navigation.barLinks),
      'Open content/navigation.ts, or put `barLabels` right in e2e/specification.ts.',
    ).toEqual(barLabels);
  });

  test('its menus hold the entries for services and every category', () => {
    const menus = navigation.barLinks.flatMap(({ menu }) => (menu ? [menu] : []));
    expect(menus.map(({ label }) => label)).toEqual(['Services menu', 'Training menu']);
    expectCount(
      menus[0]?.items ?? [],
      servicesMenu.length,
      'content/navigation.ts',
      'entries in the services menu',
    );
    expectCount(
      menus[1]?.items ?? [],
      trainingSlugs.length,
      'content/navigation.ts',
      'entries in the training menu',
    );
  });

  test('the side panel, in its own order and wording', () => {
    expect(
      navigation.panelLinks.map(({ label, href }) => [label, href]),
      'Open content/navigation.ts, or put `panelLinks` right in e2e/specification.ts.',
    ).toEqual(panelLinks);
  });

  test('the footer: five company links, five services and See more', () => {
    const { company, services: list, connect } = navigation.footer;
    expect([company.heading, list.heading, connect.heading]).toEqual([
      'Company',
      'Services',
      'Connect With Us',
    ]);
    expect(
      labelsOf(company.links),
      'Open content/navigation.ts, or put `companyLabels` right in e2e/specification.ts.',
    ).toEqual(companyLabels);
    expectCount(list.links, 6, 'content/navigation.ts', 'footer links to services, See more included');
    expect(list.links[5]).toMatchObject({ label: 'See more', href: '/services/' });
  });
});

describe('messages and numbers', () => {
  test('the messages of the contact form are word for word', () => {
    expect(contact.contact.messages, 'Open content/contact.ts.').toEqual(formMessages);
  });

  test('the screens for faults are word for word', () => {
    expect(pages.pages.notFound.heading, 'Open content/pages.ts.').toBe(faultTexts.notFoundHeading);
    expect(pages.pages.notFound.text, 'Open content/pages.ts.').toBe(faultTexts.notFound);
    expect(pages.pages.failure.heading, 'Open content/pages.ts.').toBe(faultTexts.failureHeading);
    expect(pages.pages.news.heading, 'Open content/pages.ts.').toBe('News');
  });

  test('carousels have the names that people and tests rely on', () => {
    expect(Object.values(pages.carouselNames), 'Open content/pages.ts.').toEqual([
      'Our services highlights',
      'Our Services',
      'Ongoing Projects',
      'Our Client',
      'Hear From Our Partner',
      'About us highlights',
      'Training highlights',
      'Courses',
      'Project highlights',
      'Projects',
      'All Services',
    ]);
  });

  test('every number of specification section 9', () => {
    expect(timing, 'Open content/timing.ts.').toMatchObject({
      heroRotationMs: 7000,
      aboutHeroRotationMs: 8000,
      aboutHeroWords: 40,
      contactResetMs: 5000,
      menuBreakpointPx: 1080,
      secondBreakpointPx: 1060,
      threeSlidesFromPx: 1024,
      twoSlidesFromPx: 900,
      serviceSliderMs: 2000,
      logoSliderMs: 2000,
      logoSliderPaddingPx: 60,
      projectSliderMs: 2500,
      resizeDebounceMs: 50,
      slideNamesAtMost: 3,
      threeColumnsAbove: 6,
      lazyThresholdPx: 100,
      lazyThrottleMs: 300,
    });
  });
});

describe('numbers in the texts', () => {
  const subjects = training.trainingCategories.reduce((sum, { list }) => sum + list.length, 0);

  test.each([
    ['services', services.services.length],
    ['categories', training.trainingCategories.length],
    ['subjects', subjects],
    ['pieces of work', projects.projectBlocks.length],
    ['projects', projects.projects.length],
    ['companies', partners.partners.length],
    ['phone lines', site.site.phones.length],
  ] as const)('say how many %s there are: %i', (what, count) => {
    // Other modules count what is their own: the items of one service, the subjects of one category.
    const texts = all.filter(({ where }) => /^content\/(home|pages):/.test(where));
    const said = texts.flatMap(({ where, value }) =>
      typeof value !== 'string'
        ? []
        : [...value.matchAll(new RegExp(`\\b(\\w+) ${what}\\b`, 'gi'))]
            .map(([claim, word = '']) => ({ where, claim, word: word.toLowerCase() }))
            .filter(({ word }) => /^\d+$/.test(word) || numbers.includes(word)),
    );
    expect(said.length, `No text counts ${what} any more: take the row out of this test.`).toBeGreaterThan(0);
    const wrong = said.filter(({ word }) => word !== String(count) && word !== numbers[count]);
    expect(wrong.map(({ where, claim }) => `${where} says “${claim}”, but there are ${count}.`)).toEqual([]);
  });
});

describe('what a page counts of its own', () => {
  test.each(services.services.map((service) => [service.title, service] as const))(
    'the offer of %s, where it begins with a number, gives that of its items',
    (_, { offer, items, linkTo }) => {
      const [said = ''] = offer.toLowerCase().split(' ');
      if (!numbers.includes(said)) return;
      expect(said, `The offer of ${linkTo} says “${said}”, but lists ${items.length}: open its file.`).toBe(
        numbers[items.length],
      );
    },
  );

  test.each(training.trainingCategories.map((category) => [category.title, category] as const))(
    '%s claims no other number of subjects than it has',
    (_, { list, linkTo, text, meta }) => {
      const said = [...text, meta.description, meta.share].flatMap((sentence) =>
        [...plain(sentence).matchAll(/([\w-]+) subjects\b/gi)].map(([, word = '']) => word.toLowerCase()),
      );
      const wrong = said.filter((word) => numbers.includes(word) && word !== numbers[list.length]);
      expect(wrong, `${linkTo} has ${list.length} subjects, not so many: open its file.`).toEqual([]);
    },
  );
});

describe('all content', () => {
  test('no collection is empty', () => {
    const empty = all.filter(({ value }) => Array.isArray(value) && value.length === 0);
    expect(empty.map(({ where }) => `${where} is an empty list: fill it or take it out.`)).toEqual([]);
  });

  test('no text is empty or padded with white space', () => {
    const bad = all.filter(
      ({ value, where }) =>
        typeof value === 'string' && !where.includes('.emailjs.') && (value === '' || value !== value.trim()),
    );
    expect(bad.map(({ where }) => `${where} is empty or begins or ends with white space.`)).toEqual([]);
  });

  test('no two addresses are the same, also when lower-cased', () => {
    const seen = new Map<string, string>();
    const doubles: string[] = [];
    for (const pagePath of routes.publicPaths) {
      const other = seen.get(pagePath.toLowerCase());
      if (other)
        doubles.push(`${pagePath} and ${other} are one address on some hosts: change one \`linkTo\`.`);
      seen.set(pagePath.toLowerCase(), pagePath);
    }
    expect(doubles).toEqual([]);
  });

  test('the pages are the specification’s, in its order', () => {
    const hint =
      'A page is new, gone or at another address: put `services`, `trainingSubjects` or `projectSlugs` right in e2e/specification.ts, or the `linkTo` in its file. A fixed page stands in `indexedPaths` of both.';
    expect(routes.indexedPaths, hint).toEqual(indexedPaths);
    expect(routes.publicPaths, hint).toEqual(publicPaths);
  });

  test('a slug has letters, digits and hyphens, that of a project slashes between them too', () => {
    const bad = [
      ...[...services.services, ...training.trainingCategories].filter(
        ({ linkTo }) => !/^[a-z\d]+(-[a-z\d]+)*$/i.test(linkTo),
      ),
      ...projects.projects.filter(({ linkTo }) => !/^[a-z\d]+([-/][a-z\d]+)*$/i.test(linkTo)),
    ].map(({ linkTo }) => linkTo);
    expect(bad, 'Give each another `linkTo` in its file: no blanks, no other signs.').toEqual([]);
  });

  test('no two pages share the file of their share card', () => {
    const names = shareImages.shareImages.map(({ path: page }) => shareImages.shareImageName(page));
    expect(
      names.filter((name, index) => names.indexOf(name) !== index),
      'Two addresses differ in a slash and a hyphen alone: give one page another `linkTo`.',
    ).toEqual([]);
  });

  test('the placeholder for news is public but not indexed', () => {
    expect(routes.publicPaths).toContain('/news/');
    expect(routes.indexedPaths).not.toContain('/news/');
  });

  test('an address that moved is no page, stands once and leads to a page', () => {
    const plainForm = (address: string) => address.toLowerCase().replace(/\/$/, '');
    const known = routes.publicPaths.map(plainForm);
    const seen = new Set<string>();
    const wrong = moved.movedPages.flatMap(({ from, to }) => {
      const form = plainForm(from);
      const isTaken = known.includes(form) || seen.has(form);
      seen.add(form);
      return [
        ...(/^\/[\w.~/-]+$/.test(from) ? [] : [`${from} is no path such as /services/rigging/.`]),
        ...(isTaken ? [`${from} is a page, or stands twice.`] : []),
        ...(routes.publicPaths.includes(to) ? [] : [`${from} leads to ${to}, which is no page.`]),
      ];
    });
    expect(wrong, 'Open content/moved.ts.').toEqual([]);
  });

  test('every in-site address is a page, with its slash', () => {
    const links = all.filter(
      ({ key, value }) =>
        ['href', 'linkTo', 'link', 'path'].includes(key) &&
        typeof value === 'string' &&
        value.startsWith('/'),
    );
    expect(links.length).toBeGreaterThan(50);
    const broken = links.filter(
      ({ value }) => !routes.publicPaths.includes(String(value).replace(/#.*$/, '')),
    );
    expect(
      broken.map(({ where, value }) => `${where} leads to ${value}, which is no page.`),
      'Pages stand in `indexedPaths` of content/routes.ts.',
    ).toEqual([]);
  });

  test('every slug leads to a service, a category or a project', () => {
    const slugs = new Set<string>([
      ...services.services.map(({ linkTo }) => linkTo),
      ...training.trainingCategories.map(({ linkTo }) => linkTo),
      ...projects.projects.map(({ linkTo }) => linkTo),
    ]);
    const lost = all.filter(
      ({ key, value }) =>
        key === 'linkTo' && typeof value === 'string' && !value.startsWith('/') && !slugs.has(value),
    );
    expect(lost.map(({ where, value }) => `${where} leads to ${value}, which is no page.`)).toEqual([]);
  });

  test('clients and partners lead to a website of theirs, or nowhere', () => {
    for (const { link } of [...clients.clients, ...partners.partners]) {
      expect(link ?? 'https://', 'Leave `link` out for one without a website.').toMatch(/^https:\/\//);
    }
  });

  test('every outward address is https', () => {
    const plain = all.filter(({ value }) => typeof value === 'string' && /^http:/.test(value));
    expect(plain.map(({ where }) => `${where} is not https.`)).toEqual([]);
  });

  test('every picture that content names is there, with its files', () => {
    const named = all.filter(
      ({ key, value }) =>
        ['image', 'imgSrc', 'placeHolderImage', 'picture'].includes(key) && typeof value === 'string',
    );
    expect(named.length).toBeGreaterThan(50);
    const faults = named.flatMap(({ where, value }) => {
      if (!Object.hasOwn(manifest, String(value))) {
        return [`${where} names the picture ${value}, which is not in content/pictures/.`];
      }
      return Object.values(getPicture(value as PictureId).files)
        .flat()
        .filter(({ path: file }) => !existsSync(path.join('public', file)))
        .map(({ path: file }) => `public${file} is missing: run \`npm run pictures\`.`);
    });
    expect(faults).toEqual([]);
  });

  test('every indexed page has its share card', () => {
    expect(shareImages.shareImages.map(({ path: page }) => page)).toEqual(routes.indexedPaths);
  });
});
