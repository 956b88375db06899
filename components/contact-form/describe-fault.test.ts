import { describe, expect, it } from 'vitest';
import { describeFault } from './describe-fault';

describe('the console line of a message that was not sent', () => {
  it.each([
    ['an answer', { status: 429, text: 'Too Many Requests' }, 'status 429, Too Many Requests.'],
    [
      'an answer that ends with a full stop',
      { status: 400, text: 'No such service.' },
      'status 400, No such service.',
    ],
    ['an answer without text', { status: 500, text: '' }, 'status 500, no text.'],
    ['an answer without a status', { status: undefined, text: 'Odd' }, 'status 0, Odd.'],
    ['a missing key', 'The public key is required', 'status 400, The public key is required.'],
    ['a network fault', new TypeError('Failed to fetch'), 'status 0, Network Error: Failed to fetch.'],
    ['an error without a message', new Error(''), 'status 0, Network Error.'],
    ['nothing', undefined, 'status 0, Network Error.'],
    ['a text that is no text', { status: 500, text: Object.create(null) }, 'status 0, Network Error.'],
    [
      'an answer that cannot be read',
      Object.defineProperty({}, 'status', {
        get() {
          throw new Error('no');
        },
      }),
      'status 0, Network Error.',
    ],
    [
      'several lines',
      { status: 502, text: '<p>\n  Bad\t gateway\r\n</p>' },
      'status 502, <p> Bad gateway </p>.',
    ],
  ])('says what %s was', (_, fault, line) => {
    expect(describeFault(fault)).toBe(`The message was not sent: ${line}`);
  });

  it('cuts a page of HTML', () => {
    expect(describeFault({ status: 500, text: '<p>'.repeat(1000) }).length).toBeLessThan(260);
  });
});
