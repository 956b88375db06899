/** What the languages of several hosts have in common. */
import { dailyFiles, dailyFolders, hashedFolders } from '../headers';

/** A file's text: its lines, or lists of them, each ended. */
export const lines = (...parts: readonly (string | readonly string[])[]) => `${parts.flat().join('\n')}\n`;

/** The text as a regular expression that matches nothing else. */
export const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** An in-site path as hosts without folders write it. */
export const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Regular expressions of the cached paths, shared by the servers that know them. */
export function cachePatterns(basePath: string) {
  const base = literal(basePath);
  const anyOf = (paths: readonly string[]) => paths.map(literal).join('|');
  return {
    hashed: `^${base}(${anyOf(hashedFolders)})`,
    daily: `^${base}(${anyOf(dailyFolders)}|(${anyOf(dailyFiles)})$)`,
  };
}

/** A directory's `index.html` asked for by name; plain segments only, so that no answer leads off the site. */
export const indexFile = '^((/[A-Za-z0-9_-]+)*/)index\\.html';

/** A folder asked for without its last slash; plain segments, likewise. */
export const slashless = '^((/[A-Za-z0-9_-]+)+)$';

/** First line of each file made here, so that nobody edits it. */
export const generated = 'Written by `npm run hosts` from scripts/headers.ts: change it there.';

/** Files of the export that are for other hosts and answer nobody here. */
export const hostsOwn = ['/_headers', '/_redirects', '/.nojekyll'];
