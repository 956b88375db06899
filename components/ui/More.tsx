import { Icon } from './Icon';
import { Link } from './Link';

type MoreProps = {
  label: string;
  href: string;
  /** What the link is about; heard, not seen, so that every More has its own name. */
  about: string;
  newTab?: boolean;
  /** Spread over the whole card it stands in. */
  cover?: boolean;
};

/** Small forward link under a text (design system: More link). */
export function More({ label, href, about, newTab, cover = false }: MoreProps) {
  return (
    <Link href={href} newTab={newTab} className={cover ? 'more card-link mt-auto' : 'more'}>
      <span>
        {label}
        <span className="sr-only">{`: ${about}`}</span>
      </span>
      <Icon name="arrow-right" />
    </Link>
  );
}

/** The look of a More link, for cards whose heading already is the link. */
export function MoreHint({ label }: { label: string }) {
  return (
    <span className="more mt-auto" aria-hidden="true">
      <span>{label}</span>
      <Icon name="arrow-right" />
    </span>
  );
}
