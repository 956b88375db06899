/** `headers.ts` in the language of Netlify and Cloudflare Pages. */
import {
  cacheControl,
  commonHeaders,
  daily,
  dailyFiles,
  dailyFolders,
  type HostOptions,
  type hashedFolders,
  immutable,
  lowerCaseRedirects,
  redirects,
  revalidate,
} from '../headers';
import { lines, withoutSlash } from './shared';

/** The hashed folder with too many files for a rule each: Cloudflare Pages takes 100 rules. */
const pictures = '/pictures/' satisfies (typeof hashedFolders)[number];

/**
 * `_headers` of Netlify and Cloudflare Pages, for an export with these files (`/islands/…`).
 *
 * Both join the values of a header that two rules set, so that Cache-Control stands in rules that never overlap;
 * everything else keeps the hosts' own default, which is the one of `revalidate`. Both match by the path alone:
 * a rule for a folder would have browsers keep the "not found" of a missing script for a year.
 */
export function headersFile(options: HostOptions, files: readonly string[]): string {
  const { basePath } = options;
  const named = files.filter((file) => !file.startsWith(pictures) && cacheControl(file) === immutable);
  const rule = (path: string, value: string) => [`${basePath}${path}`, `  Cache-Control: ${value}`];
  return lines(
    `# Cache-Control of everything else: the host's default, ${revalidate}`,
    '/*',
    commonHeaders(options).map(([name, value]) => `  ${name}: ${value}`),
    [...named, `${pictures}*`].flatMap((path) => rule(path, immutable)),
    dailyFolders.flatMap((folder) => rule(`${folder}*`, daily)),
    dailyFiles.flatMap((file) => rule(file, daily)),
  );
}

/**
 * `_redirects` of Netlify and Cloudflare Pages.
 *
 * Status 200 for lower-case spellings: the page comes under that address too, and its canonical link names the exact
 * one. A redirect would never end on Netlify, which itself leads from capitals to lower case.
 */
export function redirectsFile(options: HostOptions): string {
  const { basePath } = options;
  const moved = redirects(options).filter((redirect) => !lowerCaseRedirects.includes(redirect));
  const rules = (from: string, to: string, status: number) => [
    `${basePath}${from} ${basePath}${to} ${status}`,
    `${basePath}${withoutSlash(from)} ${basePath}${to} ${status}`,
  ];
  return lines(
    '# Lower-case spellings of the addresses with capitals. 200, not 301: a host that lower-cases would loop.',
    lowerCaseRedirects.flatMap(({ from, to }) => rules(from, to, 200)),
    ...(moved.length > 0 ? ['# Pages that moved.'] : []),
    [...new Set(moved.flatMap(({ from, to }) => rules(from, to, 301)))],
  );
}
