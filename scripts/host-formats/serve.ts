/** `headers.ts` in the language of `serve`, which `npm start` runs. */
import {
  commonHeaders,
  daily,
  dailyFiles,
  dailyFolders,
  failurePage,
  type HostOptions,
  hashedFolders,
  immutable,
  lowerCaseRedirects,
  notFoundPage,
  revalidate,
} from '../headers';
import { withoutSlash } from './shared';

/** Configuration of `serve`, which `npm start` runs. `root` is the folder it serves, relative to its argument. */
export function serveConfig(options: HostOptions, root = '.'): object {
  const { basePath } = options;
  const headers = (entries: readonly (readonly [string, string])[]) =>
    entries.map(([key, value]) => ({ key, value }));
  const cache = (path: string, value: string) => ({
    source: `${basePath}${path}`,
    headers: headers([['Cache-Control', value]]),
  });
  const common = headers([...commonHeaders(options), ['Cache-Control', revalidate]]);
  return {
    public: root,
    cleanUrls: true,
    trailingSlash: true,
    directoryListing: false,
    redirects: [
      ...(basePath ? [{ source: '/', destination: `${basePath}/` }] : []),
      // One letter in brackets: as a plain path `serve` would compare without the case, and loop.
      ...lowerCaseRedirects.map(({ from, to }) => ({
        source: `${basePath}${withoutSlash(from).replace(/^\/(.)/, '/[$1]')}`,
        destination: `${basePath}${to}`,
      })),
    ],
    headers: [
      { source: '**', headers: common },
      // `**` passes over names that begin with a dot.
      { source: `${basePath}/.well-known/**`, headers: common },
      ...hashedFolders.map((folder) => cache(`${folder}**`, immutable)),
      ...dailyFolders.map((folder) => cache(`${folder}**`, daily)),
      ...dailyFiles.map((file) => cache(file, daily)),
      // Newer than its list of types.
      { source: '**/*.avif', headers: headers([['Content-Type', 'image/avif']]) },
    ],
    // The error pages are none by their own names: to no file, so that `serve` answers 404. Nor is the copy of the
    // first that `npm start` puts at the root of the host for it.
    rewrites: [...new Set([notFoundPage, basePath + notFoundPage, basePath + failurePage])].map((page) => ({
      source: page.replace('.html', ''),
      destination: `${basePath}/_/`,
    })),
  };
}
