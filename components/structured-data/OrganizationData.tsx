import { JsonLd } from './JsonLd';
import { type Organization, organizationId } from './organization';

type OrganizationDataProps = Organization;

/** Organization and WebSite on the home page (schema.org). */
export function OrganizationData(organization: OrganizationDataProps) {
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
