import type { ReportWords } from '@/content/preview';
import { fill } from '../ui/fill';
import { PageEntry } from './PageEntry';
import { ProvisionalTable, type ProvisionalText } from './ProvisionalTable';
import type { PageFacts } from './page-facts';

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
