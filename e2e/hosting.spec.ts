/**
 * One table of answers that every host has to give: whoever moves the site to another one changes no address, no
 * header and no time in a cache. Asked of `npm start`, nginx and Caddy as they run with the files of this repository.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { HostOptions } from '../scripts/headers';
import { caddyfile, nginxConf } from '../scripts/host-formats';
import { takes, uploadFrom, valuesOf } from './aws';
import { attributeOf, exportedFiles, htmlOf, out } from './fixtures';
import {
  ask,
  follow,
  program,
  type Running,
  root,
  shipped,
  startCaddy,
  startNginx,
  startServe,
} from './servers';
import { faultTexts, indexedPaths, publicPaths } from './specification';

type Host = {
  name: string;
  /** Why its tests cannot run here, if they cannot. */
  missing?: string;
  start: () => Promise<Running>;
  /** Can be made to fail, to show its page for that. */
  failsAt?: string;
  /** Shows the page for failures under its own name too, so that it can be looked at. */
  showsFailurePage?: true;
};

const lacks = (name: 'nginx' | 'caddy') =>
  program(name) || process.env.CI ? undefined : `${name} is not here: run scripts/install-servers.sh`;

const hosts: readonly Host[] = [
  { name: 'npm start', start: () => startServe(), showsFailurePage: true },
  {
    name: 'nginx',
    missing: lacks('nginx'),
    start: () => startNginx(shipped('nginx.conf'), out, 'location = /fails { return 503; }'),
    failsAt: '/fails',
  },
  {
    name: 'caddy',
    missing: lacks('caddy'),
    start: () => startCaddy(shipped('Caddyfile'), out, '\terror /fails 503'),
    failsAt: '/fails',
  },
];

const revalidated = 'public, max-age=0, must-revalidate';
const immutable = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400';

function wantedCache(file: string): string {
  if (/^(_next\/static|islands|pictures|styles)\//.test(file)) return immutable;
  if (/^og\/|^(favicon\.ico|icon[^/]*\.(svg|png)|apple-touch-icon\.png)$/.test(file)) return aDay;
  return revalidated;
}

const types: Record<string, RegExp> = {
  html: /^text\/html; ?charset=utf-8$/i,
  js: /^(text|application)\/javascript/,
  css: /^text\/css/,
  woff2: /^font\/woff2/,
  avif: /^image\/avif/,
  webp: /^image\/webp/,
  svg: /^image\/svg\+xml/,
  jpg: /^image\/jpeg/,
  png: /^image\/png/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)/,
  xml: /^(text|application)\/xml/,
  txt: /^text\/plain/,
  webmanifest: /^application\/manifest\+json/,
};

const withCapitals = publicPaths.filter((page) => page !== page.toLowerCase());

