import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { aboutTopics } from './about';
import { clients } from './clients';
import { contact } from './contact';
import { highlights } from './highlights';
import { ongoingProjects } from './ongoing';
import { pages } from './pages';
import { partners } from './partners';
import manifest from './pictures.json' with { type: 'json' };
import { projects } from './projects';
import { plain } from './provisional';
import { publicPaths } from './routes';
import { services } from './services';
import { shareImages } from './share-images';
import { site } from './site';
import { trainingCategories } from './training';
import type { PageMeta } from './types';
import { whyUs } from './why-us';

/*
 * The house's way with words. Every visible string of every content module is read, so a new module is under the
 * rules from its first line. A failure names the module, the place in it and the text.
 */

const root = path.resolve(import.meta.dirname, '..');

/** Names that companies have given themselves: their spelling is theirs. */
const ownNames = [
  site.brand,
  site.legalName,
  ...clients.map(({ clientName }) => clientName),
  ...partners.map(({ partnerName }) => partnerName),
].map((name) => plain(name));

/** A visible string: the module and the place it stands at, and what it says. */
type Text = { module: string; place: string; text: string };

/** Modules made from others (lists, routes): their texts have been read where they are written. */
const derived = new Set(['services/index.ts', 'training/index.ts', 'routes.ts', 'share-images.ts']);

/** Fields that no visitor reads: addresses, picture and icon names, keys. */
const unread =
  /(^|\.)(linkTo|href|link|url|mapUrl|chatUrl|path|formPath|image|placeHolderImage|imgSrc|icon|id|hash|kind|locale|placeholder|serviceId|templateId|publicKey)$/;

function sourceModules(): string[] {
  return readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
}

function collect(value: unknown, module: string, place: string, into: Text[]): void {
  if (typeof value === 'string') {
    if (value && (!unread.test(place) || place.endsWith('catalogue.placeholder'))) {
      into.push({ module, place, text: plain(value) });
    }
  } else if (typeof value === 'object' && value) {
    for (const [key, inner] of Object.entries(value))
      collect(inner, module, place ? `${place}.${key}` : key, into);
  }
}

const texts: Text[] = [];
for (const module of sourceModules()) {
  if (derived.has(module)) continue;
  const exported = (await import(pathToFileURL(path.join(import.meta.dirname, module)).href)) as object;
  collect(exported, module, '', texts);
}
for (const [id, { alt }] of Object.entries(manifest)) {
  texts.push({ module: 'pictures.json', place: id, text: alt });
}
/** Slugs that projects and the footer name services by, and the marks of preview builds, are not read either. */
const slugs = new Set<string>(services.map(({ linkTo }) => linkTo));
const visible = texts.filter(({ module, text }) => !slugs.has(text) && module !== 'provisional.ts');

/** The specification's own messages keep its wording, capitals included (section 8). */
const specified = new Set<string>(Object.values(contact.messages));

/** Which of the texts stand there more than once. */
function twice(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) < index);
}

/** Sentences of a text: cut after a full stop, question or exclamation mark that a capital or the end follows. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…][”’)]?)\s+(?=[“(]?[A-Z0-9])/).map((sentence) => sentence.trim());
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** Texts that a rule refuses, one readable line each. */
function refused(rule: (text: string, from: Text) => boolean | string | null | undefined): string[] {
  return visible.flatMap((from) => {
    const reason = rule(from.text, from);
    if (!reason) return [];
    return [`${from.module} ${from.place}: ${typeof reason === 'string' ? `${reason}: ` : ''}“${from.text}”`];
  });
}

function matching(pattern: RegExp, except?: (found: string, from: Text) => boolean): string[] {
  return refused((text, from) =>
    [...text.matchAll(new RegExp(pattern, `${pattern.flags.replace('g', '')}g`))]
      .map(([found]) => found)
      .find((found) => !except?.(found, from)),
  );
}

