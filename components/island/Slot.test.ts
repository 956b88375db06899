import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Slot } from './Slot';

describe('Slot', () => {
  it('C1 renders its children on the server, in the element and with the attributes asked for', () => {
    const items = [createElement('li', { key: 1 }, 'One'), createElement('li', { key: 2 }, 'Two')];
    expect(
      renderToStaticMarkup(createElement(Slot, { as: 'ul', id: 'list', className: 'rows' }, items)),
    ).toBe('<ul id="list" class="rows"><li>One</li><li>Two</li></ul>');
  });

  it('C1 is a div where nothing else is asked for', () => {
    expect(renderToStaticMarkup(createElement(Slot, null, 'Text'))).toBe('<div>Text</div>');
  });

  it('C2 has no content of its own where it gets no children, so that what was served stays', () => {
    expect(renderToStaticMarkup(createElement(Slot, { className: 'rows' }))).toBe('<div class="rows"></div>');
  });
});
