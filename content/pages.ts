import type { PictureId } from './pictures';
import { plain } from './provisional';
import { site } from './site';
import type { Link, PageMeta, SharedPageMeta } from './types';

/** Title, heading and search texts that every fixed page has (specification section 2). */
export type FixedPage = {
  /** First half of the document title; the home page's is the whole title. */
  title: string;
  /** The page's `h1`. */
  heading: string;
  /** One or two sentences under the heading. */
  lead?: string;
  /** Picture of the banner or hero, where the page has one of its own. */
  image?: PictureId;
  meta: PageMeta | SharedPageMeta;
};

/**
 * Accessible names of heroes and carousels, exactly as decided (decisions: Carousel names). The list on the services
 * page has the last one for its heading.
 */
export const carouselNames = {
  homeHero: 'Our services highlights',
  services: 'Our Services',
  ongoing: 'Ongoing Projects',
  clients: 'Our Client',
  partners: 'Hear From Our Partner',
  aboutHero: 'About us highlights',
  trainingHero: 'Training highlights',
  courses: 'Courses',
  projectsHero: 'Project highlights',
  projects: 'Projects',
  allServices: 'All Services',
} as const;

/**
 * Short texts of links, buttons and cards, and the heading of what a service offers, on whichever page they stand.
 *
 * Braces are places to fill in: islands receive their texts as JSON, so no text can be a function.
 */
export const labels = {
  more: 'More',
  readMore: 'Read more',
  seeProject: 'See the project',
  visitWebsite: 'Visit website',
  allServicesLink: 'All services',
  whatWeOffer: 'What we offer',
  subjects: '{count} subjects',
} as const;

/** Texts of the controls of heroes and carousels; braces as in `labels`. */
export const rotationWords = {
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  /** `{name}` is the carousel's name. */
  pause: 'Pause {name}',
  play: 'Play {name}',
  position: '{n} of {total}',
} as const;

/** Texts of the catalogue on training pages; braces as in `labels`. */
export const catalogue = {
  search: 'Find a course',
  /** In the empty box; `{example}` is the category's. */
  placeholder: 'Such as {example}',
  print: 'Print this list',
  groups: 'Course groups',
  /** Counts beside a group. */
  oneCourse: '1 course',
  courses: '{count} courses',
  /** Status line at rest. */
  total: '{courses} courses in {groups} groups',
  /** Status line at rest, where the category lists names only. */
  totalNames: '{count} subjects',
  /** Status line while searching. */
  found: {
    one: '1 course found for “{query}”',
    many: '{count} courses found for “{query}”',
    oneName: '1 subject found for “{query}”',
    manyNames: '{count} subjects found for “{query}”',
    none: 'No course matches “{query}”.',
    noName: 'No subject matches “{query}”.',
    /** "1 of 30 courses", beside a group that has more than match. */
    part: '{count} of',
  },
  /** Follows `found.none`: "Clear the search or ask us." */
  clear: 'Clear the search',
  or: 'or',
  ask: 'ask us',
  /** Beside courses whose length or size the specification gives. */
  oneDay: '1 day',
  days: '{count} days',
  maxTrainees: 'maximum {count} trainees',
} as const;

/** The texts that the catalogue's component is given. */
export type CatalogueWords = typeof catalogue;

/** Labels of the block that closes a training page. */
export const enquiryLabels = {
  delivery: 'How a course runs',
  attendees: 'Who attends',
  send: 'What to send',
  button: 'Ask for dates',
} as const;

/** Texts of the project pages that are the same on each. */
export const projectDetail = {
  /** Heading over the parts: of a project with one, two, three, four. */
  partHeadings: [
    'The work, step by step',
    'Two parts of the work',
    'Three parts of the work',
    'Four parts of the work',
  ],
  /** Name of the fact list, and its labels. */
  factsName: 'Project facts',
  facts: {
    client: 'Client',
    place: 'Place',
    scope: 'Scope',
    challenge: 'Challenge',
    method: 'Method',
    outcome: 'Outcome',
  },
  services: 'Services on this project',
  /** Name of the navigation to the neighbouring projects. */
  pager: 'More projects',
  previous: 'Previous project',
  next: 'Next project',
} as const;

const home = {
  title: plain(`${site.brand} | ${site.strapLine}`),
  heading: 'Offshore repair, engineering and training for oil and gas',
  meta: {
    description:
      'Consultancy, offshore structure and crane repair, inspection, ERP data, manpower and training for oil and gas: a Dubai company with 20+ years of experience.',
    keywords: [
      'oil and gas consultancy',
      'offshore structure repair',
      'offshore crane repair',
      'SAP S/4HANA plant maintenance',
      'spare parts from the US market',
      'equipment leasing',
      'oil and gas courses',
    ],
    share: 'Consultancy, repair, inspection, supply and courses for oil and gas',
  },
} as const satisfies FixedPage;

