import type { PictureId } from './pictures';

/** Text of one page for search results and keyword lists. */
export type PageMeta = {
  /** What the page offers, 110 to 160 characters, different on every page. */
  description: string;
  /** Search words of this page, most telling first; the site's own are added to them. */
  keywords: readonly string[];
};

/** The same of a page that may be found, and so has a share card. */
export type SharedPageMeta = PageMeta & {
  /** One line under the title on the share card, at most 90 characters. */
  share: string;
};

/** A link whose address is an in-site path with its closing slash, or a whole URL: of the web, a telephone, a mailbox. */
export type Link = {
  label: string;
  href: string;
  /** What it leads to, where the label alone does not say: heard and indexed, not seen. */
  about?: string;
};

/** Sub-point of a numbered item (specification section 3, list item). */
export type ListItemContent = {
  id: number;
  content: string;
};

/** Numbered item of a service or training page (specification section 3). */
export type ListItem = {
  id: number;
  name: string;
  /** One sentence under the name; shown on the picture cards of the health and safety service. */
  desc?: string;
  /** Picture of the item, where the page shows cards. */
  image?: PictureId;
  /** Sub-points, or `null` where the item has none (specification section 3). */
  contents: readonly ListItemContent[] | null;
};
