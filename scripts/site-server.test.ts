import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { destinationOf, optionsOf } from './site-server';

let out = '';

beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'site-'));
});

afterEach(() => {
  rmSync(out, { recursive: true });
});

function write(file: string, text = ''): void {
  mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
  writeFileSync(path.join(out, file), text);
}

describe('what an export says of itself', () => {
  test.each(['', '/site', '/a/b'])('is the path it was built for: "%s"', async (basePath) => {
    write('manifest.webmanifest', JSON.stringify({ start_url: `${basePath}/` }));
    expect(await optionsOf(out)).toEqual({ basePath, preview: false });
  });

  test('is that it is a preview', async () => {
    write('manifest.webmanifest', '{ "start_url": "/" }');
    write('preview/index.html');
    expect(await optionsOf(out)).toEqual({ basePath: '', preview: true });
  });
});

describe('an address leads', () => {
  beforeEach(() => {
    for (const file of [
      'index.html',
      '404.html',
      '500.html',
      '_headers',
      'about-us/index.html',
      'pictures/a.avif',
    ]) {
      write(file);
    }
  });

  for (const basePath of ['', '/site']) {
    const to = (address: string) => destinationOf(basePath + address, out, { basePath });

    test.each([
      ['/', '/index.html'],
      ['/?a=1', '/index.html'],
      ['/about-us/', '/about-us/index.html'],
      ['/about-us/?a=1&b=%C3%A9', '/about-us/index.html'],
      ['/pictures/a.avif', '/pictures/a.avif'],
      ['/pictures/%61.avif', '/pictures/%61.avif'],
      ['/500.html', '/500.html'],
    ])(`below "${basePath}" from %s to a file`, async (address, file) => {
      expect(await to(address)).toEqual({ file });
    });

    test.each([
      ['/about-us', '/about-us/'],
      ['/about-us?a=1&b=%C3%A9', '/about-us/?a=1&b=%C3%A9'],
      ['/index.html?a=1', '/?a=1'],
      ['/about-us/index.html', '/about-us/'],
      ['/projects/fso-palance-crane', '/projects/fso-palance-Crane/'],
      ['/projects/fso-palance-crane/?a=1', '/projects/fso-palance-Crane/?a=1'],
    ])(`below "${basePath}" from %s to %s`, async (address, target) => {
      expect(await to(address)).toEqual({ redirect: basePath + target });
    });

    test.each([
      '/no-such-page',
      '/no-such-page/',
      '/about-us.html',
      '/about-us/nothing',
      '/pictures',
      '/pictures/',
      '/pictures/a.avif/',
      '/404.html',
      '/_headers',
      '/%',
      '/about-us%00',
      '/about-us/..%2Findex.html',
      '/..%2F..%2Fetc/',
      '//about-us',
      '/%5Cabout-us',
      `/${'a'.repeat(5000)}`,
    ])(`below "${basePath}" from %s to no file`, async (address) => {
      expect(await to(address)).toEqual({ file: null });
    });
  }

  test('from the address of a page that moved, to where it is', async () => {
    const moved = [{ from: '/rigging/', to: '/rope-access/' }];
    for (const address of ['/site/rigging?a=1', '/site/rigging/?a=1']) {
      expect(await destinationOf(address, out, { basePath: '/site', moved })).toEqual({
        redirect: '/site/rope-access/?a=1',
      });
    }
  });

  test('from the root of the host, and from the folder without its slash, to the folder', async () => {
    expect(await destinationOf('/?a=1', out, { basePath: '/site' })).toEqual({ redirect: '/site/?a=1' });
    expect(await destinationOf('/site?a=1', out, { basePath: '/site' })).toEqual({ redirect: '/site/?a=1' });
    for (const beside of ['/about-us/', '/sites/', '/index.html', '*']) {
      expect(await destinationOf(beside, out, { basePath: '/site' }), beside).toEqual({ file: null });
    }
  });
});
