/**
 * The site in a sub-folder of its host (`NEXT_PUBLIC_BASE_PATH`): built in a scratch copy, served by Caddy, nginx
 * and `npm start`, and walked from link to link. Nothing may be missing, and nothing may point outside the folder.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '@/content/site';
import { caddyfile, nginxConf } from '../scripts/host-formats';
import { buildCopy, npm } from '../scripts/scratch';
import { uploadFrom } from './aws';
import { attributeOf, decode, expect, exportedFiles, fileOf, scrollThrough, test } from './fixtures';
import { dataOf, objectsIn } from './schema-org';
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
import { faultTexts, publicPaths } from './specification';

const basePath = '/site';
const siteUrl = 'https://www.example.com';
const options = { basePath, preview: false };
/** In the environment of the build, as keys of a host are. */
const plantedSecret = 'planted-5f0c1e7a';

/** Every text in parsed JSON, at whatever depth. */
function textsIn(json: unknown): string[] {
  if (typeof json === 'string') return [json];
  return json && typeof json === 'object' ? Object.values(json).flatMap(textsIn) : [];
}

/** The JSON that search engines and browsers read: structured data, speculation rules, the manifest itself. */
function jsonIn(text: string): unknown[] {
  if (text.startsWith('{')) return [JSON.parse(text)];
  const blocks = text.matchAll(/<script type="[^"]*(?:json|rules)">([^<]*)</g);
  return [...blocks].map(([, json = '']) => JSON.parse(json));
}

