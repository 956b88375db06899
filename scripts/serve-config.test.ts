import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serveConfig } from './host-formats';
import { writeServeConfig } from './serve-config';

let root = '';
const inRoot = (file: string) => path.join(root, file);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'start-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/** An export for that path, as an artifact or a host has it. */
function exported(basePath: string, preview = false): void {
  rmSync(inRoot('out'), { recursive: true, force: true });
  mkdirSync(inRoot('out/preview'), { recursive: true });
  writeFileSync(inRoot('out/404.html'), `404 of ${basePath}`);
  writeFileSync(inRoot('out/manifest.webmanifest'), JSON.stringify({ start_url: `${basePath}/` }));
  if (preview) writeFileSync(inRoot('out/preview/index.html'), '');
}

const written = async () => JSON.parse(readFileSync(await writeServeConfig(root), 'utf8'));

describe('npm start', () => {
  test('serves an export under the path it was built for, whatever was served before', async () => {
    exported('/site');
    expect(await written()).toEqual(serveConfig({ basePath: '/site', preview: false }, '../.next/served'));
    expect(readFileSync(inRoot('.next/served/site/404.html'), 'utf8')).toBe('404 of /site');
    exported('');
    expect(await written()).toEqual(serveConfig({ basePath: '', preview: false }));
    exported('/a/b');
    expect(await written()).toEqual(serveConfig({ basePath: '/a/b', preview: false }, '../.next/served'));
    expect(readFileSync(inRoot('.next/served/404.html'), 'utf8')).toBe('404 of /a/b');
    expect(readFileSync(inRoot('.next/served/a/b/404.html'), 'utf8')).toBe('404 of /a/b');
    expect(readdirSync(inRoot('.next/served')).sort()).toEqual(['404.html', 'a']);
    exported('/a');
    await written();
    expect(readFileSync(inRoot('.next/served/a/404.html'), 'utf8')).toBe('404 of /a');
  });

  test('leaves the folder alone that another server of the same path is serving', async () => {
    exported('/site');
    await written();
    const before = lstatSync(inRoot('.next/served/site')).ino;
    await written();
    expect(lstatSync(inRoot('.next/served/site')).ino).toBe(before);
  });

  test('keeps search engines out of a preview, and of nothing else', async () => {
    exported('', true);
    expect(await written()).toEqual(serveConfig({ basePath: '', preview: true }));
    exported('');
    expect(await written()).toEqual(serveConfig({ basePath: '', preview: false }));
  });
});
