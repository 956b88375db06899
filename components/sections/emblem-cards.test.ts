import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { getPicture } from '@/content/pictures';
import { ClientCard } from './ClientCard';
import { PartnerCard } from './PartnerCard';

const picture = getPicture('logos/client-lng');
const client = (href?: string) =>
  renderToStaticMarkup(createElement(ClientCard, { name: 'A client', picture, href }));
const partner = (href?: string) =>
  renderToStaticMarkup(
    createElement(PartnerCard, {
      name: 'A partner',
      text: 'Repairs.',
      visit: 'Visit website',
      picture,
      href,
    }),
  );

describe.each([
  ['ClientCard', client, 'A client'],
  ['PartnerCard', partner, 'A partner'],
] as const)('%s', (_, render, name) => {
  it('leads to the website', () => {
    expect(render('https://www.company.com/')).toMatch(
      /<a href="https:\/\/www\.company\.com\/"[^>]*target="_blank"/,
    );
  });

  it('says who it is, without a link, where there is no website', () => {
    expect(render()).toContain(name);
    expect(render()).not.toContain('<a ');
  });
});
