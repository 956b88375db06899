/**
 * Short names for a page's utilities. `lg:grid-cols-[3.6fr_2fr_3.1fr_3.3fr]` is good to write and long to send: it
 * stands in the markup and again, escaped, in the styles. Each page gets a list of its own, so the shortest name
 * goes to what it says most often. A twentieth of a document's bytes, compressed.
 */
import type { Root } from 'postcss';
import { decode } from '../decode';
import { classesOf, renameClasses } from './selectors';

const classAttribute = /(\sclass=")([^"]*)"/g;

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** a, b … z, a0, a1 … */
function* shortNames(): Generator<string> {
  yield* letters;
  for (let number = 0; ; number++) for (const letter of letters) yield letter + number;
}

/**
 * The page with short names in place of the classes that only it and its styles speak of; the sheet gets them too.
 *
 * @param isSpokenOf classes that something besides the page and its styles names: a script, another style sheet
 */
export function shortenClasses(page: string, sheet: Root, isSpokenOf: (name: string) => boolean): string {
  const counts = new Map<string, number>();
  for (const [, , list = ''] of page.matchAll(classAttribute)) {
    for (const written of list.split(/\s+/)) {
      const name = decode(written);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const styled = classesOf(sheet);
  const long = [...counts.keys()]
    .filter((name) => styled.has(name) && !isSpokenOf(name))
    .sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
  const free = shortNames();
  const short = new Map<string, string>();
  for (const name of long) {
    let next: string;
    do next = free.next().value;
    while (counts.has(next) || styled.has(next));
    short.set(name, next);
  }
  renameClasses(sheet, short);
  return page.replace(classAttribute, (_, before: string, list: string) => {
    const names = list.split(/\s+/).map((written) => short.get(decode(written)) ?? written);
    return `${before}${names.join(' ')}"`;
  });
}