/** Addresses in the props of a page's islands: without the folder, which the link itself adds to them. */
function propsIn(text: string): string[] {
  const props = text.matchAll(/\sdata-props='([^']*)'/g);
  return [...props]
    .flatMap(([, json = '']) => textsIn(JSON.parse(decode(json))))
    .filter((url) => /^\/(?!\/)/.test(url))
    .map((url) => url.replace(/[#?].*$/, ''));
}

/** In-site addresses that a page or file names, without fragments, as they stand there. */
function addressesIn(text: string): string[] {
  const plain = decode(text);
  const captured = (pattern: RegExp) => [...plain.matchAll(pattern)].map(([, url = '']) => url);
  const found = [
    // Of markup: in script, a name before a sign of equality may be anything.
    ...(plain.startsWith('<') ? captured(/\s[a-z-]+="([^"]*)"/g) : []),
    ...captured(/["'(\s,](\/[\w./~-]+\.(?:avif|webp|jpg|svg|png|ico|js|css|woff2|webmanifest|xml))\b/g),
    // Whole ones wherever they stand: in texts, `content`, the sitemap, robots.txt.
    ...captured(/(https:\/\/www\.example\.com[^\s"'<>)\\]*)/g),
    ...jsonIn(text).flatMap(textsIn),
  ];
  return found
    .filter((url) => /^\/(?!\/)/.test(url) || url.startsWith(siteUrl))
    .map((url) => url.replace(siteUrl, '').replace(/[#?*].*$/, ''));
}

test.describe('in a sub-folder', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });
  test.skip(!process.env.CI && !(program('caddy') && program('nginx')), 'run scripts/install-servers.sh');

  let copy = '';
  let folder = '';
  const running: Running[] = [];
  /** Ports of the three servers. */
  let [caddy, nginx, npmStart] = [0, 0, 0];
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
      PLANTED_SECRET: plantedSecret,
    });
    folder = underBasePath(path.join(copy, 'out'), basePath);
    caddy = await served(startCaddy(caddyfile(options), folder));
    nginx = await served(startNginx(nginxConf(options), folder));
    npmStart = await served(startServe(copy));
  });

  test.afterAll(async () => {
    for (const server of running) await server.stop();
    for (const left of [copy, folder]) if (left) rmSync(left, { recursive: true, force: true });
  });

  test('every link, picture and file of every page is there, under the folder', async () => {
    const port = caddy;
    const seen = new Set<string>();
    const queue = [`${basePath}/`, `${basePath}/robots.txt`, `${basePath}/sitemap.xml`];
    const faults = new Map<string, string>();
    for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
      if (seen.has(address)) continue;
      seen.add(address);
      const { status, headers, body } = await ask(port, address);
      if (status !== 200) faults.set(address, `answers ${status}`);
      if (!/html|manifest|javascript|css|xml|plain/.test(headers['content-type'] ?? '')) continue;
      for (const next of addressesIn(body)) {
        if (next.startsWith(`${basePath}/`)) queue.push(next);
        else faults.set(next, `is outside ${basePath}/, named by ${address}`);
      }
      queue.push(...propsIn(body).map((url) => basePath + url));
    }
    expect([...faults].map(([address, fault]) => `${address} ${fault}`)).toEqual([]);
    const pages = publicPaths.filter((page) => page !== '/news/').map((page) => basePath + page);
    expect([...seen]).toEqual(expect.arrayContaining(pages));
    for (const kind of ['.avif', '.woff2', '.js', '.css', '.webmanifest', '.png']) {
      expect(
        [...seen].some((address) => address.endsWith(kind)),
        kind,
      ).toBe(true);
    }
  });

  test('search engines, networks, home screens and prefetching are told addresses in the folder', () => {
    const htmlOf = (page: string) => readFileSync(path.join(copy, 'out', fileOf(page)), 'utf8');
    const inside = siteUrl + basePath;
    for (const page of publicPaths.filter((page) => page !== '/news/')) {
      const html = htmlOf(page);
      expect(attributeOf(html, /<link rel="canonical"[^>]*>/, 'href')).toBe(inside + page);
      expect(attributeOf(html, /<meta property="og:url"[^>]*>/, 'content')).toBe(inside + page);
      for (const name of ['og:image', 'twitter:image']) {
        const picture = attributeOf(html, new RegExp(`<meta (?:name|property)="${name}"[^>]*>`), 'content');
        expect(picture?.startsWith(`${inside}/og/`), `${page} ${name}`).toBe(true);
      }
      const data = objectsIn(dataOf(html));
      for (const key of ['url', 'item', 'logo', '@id']) {
        for (const value of data.map((entry) => entry[key]).filter((value) => typeof value === 'string')) {
          expect(value.startsWith(`${inside}/`), `${page}: ${key} is ${value}`).toBe(true);
        }
      }
      const rules = /<script type="speculationrules">([^<]*)</.exec(html)?.[1] ?? '';
      expect(textsIn(JSON.parse(rules)), page).toContain(`${basePath}/*`);
    }
    const service = dataOf(htmlOf('/services/rope-access/')).find((data) => data['@type'] === 'Service');
    expect(service?.url).toBe(`${inside}/services/rope-access/`);
    const manifest = JSON.parse(readFileSync(path.join(copy, 'out/manifest.webmanifest'), 'utf8'));
    expect([manifest.start_url, manifest.scope]).toEqual([`${basePath}/`, `${basePath}/`]);
    for (const { src } of manifest.icons) expect(src).toMatch(/^\/site\/icon-/);
  });

  test('a press on a link of a dropdown and on the logo leads there, and nothing is missing', async ({
    page,
    problems,
  }) => {
    const port = caddy;
    const origin = `http://localhost:${port}`;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${origin}${basePath}/`);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('button', { name: 'Services menu' }).click();
    await bar.getByRole('link', { name: 'Engineering Consultation' }).click();
    await expect(page).toHaveURL(`${origin}${basePath}/services/engineering-consultation/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Engineering Consultation');
    await page
      .getByRole('banner')
      .getByRole('link', { name: `${site.brand} home` })
      .click();
    await expect(page).toHaveURL(`${origin}${basePath}/`);
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
  });

  test('what script draws again still leads into the folder', async ({ page, problems }) => {
    const port = caddy;
    const pages = ['/', '/about-us/', '/training/upstream-oil-and-gas/', '/projects/', '/contact-us/'];
    const inProps = pages.flatMap((page) =>
      propsIn(readFileSync(path.join(copy, 'out', fileOf(page)), 'utf8')),
    );
    expect(new Set(inProps)).toContain('/services/');
    for (const pagePath of pages) {
      await page.goto(`http://localhost:${port}${basePath}${pagePath}`);
      await scrollThrough(page);
      await expect(page.locator('[data-island]:not([data-live])'), pagePath).toHaveCount(0);
      const outside = await page.evaluate((base) => {
        const attributes = Array.from(document.querySelectorAll('*'), (element) =>
          ['href', 'src', 'srcset', 'action'].map((name) => element.getAttribute(name) ?? ''),
        );
        return attributes.flat().filter((url) => /^\/(?!\/)/.test(url) && !url.startsWith(base));
      }, `${basePath}/`);
      expect(outside, pagePath).toEqual([]);
    }
    expect(problems).toEqual([]);
  });

  test('no file holds a secret that stood in the environment of the build', () => {
    const built = path.join(copy, 'out');
    const files = exportedFiles(built);
    expect(files.length).toBeGreaterThan(publicPaths.length);
    const holding = files.filter((file) => readFileSync(path.join(built, file)).includes(plantedSecret));
    expect(holding).toEqual([]);
  });

  test('the three servers answer as they do without the folder', async () => {
    for (const port of [caddy, nginx, npmStart]) {
      const home = await follow(port, '/');
      expect([home.status, home.path]).toEqual([200, `${basePath}/`]);
      const slashless = await follow(port, `${basePath}/about-us`);
      expect([slashless.status, slashless.path]).toEqual([200, `${basePath}/about-us/`]);
      const typed = await follow(port, `${basePath}/projects/fso-palance-crane`);
      expect([typed.status, typed.path]).toEqual([200, `${basePath}/projects/fso-palance-Crane/`]);
      const picture = addressesIn(home.body).find((address) => address.endsWith('.avif')) ?? '';
      expect((await ask(port, picture)).headers['cache-control']).toContain('immutable');
    }
    for (const port of [caddy, nginx, npmStart]) {
      for (const address of ['/', `${basePath}/index.html`]) {
        expect((await follow(port, `${address}?a=1`)).path).toBe(`${basePath}/?a=1`);
      }
      expect((await follow(port, `${basePath}/about-us?a=1`)).path).toBe(`${basePath}/about-us/?a=1`);
    }
  });

  test('the three servers show the page for an unknown address, in the folder and beside it', async () => {
    for (const port of [caddy, nginx, npmStart]) {
      for (const address of ['/no-such-page/', '/404', '/404.html', '/500', '/500.html']) {
        for (const unknown of [basePath + address, address]) {
          // That one shows it.
          if (port === npmStart && unknown === `${basePath}/500.html`) continue;
          const { status, headers, body } = await follow(port, unknown);
          expect(status, unknown).toBe(404);
          expect(headers['content-type'], unknown).toMatch(/^text\/html; ?charset=utf-8$/i);
          expect(headers['cache-control'], unknown).toBe('public, max-age=0, must-revalidate');
          expect(body, unknown).toContain(faultTexts.notFound);
          expect(body.trimEnd(), unknown).toMatch(/<\/html>$/);
        }
      }
    }
  });

  test('the upload to S3 goes into the folder that the site was built for, without being told again', () => {
    const { calls, said } = uploadFrom(copy);
    const toS3 = calls.filter(([service]) => service === 's3');
    expect(toS3.map(([, verb]) => verb)).toEqual(expect.arrayContaining(['cp', 'sync']));
    for (const call of toS3) expect(call).toContain(`s3://bucket${basePath}`);
    expect(said).toContain(`Error pages: ${basePath}/404.html and ${basePath}/500.html.`);
  });

  test('GitHub Pages gets pages in place of redirects', async () => {
    const addPages = () =>
      npm(copy, ['exec', '--', 'tsx', 'scripts/host-files.ts', '--redirect-pages'], {
        NEXT_PUBLIC_BASE_PATH: basePath,
        NEXT_PUBLIC_SITE_URL: siteUrl,
      });
    // Asked for twice, as by one who is not sure of the first time.
    for (let time = 0; time < 2; time++) await addPages();
    const page = readFileSync(path.join(copy, 'out/projects/fso-palance-crane/index.html'), 'utf8');
    expect(page).toContain(`content="0; url=${basePath}/projects/fso-palance-Crane/"`);
    expect(page).toContain(`href="${siteUrl}${basePath}/projects/fso-palance-Crane/"`);
    // Where the disk does not tell capitals apart, the page itself stands there, and is left.
    writeFileSync(path.join(copy, 'out/projects/fso-palance-crane/index.html'), 'the page itself');
    await expect(addPages()).rejects.toThrow('does not tell capitals apart');
  });
});
