/** The company, as structured data of every page that speaks of it has it (schema.org: Organization). */
export type Organization = {
  name: string;
  legalName: string;
  /** Address of the site, without a slash at the end. */
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
export function organizationId({ url }: Pick<Organization, 'url'>): string {
  return `${url}/#organization`;
}

/** The company as the provider of a service or a course, with the property for its website that search engines ask courses for. */
export function providerOf(organization: Pick<Organization, 'name' | 'url'>) {
  const { name, url } = organization;
  return { '@type': 'Organization', '@id': organizationId(organization), name, sameAs: `${url}/` };
}
