import { Link } from '../ui/Link';
import { PagePictures } from './PagePictures';
import { PageSizes } from './PageSizes';
import type { EntryPartProps } from './page-facts';
import { SearchResult } from './SearchResult';

type PageEntryProps = EntryPartProps & { host: string };

/** One page in the report: how it is found, how it is shared, how long it is, what it shows. */
export function PageEntry({ page, host, words }: PageEntryProps) {
  const { path, shareCard } = page;
  return (
    <article className="border-t-3 border-navy-900 pt-5 pb-12">
      <h3 className="text-h3 type-sub break-words">
        <Link href={path} className="text-link">
          {path}
        </Link>
      </h3>
      <div className="mt-5 grid gap-x-gap gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)]">
        <section aria-label={`${words.search}: ${path}`}>
          <h4 className="mb-2 text-label type-label text-teal-700">{words.search}</h4>
          <SearchResult page={page} host={host} words={words} />
        </section>
        <section aria-label={`${words.shareCard}: ${path}`}>
          <h4 className="mb-2 text-label type-label text-teal-700">{words.shareCard}</h4>
          {shareCard ? (
            <img
              src={shareCard.src}
              alt={shareCard.alt}
              width={1200}
              height={630}
              loading="lazy"
              className="preview-card"
            />
          ) : (
            <p className="text-small text-ink-500">
              {page.listed ? words.faults.noShareCard : words.noShareCard}
            </p>
          )}
        </section>
        <div>
          <PageSizes page={page} words={words} />
        </div>
      </div>
      <PagePictures page={page} words={words} />
    </article>
  );
}
