import type { Picture as PictureData } from '@/content/pictures';
import { Link } from '../ui/Link';
import { More } from '../ui/More';
import { MoreHint } from '../ui/MoreHint';
import { Picture } from '../ui/Picture';

type ServiceCardProps = {
  title: string;
  desc: string;
  href: string;
  picture: PictureData;
  more: string;
  /** The part that is the link and covers the card. */
  linkOn?: 'title' | 'more';
  /** Small line under the sentence: the number of subjects of a training category. */
  note?: string;
};

/** A service or training category; the whole card is a link (design system: Service card). */
export function ServiceCard(props: ServiceCardProps) {
  const { title, desc, href, picture, more, linkOn = 'title', note } = props;
  return (
    <article className="card">
      <Picture picture={picture} decorative sizes="card" className="card-picture aspect-[16/10] cut-[24px]" />
      <div className="card-text">
        <h3 className="text-h3 type-sub">
          {linkOn === 'title' ? (
            <Link href={href} className="card-link">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="mt-2 text-ink-700">{desc}</p>
        {note && <p className="mt-2 text-label type-label text-teal-700">{note}</p>}
        {linkOn === 'title' ? (
          <MoreHint label={more} />
        ) : (
          <More label={more} href={href} about={title} cover />
        )}
      </div>
    </article>
  );
}
