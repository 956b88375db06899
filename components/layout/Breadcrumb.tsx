import type { Crumb } from '@/content/routes';
import { Link } from '../ui/Link';
import { Words } from '../ui/Words';

type BreadcrumbProps = {
  crumbs: readonly Crumb[];
  label: string;
};

/** Way from home to this page; the last step is the page itself (ARIA practices: breadcrumb). */
export function Breadcrumb({ crumbs, label }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ol className="flex flex-wrap text-small">
        {crumbs.map(({ label: step, href }, index) =>
          index === crumbs.length - 1 ? (
            <li key={href} aria-current="page" className="flex items-center py-2.5 font-[560] text-white">
              <span>
                <Words>{step}</Words>
              </span>
            </li>
          ) : (
            <li key={href} className="crumb">
              <Link href={href}>{step}</Link>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
