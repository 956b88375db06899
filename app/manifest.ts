import type { MetadataRoute } from 'next';
import { sitePath } from '@/components/ui/site-path';
import { plain } from '@/content/provisional';
import { site } from '@/content/site';
import config from '@/tailwind.config';

export const dynamic = 'force-static';

/** Web manifest: name, colours and icons for a home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: plain(`${site.brand} | ${site.strapLine}`),
    short_name: plain(site.brand),
    description: site.description,
    lang: site.locale,
    start_url: sitePath('/'),
    scope: sitePath('/'),
    display: 'browser',
    background_color: config.theme.colors.white,
    theme_color: config.theme.colors.navy[900],
    icons: [
      { src: sitePath('/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: sitePath('/icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: sitePath('/icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
