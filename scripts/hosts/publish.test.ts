import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { filesBelow } from '../files-below';
import { hashedFolders } from '../headers';

const repository = path.resolve(import.meta.dirname, '../..');
/** Where `scripts/install-servers.sh` unpacks what a machine lacks. */
const unpacked = path.join(repository, 'node_modules/.cache/servers/usr/bin');
const places = [...(process.env.PATH ?? '').split(path.delimiter), unpacked].join(path.delimiter);

/** A repository of its own with the scripts, an export, and the folder that is served. */
let root = '';
const served = () => path.join(root, 'served');
/** An environment in which the programs of its `bin` come first. */
const withStandIns = () => ({
  ...process.env,
  PATH: `${path.join(root, 'bin')}${path.delimiter}${process.env.PATH}`,
});

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'publish-'));
  mkdirSync(path.join(root, 'scripts/hosts'), { recursive: true });
  mkdirSync(path.join(root, 'bin'));
  for (const script of ['export.sh', 'publish.sh', 's3-deploy.sh']) {
    copyFileSync(path.join(repository, 'scripts/hosts', script), path.join(root, 'scripts/hosts', script));
  }
  // rsync itself, made to say what it sends and removes, in its order.
  writeFileSync(
    path.join(root, 'bin/rsync'),
    `#!/bin/sh\nPATH='${places}'\nexec rsync --out-format='%o %n' "$@"\n`,
    { mode: 0o755 },
  );
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/** What every export has: the manifest, which knows the base path, and what the build writes last. */
const always = ['manifest.webmanifest', '_headers'];

/** Builds an export of these files, each with its own name as its text. */
function build(age: number, basePath: string, files: readonly string[]): void {
  const out = path.join(root, 'out');
  rmSync(out, { recursive: true, force: true });
  const manifest = `{"name":"Site","start_url":"${basePath}/","scope":"${basePath}/"}`;
  for (const file of [...files, ...always]) {
    const name = path.join(out, file);
    mkdirSync(path.dirname(name), { recursive: true });
    writeFileSync(name, file === 'manifest.webmanifest' ? manifest : file);
    utimesSync(name, age, age);
  }
}

/** Publishes the export and gives the files that were sent and removed, in that order. */
function publish(): { sent: string[]; removed: string[] } {
  const printed = execFileSync('bash', ['scripts/hosts/publish.sh', served()], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
    env: withStandIns(),
  });
  const lines = printed.split('\n').filter((line) => line && !line.endsWith('/'));
  const removals = lines.filter((line) => line.startsWith('del'));
  expect(lines.slice(lines.length - removals.length), 'removed last').toEqual(removals);
  const names = (list: readonly string[]) => list.map((line) => line.slice(line.indexOf(' ')).trim());
  return { sent: names(lines.slice(0, lines.length - removals.length)), removed: names(removals) };
}

const shared = hashedFolders.map((folder) => `${folder.slice(1)}deep/same.0.x`);
const hashed = (build: string) => hashedFolders.map((folder) => `${folder.slice(1)}${build}/a.${build}.x`);
const first = [
  ...shared,
  ...hashed('old'),
  'index.html',
  'gone/index.html',
  'gone/deep/index.html',
  'gone.txt',
];
const second = [...shared, ...hashed('new'), '404.html', 'index.html', 'new/index.html', 'sitemap.xml'];

const there = async () => (await filesBelow(served())).map((file) => path.relative(served(), file)).sort();

test('rsync is here', () => {
  const { error } = spawnSync('rsync', ['--version'], { env: { ...process.env, PATH: places } });
  expect(error, 'Install rsync, or run scripts/install-servers.sh').toBeUndefined();
});

