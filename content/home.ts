import { carouselNames, labels, pages } from './pages';
import type { PictureId } from './pictures';
import { site } from './site';
import type { Link } from './types';

/** Heading of a home section, with the sentence and the link that go with it. */
export type HomeSection = {
  heading: string;
  lead: string;
  /** Button under the section. */
  link?: Link;
};

/** Texts of the home page, section by section (specification section 2, Home). */
export type Home = {
  /** Stays while the pictures behind it rotate. */
  hero: { title: string; lead: string; buttons: readonly Link[] };
  services: HomeSection;
  aboutTeaser: {
    title: string;
    text: string;
    /** Large figure: the years of experience that the specification gives. */
    years: string;
    yearsText: string;
    image: PictureId;
    buttons: readonly Link[];
  };
  ongoing: HomeSection;
  clients: HomeSection;
  partners: HomeSection;
};

/** The home page's texts; its fixed ones (title, heading, meta) stand in `pages.ts`. */
export const home = {
  hero: {
    title: pages.home.heading,
    lead: `${site.brand} supplies consultancy, services, spare parts and courses to local and international energy companies. We are based in Dubai and have more than 20 years of experience.`,
    buttons: [
      { label: 'Our services', href: '/services/' },
      { label: 'Training courses', href: '/training/' },
    ],
  },
  services: {
    heading: carouselNames.services,
    lead: 'Fifteen services for the life of a facility, taken one at a time or as a single contract.',
    link: { label: labels.allServicesLink, href: '/services/' },
  },
  aboutTeaser: {
    title: 'One company for the structure, the crane, the data and the crew',
    text: 'We are consultants, contractors and trainers for the energy sector. We repair what the sea has worn, plan the work, and train the people who run the plant.',
    years: '20+',
    yearsText: 'years of experience in oil and gas',
    image: 'about/values',
    buttons: [
      { label: 'About us', href: '/about-us/' },
      { label: 'Services', href: '/services/' },
    ],
  },
  ongoing: {
    heading: carouselNames.ongoing,
    lead: 'Steel and cranes in Angola, and maintenance data for an LNG client.',
    link: { label: 'All projects', href: '/projects/' },
  },
  clients: {
    heading: carouselNames.clients,
    lead: 'Operators and energy companies we have worked for.',
  },
  partners: {
    heading: carouselNames.partners,
    lead: 'Yards, cranes, advice, tests and freight from six companies.',
  },
} as const satisfies Home;
