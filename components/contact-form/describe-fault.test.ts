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
    ['a network fault without words', new Error(''), 'status 0, Network Error.'],
    ['a network fault of blanks', new TypeError(' \n'), 'status 0, Network Error.'],
    ['nothing', undefined, 'status 0, Network Error.'],
    ['null', null, 'status 0, Network Error.'],
    [
      'several lines',
      { status: 502, text: '<p>\n  Bad\t gateway\r\n</p>' },
      'status 502, <p> Bad gateway </p>.',
    ],
  ])('says what %s was', (_, fault, line) => {
    expect(describeFault(fault)).toBe(`The message was not sent: ${line}`);
  });

  it.each([
    [
      'whose status throws',
      {
        get status() {
          throw new Error('no');
        },
        text: 'Odd',
      },
      'status 0, Odd.',
    ],
    ['whose status is a symbol', { status: Symbol('x'), text: 'Odd' }, 'status 0, Odd.'],
    ['whose status is no number', { status: 'bad', text: 'Odd' }, 'status 0, Odd.'],
    [
      'whose text throws',
      {
        status: 500,
        get text() {
          throw new Error('no');
        },
      },
      'status 500, unreadable text.',
    ],
    [
      'whose text has no primitive value',
      { status: 500, text: Object.create(null) },
      'status 500, unreadable text.',
    ],
    ['whose text is a symbol', { status: 500, text: Symbol('x') }, 'status 500, Symbol(x).'],
    ['whose text is an object', { status: 500, text: {} }, 'status 500, [object Object].'],
    ['without a prototype', Object.create(null), 'status 0, Network Error.'],
    [
      'whose message throws',
      Object.defineProperty(new Error('x'), 'message', {
        get() {
          throw new Error('no');
        },
      }),
      'status 0, Network Error.',
    ],
    [
      'whose message has no primitive value',
      Object.assign(new Error('x'), { message: Object.create(null) }),
      'status 0, Network Error.',
    ],
    [
      'that answers no question at all',
      new Proxy(
        {},
        {
          has() {
            throw new Error('no');
          },
          get() {
            throw new Error('no');
          },
          getPrototypeOf() {
            throw new Error('no');
          },
        },
      ),
      'status 0, Network Error.',
    ],
  ])('does not throw for a fault %s', (_, fault: unknown, line) => {
    expect(describeFault(fault)).toBe(`The message was not sent: ${line}`);
  });

  it('cuts a page of HTML', () => {
    expect(describeFault({ status: 500, text: '<p>'.repeat(1000) }).length).toBeLessThan(260);
  });
});
