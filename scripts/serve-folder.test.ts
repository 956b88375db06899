import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requirePages, type Served, serveFolder } from './serve-folder';

const files = {
  'out/index.html': 'home',
  'out/a b/index.html': 'page',
  'secret.txt': 'secret',
  'out-of-reach/index.html': 'neighbour',
};

describe('the folder server', () => {
  let root = '';
  let served: Served;

  beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'served-'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    served = await serveFolder(path.join(root, 'out'));
  });

  afterAll(() => {
    served.stop();
    rmSync(root, { recursive: true });
  });

  /** Status of a request with the path exactly as written. */
  const statusOf = (address: string, host = '127.0.0.1') =>
    new Promise<number | string>((resolve) => {
      get({ host, port: new URL(served.origin).port, path: address, agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      }).on('error', ({ message }) => resolve(message));
    });

  test('gives a folder’s page at its address', async () => {
    expect(await (await fetch(`${served.origin}/`)).text()).toBe('home');
    expect(await (await fetch(`${served.origin}/a%20b/`)).text()).toBe('page');
    expect(await statusOf('/a%20b')).toBe(404);
  });

  test.each([
    '/..%2fsecret.txt',
    '/a%20b/..%2f..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/../secret.txt',
    '/..%2fout-of-reach/',
    '/..%2fout-of-reach%2findex.html',
  ])('%s does not lead out of it', async (address) => {
    expect(await statusOf(address)).toBe(404);
  });

  test.each(['/%', '/%zz', '/%E0%A4%A', '/%00', '//'])('goes on after %s', async (address) => {
    expect(await statusOf(address)).toBe(404);
    expect(await statusOf('/')).toBe(200);
  });

  test('names the pages that it does not have', async () => {
    await expect(requirePages(served.origin, ['/', '/a b/'])).resolves.toBeUndefined();
    await expect(requirePages(served.origin, ['/', '/typo/', '/a b', 'typo'])).rejects.toThrow(
      'No such page: /typo/, /a b, typo.',
    );
  });

  // Benchmark needs packages of its own; both ask in the same words.
  test('npm run shots takes no picture of a page that is not there', { timeout: 60_000 }, () => {
    const repository = path.resolve(import.meta.dirname, '..');
    const loader = pathToFileURL(path.join(repository, 'node_modules/tsx/dist/loader.mjs')).href;
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', loader, path.join(repository, 'scripts/shots.ts'), '/', '/typo/'],
      { cwd: root, encoding: 'utf8' },
    );
    expect(stderr).toContain('No such page: /typo/.');
    expect(status).toBe(1);
    expect(existsSync(path.join(root, 'shots'))).toBe(false);
  });

  test('answers this machine alone', async () => {
    const [other] = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    // A machine without a network has no other address to ask at.
    if (other) expect(await statusOf('/', other.address)).toContain('ECONNREFUSED');
    expect(new URL(served.origin).hostname).toBe('127.0.0.1');
  });
});
