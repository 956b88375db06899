import type { Metadata } from 'next';
import { sitePath } from '@/components/ui/site-path';
import { plain } from '@/content/provisional';
import { shareImagePath } from '@/content/share-images';
import { site } from '@/content/site';
import type { PageMeta } from '@/content/types';
import { isPreview } from './preview';

type PageMetadata = {
  /** First half of the title; the whole title when `wholeTitle` is set. */
  title: string;
  wholeTitle?: boolean;
  /** Path of the page with its closing slash. */
  path: string;
  meta: PageMeta;
  /** Keeps the page out of search results. */
  noindex?: boolean;
};

/**
 * Head of one page: `{page} | {brand}`, description, keywords, canonical link, share card (specification section 2).
 * Nothing in a preview build is for search engines.
 */
export function pageMetadata({
  title,
  wholeTitle = false,
  path,
  meta,
  noindex = false,
}: PageMetadata): Metadata {
  const fullTitle = plain(wholeTitle ? title : `${title} | ${site.brand}`);
  const description = plain(meta.description);
  const url = site.url + sitePath(path);
  const image = {
    url: site.url + sitePath(shareImagePath(path)),
    width: 1200,
    height: 630,
    type: 'image/png',
    alt: plain(`${title}. ${meta.share}`),
  };
  return {
    title: fullTitle,
    description,
    keywords: [...meta.keywords, ...site.keywords],
    ...(noindex || isPreview ? { robots: { index: false, follow: !isPreview } } : {}),
    ...(noindex
      ? {}
      : {
          alternates: { canonical: url },
          openGraph: {
            type: 'website',
            siteName: plain(site.brand),
            locale: site.locale.replace('-', '_'),
            title: fullTitle,
            description,
            url,
            images: [image],
          },
          twitter: {
            card: 'summary_large_image',
            title: fullTitle,
            description,
            images: [{ url: image.url, alt: image.alt }],
          },
        }),
  };
}
