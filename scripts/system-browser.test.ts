import { describe, expect, test } from 'vitest';
import { leftOut } from './system-browser';

describe('a browser that tests are written for and this machine has not', () => {
  test('is named, with what to do, before its tests are left out', () => {
    const notice = leftOut(['Firefox', 'WebKit'], false);
    expect(notice).toMatch(/^Not here: Firefox, WebKit\. .*: bash scripts\/install-browsers\.sh$/m);
    expect(notice).toContain('left out');
  });

  test('stops the tests under CI', () => {
    expect(() => leftOut(['WebKit'], true)).toThrow(
      'Not here: WebKit. Install what the tests need: bash scripts/install-browsers.sh',
    );
  });

  test('is nothing to speak of where all are there', () => {
    expect(leftOut([], true)).toBeUndefined();
    expect(leftOut([], false)).toBeUndefined();
  });
});
