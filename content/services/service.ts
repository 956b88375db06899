import type { PictureId } from '../pictures';
import type { ListItem, SharedPageMeta } from '../types';

/** One service and its page at `/services/{linkTo}/` (specification sections 2 and 3). */
export type Service = {
  /** Number in the specification's list; 14 stands there twice, so nothing looks a service up by it. */
  id: number;
  title: string;
  /** Second line of the page's banner, where the service is usually known by another name. */
  subService?: string;
  /** One sentence for cards, 60 to 110 characters. */
  desc: string;
  image: PictureId;
  /** The specification's second picture, in its spelling. No page shows it: a spinner stands in until `image` is there. */
  placeHolderImage: PictureId;
  /** Slug, spelt exactly as in the specification (some carry capitals and spelling faults). */
  linkTo: string;
  /** Heading beside the page's picture: short, in plain words, no full stop. */
  heading: string;
  /** Description in paragraphs, 90 to 160 words in all: what is done, where and to which standards. */
  text: readonly string[];
  /** One sentence beside the numbered list. */
  offer: string;
  /** Label of the button that leads to the contact form. */
  ask: string;
  /** Heading of the band that closes the page, two lines at most on a phone (42 characters at most). */
  closing: string;
  /** What is offered, numbered in this order. */
  items: readonly ListItem[];
  meta: SharedPageMeta;
};
