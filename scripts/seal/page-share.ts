/** What one page carries of the site's styles and icons: its own share, and not a byte for the other pages. */
import { parse, type Root } from 'postcss';
import { decode } from '../decode';
import { lowerStyle } from './lower-style';
import { leaveShare } from './page-style';
import { shortenClasses } from './short-names';

/** What the pages take their shares from. */
export type Stock = {
  /** The site's style sheet. */
  css: string;
  /** Words in the strings of each island, by its name: classes, elements and icons that it may set. */
  islandWords: ReadonlyMap<string, ReadonlySet<string>>;
  /**
   * Classes that the site's own style sheets and the rules for paper or for readers without script name;
   * all others are utilities.
   */
  partClasses: ReadonlySet<string>;
};

/**
 * Every word that a string of a script can hold, and some that none does: what stands between white space, quotes
 * and the holes of templates, wherever it stands. Telling strings from regular expressions with quotes in them takes
 * a parser; a word too many costs nothing, a word too few a style. Words with quotes of their own
 * (`content-['x']`) are taken from what looks like a string.
 */
export function wordsInStrings(code: string): Set<string> {
  const strings = code.match(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? [];
  const whole = strings.flatMap((text) => text.slice(1, -1).split(/\s+/));
  return new Set([...whole, ...code.split(/\$\{|[\s"'`}]+/)]);
}

/** The words of the islands on a page. */
function scriptWordsOf(page: string, file: string, islandWords: Stock['islandWords']): Set<string> {
  const names = new Set([...page.matchAll(/\sdata-island="([^"]*)"/g)].map(([, name = '']) => name));
  return new Set(
    [...names].flatMap((name) => {
      const words = islandWords.get(name);
      if (!words) {
        throw new Error(
          `${file}: no island has a file called like “${name}”. In components/island/registry.ts the key must be the file's name in kebab-case: course-search for CourseSearch.tsx.`,
        );
      }
      return [...words];
    }),
  );
}

/** Every word in an attribute of the page, as it is meant, not as it is escaped. */
function attributeWords(page: string, attribute: string, between: RegExp): string[] {
  const values = page.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'));
  return [...values].flatMap(([, value = '']) => value.split(between).map(decode));
}

/** A drawing in a symbol of its own size: a group says as much. */
const nestedDrawing = /<svg width="24" height="24" viewBox="0 0 24 24"([^>]*)>([\s\S]*?)<\/svg>/;

/** The page with the icons of its sprite that it shows, or that script may show, and without what they need not say. */
function trimSprite(page: string, scriptWords: ReadonlySet<string>): string {
  return page.replace(/<symbol id="icon-([\w-]+)"[\s\S]*?<\/symbol>/g, (symbol, name: string) =>
    page.includes(`#icon-${name}"`) || scriptWords.has(name)
      ? symbol.replace(/ (xmlns|class|aria-hidden)="[^"]*"/g, '').replace(nestedDrawing, '<g$1>$2</g>')
      : '',
  );
}

/** Whether a text has a letter of these ranges, as a style sheet writes them: `U+AB,U+C0-D6,U+1E??`. */
function hasLetterOf(text: string, ranges: string): boolean {
  const letters = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return `\\u{${from.replaceAll('?', '0')}}-\\u{${to.replaceAll('?', 'F')}}`;
  });
  return new RegExp(`[${letters.join('')}]`, 'u').test(text);
}

/** What a page says: its texts, and those in its empty fields. */
function textsOf(page: string): string {
  const shown = page.replace(/<(head|script)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ');
  return [decode(shown), ...attributeWords(page, 'placeholder', /\s+/)].join(' ');
}

/**
 * Takes out the fonts for letters that the page has not, and that no form of it asks for (a name). What is typed into
 * a search box may be drawn in the stand-in.
 */
function dropUnusedFonts(sheet: Root, page: string): void {
  if (page.includes('<form')) return;
  const texts = textsOf(page);
  sheet.walkAtRules('font-face', (face) => {
    face.walkDecls('unicode-range', ({ value }) => {
      if (!hasLetterOf(texts, value)) face.remove();
    });
  });
}

/**
 * The page with its icons and with short names for its utilities, and the style sheet that goes with it.
 * Throws when an island of the page is not in the registry.
 */
export function shareOf(page: string, file: string, stock: Stock): { page: string; style: string } {
  const classes = new Set(attributeWords(page, 'class', /\s+/));
  const elements = new Set([...page.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase()));
  const scriptWords = scriptWordsOf(page, file, stock.islandWords);
  const props = new Set(attributeWords(page, 'data-props', /\s+|&quot;/));
  const sheet = parse(stock.css);
  dropUnusedFonts(sheet, page);
  leaveShare(sheet, {
    className: (name) => classes.has(name) || scriptWords.has(name),
    element: (name) => elements.has(name.toLowerCase()) || scriptWords.has(name),
  });
  const isSpokenOf = (name: string) =>
    stock.partClasses.has(name) || scriptWords.has(name) || props.has(name);
  return { page: shortenClasses(trimSprite(page, scriptWords), sheet, isSpokenOf), style: lowerStyle(sheet) };
}
