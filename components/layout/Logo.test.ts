import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Logo } from './Logo';

const logo = (brand: string) => renderToStaticMarkup(createElement(Logo, { brand, label: `${brand} home` }));

describe('Logo', () => {
  it('sets a name of more than twelve letters smaller', () => {
    expect(logo('Northwell')).not.toContain('logo-long');
    expect(logo('North Harbor')).not.toContain('logo-long');
    expect(logo('Gulf Offshore Services')).toContain('class="logo logo-long"');
  });
});
