/** What stands in for a redirect on GitHub Pages. */
import { lines } from './shared';

/** A page that leads on to another, for hosts that know no redirects (GitHub Pages). */
export function redirectPage(to: string, canonical: string): string {
  return lines(
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title>',
    `<link rel="canonical" href="${canonical}"><meta http-equiv="refresh" content="0; url=${to}">`,
    `</head><body><p><a href="${to}">This page has moved.</a></p></body></html>`,
  );
}
