import type { ReportWords } from '@/content/preview';
import { fill } from '../ui/fill';
import { Link } from '../ui/Link';
import { cutDescription, cutTitle, descriptionLimit, titleLimitPx, titleWidth } from './cut';
import type { PageFacts } from './PreviewReport';

type PartProps = { page: PageFacts; words: ReportWords };

/** The page as a search engine lists it, cut where it cuts, with what is lost beneath. */
function SearchResult({ page, host, words }: PartProps & { host: string }) {
  const title = cutTitle(page.title);
  const description = cutDescription(page.description);
  const lost = [title.lost, description.lost].filter(Boolean);
  const trail = [host, ...page.path.split('/').filter(Boolean)].join(' › ');
  return (
    <div className="border border-line p-5 break-words">
      <p className="text-label font-normal text-ink-500">{trail}</p>
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

/** Sizes of the page's words and fields, then what is wrong with them. */
function Facts({ page, words }: PartProps) {
  const { title, description, keywords, faults } = page;
  const rows = [
    [words.facts.words, String(page.words)],
    [
      words.facts.title,
      fill(words.titleSize, {
        characters: title.length,
        px: titleWidth(title),
        limit: titleLimitPx,
      }),
    ],
    [
      words.facts.description,
      fill(words.descriptionSize, { characters: description.length, limit: descriptionLimit }),
    ],
    [words.facts.keywords, String(keywords)],
  ];
  return (
    <>
      <dl className="text-small tabular-nums">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-2">
            <dt className="text-ink-500">{label}</dt>
            <dd className="text-end">{value}</dd>
          </div>
        ))}
      </dl>
      {faults.length === 0 ? (
        <p className="mt-3 text-small text-success">{words.noFaults}</p>
      ) : (
        <ul className="mt-3 grid gap-2 text-small text-error">
          {faults.map((fault) => (
            <li key={fault} className="border-s-4 border-error bg-error-bg px-3 py-2 break-words">
              {fault}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Pictures of the page with their alternative texts, folded away. */
function Pictures({ page: { pictures }, words }: PartProps) {
  if (pictures.length === 0) return <p className="mt-5 text-small text-ink-500">{words.noPictures}</p>;
  return (
    <details className="preview-pictures mt-5">
      <summary>
        {pictures.length === 1 ? words.onePicture : fill(words.pictures, { count: pictures.length })}
      </summary>
      <ul className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {pictures.map(({ src, alt }) => (
          <li key={src} className="grid content-start gap-2 text-label font-normal">
            <img src={src} alt="" width={480} height={270} loading="lazy" className="preview-thumb" />
            <span className={alt ? undefined : 'text-ink-500'}>{alt || words.decorative}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One page in the report: how it is found, how it is shared, how long it is, what it shows. */
export function PageEntry({ page, host, words }: PartProps & { host: string }) {
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
          <Facts page={page} words={words} />
        </div>
      </div>
      <Pictures page={page} words={words} />
    </article>
  );
}
