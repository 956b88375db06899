import type { Metadata } from 'next';
import { plain } from '@/content/provisional';
import { getShareImage, shareImagePath } from '@/content/share-images';
import { site } from '@/content/site';
import type { PageMeta } from '@/content/types';
import { absoluteUrl } from './absolute-url';
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
  return {
    title: fullTitle,
    description,
    keywords: [...meta.keywords, ...site.keywords],
    ...(noindex || isPreview ? { robots: { index: false, follow: !isPreview } } : {}),
    ...(noindex ? {} : sharing(path, fullTitle, description)),
  };
}

/** What networks and search engines are told of a page that may be found. */
function sharing(path: string, title: string, description: string): Metadata {
  const url = absoluteUrl(path);
  const card = getShareImage(path);
  const image = { url: absoluteUrl(shareImagePath(path)), alt: plain(`${card.title}. ${card.line}`) };
  return {
    alternates: { canonical: url },
    openGraph: {
      type: 'website',
      siteName: plain(site.brand),
      locale: site.locale.replace('-', '_'),
      title,
      description,
      url,
      images: [{ ...image, width: 1200, height: 630, type: 'image/png' }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}
