/**
 * Writes what hosts need besides the pages; `npm run build` runs it last.
 *
 * Into `out/`: `_headers` and `_redirects` (Netlify, Cloudflare Pages), `.nojekyll` (GitHub Pages) and
 * `.well-known/security.txt`. Into `.next/`: the configuration of `npm start`.
 *
 * `--hosts` (`npm run hosts`) writes `scripts/hosts/` instead: nginx, Caddy, CloudFront.
 * `--redirect-pages` adds pages to `out/` that stand in for redirects, for GitHub Pages, which has none.
 */
import './env';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { plain } from '../content/provisional';
import { site } from '../content/site';
import { filesBelow, slashed } from './files-below';
import { type HostOptions, hostOptions, lowerCaseRedirects, notFoundPage } from './headers';
import { headersFile, hostFiles, redirectPage, redirectsFile, serveConfig } from './host-formats';

/** Where to report a fault in the site's security (RFC 9116). Good for a year: each deploy renews it. */
export function securityFile({ basePath }: HostOptions, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), now.getUTCDate()));
  return [
    `Contact: ${site.emails[0].href}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${site.locale.slice(0, 2)}`,
    // Under a sub-folder the file is not at the host's own place for it, so it claims none.
    ...(basePath ? [] : [`Canonical: ${plain(site.url)}/.well-known/security.txt`]),
    '',
  ].join('\n');
}

/** Writes the configuration of `npm start` and gives its path. */
export async function writeServeConfig(root: string, options: HostOptions): Promise<string> {
  const cache = path.join(root, '.next');
  await mkdir(cache, { recursive: true });
  let served = '.';
  if (options.basePath) {
    // `serve` knows no base path: it gets a folder in which the export lies under that path.
    const folder = path.join(cache, 'served');
    const link = path.join(folder, options.basePath);
    await rm(folder, { recursive: true, force: true });
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.join(root, 'out'), link, 'junction');
    // It looks there for the page it answers 404 with; of a link it would tell the wrong size.
    await copyFile(path.join(root, 'out', notFoundPage), path.join(folder, notFoundPage));
    served = '../.next/served';
  }
  const file = path.join(cache, 'serve.json');
  await writeFile(file, JSON.stringify(serveConfig(options, served), null, 2));
  return file;
}

async function writeInto(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Paths of the export's files, as addresses have them. */
async function addressesIn(out: string): Promise<string[]> {
  const files = await filesBelow(out);
  return files.map((file) => `/${slashed(path.relative(out, file))}`).sort();
}

/** Puts the hosts' files into the sealed export: the names of its files change no more. */
export async function writeHostFiles(root: string, options: HostOptions): Promise<void> {
  const out = path.join(root, 'out');
  await writeInto(out, {
    _headers: headersFile(options, await addressesIn(out)),
    _redirects: redirectsFile(options),
    '.nojekyll': '',
    '.well-known/security.txt': securityFile(options, new Date()),
  });
  await writeServeConfig(root, options);
}

/** Adds the pages that stand in for redirects. */
export async function writeRedirectPages(root: string, { basePath }: HostOptions): Promise<void> {
  for (const { from, to } of lowerCaseRedirects) {
    const file = path.join(root, 'out', from, 'index.html');
    if (existsSync(file)) {
      throw new Error(
        `${from} is there already: this disk does not tell capitals apart, build on Linux instead.`,
      );
    }
    await writeInto(path.dirname(file), {
      'index.html': redirectPage(basePath + to, `${plain(site.url)}${basePath}${to}`),
    });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = process.cwd();
  const options = hostOptions();
  const [mode] = process.argv.slice(2);
  if (mode === '--hosts') {
    const texts = Object.entries(hostFiles).map(([name, text]) => [name, text(options)]);
    await writeInto(path.join(root, 'scripts/hosts'), Object.fromEntries(texts));
  } else if (mode === '--redirect-pages') {
    await writeRedirectPages(root, options);
  } else if (mode === undefined) {
    await writeHostFiles(root, options);
  } else {
    throw new Error(`${mode} means nothing here: give --hosts, --redirect-pages or nothing.`);
  }
}
