import type { MetadataRoute } from 'next';
import { indexedPaths } from '@/content/routes';
import { absoluteUrl } from './_frame/absolute-url';
import { lastChanges } from './_sitemap/last-changes';

export const dynamic = 'force-static';

/** Canonical address of every indexed page. */
export default function sitemap(): MetadataRoute.Sitemap {
  const lastChange = lastChanges();
  return indexedPaths.map((path) => ({ url: absoluteUrl(path), lastModified: lastChange(path) }));
}
