import { describe, expect, test } from 'vitest';
import { growth, type Row, scaleTable } from './scale-table';

const row = (extra: number, buildS: number, sealS: number, mb = 1000): Row => ({
  extra,
  build: { seconds: buildS, peakMb: mb },
  seal: { seconds: sealS, peakMb: 200 },
});

const plain = row(0, 40, 3);

test('the table says what each extra page adds, in time and in memory', () => {
  expect(scaleTable([plain, row(100, 42, 4, 1050)]).split('\n')).toEqual([
    '| extra pages | build s | ms a page | peak MB | MB a page | seal s | ms a page | peak MB | MB a page |',
    '|---:|---:|---:|---:|---:|---:|---:|---:|---:|',
    '| 0 | 40.0 | – | 1000 | – | 3.0 | – | 200 | – |',
    '| 100 | 42.0 | 20.0 | 1050 | 0.50 | 4.0 | 10.0 | 200 | 0.00 |',
  ]);
});

describe('the last line', () => {
  test('compares a page’s time at the smallest and at the largest count, in whatever order they were taken', () => {
    expect(growth([plain, row(1000, 60, 13), row(100, 42, 4), row(4000, 200, 43)])).toBe(
      'ms a page at 100 and at 4000 extra pages: build 20.0 and 40.0 (MORE THAN LINEAR), seal 10.0 and 10.0 (linear or better).',
    );
  });

  test('is left out where there is nothing to compare', () => {
    expect(growth([plain, row(100, 42, 4)])).toBe('');
    expect(growth([plain])).toBe('');
  });
});
