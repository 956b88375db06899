'use client';

import { site } from '@/content/site';
import ErrorScreen from './error';
import './globals.css';

/** Failure of the layout itself, while developing. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang={site.locale}>
      <body>
        <ErrorScreen reset={reset} />
      </body>
    </html>
  );
}
