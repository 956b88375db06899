import type { Crumb } from '@/content/routes';
import { sitePath } from '../ui/site-path';
import { JsonLd } from './JsonLd';

/** BreadcrumbList of an inner page (schema.org), the same steps as the visible breadcrumb. */
export function BreadcrumbData({ crumbs, siteUrl }: { crumbs: readonly Crumb[]; siteUrl: string }) {
  return (
    <JsonLd
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ label, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: siteUrl + sitePath(href),
        })),
      }}
    />
  );
}
