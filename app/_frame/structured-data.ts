import type { Organization } from '@/components/structured-data/organization';
import { plain } from '@/content/provisional';
import { type Address, site } from '@/content/site';
import { absoluteUrl } from './absolute-url';

/** An address as structured data has it: the lines of its street in one. */
export function postalAddress({ street, locality, countryCode }: Address): Organization['address'] {
  return {
    ...(street?.length ? { street: plain(street.join(', ')) } : {}),
    locality: plain(locality),
    country: countryCode,
  };
}

/** The company as structured data sees it, from the site's own facts. */
export const organization: Organization = {
  name: plain(site.brand),
  legalName: plain(site.legalName),
  url: absoluteUrl('/').replace(/\/$/, ''),
  logo: absoluteUrl('/icon-512.png'),
  description: plain(site.footerText),
  email: plain(site.emails[0].label),
  telephone: site.phones[0].href.replace('tel:', ''),
  address: postalAddress(site.address),
  sameAs: site.social.map(({ href }) => href).filter((href) => href.startsWith('https:')),
  language: site.locale,
};
