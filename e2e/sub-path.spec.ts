/**
 * The site in a sub-folder of its host (`NEXT_PUBLIC_BASE_PATH`): built in a scratch copy, served by Caddy, nginx
 * and `npm start`, and walked from link to link. Nothing may be missing, and nothing may point outside the folder.
 */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { caddyfile, nginxConf } from '../scripts/host-formats';
import { buildCopy, npm } from '../scripts/scratch';
import { decode, publicPaths } from './fixtures';
import {
  ask,
  follow,
  program,
  type Running,
  startCaddy,
  startNginx,
  startServe,
  underBasePath,
} from './servers';

const basePath = '/site';
const siteUrl = 'https://www.example.com';
const options = { basePath, preview: false };

/** In-site addresses that a page or file names, without fragments, as they stand there. */
function addressesIn(text: string): string[] {
  const plain = decode(text);
  const attributes = [...plain.matchAll(/\s(?:href|src|action|data-src|poster)="([^"]*)"/g)].map(
    ([, url]) => url,
  );
  const files = [
    ...plain.matchAll(
      /["'(\s,]((?:https:\/\/www\.example\.com)?\/[\w./~-]+\.(?:avif|webp|jpg|svg|png|ico|js|woff2|webmanifest|xml))\b/g,
    ),
  ].map(([, url]) => url);
  return [...attributes, ...files]
    .filter((url): url is string => url !== undefined && (/^\/(?!\/)/.test(url) || url.startsWith(siteUrl)))
    .map((url) => url.replace(siteUrl, '').replace(/[#?].*$/, ''));
}

test.describe('in a sub-folder', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });
  test.skip(!process.env.CI && !(program('caddy') && program('nginx')), 'run scripts/install-servers.sh');

  let copy = '';
  let site = '';
  const running: Running[] = [];
  const served = async (start: Promise<Running>) => {
    const server = await start;
    running.push(server);
    return server.port;
  };

  test.beforeAll(async () => {
    // A build takes about 20 s alone; the other tests share the machine with it.
    test.setTimeout(400_000);
    copy = await buildCopy('sub-path', {
      NEXT_PUBLIC_BASE_PATH: basePath,
      NEXT_PUBLIC_SITE_URL: siteUrl,
      SITE_ENV: '',
    });
    site = underBasePath(path.join(copy, 'out'), basePath);
  });

  test.afterAll(async () => {
    for (const server of running) await server.stop();
    for (const folder of [copy, site]) if (folder) rmSync(folder, { recursive: true, force: true });
  });

  test('every link, picture and file of every page is there, under the folder', async () => {
    const port = await served(startCaddy(caddyfile(options), site));
    const seen = new Set<string>();
    const queue = [`${basePath}/`, `${basePath}/robots.txt`, `${basePath}/sitemap.xml`];
    const faults = new Map<string, string>();
    for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
      if (seen.has(address)) continue;
      seen.add(address);
      const { status, headers, body } = await ask(port, address);
      if (status !== 200) faults.set(address, `answers ${status}`);
      if (!/html|manifest|javascript|xml|plain/.test(headers['content-type'] ?? '')) continue;
      const found = address.endsWith('.xml')
        ? [...body.matchAll(/<loc>([^<]*)</g)].map(([, url]) => url ?? '')
        : [];
      for (const next of [...addressesIn(body), ...found.map((url) => url.replace(siteUrl, ''))]) {
        if (next.startsWith(`${basePath}/`)) queue.push(next);
        else faults.set(next, `is outside ${basePath}/, named by ${address}`);
      }
    }
    expect([...faults].map(([address, fault]) => `${address} ${fault}`)).toEqual([]);
    const pages = publicPaths.filter((page) => page !== '/news/').map((page) => basePath + page);
    expect([...seen]).toEqual(expect.arrayContaining(pages));
    for (const kind of ['.avif', '.woff2', '.js', '.webmanifest', '.png']) {
      expect(
        [...seen].some((address) => address.endsWith(kind)),
        kind,
      ).toBe(true);
    }
  });

  test('the three servers answer as they do without the folder', async () => {
    const ports = [
      await served(startCaddy(caddyfile(options), site)),
      await served(startNginx(nginxConf(options), site)),
      await served(startServe(copy)),
    ];
    for (const port of ports) {
      const home = await follow(port, '/');
      expect([home.status, home.path]).toEqual([200, `${basePath}/`]);
      const slashless = await follow(port, `${basePath}/about-us`);
      expect([slashless.status, slashless.path]).toEqual([200, `${basePath}/about-us/`]);
      const typed = await follow(port, `${basePath}/projects/fso-palance-crane`);
      expect([typed.status, typed.path]).toEqual([200, `${basePath}/projects/fso-palance-Crane/`]);
      const picture = addressesIn(home.body).find((address) => address.endsWith('.avif')) ?? '';
      expect((await ask(port, picture)).headers['cache-control']).toContain('immutable');
    }
    const [caddy = 0, nginx = 0] = ports;
    for (const port of [caddy, nginx]) {
      const unknown = await ask(port, `${basePath}/no-such-page/`);
      expect(unknown.status).toBe(404);
      expect(unknown.body).toContain('No route matches URL');
    }
  });

  test('GitHub Pages gets pages in place of redirects', async () => {
    await npm(copy, ['exec', '--', 'tsx', 'scripts/host-files.ts', '--redirect-pages'], {
      NEXT_PUBLIC_BASE_PATH: basePath,
      NEXT_PUBLIC_SITE_URL: siteUrl,
    });
    const page = readFileSync(path.join(copy, 'out/projects/fso-palance-crane/index.html'), 'utf8');
    expect(page).toContain(`content="0; url=${basePath}/projects/fso-palance-Crane/"`);
    expect(page).toContain(`href="${siteUrl}${basePath}/projects/fso-palance-Crane/"`);
  });
});
