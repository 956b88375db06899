import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { kindOf, weightOf } from './wire-bytes';

test('a file counts as what it is, and the rules for paper as no picture', () => {
  expect(kindOf('/services/rope-access/')).toBe('document');
  expect(kindOf('/404.html')).toBe('document');
  expect(kindOf('/_next/static/media/a.woff2')).toBe('font');
  expect(kindOf('/pictures/a.avif')).toBe('pictures');
  expect(kindOf('/icon.svg')).toBe('pictures');
  expect(kindOf('/islands/islands.1a.js')).toBe('script');
  expect(kindOf('/styles/print.1a.css')).toBe('styles');
});

test('a file of no known kind is not passed over', () => {
  expect(() => kindOf('/film.mp4')).toThrow('/film.mp4: a file of no kind');
});

test('each file is in the sum and in one kind, compressed where hosts compress', () => {
  const out = mkdtempSync(path.join(tmpdir(), 'weight-'));
  try {
    const text = 'p{margin:0}'.repeat(50);
    for (const name of ['index.html', 'print.css', 'a.avif']) writeFileSync(path.join(out, name), text);
    const packed = brotliCompressSync(text).length;
    const requests = ['/', '/print.css', '/a.avif'];
    expect(weightOf(out, requests)).toEqual({
      document: packed,
      font: 0,
      pictures: text.length,
      script: 0,
      styles: packed,
      all: 2 * packed + text.length,
      requests,
    });
  } finally {
    rmSync(out, { recursive: true });
  }
});