/** Files that hosts read or replace, so that no visitor asks for them by name. */
const notForVisitors = /^(_headers|_redirects|\.nojekyll|404\.html|500\.html)$/;
const visible = () => exportedFiles().filter((file) => !notForVisitors.test(file));
const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`;

/** As a campaign's link has it, and without. */
const queries = ['', '?a=1&b=%C3%A9'];

for (const { name, missing, start, failsAt, showsFailurePage } of hosts) {
  test.describe(`served by ${name}`, () => {
    test.skip(missing !== undefined, missing);
    let port = 0;
    let server: Running | undefined;
    test.beforeAll(async () => {
      server = await start();
      port = server.port;
    });
    test.afterAll(() => server?.stop());

    test('every page answers at its own address', async () => {
      for (const page of publicPaths) {
        const { status, headers, body } = await ask(port, page);
        expect(status, page).toBe(200);
        expect(headers['content-type'], page).toMatch(/^text\/html; ?charset=utf-8$/i);
        expect(body, page).toBe(htmlOf(page));
        const canonical = attributeOf(body, /<link rel="canonical"[^>]*>/, 'href');
        if (page === '/news/') expect(canonical).toBeUndefined();
        else expect(new URL(canonical ?? '').pathname, page).toBe(page);
      }
    });

    test('the address without its last slash leads to the page', async () => {
      for (const page of publicPaths.filter((known) => known !== '/')) {
        for (const query of queries) {
          const { status, headers } = await ask(port, page.slice(0, -1) + query);
          expect([301, 308], page).toContain(status);
          expect(new URL(headers.location ?? '', `http://localhost:${port}`).href).toBe(
            `http://localhost:${port}${page}${query}`,
          );
        }
      }
    });

    test('an unknown address gets status 404 and the page for it', async () => {
      for (const unknown of [
        '/no-such-page/',
        '/no-such-page',
        '/services/nothing/',
        '/services/nothing.html',
        '/pictures/nothing.avif',
        '/islands/islands.0000000000.js',
        '/ROPE-ACCESS/',
        '/404.html',
        ...(showsFailurePage ? [] : ['/500.html']),
      ]) {
        // At once: what answers with a redirect is there.
        const { status, body, headers } = await ask(port, unknown);
        expect(status, unknown).toBe(404);
        expect(body, unknown).toContain(faultTexts.notFound);
        expect(headers['content-type'], unknown).toMatch(types.html as RegExp);
        expect(headers['cache-control'], unknown).toBe(revalidated);
      }
    });

    test('an unknown address gets the whole page for it, whatever part or version of a file is asked for', async () => {
      const { headers, body } = await ask(port, '/no-such-page/');
      for (const asked of [
        { 'if-none-match': headers.etag ?? '"any"' },
        { 'if-modified-since': headers['last-modified'] ?? new Date().toUTCString() },
        { 'if-match': '"other"' },
        { 'if-unmodified-since': new Date(0).toUTCString() },
        { range: 'bytes=0-9' },
      ] as Record<string, string>[]) {
        const answer = await ask(port, '/no-such-page/', asked);
        expect([answer.status, answer.body === body], JSON.stringify(asked)).toEqual([404, true]);
      }
    });

    test('capitals left out lead to the exact spelling, and that leads nowhere else', async () => {
      expect(withCapitals).toHaveLength(4);
      for (const page of withCapitals) {
        expect((await ask(port, page)).status, page).toBe(200);
        for (const typed of [page.toLowerCase(), page.toLowerCase().slice(0, -1)]) {
          for (const query of queries) {
            const answer = await follow(port, typed + query);
            expect([answer.status, answer.path], typed).toEqual([200, page + query]);
            expect(answer.hops, typed).toBeLessThanOrEqual(2);
          }
        }
      }
    });

    test('index.html by name leads to the page', async () => {
      for (const page of ['/', '/services/rope-access/', '/projects/angola-block-03/05/']) {
        for (const query of queries) {
          const answer = await follow(port, `${page}index.html${query}`);
          expect([answer.status, answer.path]).toEqual([200, page + query]);
          expect(answer.hops).toBeGreaterThan(0);
        }
      }
    });

    test('every file is cached as long as its name allows', async () => {
      for (const file of visible()) {
        const { status, headers } = await ask(port, addressOf(file));
        expect([status, headers['cache-control']], file).toEqual([200, wantedCache(file)]);
      }
    });

    test('every share card is there, as a PNG', async () => {
      for (const page of indexedPaths) {
        const card = attributeOf(htmlOf(page), /<meta property="og:image"[^>]*>/, 'content') ?? '';
        const { status, headers } = await ask(port, new URL(card).pathname);
        expect([status, headers['content-type']], card).toEqual([200, 'image/png']);
      }
    });

    test('what has not changed is not sent again', async () => {
      for (const address of ['/', '/robots.txt']) {
        const { headers } = await ask(port, address);
        const since: Record<string, string> = headers.etag
          ? { 'if-none-match': headers.etag }
          : { 'if-modified-since': headers['last-modified'] ?? '' };
        expect((await ask(port, address, since)).status, address).toBe(304);
      }
    });

    test('every kind of file has its type', async () => {
      const firsts = new Map(visible().map((file) => [path.extname(file).slice(1), file]));
      for (const [extension, file] of firsts) {
        expect(types, `${file}: its type belongs into \`types\` of e2e/hosting.spec.ts`).toHaveProperty([
          extension,
        ]);
        const { headers } = await ask(port, addressOf(file));
        expect(headers['content-type'], file).toMatch(types[extension] as RegExp);
      }
    });

    test('texts are compressed, pictures and fonts are left alone', async () => {
      // Below about 1 KB a compressed answer is no smaller on the wire.
      const isText = (file: string) => /\.(html|js|css|svg|xml|txt|webmanifest)$/.test(file);
      const texts = visible().filter((file) => isText(file) && statSync(path.join(out, file)).size > 1100);
      expect(texts.some((file) => file.endsWith('.js'))).toBe(true);
      for (const file of texts) {
        const response = await fetch(`http://localhost:${port}${addressOf(file)}`, {
          // A network in front of it says that it passes the request on.
          headers: { 'accept-encoding': 'gzip', via: '1.1 network' },
        });
        expect(response.headers.get('content-encoding'), file).toBe('gzip');
        expect(response.headers.get('server') ?? '', 'the version of the server').not.toMatch(/\d/);
        expect(response.headers.get('vary')?.toLowerCase(), file).toContain('accept-encoding');
        expect(await response.text(), file).toBe(readFileSync(path.join(out, file), 'utf8'));
      }
      const missing = await ask(port, '/no-such-page/', { 'accept-encoding': 'gzip' });
      expect([missing.status, missing.headers['content-encoding']]).toEqual([404, 'gzip']);
      for (const extension of ['.avif', '.webp', '.jpg', '.woff2']) {
        const file = visible().find((candidate) => candidate.endsWith(extension)) ?? '';
        const { headers } = await ask(port, `/${file}`, { 'accept-encoding': 'gzip' });
        expect(headers['content-encoding'], file).toBeUndefined();
      }
    });

    test('pages, files, errors and redirects carry the security headers', async () => {
      const redirects = ['/about-us', '/projects/fso-palance-crane/', '/index.html'];
      for (const address of [
        '/',
        '/services/rope-access/',
        '/robots.txt',
        '/no-such-page/',
        '/.well-known/security.txt',
        ...redirects,
      ]) {
        const { status, headers } = await ask(port, address);
        if (redirects.includes(address)) expect(status, address).toBe(301);
        expect(headers, address).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'permissions-policy': 'camera=(), microphone=(), geolocation=()',
          'strict-transport-security': 'max-age=63072000',
          'cross-origin-opener-policy': 'same-origin',
        });
        expect(headers['content-security-policy'], address).toContain("frame-ancestors 'none'");
        expect(headers['x-robots-tag'], address).toBeUndefined();
        expect(headers.server ?? '', address).not.toMatch(/caddy/i);
      }
    });

    test('no folder shows its files', async () => {
      for (const folder of [
        '/pictures/',
        '/pictures',
        '/islands/',
        '/styles/',
        '/_next/',
        '/_next/static/media/',
        '/.well-known/',
      ]) {
        const { status, body } = await follow(port, folder);
        expect(status, folder).toBe(404);
        expect(body, folder).toContain(faultTexts.notFound);
      }
    });

    test('no address leads off the site or out of its folder', async () => {
      for (const address of [
        '//elsewhere.example/about-us',
        '//elsewhere/about-us',
        '//about-us',
        '//elsewhere.example/index.html',
        '/\\elsewhere.example/index.html',
        '/%5Celsewhere.example/index.html',
        '/%2F%2Felsewhere.example/index.html',
        '/about-us/..%2F..%2F..%2Fpackage.json',
        '/../package.json',
        '/..%2Fpackage.json',
      ]) {
        const { status, headers, body } = await ask(port, address);
        expect(status, address).toBeGreaterThan(300);
        const { location } = headers;
        if (location) {
          expect(new URL(location, `http://localhost:${port}`).host, address).toBe(`localhost:${port}`);
        }
        expect(body, address).not.toContain('"devDependencies"');
      }
    });

    test('a malformed address is refused, and the next one answered', async () => {
      for (const address of ['/%', '/%zz', '/%E0%A4%A', '/about-us/%']) {
        expect((await ask(port, address)).status, address).toBeGreaterThanOrEqual(400);
        expect((await ask(port, '/')).status, address).toBe(200);
      }
    });

    if (failsAt) {
      test('its own failure shows the page for it', async () => {
        const { status, body, headers } = await ask(port, failsAt);
        expect(status).toBe(503);
        expect(body).toContain(faultTexts.failureHeading);
        expect(headers['cache-control']).toBe(revalidated);
        expect(headers['x-content-type-options']).toBe('nosniff');
      });
    }

    test('an address that no file can have is the visitor’s mistake, not a failure of the server', async () => {
      for (const address of [`/${'a'.repeat(256)}`, `/${'long-name/'.repeat(500)}`, '/about-us%00']) {
        const { status } = await ask(port, address);
        expect([400, 404, 414], address.slice(0, 20)).toContain(status);
      }
    });

    test('the files of other hosts are not pages', async () => {
      for (const file of ['/_headers', '/_redirects', '/.nojekyll']) {
        expect((await ask(port, file)).status, file).toBe(404);
      }
    });

    if (showsFailurePage) {
      test('the page for failures can be looked at', async () => {
        const { status, body } = await ask(port, '/500.html');
        expect(status).toBe(200);
        expect(body).toBe(htmlOf('/500.html'));
      });
    }
  });
}

