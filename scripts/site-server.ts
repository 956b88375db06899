/**
 * The server behind `npm start`: it answers for `out/` as the hosts of `scripts/hosts/` do. Where an address leads is
 * decided here; reading, ranges and types are the work of `serve-handler`, the shorter answer that of `compression`.
 */
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import serve from 'serve-handler';
import { cacheControl, commonHeaders, type HostOptions, notFoundPage, redirects } from './headers';
import { hostsOwn, withoutSlash } from './host-formats/shared';

/** What an address gets: another address, or a file of the export, by its path there; `null` where there is none. */
type Destination = { redirect: string } | { file: string | null };

/** What an export says of itself: it may come from elsewhere, built for another path than the last build here. */
export async function optionsOf(out: string): Promise<HostOptions> {
  const manifest: { start_url: string } = JSON.parse(
    await readFile(path.join(out, 'manifest.webmanifest'), 'utf8'),
  );
  return {
    basePath: withoutSlash(manifest.start_url),
    preview: existsSync(path.join(out, 'preview/index.html')),
  };
}

/** `file`, `folder`, or neither: also where no file can have that name (too long, a file for a folder, a null byte). */
async function kindOf(place: string): Promise<'file' | 'folder' | undefined> {
  try {
    return (await stat(place)).isDirectory() ? 'folder' : 'file';
  } catch {
    return undefined;
  }
}

/**
 * Where an address leads.
 *
 * @param address path and query, as a browser sends them
 */
export async function destinationOf(
  address: string,
  out: string,
  { basePath, moved }: Pick<HostOptions, 'basePath' | 'moved'>,
): Promise<Destination> {
  const [, whole = '', query = ''] = /^([^?]*)(.*)$/s.exec(address) ?? [];
  if (basePath && (whole === '/' || whole === basePath)) return { redirect: `${basePath}/${query}` };
  if (!whole.startsWith(`${basePath}/`)) return { file: null };
  const below = whole.slice(basePath.length);
  let plain: string;
  try {
    plain = decodeURIComponent(below);
  } catch {
    return { file: null };
  }
  // Nothing above the export, and no address that a browser would take for another host's.
  if (/\/\/|\\|\/\.\.?(\/|$)/.test(plain)) return { file: null };

  const exact = redirects({ moved }).find(({ from }) => from === plain || from === `${plain}/`);
  if (exact) return { redirect: `${basePath}${exact.to}${query}` };
  if (plain === notFoundPage || hostsOwn.includes(plain)) return { file: null };

  const kind = await kindOf(path.join(out, plain));
  if (kind === 'file') {
    const folder = /^(.*\/)index\.html$/.exec(below)?.[1];
    return folder ? { redirect: `${basePath}${folder}${query}` } : { file: below };
  }
  if (kind === undefined || !existsSync(path.join(out, plain, 'index.html'))) return { file: null };
  return below.endsWith('/') ? { file: `${below}index.html` } : { redirect: `${basePath}${below}/${query}` };
}

/** Answers requests for the export in `out`. */
export function answerFrom(out: string, options: HostOptions): RequestListener {
  const compress = compression();
  const config = {
    public: out,
    cleanUrls: false,
    directoryListing: false,
    etag: true,
    // Newer than its list of types.
    headers: [{ source: '**/*.avif', headers: [{ key: 'Content-Type', value: 'image/avif' }] }],
  };
  return async (request, response) => {
    for (const [name, value] of commonHeaders(options)) response.setHeader(name, value);
    const destination = await destinationOf(request.url ?? '/', out, options);
    if ('redirect' in destination) {
      response.writeHead(301, { Location: destination.redirect }).end();
      return;
    }
    // No file has this name: the answer is 404 with its page.
    request.url = destination.file ?? '/_';
    response.setHeader('Cache-Control', cacheControl(request.url));
    // Its types are those of Express, whose requests and answers it does not need.
    compress(request as never, response as never, () => serve(request, response, config));
  };
}