const aboutUs = {
  title: 'About Us',
  heading: 'About Us',
  meta: {
    description:
      'Our company, its FRESH values, vision, mission and commitment to QHSE, and who we are: more than 20 years of experience in oil and gas.',
    keywords: [
      'about us',
      'oil and gas company Dubai',
      'FRESH values',
      'vision and mission',
      'QHSE commitment',
      '20 years of experience',
    ],
    share: 'Our company, values, vision, mission and commitment to QHSE',
  },
} as const satisfies FixedPage;

const services = {
  title: 'Services',
  heading: 'Services',
  lead: 'Fifteen services, from the first study to the last certificate: engineering, repair, inspection, people and supply for plants and platforms.',
  image: 'services/turnaround-and-planned-shutdowns-turnkey',
  meta: {
    description:
      'Fifteen services, among them engineering, project management, ERP, structure and crane repair, shutdowns, inspection, rope access, HSE and manpower.',
    keywords: [
      'oil and gas services list',
      'engineering consultation',
      'crane repair',
      'shutdown support',
      'inspection services',
      'rope access',
      'manpower supply',
      'marine services',
    ],
    share: 'Engineering, repair, inspection, people and supply: fifteen services',
  },
} as const satisfies FixedPage;

const training = {
  title: 'Training',
  heading: 'Training',
  /** The carousel of course cards. */
  courses: {
    heading: carouselNames.courses,
    lead: 'Six categories and 74 subjects, for engineers, technicians, inspectors and office staff.',
  },
  meta: {
    description:
      'Oil and gas courses in six categories and 74 subjects: upstream, midstream, downstream, health and safety, business skills and information technology.',
    keywords: [
      'oil and gas courses',
      'upstream training',
      'midstream training',
      'downstream training',
      'HSE courses',
      'API exam preparation',
      'business skills courses',
    ],
    share: 'Courses from upstream to information technology, in 74 subjects',
  },
} as const satisfies FixedPage & { courses: { heading: string; lead: string } };

const projects = {
  title: 'Projects',
  heading: 'Projects',
  /** The carousel of project highlights. */
  carousel: {
    heading: carouselNames.projects,
    lead: 'Structural steel, decks, cranes and maintenance data, job by job.',
  },
  /** Heading of the call band on this page. */
  callBandHeading: 'A structure or a crane on your mind?',
  meta: {
    description:
      'Structure replacement, crane replacement and crane overhaul offshore Angola, and SAP S/4HANA maintenance data for DLNG: seven pieces of work in five projects.',
    keywords: [
      'oil and gas projects',
      'Angola offshore projects',
      'offshore crane replacement',
      'structure replacement',
      'crane overhaul',
      'maintenance data migration',
    ],
    share: 'Structures and cranes in Angola, maintenance data for an LNG client',
  },
} as const satisfies FixedPage & { carousel: { heading: string; lead: string }; callBandHeading: string };

const contactUs = {
  title: 'Contact us',
  heading: 'Let us know what you need',
  lead: 'By form, phone, email or chat, whichever suits you.',
  image: 'about/mission',
  meta: {
    description:
      'Ask about a service, a spare part, a crew or a course: contact form, two phone lines, email addresses, chat and working hours of our Dubai office.',
    keywords: [
      'contact',
      'oil and gas company contact',
      'Dubai office',
      'request a quotation',
      'course enquiry',
    ],
    share: 'Form, phone, email and chat of our Dubai office',
  },
} as const satisfies FixedPage;

/** The specification gives this page one word; it is neither indexed nor in the sitemap. */
const news = {
  title: 'News',
  heading: 'News',
  meta: {
    description:
      'News of an oil and gas services and training company in Dubai. Nothing is published here yet; see the services, courses and projects.',
    keywords: ['news', 'company news', 'oil and gas news', 'training news', 'project news'],
  },
} as const satisfies FixedPage;

const notFound = {
  title: '404 Not Found',
  heading: '404 Not Found',
  /** Stands before the address that was asked for (specification section 8). */
  text: 'No route matches URL',
  image: 'about/vision',
  buttons: [
    { label: 'Home', href: '/' },
    { label: 'Services', href: '/services/' },
    { label: 'Training', href: '/training/' },
  ],
  meta: {
    description:
      'There is no page at this address. Start again from the home page, the list of fifteen services or the training catalogue.',
    keywords: ['404', 'page not found', 'services', 'training', 'home page'],
  },
} as const satisfies FixedPage & { text: string; buttons: readonly Link[] };

const failure = {
  title: 'Unexpected Application Error!',
  heading: 'Unexpected Application Error!',
  text: 'Something on this page failed to load. Try again, or go back to the home page.',
  /** Stands before the first telephone line and the first e-mail address. */
  reach: 'Or reach us by phone or email:',
  retry: 'Try again',
  home: { label: 'Home', href: '/' },
  meta: {
    description:
      'A fault stopped this page from loading. Please load it once more, return to the start of the site, or reach us by phone or email.',
    keywords: ['error', 'page failed to load', 'try again', 'home page', 'contact'],
  },
} as const satisfies FixedPage & { text: string; reach: string; retry: string; home: Link };

/** The pages that are not built from a collection. */
export const pages = {
  home,
  aboutUs,
  services,
  training,
  projects,
  contactUs,
  news,
  notFound,
  failure,
} as const;