describe('the words of the site', () => {
  it('are found in every module that has any', () => {
    const read = new Set(visible.map(({ module }) => module));
    const silent = sourceModules().filter((module) => !read.has(module) && !derived.has(module));
    expect(silent).toEqual([
      'find-by-slug.ts',
      'moved.ts',
      'paths.ts',
      'pictures.ts',
      'provisional.ts',
      'services/service.ts',
      'timing.ts',
      'training/category.ts',
      'types.ts',
    ]);
    expect(visible.length).toBeGreaterThan(1200);
  });

  it('hold no stock phrase', () => {
    const phrases = [
      'a wide range',
      'ahead of the curve',
      'best practices?',
      'best-in-class',
      'bespoke',
      'boasts?',
      'comprehensive',
      'committed to excellence',
      'commitment to excellence',
      'core competenc',
      'cost-effective',
      'cutting[- ]edge',
      'dedicated team',
      'delve',
      'dynamic team',
      'elevate',
      'empower',
      'end-to-end',
      'ensur(e|es|ing)',
      'ever-(changing|evolving)',
      'excited',
      'game[- ]chang',
      'go-to',
      'highest (quality|standards?)',
      'holistic',
      'in today’s',
      'industry[- ]leading',
      'innovati(ve|on)',
      'leading (provider|supplier|company)',
      'leverag',
      'look no further',
      'market[- ]leading',
      'mission-critical',
      'next[- ]generation',
      'one[- ]stop',
      'paradigm',
      'passion(ate)?',
      'peace of mind',
      'pride ourselves',
      'proven track record',
      'reach out',
      'robust',
      'seamless',
      'second to none',
      'solutions? provider',
      'state[- ]of[- ]the[- ]art',
      'strive',
      'synerg',
      'tailor(ed|-made)',
      'top[- ](notch|quality|tier)',
      'trusted partner',
      'turn-?key solution',
      'unlock',
      'unparalleled',
      'unrivall?ed',
      'utili[sz]e',
      'value[- ]added',
      'vast experience',
      'we understand that',
      'world[- ]class',
    ];
    expect(matching(new RegExp(`\\b(${phrases.join('|')})`, 'i'))).toEqual([]);
  });

  it('hold no filler', () => {
    expect(matching(/\blorem\b|\bipsum\b|\bTODO\b|\bTBD\b|\bTBC\b|\bXXX\b|\bplaceholder\b/i)).toEqual([]);
  });

  it('are spelt the British way', () => {
    const american =
      /\b(aging|aluminum|analyz\w+|artifact\w*|behavior\w*|canceled|canceling|catalog|catalogs|center|centers|centered|color|colors|colored|coloring|defense|favor\w*|fiber|fibers|fueled|fueling|fulfill|gage|gages|gray|harbor\w*|honor\w*|inquir(y|ies)|judgment|labeled|labeling|labor|license|licenses|liter|liters|maneuver\w*|meter|meters|modeling|modeled|modeler|mold|molds|neighbor\w*|offense|plow|program|programs|skillful|sulfur|tire|tires|traveled|traveling|vapor|vapors)\b/i;
    const computing = ['training/information-technology.ts'];
    expect(
      matching(american, (found, { module, text }) => {
        if (ownNames.some((name) => name.includes(found) && text.includes(name))) return true;
        // Specified as it stands (section 3), and computer programs, which British English spells so too.
        if (/^programs?$/i.test(found))
          return text.includes('Accredited Programs') || computing.includes(module);
        return false;
      }),
    ).toEqual([]);
    const notVerbs = /^(oversi|resi|si|pri|sei|capsi)z(e|es|ed|ing)$/i;
    expect(
      matching(/\b\w+(ize|izes|ized|izing|ization|izations)\b/i, (found) => notVerbs.test(found)),
    ).toEqual([]);
  });

  it('never show the misspellings of the addresses', () => {
    expect(matching(/managment|infomration|palance|copmany/i)).toEqual([]);
  });

  it('have no doubled, leading or trailing spaces', () => {
    expect(refused((text) => /\s{2}|^\s|\s$|\s[,.;:!?]/.test(text))).toEqual([]);
  });

  it('have no tab, no break and nothing invisible, as a paste may bring in', () => {
    // Soft hyphen, zero-width signs, marks of direction, byte order mark.
    expect(refused((text) => /[\t\r\n\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/.test(text))).toEqual([]);
  });

  it('use curly quotation marks and apostrophes, real dashes and ellipses', () => {
    expect(refused((text) => !specified.has(text) && /['"`´]|\.\.\.|--/.test(text))).toEqual([]);
  });

  it('never shout: capitals are for abbreviations and for names that the specification gives so', () => {
    const names = new Set(['PALANCA', 'NORSOK']);
    expect(
      refused((shown) => {
        const text = ownNames.reduce((rest, name) => rest.replaceAll(name, ''), shown);
        // Roman numerals are capitals by nature: ASME VIII.
        if (/\p{Lu}{4,}[\s-]+(?![IVX]+\b)\p{Lu}{4,}/u.test(text)) return 'two words in capitals';
        return (text.match(/\p{Lu}{6,}/gu) ?? []).find((word) => !names.has(word));
      }),
    ).toEqual([]);
    expect(refused((text) => text.endsWith('!') && text !== pages.failure.title)).toEqual([]);
  });

  it('say everything once: no sentence of five or more words stands in two places', () => {
    const places = new Map<string, string[]>();
    for (const { module, place, text } of visible) {
      if (place.includes('keywords')) continue;
      for (const sentence of sentencesOf(text)) {
        const isSentence = /[.!?…]$/.test(sentence);
        if (!isSentence || wordsIn(sentence) < 5) continue;
        const key = sentence.toLowerCase();
        places.set(key, [...(places.get(key) ?? []), `${module} ${place}`]);
      }
    }
    const twice = [...places]
      .filter(([, at]) => at.length > 1)
      .map(([said, at]) => `“${said}”: ${at.join(', ')}`);
    expect(twice).toEqual([]);
  });

  it('share no run of ten words between two modules', () => {
    const runs = new Map<string, Text>();
    const shared = visible.flatMap((from) => {
      if (from.place.includes('keywords')) return [];
      const words = from.text.toLowerCase().match(/[\p{L}\p{N}’/-]+/gu) ?? [];
      for (let start = 0; start + 10 <= words.length; start++) {
        const run = words.slice(start, start + 10).join(' ');
        const first = runs.get(run) ?? from;
        runs.set(run, first);
        // A menu and the footer repeat the title of what they lead to, the home page's hero its heading.
        const isSameTitle =
          from.text === first.text &&
          [from, first].some(
            ({ module, place }) =>
              module === 'navigation.ts' || `${module} ${place}` === 'home.ts home.hero.title',
          );
        if (first.module !== from.module && !isSameTitle)
          return [`“${run}”: ${first.module} ${first.place}, ${from.module} ${from.place}`];
      }
      return [];
    });
    expect(shared).toEqual([]);
  });

  it('come in sentences of fewer than 22 words, taking the median, and none longer than 40', () => {
    const sentences = visible
      .filter(({ module }) => module !== 'pictures.json')
      .flatMap(({ module, place, text }) =>
        sentencesOf(text)
          .filter((sentence) => /[.!?…]$/.test(sentence) && wordsIn(sentence) > 2)
          .map((sentence) => ({ length: wordsIn(sentence), at: `${module} ${place}: “${sentence}”` })),
      )
      .sort((one, other) => one.length - other.length);
    expect(sentences.length).toBeGreaterThan(400);
    expect(sentences[Math.floor(sentences.length / 2)]?.length).toBeLessThan(22);
    expect(sentences.filter(({ length }) => length > 40).map(({ at }) => at)).toEqual([]);
  });
});

describe('texts by their length', () => {
  const within = (low: number, high: number, entries: readonly (readonly [string, number])[]) =>
    entries
      .filter(([, length]) => length < low || length > high)
      .map(([name, length]) => `${name}: ${length}`);

  it('a service is described in 90 to 160 words', () => {
    expect(
      within(
        90,
        160,
        services.map(({ linkTo, text }) => [linkTo, wordsIn(text.join(' '))]),
      ),
    ).toEqual([]);
  });

  it('a training category is described in 60 to 130 words', () => {
    expect(
      within(
        60,
        130,
        trainingCategories.map(({ linkTo, text }) => [linkTo, wordsIn(text.join(' '))]),
      ),
    ).toEqual([]);
  });

  it('an About topic has 90 to 180 words', () => {
    expect(
      within(
        90,
        180,
        aboutTopics.map(({ title, text }) => [title, wordsIn(text.join(' '))]),
      ),
    ).toEqual([]);
  });

  it('the hero of About cuts every topic within its first paragraph: each has more than 40 words', () => {
    expect(
      within(
        41,
        180,
        aboutTopics.map(({ title, text }) => [title, wordsIn(text[0])]),
      ),
      'Open content/about.ts; the first topic begins with the legal name of content/site.ts.',
    ).toEqual([]);
  });

  it('a card has one sentence of 60 to 110 characters', () => {
    const cards = [...services, ...trainingCategories].map(
      ({ linkTo, desc }) => [linkTo, desc.length] as const,
    );
    expect(within(60, 110, cards)).toEqual([]);
    const sentences = [
      ...[...services, ...trainingCategories].map(({ desc }) => desc),
      ...highlights.map(({ desc }) => desc),
      ...ongoingProjects.map(({ description }) => description),
      ...whyUs.items.map(({ text }) => text),
    ];
    expect(sentences.filter((text) => sentencesOf(text).length > 1 || !text.endsWith('.'))).toEqual([]);
  });

  it('a heading has no full stop', () => {
    const headings = [...services, ...trainingCategories, ...projects].map(({ heading }) => heading);
    expect(
      [...headings, ...Object.values(pages).map(({ heading }) => heading)].filter((text) => /\.$/.test(text)),
    ).toEqual([]);
    expect(twice(headings), 'Two pages share a heading: give one another.').toEqual([]);
  });
});

describe('what search engines and share cards read', () => {
  const metas: readonly { page: string; meta: PageMeta }[] = [
    ...Object.entries(pages).map(([page, { meta }]) => ({ page, meta })),
    ...[...services, ...trainingCategories, ...projects].map(({ linkTo, meta }) => ({ page: linkTo, meta })),
  ];

  it('there are some for each page, and for the two for faults', () => {
    expect(metas).toHaveLength(publicPaths.length + 2);
  });

  it('every description has 110 to 160 characters and is the only one of its kind', () => {
    expect(
      metas
        .filter(({ meta }) => meta.description.length < 110 || meta.description.length > 160)
        .map(({ page, meta }) => `${page}: ${meta.description.length} characters: “${meta.description}”`),
    ).toEqual([]);
    expect(twice(metas.map(({ meta }) => meta.description))).toEqual([]);
  });

  it('every share line has at most 90 characters and is the only one of its kind', () => {
    expect(shareImages.filter(({ line }) => line.length > 90 || !line)).toEqual([]);
    expect(twice(shareImages.map(({ line }) => line))).toEqual([]);
  });

  it('every page has five to eight keywords of its own, none twice', () => {
    const faulty = metas.filter(
      ({ meta: { keywords } }) =>
        keywords.length < 5 ||
        keywords.length > 8 ||
        new Set(keywords).size !== keywords.length ||
        keywords.some((keyword) => (site.keywords as readonly string[]).includes(keyword)),
    );
    expect(faulty.map(({ page, meta }) => `${page}: ${meta.keywords.join(', ')}`)).toEqual([]);
  });

  it('share lines are all written alike, without a full stop', () => {
    expect(shareImages.filter(({ line }) => line.endsWith('.'))).toEqual([]);
  });
});

describe('pictures', () => {
  it('each has an alternative text of its own, in a sentence a reader can finish, or none if it only decorates', () => {
    const alts = Object.entries(manifest).flatMap(([id, { alt }]) =>
      alt === '' ? [] : [[id, alt] as const],
    );
    expect(alts.filter(([, alt]) => !alt.trim() || alt.length > 170).map(([id]) => id)).toEqual([]);
    expect(alts.filter(([, alt]) => /^(an? )?(image|picture|photo|illustration) of/i.test(alt))).toEqual([]);
    expect(twice(alts.map(([, alt]) => alt))).toEqual([]);
  });
});

describe('brand, telephone numbers and e-mail addresses', () => {
  it('stand in content/site.ts and nowhere else', () => {
    const secrets = [
      ...site.phones.flatMap(({ label }) => [plain(label), plain(label).replace(/\D/g, '')]),
      ...site.emails.map(({ label }) => plain(label)),
    ];
    const found = ['content', 'app', 'components'].flatMap((room) =>
      readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(tsx?|css|json|mdx?)$/.test(file) && !file.includes('.test.'))
        .map((file) => path.join(room, file))
        .filter((file) => file !== path.join('content', 'site.ts'))
        .flatMap((file) => {
          const source = readFileSync(path.join(root, file), 'utf8');
          const numbers = secrets.filter((secret) => source.toLowerCase().includes(secret.toLowerCase()));
          // As words of their own, spelt so: a company may be called Anchor or Vector.
          const names = [plain(site.brand), plain(site.legalName)].filter((name) =>
            new RegExp(`(?<!\\p{L})${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u').test(
              source,
            ),
          );
          return [...numbers, ...names].map((secret) => `${file}: ${secret}`);
        }),
    );
    expect(found).toEqual([]);
  });
});
