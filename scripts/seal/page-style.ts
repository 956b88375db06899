/** A page's share of the site's style sheet: the rules it can need, with the variables they read. */
import { minify, withLeastFirst } from './lower-style';
import { bare, classesIn, elementNames, flatRule, selectorsOf } from './selectors';

/**
 * Utility variables (`--tw-*`) with the one value they can have on the page written in their place: those that no
 * rule sets but the defaults, and those that only the rule that reads them sets.
 */
function foldVariables(css: string): string {
  const initial = new Map(
    [...css.matchAll(/@property (--tw-[\w-]+)\{[^}]*?(?:initial-value:([^;}]*))?\}/g)].map(
      ([, name = '', value]) => [name, value] as const,
    ),
  );
  const rules = [...css.matchAll(flatRule)].filter(([, list = '']) => !/^\*|::backdrop/.test(list));
  const setters = (name: string) => rules.filter(([rule]) => rule.includes(`${name}:`));
  const readers = (name: string) => rules.filter(([rule]) => rule.includes(`var(${name}`));
  return css.replace(flatRule, (rule) =>
    rule.replace(/var\((--tw-[\w-]+)(?:,([^()]*))?\)/g, (read, name: string, fallback?: string) => {
      const set = setters(name);
      if (set.length === 0) return initial.get(name) ?? fallback ?? read;
      const own = set.length === 1 && set[0]?.[0] === rule && readers(name).length === 1;
      const [, value] = new RegExp(`${name}:([^;}]*)`).exec(rule) ?? [];
      return own && value && !value.includes('var(') ? value : read;
    }),
  );
}

/** Variables that no rule of the page reads: their values and registrations can go. */
function dropUnreadVariables(css: string): string {
  const isRead = (name: string) => new RegExp(`var\\(${name}[,)]`).test(css);
  return css
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (isRead(name) ? rule : ''))
    .replace(/(?<=[;{])(--[\w-]+):[^;{}]*(;|(?=\}))/g, (set, name: string) => (isRead(name) ? set : ''))
    .replace(/;\}/g, '}')
    .replace(/[^{}@]*\{\}/g, '')
    .replace(/@supports[^{}]*\{\}/g, '');
}

/** Parts of fields for dates, numbers and files, and fields that are buttons: `sealPage` knows no page to have either. */
const unusedParts =
  /::(-webkit-(date|calendar|inner-spin|outer-spin|file-upload)|file-selector)|^input:where\(\[type="?(button|reset|submit)/;

/** Parts that only a field to write in has. */
const fieldParts = /::(placeholder|-webkit-search)/;

/** A state that only fields with rules have, which stand in a form. */
const formState = /:-moz-ui-invalid/;

/** The rules without the selectors that can match nothing on a page with these classes and elements. */
function dropUnusedSelectors(css: string, used: Used): string {
  return css.replace(flatRule, (rule, list: string, declarations: string, at: number) => {
    // Fonts and the like, and steps of an animation.
    if (css[at - 1] === '@' || /^(from|to|[\d.]+%)(,|$)/.test(list)) return rule;
    const kept = selectorsOf(list).filter(
      (selector) =>
        !unusedParts.test(selector) &&
        (!fieldParts.test(selector) || used.element('input')) &&
        (!formState.test(selector) || used.element('form')) &&
        elementNames(selector).every(used.element) &&
        // What stands in brackets may say what an element is not.
        classesIn(bare(selector)).every(used.className),
    );
    return kept.length > 0 ? `${kept.join(',')}{${declarations}}` : '';
  });
}

/** What a page holds. */
export type Used = { className: (name: string) => boolean; element: (name: string) => boolean };

/** The rules that a page can need: those whose classes and elements stand in its markup or in the islands' code. */
export function styleFor(css: string, used: Used): string {
  // Before it is minified, which stops at anything that is no style sheet.
  return withLeastFirst(dropUnreadVariables(minify(foldVariables(dropUnusedSelectors(css, used)))));
}
