import { Breadcrumb } from '@/components/layout/Breadcrumb';
import { layoutWords } from '@/content/navigation';
import type { Crumb } from '@/content/routes';

type TrailProps = {
  crumbs: readonly Crumb[];
};

/** The breadcrumb of a page's header; `PageFrame` is given the same steps, and tells search engines of them. */
export function Trail({ crumbs }: TrailProps) {
  return <Breadcrumb crumbs={crumbs} label={layoutWords.breadcrumb} />;
}
