/**
 * What every host has to answer with, in one place: headers, cache times, and the redirects of addresses typed in
 * lower case or no longer in use. `host-formats/` writes it in each host's language; the tests hold real servers to it.
 */
import { type MovedPage, movedPages } from '../content/moved';
import { publicPaths } from '../content/routes';

/** What the rules depend on besides the routes. */
export type HostOptions = {
  /** Sub-folder that the site is served under (`/site`), empty at the root of its host. */
  basePath: string;
  /** A preview build: search engines are told to keep out. */
  preview: boolean;
  /** Addresses that pages had; those of `content/moved.ts` where none are given. */
  moved?: readonly MovedPage[];
};

/** The options of the build that the environment describes. */
export function hostOptions(): HostOptions {
  const { env } = process;
  return { basePath: env.NEXT_PUBLIC_BASE_PATH ?? '', preview: env.SITE_ENV === 'preview' };
}

/** One header of an answer. */
export type Header = readonly [name: string, value: string];

/**
 * The part of the content policy that goes out as a header.
 *
 * The whole policy stands in each page, first in its head, where the seal step writes it: there it holds on every
 * host, GitHub Pages included, and names that page's own inline style by its hash. Repeating it here would mean one
 * rule per page (Cloudflare takes 100) and a server configuration that is stale after each build. The header
 * adds what only a header can say (`frame-ancestors`), and what is right for every file of the site.
 */
const contentPolicy = "frame-ancestors 'none'; object-src 'none'; base-uri 'none'; form-action 'self'";

/** Headers of every answer. */
export function commonHeaders({ preview }: Pick<HostOptions, 'preview'>): readonly Header[] {
  const headers: Header[] = [
    ['Content-Security-Policy', contentPolicy],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // Browsers ignore it over plain http, so that a local server may send it too. Not `includeSubDomains`: sent from
    // a bare domain it would close, for two years, every other host below it that answers over plain http.
    ['Strict-Transport-Security', 'max-age=63072000'],
  ];
  if (preview) headers.push(['X-Robots-Tag', 'noindex']);
  return headers;
}

/** Cache-Control of pages and of everything that no rule below names: a deploy is seen at once. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Folders whose files carry a hash of their content in the name. */
export const hashedFolders = ['/_next/static/', '/islands/', '/pictures/', '/styles/'] as const;
/** Cache-Control of these: what is under such a name never changes. */
export const immutable = 'public, max-age=31536000, immutable';

/** Share cards: a folder of files with lasting names that seldom change. */
export const dailyFolders = ['/og/'] as const;
/** Icons, likewise. */
export const dailyFiles = [
  '/favicon.ico',
  '/icon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/apple-touch-icon.png',
] as const;
/** Cache-Control of both: what has changed is seen within a day. */
export const daily = 'public, max-age=86400';

/** Cache-Control of a path of the site, without the base path. */
export function cacheControl(path: string): string {
  const isBelow = (folder: string) => path.startsWith(folder);
  if (hashedFolders.some(isBelow)) return immutable;
  if (dailyFolders.some(isBelow) || dailyFiles.some((file) => file === path)) return daily;
  return revalidate;
}

/**
 * The page of unknown addresses. Asked for by their own names, nginx, Caddy and CloudFront answer with the error pages'
 * status; the other hosts have no rule for that and say 200, where the pages’ own `noindex` holds. `npm start` does
 * the first with this page and the second with the other, so that it can be looked at.
 */
export const notFoundPage = '/404.html';
/** The page of a server that fails. */
export const failurePage = '/500.html';

/**
 * Pages whose address holds capitals, and the all-lower-case spelling that leads to them.
 * A host must compare these with the case: taken without it, the exact spelling would lead to itself for ever.
 */
export const lowerCaseRedirects: readonly { from: string; to: string }[] = publicPaths
  .filter((path) => path !== path.toLowerCase())
  .map((to) => ({ from: to.toLowerCase(), to }));

/** Every address that leads on to a page. */
export function redirects({
  moved = movedPages,
}: Pick<HostOptions, 'moved'> = {}): typeof lowerCaseRedirects {
  return [...lowerCaseRedirects, ...moved];
}