/** A test of nginx and of Caddy, set up for these options. */
function testServers(title: string, options: HostOptions, check: (port: number) => Promise<void>): void {
  for (const [name, missing, start] of [
    ['nginx', lacks('nginx'), () => startNginx(nginxConf(options), out)],
    ['caddy', lacks('caddy'), () => startCaddy(caddyfile(options), out)],
  ] as const) {
    test(`${name} ${title}`, async () => {
      test.skip(missing !== undefined, missing);
      const { port, stop } = await start();
      try {
        await check(port);
      } finally {
        await stop();
      }
    });
  }
}

testServers(
  'asks search engines to keep pages, pictures, redirects and errors of a preview out',
  { basePath: '', preview: true },
  async (port) => {
    const picture = visible().find((file) => file.endsWith('.avif'));
    for (const [address, wanted] of [
      ['/', 200],
      [`/${picture}`, 200],
      ['/no-such-page/', 404],
      ['/about-us', 301],
    ] as const) {
      const { status, headers } = await ask(port, address);
      expect([status, headers['x-robots-tag']], address).toEqual([wanted, 'noindex']);
    }
  },
);

testServers(
  'leads on from the addresses of pages that moved, with their query',
  {
    basePath: '',
    preview: false,
    moved: [
      { from: '/services/rigging/', to: '/services/rope-access/' },
      { from: '/contact.php', to: '/contact-us/' },
    ],
  },
  async (port) => {
    for (const [address, wanted] of [
      ['/services/rigging/', '/services/rope-access/'],
      ['/services/rigging?from=card', '/services/rope-access/?from=card'],
      ['/contact.php', '/contact-us/'],
    ] as const) {
      const { status, headers } = await ask(port, address);
      expect([status, headers.location], address).toEqual([301, wanted]);
    }
    expect((await ask(port, '/contact_php')).status).toBe(404);
  },
);

