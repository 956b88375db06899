import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { IconSprite } from '@/components/ui/IconSprite';
import { sitePath } from '@/components/ui/site-path';
import { plain } from '@/content/provisional';
import { site } from '@/content/site';
import './globals.css';

/** One family, one file: weight and width are axes of it (design system: Type); `fonts.css` holds its stand-ins. */
const archivo = localFont({
  src: './fonts/archivo-site.woff2',
  weight: '400 700',
  declarations: [{ prop: 'font-stretch', value: '100% 125%' }],
  adjustFontFallback: false,
  display: 'swap',
  variable: '--typeface',
});

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  applicationName: plain(site.brand),
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
  themeColor: '#0b1f33',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.locale} className={archivo.variable}>
      <body>
        <IconSprite />
        {children}
      </body>
    </html>
  );
}
