import { Icon } from './Icon';
import { Link } from './Link';
import { Subject } from './Subject';

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
        <Subject>{about}</Subject>
      </span>
      <Icon name="arrow-right" />
    </Link>
  );
}
