import type { FixedPage } from './pages';

/** Texts of preview builds (`SITE_ENV=preview`): the ribbon, and the page for marketing staff. */
export const preview = {
  page: {
    title: 'Preview',
    heading: 'What will be published',
    lead: 'Every page as search engines and social networks will show it, and what the company still has to confirm. Only preview builds have this page.',
    meta: {
      description:
        'For marketing staff: titles, descriptions, share cards and pictures of every page of this preview, with the list of provisional texts.',
      keywords: ['preview', 'search results', 'share cards', 'pictures', 'provisional texts'],
    },
  } satisfies FixedPage,
  ribbon: {
    /** Name of the landmark. */
    name: 'Preview build',
    /** The link to the page for marketing staff. */
    link: 'Preview',
    noCommit: 'no commit',
    /** Files were changed after the commit. */
    edited: '{commit}, edited',
  },
  report: {
    /** Stands where the seal step has not filled the page: while developing. */
    unfilled: 'Run a preview build (npm run preview) to fill this page.',
    summary: '{pages} pages, {faulty} with something to correct. {provisional} provisional texts.',
    pages: 'Pages',
    search: 'Search result',
    shareCard: 'Share card',
    noShareCard: 'None: search engines and social networks are asked to leave this page out.',
    cut: 'Cut off: {text}',
    facts: {
      words: 'Words',
      title: 'Title',
      description: 'Description',
      keywords: 'Keywords',
    },
    titleSize: '{characters} characters, {px} of {limit} px',
    descriptionSize: '{characters} of {limit} characters',
    onePicture: '1 picture',
    pictures: '{count} pictures',
    noPictures: 'No pictures',
    decorative: 'Decorative here: the words beside it say the same.',
    noFaults: 'Nothing to correct',
    faults: {
      noTitle: 'The title is missing.',
      longTitle: 'The title is too long: search engines cut it.',
      sameTitle: 'Another page has the same title.',
      noDescription: 'The description is missing.',
      shortDescription: 'The description is short: under {limit} characters.',
      longDescription: 'The description is too long: search engines cut it.',
      sameDescription: 'Another page has the same description.',
      noKeywords: 'The keywords are missing.',
      headings: 'The page has {count} main headings; one is right.',
      noShareCard: 'The share card is missing.',
      noAlt: 'A picture has no alternative text: {src}',
    },
    launchCheck: 'Launch check',
    launchLead:
      'Stand-ins and unconfirmed texts, by file. Each stays until the company supplies what its row asks for.',
    launchDone: 'Nothing provisional is left.',
    columns: { line: 'Line', text: 'Stand-in', ask: 'Needed' },
  },
} as const;

/** Texts of the report on `/preview/`. */
export type ReportWords = (typeof preview)['report'];
