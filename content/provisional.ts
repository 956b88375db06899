/**
 * Marks a value that the company must confirm or replace before the site goes live.
 *
 * `npm run launch-check` lists every call with its file, its line and `ask`. A preview build
 * (`SITE_ENV=preview`) puts the two marker characters round the text, and `scripts/preview.ts` turns them
 * into a visible outline; every other build returns the text as it is.
 *
 * Where a line for each name of a list would be noise, one constant `proposed…` at the head of the file stands for the
 * list: `markEach` puts the marks round the names. No page shows the constant itself; its text or its `ask` says
 * “proposed”, or `e2e/preview.spec.ts` names it, and so does not look for it.
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

/**
 * The value with the marks of a preview build round each of its texts that is proposed; in every other build as it is.
 * It goes with a constant `proposed…`, which is the launch check's line for all of them.
 *
 * @param isProposed asked with the names of the fields that lead to a text, `groups.name`, and the text
 */
export function markEach<T>(value: T, isProposed: (fields: string, text: string) => boolean): T {
  if (process.env.SITE_ENV !== 'preview') return value;
  const walk = (part: unknown, fields: string): unknown => {
    if (typeof part === 'string') {
      return !part.includes(markStart) && isProposed(fields, part) ? markStart + part + markEnd : part;
    }
    if (Array.isArray(part)) return part.map((entry) => walk(entry, fields));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, entry]) => [name, walk(entry, fields ? `${fields}.${name}` : name)]),
    );
  };
  return walk(value, '') as T;
}
