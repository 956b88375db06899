import type { ReportWords } from '@/content/preview';

/** What the finished export says of one page. */
export type PageFacts = {
  /** Address within the site; `/404.html` and `/500.html` have no address of their own. */
  path: string;
  title: string;
  description: string;
  keywords: number;
  /** Words in `main`. */
  words: number;
  /** Whether search engines are invited to list it. */
  listed: boolean;
  /** The picture networks show, by its file, and its alternative text. */
  shareCard?: { src: string; alt: string };
  /** Pictures in `main`, each once. An empty text is decorative. */
  pictures: readonly { src: string; alt: string }[];
  /** What is missing or too long, in words. */
  faults: readonly string[];
};

/** What each part of a page's entry in the report is given. */
export type EntryPartProps = { page: PageFacts; words: ReportWords };
