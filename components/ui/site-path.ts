/** Base path of a site served under a sub-folder (`/site`), empty for one at the root of its host. */
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * In-site address as the exported pages need it: with the base path, and with the closing slash that every
 * page address carries (decisions: URL form). Fragments, files and whole URLs keep their form.
 */
export function sitePath(path: string): string {
  if (!path.startsWith('/')) return path;
  const [, page = path, rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const isFile = /\.[a-z0-9]+$/i.test(page);
  return basePath + (isFile || page.endsWith('/') ? page : `${page}/`) + rest;
}
