import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { IconSprite } from '@/components/ui/IconSprite';
import { sitePath } from '@/components/ui/site-path';
import { site } from '@/content/site';
import config from '@/tailwind.config';
import './globals.css';

/**
 * Weight and width are axes of the one typeface (design system: Type); `fonts.css` holds its stand-ins. The build makes
 * a face of each declaration, and styles name the family that both belong to. Both files are cut from the design
 * system's `archivo-site.woff2` with fonttools:
 * `pyftsubset <file> --unicodes=<below, or the rest> --layout-features=kern,tnum,ccmp --flavor=woff2`.
 */
// biome-ignore lint/correctness/noUnusedVariables: the build reads it
const letters = localFont({
  src: './fonts/archivo-site.woff2',
  weight: '400 700',
  declarations: [
    { prop: 'font-family', value: 'Archivo' },
    { prop: 'font-stretch', value: '100% 125%' },
  ],
  adjustFontFallback: false,
  display: 'swap',
});

/**
 * Letters with accents, and signs that no text of the site has, such as # and %: 18 of the typeface's 43 KB, fetched
 * only where a text, or what is typed in, has one.
 */
// biome-ignore lint/correctness/noUnusedVariables: the build reads it
const rareLetters = localFont({
  src: './fonts/archivo-rare.woff2',
  weight: '400 700',
  declarations: [
    { prop: 'font-family', value: 'Archivo' },
    { prop: 'font-stretch', value: '100% 125%' },
    {
      prop: 'unicode-range',
      value: 'U+23-25,U+2A,U+3C-3E,U+5B-60,U+7B-7E,U+AB,U+AE,U+B0-B1,U+B7,U+BB,U+C0-FF,U+2022',
    },
  ],
  adjustFontFallback: false,
  display: 'swap',
  preload: false,
});

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  icons: {
    icon: [
      { url: sitePath('/favicon.ico'), sizes: '16x16 32x32 48x48' },
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

/** What the failure screen has too while developing: language, typeface, icons. Bar and footer are `PageFrame`'s. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.locale}>
      <body>
        <IconSprite />
        {children}
      </body>
    </html>
  );
}