describe.each(['', '/site', '/a/b'])('publishing under “%s”', (basePath) => {
  const inFolder = (files: readonly string[]) =>
    [...files, ...always].map((file) => path.posix.join(basePath.slice(1), file)).sort();

  test('makes the folder and puts everything into it', async () => {
    build(1000, basePath, first);
    publish();
    expect(await there()).toEqual(inFolder(first));
  });

  test('sends pages after all they name, removes old ones after that, and keeps old hashed files', async () => {
    build(1000, basePath, first);
    publish();
    build(2000, basePath, second);
    const { sent, removed } = publish();
    const isPage = (file: string) => file.endsWith('.html');
    const pages = sent.filter(isPage);
    expect(sent.slice(-pages.length)).toEqual(pages);
    expect([...sent].sort()).toEqual([...second, ...always].sort());
    expect(removed.sort()).toEqual(['gone.txt', 'gone/deep/index.html', 'gone/index.html']);
    expect(await there()).toEqual(inFolder([...second, ...hashed('old')]));
  });
});

test('publishing under a sub-folder leaves what is beside it', async () => {
  mkdirSync(served());
  writeFileSync(path.join(served(), 'index.html'), 'another site');
  build(1000, '/site', first);
  publish();
  expect(await there()).toContain('index.html');
});

test('an export that is not there removes nothing', async () => {
  build(1000, '', first);
  publish();
  rmSync(path.join(root, 'out/manifest.webmanifest'));
  expect(publish).toThrow('manifest.webmanifest');
  rmSync(path.join(root, 'out'), { recursive: true });
  expect(publish).toThrow('out/ is not complete: build the site first (npm run build).');
  expect(await there()).toEqual([...first, ...always].sort());
});

test('an export whose build broke off is not published', async () => {
  build(1000, '', first);
  rmSync(path.join(root, 'out/_headers'));
  expect(publish).toThrow('npm run build');
  expect(await filesBelow(root).then((files) => files.filter((file) => file.startsWith(served())))).toEqual(
    [],
  );
});

test('the server can read what is published, whatever rights it was built and published with', async () => {
  build(1000, '/a/b', first);
  for (const file of await filesBelow(path.join(root, 'out'))) chmodSync(file, 0o600);
  chmodSync(path.join(root, 'out/gone'), 0o700);
  const mask = process.umask(0o077);
  try {
    publish();
  } finally {
    process.umask(mask);
  }
  const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);
  for (const file of await filesBelow(served())) {
    expect(modeOf(file), file).toBe('644');
    for (let folder = path.dirname(file); folder !== root; folder = path.dirname(folder)) {
      expect(modeOf(folder), folder).toBe('755');
    }
  }
});

test('a preview is published where previews are, and nowhere by mistake', async () => {
  build(1000, '', [...first, 'preview/index.html']);
  expect(publish).toThrow('out/ holds a preview');
  expect(existsSync(served())).toBe(false);
  vi.stubEnv('SITE_ENV', 'preview');
  try {
    publish();
  } finally {
    vi.unstubAllEnvs();
  }
  expect(await there()).toContain('preview/index.html');
});

const incomplete = 'out/ is not complete: build the site first (npm run build).';

test.each([
  ['is not there', incomplete, () => rmSync(path.join(root, 'out'), { recursive: true })],
  ['broke off', incomplete, () => rmSync(path.join(root, 'out/_headers'))],
  ['is a preview', 'out/ holds a preview', () => mkdirSync(path.join(root, 'out/preview'))],
])('an export that %s is not uploaded to S3 either', (_, said, spoil) => {
  build(1000, '', first);
  spoil();
  writeFileSync(path.join(root, 'bin/aws'), '#!/bin/sh\necho "asked: $@"\n', { mode: 0o755 });
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['scripts/hosts/s3-deploy.sh', 'bucket', 'distribution'],
    {
      cwd: root,
      encoding: 'utf8',
      env: withStandIns(),
    },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(said);
});

test('a folder with anything else in it is left as it is', async () => {
  mkdirSync(path.join(served(), 'etc'), { recursive: true });
  writeFileSync(path.join(served(), 'etc/passwd'), 'not a page');
  build(1000, '', first);
  expect(publish).toThrow('holds something else');
  expect(await there()).toEqual(['etc/passwd']);
});
