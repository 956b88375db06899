import { fill } from '../ui/fill';
import type { EntryPartProps } from './page-facts';

type PagePicturesProps = EntryPartProps;

/** Pictures of the page with their alternative texts, folded away. */
export function PagePictures({ page: { pictures }, words }: PagePicturesProps) {
  if (pictures.length === 0) return <p className="mt-5 text-small text-ink-500">{words.noPictures}</p>;
  return (
    <details className="preview-pictures mt-5">
      <summary>
        {pictures.length === 1 ? words.onePicture : fill(words.pictures, { count: pictures.length })}
      </summary>
      <ul className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {pictures.map(({ src, alt }) => (
          <li key={src} className="grid content-start gap-2 text-label">
            <img src={src} alt="" width={480} height={270} loading="lazy" className="preview-thumb" />
            <span className={alt ? undefined : 'text-ink-500'}>{alt || words.decorative}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
