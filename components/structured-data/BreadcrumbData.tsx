import { JsonLd } from './JsonLd';

type BreadcrumbDataProps = {
  /** Steps of the visible breadcrumb; `url` is the page's whole address. */
  steps: readonly { name: string; url: string }[];
};

/** BreadcrumbList of an inner page (schema.org), the same steps as the visible breadcrumb. */
export function BreadcrumbData({ steps }: BreadcrumbDataProps) {
  return (
    <JsonLd
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: steps.map(({ name, url }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: url,
        })),
      }}
    />
  );
}
