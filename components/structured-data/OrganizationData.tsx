import { JsonLd } from './JsonLd';

/** The company, as structured data of other pages points to it too. */
export type Organization = {
  name: string;
  legalName: string;
  url: string;
  logo: string;
  description: string;
  email: string;
  telephone: string;
  /** The country by its two letters (ISO 3166-1 alpha-2). */
  address: { street?: string; locality: string; country: string };
  /** Profiles on other sites. */
  sameAs: readonly string[];
  language: string;
};

/** Id of the company within the site's structured data. */
export function organizationId(organization: Pick<Organization, 'url'>): string {
  return `${organization.url}/#organization`;
}

/** Organization and WebSite on the home page (schema.org). */
export function OrganizationData(organization: Organization) {
  const { name, legalName, url, logo, description, email, telephone, address, sameAs, language } =
    organization;
  const id = organizationId(organization);
  return (
    <JsonLd
      data={{
        '@graph': [
          {
            '@type': 'Organization',
            '@id': id,
            name,
            legalName,
            url: `${url}/`,
            logo,
            description,
            email,
            telephone,
            address: {
              '@type': 'PostalAddress',
              streetAddress: address.street,
              addressLocality: address.locality,
              addressCountry: address.country,
            },
            sameAs,
          },
          {
            '@type': 'WebSite',
            '@id': `${url}/#website`,
            name,
            url: `${url}/`,
            inLanguage: language,
            publisher: { '@id': id },
          },
        ],
      }}
    />
  );
}
