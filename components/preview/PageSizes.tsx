import { fill } from '../ui/fill';
import { descriptionLimit, titleLimitPx, titleWidth } from './cut';
import type { EntryPartProps } from './page-facts';

type PageSizesProps = EntryPartProps;

/** Sizes of the page's words and fields, then what is wrong with them. */
export function PageSizes({ page, words }: PageSizesProps) {
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