test.describe('npm start', () => {
  const start = (port: string) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
      cwd: root,
      env: { ...process.env, PORT: port },
      encoding: 'utf8',
      timeout: 60_000,
    });

  test('says what to do when the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    try {
      const { status, stderr } = start(String(port));
      expect(status).toBe(1);
      expect(stderr.trim()).toBe(
        `Port ${port} is taken. Stop what runs there, or choose another port: PORT=${port + 1} npm start`,
      );
    } finally {
      other.close();
    }
  });

  test('says what is wrong with a PORT that is none', () => {
    const { status, stderr } = start('http');
    expect(status).toBe(1);
    expect(stderr).toContain('PORT is "http", which is no port number.');
  });
});

test('the upload to S3 takes every file once, with its type and cache time, pages last', () => {
  const { copies } = uploadFrom(root);
  for (const file of visible()) {
    const taking = copies.filter((call) => takes(call, file));
    expect(taking, file).toHaveLength(1);
    const [call = []] = taking;
    expect(call, file).toContain('s3://bucket');
    expect(valuesOf(call, '--cache-control'), file).toEqual([wantedCache(file)]);
    const [type] = valuesOf(call, '--content-type');
    // What somebody has put into public/ goes up with the type that the uploader guesses.
    if (type || !existsSync(path.join(root, 'public', file))) {
      expect(type, file).toMatch(types[path.extname(file).slice(1)] as RegExp);
    }
  }
  expect(valuesOf(copies.at(-1) ?? [], '--include')).toEqual(['*.html']);
});

