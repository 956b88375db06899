import type { ListItem } from '@/content/types';
import { JsonLd } from './JsonLd';
import { type Organization, providerOf } from './organization';

type ServiceDataProps = {
  name: string;
  description: string;
  url: string;
  items: readonly ListItem[];
  provider: Organization;
};

/** Service with its offered items (schema.org); nothing here that the page does not show. */
export function ServiceData({ name, description, url, items, provider }: ServiceDataProps) {
  return (
    <JsonLd
      data={{
        '@type': 'Service',
        name,
        serviceType: name,
        description,
        url,
        provider: providerOf(provider),
        hasOfferCatalog: {
          '@type': 'OfferCatalog',
          name,
          itemListElement: items.map((item) => ({
            '@type': 'Offer',
            itemOffered: { '@type': 'Service', name: item.name },
          })),
        },
      }}
    />
  );
}
