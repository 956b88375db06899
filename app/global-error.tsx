'use client';

import { site } from '@/content/site';
import FailureScreen from './error';
import './globals.css';

/** Failure of the layout itself, while developing. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang={site.locale}>
      <body>
        <FailureScreen reset={reset} />
      </body>
    </html>
  );
}
