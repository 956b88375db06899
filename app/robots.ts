import type { MetadataRoute } from 'next';
import { absoluteUrl } from './_frame/absolute-url';
import { isPreview } from './_frame/preview';

export const dynamic = 'force-static';

/** Everything may be crawled; previews nothing (pitfalls 15). */
export default function robots(): MetadataRoute.Robots {
  if (isPreview) return { rules: { userAgent: '*', disallow: '/' } };
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
