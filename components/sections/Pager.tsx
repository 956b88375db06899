import type { Link as LinkData } from '@/content/types';
import { Link } from '../ui/Link';
import { Words } from '../ui/Words';

type PagerProps = {
  label: string;
  previous: LinkData & { hint: string };
  next: LinkData & { hint: string };
};

/** Previous and next project, wrapping (design system: Project page). */
export function Pager({ label, previous, next }: PagerProps) {
  return (
    <nav aria-label={label} className="on-navy bg-navy-900 text-white print:hidden">
      <div className="wrap pager">
        {[previous, next].map(({ hint, label: title, href }) => (
          <Link key={hint} href={href}>
            <span className="text-mist">{hint}</span>
            <b className="text-h3 type-sub text-balance">
              <Words>{title}</Words>
            </b>
          </Link>
        ))}
      </div>
    </nav>
  );
}
