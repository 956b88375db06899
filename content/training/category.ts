import type { PictureId } from '../pictures';
import { plain } from '../provisional';
import type { SharedPageMeta } from '../types';

/** One course title (specification section 3, course group contents). */
export type Course = {
  id: number;
  /** The course title. */
  content: string;
  /** Length in days, only where the specification gives it. */
  days?: number;
  /** Largest number of trainees, only where the specification gives it. */
  maxTrainees?: number;
};

/** Courses of one subject (specification section 3). */
export type CourseGroup = {
  /** Fragment of the group on its page; unique within the category. */
  id: string;
  name: string;
  /** One sentence: whom the group is for. */
  audience: string;
  /** Courses, in reading order; absent in categories that list names only. */
  contents?: readonly Course[];
};

/** Subcategory name in the catalogue list of a category (specification section 3). */
export type Subcategory = {
  id: number;
  name: string;
};

/** One training category and its page at `/training/{linkTo}/` (specification sections 2 and 3). */
export type TrainingCategory = {
  id: number;
  title: string;
  /** Name on the hero's picker button, one or two words. */
  label: string;
  /** One sentence for the course card, 60 to 110 characters. */
  desc: string;
  image: PictureId;
  /** Slug, spelt exactly as in the specification. */
  linkTo: string;
  /** Subcategories in catalogue order; the hero shows the first three. */
  list: readonly Subcategory[];
  /** Heading beside the page's picture: short, in plain words, no full stop. */
  heading: string;
  /** Description of the category in paragraphs, 60 to 130 words in all. */
  text: readonly string[];
  /** Label of the hero's button that leads to the page. */
  linkLabel: string;
  /** Two searches that find something here, as “gas lift or IWCF”: stands in the empty search box. */
  example: string;
  /** Course groups as the page shows them. */
  groups: readonly CourseGroup[];
  /** The block that closes a training page: how courses run, who attends, what to send. */
  enquiry: {
    heading: string;
    delivery: string;
    attendees: string;
    send: string;
  };
  meta: SharedPageMeta;
};

/** Whether these fields of a category lead to a course title (`markEach`). */
export const isCourse = (fields: string): boolean => fields === 'groups.contents.content';

/** Whether these fields of a category lead to the name of a subject that is one of `names`, as `Valves, Boilers`. */
export const isSubject = (fields: string, text: string, names: string): boolean =>
  (fields === 'list.name' || fields === 'groups.name') && plain(names).split(', ').includes(text);