test('the upload to S3 takes whatever else stands in public/, and nothing that is for other hosts', () => {
  const { copies } = uploadFrom(root);
  for (const file of ['brochure.pdf', 'downloads/courses.txt', '.well-known/assetlinks.json']) {
    const taking = copies.filter((call) => takes(call, file));
    expect(taking, file).toHaveLength(1);
    const [call = []] = taking;
    expect(valuesOf(call, '--cache-control'), file).toEqual(['public, max-age=0, must-revalidate']);
    // The uploader knows more types than there are rules here.
    expect(valuesOf(call, '--content-type'), file).toEqual([]);
    expect(copies.indexOf(call), file).toBeLessThan(copies.length - 1);
  }
  for (const file of ['_headers', '_redirects', '.nojekyll']) {
    expect(
      copies.filter((call) => takes(call, file)),
      file,
    ).toEqual([]);
  }
});

test('the upload to S3 takes away pages that the site no longer has, and nothing else', () => {
  const { calls, copies } = uploadFrom(root);
  const deleting = calls.filter((call) => call.includes('--delete'));
  expect(deleting).toHaveLength(1);
  const [call = []] = deleting;
  expect(call.slice(0, 4)).toEqual(['s3', 'sync', '.', 's3://bucket']);
  expect(valuesOf(call, '--exclude')).toEqual(['*']);
  expect(valuesOf(call, '--include')).toEqual(['*.html']);
  // Should it send a page after all, then as the upload does.
  const pages = copies.at(-1) ?? [];
  for (const option of ['--cache-control', '--content-type']) {
    expect(valuesOf(call, option)).toEqual(valuesOf(pages, option));
  }
  // After the new pages, which the old ones may lead to, and before visitors are sent there.
  expect(calls.indexOf(call)).toBe(calls.indexOf(pages) + 1);
  expect(calls[calls.indexOf(call) + 1]?.slice(0, 2)).toEqual(['cloudfront', 'create-invalidation']);
});

test.describe('the export', () => {
  test('holds the files of Netlify, Cloudflare and GitHub Pages', () => {
    expect(exportedFiles()).toEqual(expect.arrayContaining(['_headers', '_redirects', '.nojekyll']));
  });

  test('gives Netlify and Cloudflare as many rules for headers as they take, none for a folder of scripts', () => {
    const lines = readFileSync(path.join(out, '_headers'), 'utf8').split('\n');
    const rules = lines.filter((line) => line.startsWith('/'));
    // Cloudflare Pages: 100 rules, 2,000 characters a line.
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
    const named = exportedFiles().filter((file) => /^(_next\/static|islands|styles)\//.test(file));
    expect(rules).toEqual(expect.arrayContaining(named.map((file) => `/${file}`)));
    expect(rules.filter((rule) => rule.endsWith('*'))).toEqual(['/*', '/pictures/*', '/og/*']);
  });

  test('holds no picture in a size or format that no page asks for', () => {
    const pages = exportedFiles().filter((file) => file.endsWith('.html'));
    const texts = pages.map((file) => readFileSync(path.join(out, file), 'utf8'));
    const pictures = exportedFiles().filter((file) => file.startsWith('pictures/'));
    expect(pictures.length).toBeGreaterThan(100);
    expect(pictures.filter((file) => !texts.some((text) => text.includes(`/${file}`)))).toEqual([]);
  });

  test('names every file that is cached for ever by its content', () => {
    const cached = exportedFiles().filter((file) => wantedCache(file) === immutable);
    expect(cached.length).toBeGreaterThan(0);
    // The framework writes its hashes in letters and digits of its own choice.
    const hash = (file: string) =>
      file.startsWith('_next/') ? /\.[0-9a-z_~-]{8,}\.[a-z0-9]+$/ : /\.[0-9a-f]{8,10}\.[a-z0-9]+$/;
    expect(cached.filter((file) => !hash(file).test(path.basename(file)))).toEqual([]);
  });
});
