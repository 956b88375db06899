/**
 * Writes what hosts need besides the pages; `npm run build` runs it last.
 *
 * Into `out/`: `_headers` and `_redirects` (Netlify, Cloudflare Pages), `.nojekyll` (GitHub Pages) and
 * `.well-known/security.txt`.
 *
 * `--hosts` (`npm run hosts`) writes `scripts/hosts/` instead: nginx, Caddy, CloudFront.
 * `--redirect-pages` adds pages to `out/` that stand in for redirects, for GitHub Pages, which has none.
 */
import './env';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { plain } from '../content/provisional';
import { site } from '../content/site';
import { filesBelow, slashed } from './files-below';
import { type HostOptions, hostOptions, redirects } from './headers';
import { headersFile, hostFiles, redirectPage, redirectsFile } from './host-formats';
import { isMain } from './is-main';

/** Where to report a fault in the site's security (RFC 9116). Good for a year less a day: each deploy renews it. */
export function securityFile({ basePath }: HostOptions, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), now.getUTCDate() - 1));
  return [
    `Contact: ${site.emails[0].href}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${site.locale.slice(0, 2)}`,
    // Under a sub-folder the file is not at the host's own place for it, so it claims none.
    ...(basePath ? [] : [`Canonical: ${plain(site.url)}/.well-known/security.txt`]),
    '',
  ].join('\n');
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

/**
 * Puts the hosts' files into the sealed export: the names of its files change no more.
 *
 * @throws Error where `public/` has one of them, whose lines would be lost
 */
export async function writeHostFiles(root: string, options: HostOptions): Promise<void> {
  const out = path.join(root, 'out');
  const files = {
    _headers: headersFile(options, await addressesIn(out)),
    _redirects: redirectsFile(options),
    '.nojekyll': '',
    '.well-known/security.txt': securityFile(options, new Date()),
  };
  const own = Object.keys(files).find((name) => existsSync(path.join(root, 'public', name)));
  if (own) {
    throw new Error(
      `public/${own} would be lost, since the build writes that file: give addresses that moved in content/moved.ts, headers in scripts/headers.ts, the rest in scripts/host-files.ts.`,
    );
  }
  await writeInto(out, files);
}

/**
 * Adds the pages that stand in for redirects; a second time they are there already, which is fine.
 *
 * @throws Error where another page stands in the place of one
 */
async function writeRedirectPages(root: string, options: HostOptions): Promise<void> {
  const { basePath } = options;
  for (const { from, to } of redirects(options)) {
    const folder = path.join(root, 'out', from);
    const page = redirectPage(basePath + to, `${plain(site.url)}${basePath}${to}`);
    const there = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => page);
    if (there !== page) {
      throw new Error(
        `${from} is there already: this disk does not tell capitals apart, build on Linux instead.`,
      );
    }
    await writeInto(folder, { 'index.html': page });
  }
}

if (isMain(import.meta.url)) {
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
