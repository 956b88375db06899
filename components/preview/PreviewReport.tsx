import type { ReportWords } from '@/content/preview';
import { fill } from '../ui/fill';
import { PageEntry } from './PageEntry';
import { ProvisionalTable } from './ProvisionalTable';

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

/** A stand-in of the launch check. */
export type ProvisionalText = { file: string; line: number; text: string; ask: string };

type PreviewReportProps = {
  words: ReportWords;
  /** Host of the site, as search results print it. */
  host: string;
  pages: readonly PageFacts[];
  provisional: readonly ProvisionalText[];
};

/** The page for marketing staff: every page as it will be found and shared, then the launch check. */
export function PreviewReport({ words, host, pages, provisional }: PreviewReportProps) {
  const faulty = pages.filter(({ faults }) => faults.length > 0).length;
  return (
    <>
      <p className="text-lead text-ink-700">
        {fill(words.summary, {
          pages: pages.length,
          faulty: faulty,
          provisional: provisional.length,
        })}{' '}
        <a href="#launch-check" className="text-link">
          {words.launchCheck}
        </a>
      </p>
      <h2 className="mt-12 mb-head text-h2 type-title">{words.pages}</h2>
      {pages.map((page) => (
        <PageEntry key={page.path} page={page} host={host} words={words} />
      ))}
      <h2 id="launch-check" className="pt-section mb-4 text-h2 type-title">
        {words.launchCheck}
      </h2>
      <ProvisionalTable words={words} provisional={provisional} />
    </>
  );
}
