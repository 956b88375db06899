/**
 * What a first view at 390 px may weigh at most, as agreed for this site, in thousands of bytes, compressed with
 * brotli where a host compresses. `e2e/budget.spec.ts` holds every page to it, `npm run bench` stars what is beyond.
 */
export const budgetsKb = {
  /** With its styles in it. */
  document: 24,
  /** A training category, which carries a whole catalogue. */
  category: 36,
  /** One file. */
  font: 26,
  pictures: 45,
  script: 24,
  all: 120,
} as const;

/** Requests of a first view, the document's included. */
export const requestsAtMost = 12;

/** Budget of a page's document. */
export function documentKb(pagePath: string): number {
  return /^\/training\/./.test(pagePath) ? budgetsKb.category : budgetsKb.document;
}
