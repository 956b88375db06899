import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OrganizationData } from '@/components/structured-data/OrganizationData';
import { type Address, printedLines, site } from '@/content/site';
import { organization, postalAddress } from './structured-data';

const whole: Address = {
  street: ['Office 12, Tower 3', 'Harbour Street'],
  locality: 'Dubai',
  country: 'United Arab Emirates',
  countryCode: 'AE',
};

/** The address in the company's structured data. */
function published(address: Address): unknown {
  const data = { ...organization, address: postalAddress(address) };
  const html = renderToStaticMarkup(createElement(OrganizationData, data));
  const graph = JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '')['@graph'];
  return graph[0].address;
}

describe('the address of the company', () => {
  it('has its street told apart from city and country, however many lines it has', () => {
    expect(published(whole)).toEqual({
      '@type': 'PostalAddress',
      streetAddress: 'Office 12, Tower 3, Harbour Street',
      addressLocality: 'Dubai',
      addressCountry: 'AE',
    });
    expect(printedLines(whole)).toEqual([
      'Office 12, Tower 3',
      'Harbour Street',
      'Dubai',
      'United Arab Emirates',
    ]);
  });

  it('claims no street where none is given', () => {
    for (const street of [undefined, []]) {
      expect(published({ ...whole, street })).toEqual({
        '@type': 'PostalAddress',
        addressLocality: 'Dubai',
        addressCountry: 'AE',
      });
    }
  });

  it('is the one that pages print', () => {
    expect(site.addressLines).toEqual(printedLines(site.address));
    expect(organization.address).toEqual(postalAddress(site.address));
  });
});
