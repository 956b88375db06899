/**
 * Every island by name. The server renders from it; `hydrate.ts` starts from it, so a component that is not
 * listed here never reaches the browser. Islands import neither content values nor `next/*` (house style).
 *
 * Each has a file of its own, and its key is the file's name in kebab-case (`CourseSearch.tsx`: `course-search`): by it
 * the seal step finds the island's code, and in that the styles and icons it may show.
 */
import { Carousel } from '../carousel/Carousel';
import { ContactForm } from '../contact-form/ContactForm';
import { CourseSearch } from '../course-search/CourseSearch';
import { Dropdown } from '../dropdown/Dropdown';
import { Hero } from '../hero/Hero';
import { LazyPictures } from '../lazy-image/LazyPictures';
import { InPageScroll } from '../page/InPageScroll';
import { RequestedPath } from '../page/RequestedPath';
import { Reveal } from '../reveal/Reveal';
import { SidePanel } from '../side-panel/SidePanel';

/** The islands' components by the names that stand in `data-island`. */
export const registry = {
  carousel: Carousel,
  'contact-form': ContactForm,
  'course-search': CourseSearch,
  dropdown: Dropdown,
  hero: Hero,
  'in-page-scroll': InPageScroll,
  'lazy-pictures': LazyPictures,
  'requested-path': RequestedPath,
  reveal: Reveal,
  'side-panel': SidePanel,
};
