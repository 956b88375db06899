import { fill } from '../ui/fill';
import { cutDescription, cutTitle } from './cut';
import type { EntryPartProps } from './page-facts';

type SearchResultProps = EntryPartProps & { host: string };

/** The page as a search engine lists it, cut where it cuts, with what is lost beneath. */
export function SearchResult({ page, host, words }: SearchResultProps) {
  const title = cutTitle(page.title);
  const description = cutDescription(page.description);
  const lost = [title.lost, description.lost].filter(Boolean);
  const trail = [host, ...page.path.split('/').filter(Boolean)].join(' › ');
  return (
    <div className="border border-line p-5 break-words">
      <p className="text-label text-ink-500">{trail}</p>
      <p className="preview-result-title mt-1">
        {title.shown}
        {title.lost && ' …'}
      </p>
      <p className="mt-1 text-small text-ink-700">
        {description.shown}
        {description.lost && ' …'}
      </p>
      {lost.map((text) => (
        <p key={text} className="mt-3 border-s-4 border-orange-500 ps-3 text-small text-orange-700">
          {fill(words.cut, { text })}
        </p>
      ))}
    </div>
  );
}
