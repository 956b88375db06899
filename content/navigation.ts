import { servicePath, trainingPath } from './paths';
import { getService, type ServiceSlug } from './services';
import { trainingCategories } from './training';
import type { Link } from './types';

/** A link of the top bar, with the list of its dropdown where it has one. */
export type BarLink = Link & {
  /** Accessible name of the caret button, and the list under it. */
  menu?: { label: string; items: readonly Link[] };
};

/** Entry of the services menu (specification section 3: service menu item). */
export type ServiceMenuItem = {
  id: number;
  title: string;
  /** In-site path; the last entry is the bare services route. */
  linkTo: `/services/${ServiceSlug}/` | '/services/';
};

/** The services menu: eight entries, from Engineering Consultation to Others… (decisions: Services menu). */
export const servicesMenu = [
  { id: 1, title: 'Engineering Consultation', linkTo: '/services/engineering-consultation/' },
  { id: 2, title: 'Project Management', linkTo: '/services/project-managment/' },
  { id: 3, title: 'ERP Solution', linkTo: '/services/erp-solution/' },
  {
    id: 4,
    title: 'Offshore Structure and Cranes Repair',
    linkTo: '/services/offshore-and-Structure-and-Cranes-repair/',
  },
  {
    id: 5,
    title: 'Turnaround and Planned Shutdowns',
    linkTo: '/services/turnaround-and-planned-shutdowns-turnkey/',
  },
  { id: 6, title: 'Operations Support Services', linkTo: '/services/operations-support-services/' },
  {
    id: 7,
    title: 'Onshore and Offshore Inspection Services',
    linkTo: '/services/onshore-and-Offshore-inspection-services/',
  },
  { id: 8, title: 'Others…', linkTo: '/services/' },
] as const satisfies readonly ServiceMenuItem[];

const trainingMenu: readonly Link[] = trainingCategories.map(({ title, linkTo }) => ({
  label: title,
  href: trainingPath(linkTo),
}));

/** Top bar, left to right (specification section 2). */
export const barLinks: readonly BarLink[] = [
  { label: 'Home', href: '/' },
  { label: 'About Us', href: '/about-us/' },
  {
    label: 'Services',
    href: '/services/',
    menu: {
      label: 'Services menu',
      items: servicesMenu.map(({ title, linkTo }) => ({ label: title, href: linkTo })),
    },
  },
  { label: 'Training', href: '/training/', menu: { label: 'Training menu', items: trainingMenu } },
  { label: 'Projects', href: '/projects/' },
  { label: 'Contact us', href: '/contact-us/' },
];

/** Side panel of narrow screens, in the specification's order and wording. */
export const panelLinks: readonly Link[] = [
  { label: 'Home', href: '/' },
  { label: 'About us', href: '/about-us/' },
  { label: 'Services', href: '/services/' },
  { label: 'Projects', href: '/projects/' },
  { label: 'Training', href: '/training/' },
  { label: 'Contact', href: '/contact-us/' },
];

/** Names of the parts of the layout that people and assistive technology rely on (decisions: names). */
export const layoutWords = {
  skip: 'Skip to content',
  mainNav: 'Main',
  breadcrumb: 'Breadcrumb',
  /** `{brand}` is the brand's name. */
  logo: '{brand} home',
  openMenu: 'Open menu',
  menu: 'Menu',
  closeMenu: 'Close menu',
  chat: 'Chat with us',
} as const;

const footerServices = [
  'engineering-consultation',
  'project-managment',
  'erp-solution',
  'offshore-and-Structure-and-Cranes-repair',
  'rope-access',
] as const satisfies readonly ServiceSlug[];

/** Footer (specification section 2): company links, five services and See more, Connect With Us. */
export const footer = {
  company: {
    heading: 'Company',
    links: [
      { label: 'Services', href: '/services/' },
      { label: 'Projects', href: '/projects/' },
      { label: 'Training', href: '/training/' },
      { label: 'About Us', href: '/about-us/' },
      { label: 'Contact us', href: '/contact-us/' },
    ],
  },
  services: {
    heading: 'Services',
    links: [
      ...footerServices.map((slug) => ({ label: getService(slug).title, href: servicePath(slug) })),
      { label: 'See more', href: '/services/', about: 'all services' },
    ],
  },
  connect: {
    heading: 'Connect With Us',
    text: 'Questions about a service or a course? Write to us or follow our work.',
  },
};
