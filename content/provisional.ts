/**
 * Marks a value that the company must confirm or replace before the site goes live.
 *
 * `npm run launch-check` lists every call with its file, its line and `ask`. A preview build
 * (`SITE_ENV=preview`) puts the two marker characters round the text, and the seal step turns them
 * into a visible outline; every other build returns the text as it is.
 *
 * Where marking each name of a list would be noise, one constant `proposed…` at the head of the file stands for the
 * list: no page shows its text, which says “proposed” so that `e2e/preview.spec.ts` does not look for it.
 *
 * @param text the stand-in or unconfirmed text
 * @param ask  what the company has to supply or confirm, as a short phrase
 */
export function provisional(text: string, ask: string): string {
  if (!ask) throw new Error(`provisional('${text}') needs to say what the company must supply`);
  return process.env.SITE_ENV === 'preview' ? `${markStart}${text}${markEnd}` : text;
}

/** Private-use character before a provisional text in preview builds. */
export const markStart = '\uE000';
/** The one after it. */
export const markEnd = '\uE001';

/** The text without the marks of a preview build: for attributes, file names, digits and pictures. */
export function plain(text: string): string {
  return text.replace(/[\uE000\uE001]/g, '');
}
