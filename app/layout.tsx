import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { IconSprite } from '@/components/ui/IconSprite';
import { sitePath } from '@/components/ui/site-path';
import { site } from '@/content/site';
import config from '@/tailwind.config';
import './globals.css';

/**
 * Weight and width are axes of the one typeface (design system: Type); `fonts.css` holds its stand-ins. Both files
 * are cut from the design system's `archivo-site.woff2` with fonttools:
 * `pyftsubset <file> --unicodes=<below, or the rest> --layout-features=kern,tnum,ccmp --flavor=woff2`.
 */
const archivo = localFont({
  src: './fonts/archivo-site.woff2',
  weight: '400 700',
  declarations: [{ prop: 'font-stretch', value: '100% 125%' }],
  adjustFontFallback: false,
  display: 'swap',
  variable: '--typeface',
});

/** Letters with accents and « »: a quarter of the typeface, fetched only where a text, or a name typed in, has one. */
const archivoAccents = localFont({
  src: './fonts/archivo-accents.woff2',
  weight: '400 700',
  declarations: [
    { prop: 'font-stretch', value: '100% 125%' },
    { prop: 'unicode-range', value: 'U+AB,U+BB,U+C0-D6,U+D8-FF' },
  ],
  adjustFontFallback: false,
  display: 'swap',
  preload: false,
  variable: '--typeface-accents',
});

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  icons: {
    icon: [
      { url: sitePath('/favicon.ico'), sizes: '32x32' },
      { url: sitePath('/icon.svg'), type: 'image/svg+xml' },
    ],
    apple: sitePath('/apple-touch-icon.png'),
  },
  formatDetection: { telephone: false, email: false, address: false },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: config.theme.colors.navy[900],
};

/** What the screens for faults have too: language, typeface, icons. Bar and footer are `PageFrame`'s. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.locale} className={`${archivo.variable} ${archivoAccents.variable}`}>
      <body>
        <IconSprite />
        {children}
      </body>
    </html>
  );
}
