import { projectPath, servicePath, trainingPath } from './paths';
import { type ProjectSlug, projects } from './projects';
import { type ServiceSlug, services } from './services';
import { type TrainingSlug, trainingCategories } from './training';

/** A step of a breadcrumb: its label and the page it stands for. */
export type Crumb = { label: string; href: string };

/** First step of every breadcrumb. */
export const homeCrumb: Crumb = { label: 'Home', href: '/' };
const servicesCrumb: Crumb = { label: 'Services', href: '/services/' };
const trainingCrumb: Crumb = { label: 'Training', href: '/training/' };
const projectsCrumb: Crumb = { label: 'Projects', href: '/projects/' };

/** Breadcrumbs, as the specification gives them: Training and Projects stand under Services (section 2). */
export const crumbs = {
  aboutUs: [homeCrumb, { label: 'About Us', href: '/about-us/' }],
  services: [homeCrumb, servicesCrumb],
  service: (title: string, slug: ServiceSlug) => [
    homeCrumb,
    servicesCrumb,
    { label: title, href: servicePath(slug) },
  ],
  training: [homeCrumb, servicesCrumb, trainingCrumb],
  category: (title: string, slug: TrainingSlug) => [
    homeCrumb,
    servicesCrumb,
    trainingCrumb,
    { label: title, href: trainingPath(slug) },
  ],
  projects: [homeCrumb, servicesCrumb, projectsCrumb],
  project: (title: string, slug: ProjectSlug) => [
    homeCrumb,
    servicesCrumb,
    projectsCrumb,
    { label: title, href: projectPath(slug) },
  ],
  contactUs: [homeCrumb, { label: 'Contact us', href: '/contact-us/' }],
} as const;

/** Paths of the pages that search engines may list (specification section 2), in site order. */
export const indexedPaths: readonly string[] = [
  '/',
  '/about-us/',
  '/services/',
  ...services.map(({ linkTo }) => servicePath(linkTo)),
  '/training/',
  ...trainingCategories.map(({ linkTo }) => trainingPath(linkTo)),
  '/projects/',
  ...projects.map(({ linkTo }) => projectPath(linkTo)),
  '/contact-us/',
];

/** Every public page: the indexed ones and the placeholder, which is not indexed (decisions: News). */
export const publicPaths: readonly string[] = [...indexedPaths, '/news/'];
