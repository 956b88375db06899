import { execFileSync } from 'node:child_process';
import type { MetadataRoute } from 'next';
import { sitePath } from '@/components/ui/site-path';
import { indexedPaths } from '@/content/routes';
import { site } from '@/content/site';

export const dynamic = 'force-static';

/** When the texts last changed, from git; the day of the build where there is no history. */
function lastChange(): Date {
  try {
    const date = execFileSync('git', ['log', '-1', '--format=%cI', '--', 'content'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    if (date) return new Date(date);
  } catch {
    // No git on this machine, or no repository: the build's own day stands.
  }
  return new Date();
}

/** Canonical address of every indexed page. */
export default function sitemap(): MetadataRoute.Sitemap {
  const lastModified = lastChange();
  return indexedPaths.map((path) => ({ url: site.url + sitePath(path), lastModified }));
}
