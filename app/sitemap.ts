import type { MetadataRoute } from 'next';
import { sitePath } from '@/components/ui/site-path';
import { indexedPaths } from '@/content/routes';
import { site } from '@/content/site';
import { lastChanges } from './_sitemap/last-changes';

export const dynamic = 'force-static';

/** Canonical address of every indexed page. */
export default function sitemap(): MetadataRoute.Sitemap {
  const lastChange = lastChanges();
  return indexedPaths.map((path) => ({ url: site.url + sitePath(path), lastModified: lastChange(path) }));
}
