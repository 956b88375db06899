import { aboutTopics } from './about';
import { pages } from './pages';
import { projectPath, servicePath, trainingPath } from './paths';
import type { PictureId } from './pictures';
import { projects } from './projects';
import { services } from './services';
import { trainingCategories } from './training';

/** Share card of one page (Open Graph, 1200 by 630 px): its title over the page's artwork. */
export type ShareImage = {
  /** Path of the page with its closing slash. */
  path: string;
  title: string;
  /** Line under the title. */
  line: string;
  picture: PictureId;
};

/** Site path of the share picture of the page at `path`: `/og/services-rope-access.png`. */
export function shareImagePath(path: string): string {
  return `/og/${shareImageName(path)}`;
}

/** File name of the share picture: the page's path with dashes, `home` for the home page. */
export function shareImageName(path: string): string {
  return `${path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home'}.png`;
}

/** Every share card the build draws, one for each indexed page. */
export const shareImages: readonly ShareImage[] = [
  { path: '/', title: pages.home.heading, line: pages.home.meta.share, picture: 'home/hero' },
  {
    path: '/about-us/',
    title: pages.aboutUs.title,
    line: pages.aboutUs.meta.share,
    picture: aboutTopics[0].image,
  },
  {
    path: '/services/',
    title: pages.services.title,
    line: pages.services.meta.share,
    picture: pages.services.image,
  },
  ...services.map(({ title, image, linkTo, meta }) => ({
    path: servicePath(linkTo),
    title,
    line: meta.share,
    picture: image,
  })),
  {
    path: '/training/',
    title: pages.training.title,
    line: pages.training.meta.share,
    picture: 'training/upstream-simulator',
  },
  ...trainingCategories.map(({ title, image, linkTo, meta }) => ({
    path: trainingPath(linkTo),
    title,
    line: meta.share,
    picture: image,
  })),
  {
    path: '/projects/',
    title: pages.projects.title,
    line: pages.projects.meta.share,
    picture: 'projects/pal-p2-crane-replacement',
  },
  ...projects.map(({ title, image, linkTo, meta }) => ({
    path: projectPath(linkTo),
    title,
    line: meta.share,
    picture: image,
  })),
  {
    path: '/contact-us/',
    title: pages.contactUs.title,
    line: pages.contactUs.meta.share,
    picture: pages.contactUs.image,
  },
];

/** The share card of the page at `path`. Throws for a page that has none: one that stays out of search results. */
export function getShareImage(path: string): ShareImage {
  const image = shareImages.find((card) => card.path === path);
  if (!image)
    throw new Error(`No share card for ${path}: add one to \`shareImages\` in content/share-images.ts.`);
  return image;
}
