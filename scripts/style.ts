/** The export's style sheet: one for all pages, then each page's own share of it. */
import { Features, transform } from 'lightningcss';
import project from '../package.json' with { type: 'json' };

/** The browsers of `package.json`, in the form that lightningcss reads: `safari >= 12.1` is `safari: 0x0c0100`. */
const targets = Object.fromEntries(
  project.browserslist.map((line) => {
    const [, browser, major, minor = '0'] = /^(\w+) >= (\d+)(?:\.(\d+))?$/.exec(line) ?? [];
    if (!browser) throw new Error(`package.json: browserslist has a line of another form: ${line}`);
    return [browser, (Number(major) << 16) | (Number(minor) << 8)];
  }),
);

/** Puts in place of every block that begins with `head` what `replace` makes of its content. */
function replaceBlocks(css: string, head: string, replace: (content: string) => string): string {
  let rest = css;
  for (let start = rest.indexOf(head); start >= 0; start = rest.indexOf(head, start)) {
    const open = rest.indexOf('{', start);
    let end = open + 1;
    for (let depth = 1; depth > 0 && end < rest.length; end++) {
      if (rest[end] === '{') depth++;
      else if (rest[end] === '}') depth--;
    }
    rest = rest.slice(0, start) + replace(rest.slice(open + 1, end - 1)) + rest.slice(end);
  }
  return rest;
}

/** The rules of cascade layers without their layers, which browsers before 2022 skip whole. */
function flattenLayers(css: string): string {
  return replaceBlocks(css.replace(/@layer [\w\s,-]+;/g, ''), '@layer', (rules) => rules);
}

/**
 * The rules for paper apart from all others: as a file of their own, which browsers fetch last, they make no page
 * longer that nobody prints.
 */
export function splitPrint(css: string): { screen: string; print: string } {
  let print = '';
  const screen = replaceBlocks(css, '@media print{', (rules) => {
    print += rules;
    return '';
  });
  return { screen, print: withLeastFirst(print) };
}

/** A rule without rules in it: its selectors and its declarations. */
const flatRule = /([^{}@;]+)\{([^{}]*)\}/g;

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

/** Minifies a style sheet in words that the targets know; also what is minified already, or it is put in later words. */
function minify(css: string): string {
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    // Its way of lowering these writes every rule twice per direction; `physical` below does what is needed.
    exclude: Features.LogicalProperties | Features.DirSelector | Features.LangSelectorList,
  });
  return physical(
    code
      .toString()
      // A prefixed declaration gains a copy of itself at every pass.
      .replace(/([;{])([\w-]+:[^;{}]+;)\2+/g, '$1$2')
      // `clamp` (Safari 13.1) is lowered everywhere but in variables.
      .replace(/clamp\(([^,()]+),([^,()]+),([^,()]+)\)/g, 'max($1,min($2,$3))'),
  );
}

/**
 * `max()` and `min()` are known since 2020 (Chrome 79, Firefox 75): before, a size is their first value, which for a
 * `clamp` is the least. Variables take any words, so theirs cannot be said twice. Run once, after
 * everything else: it would put in again what is there already.
 */
function withLeastFirst(css: string): string {
  return css.replace(
    /([;{])((?!--)[\w-]+):(?:max|min)\(([^,()]+(?:\([^()]*\))?),[^;{}]*/g,
    (better, before: string, property: string, first: string) =>
      `${before}${property}:${first};${better.slice(1)}`,
  );
}

/** How the reset's colour for the words in an empty field begins, as written and as the build minifies it. */
const resetPlaceholder = /@supports \(not \(+-webkit-appearance: ?-apple-pay-button/;

/** The reset's rule for what is hidden, in words of 2020 and later. */
const resetHidden = /\[hidden\]:where\([^{}]*\{[^{}]*\}/;

/** The reset's rule for the root: fonts, which the body sets, and what `base.css` says again. */
const resetRoot = /html,\s*:host\s*\{[^{}]*\}/;

/** Without the rules of the reset for which `components/ui/base.css` has the site's own. */
function dropReplacedReset(css: string): string {
  const [head] = resetPlaceholder.exec(css) ?? [];
  return (head ? replaceBlocks(css, head, () => '') : css).replace(resetHidden, '').replace(resetRoot, '');
}

/**
 * Class names with a sign in them by which the expressions here part rules. `@` is also the sign of container queries,
 * which browsers before 2022 do not know.
 */
function refuseUnreadable(css: string): void {
  const [written] = /(?<=\.)(?:\\.|[\w-])*\\[@{};](?:\\.|[\w-])*/.exec(css) ?? [];
  if (written) {
    throw new Error(
      `The class “${unescapeSelector(written)}” would lose its styles: no @, braces or semicolons in class names.`,
    );
  }
}

/** Properties that only the reset speaks of, to leave them as they are. */
const idleProperties = ['font-feature-settings', 'font-variation-settings'];

/** The reset's rule for the ground behind dialogs, which has neither space nor border by itself. */
const idleBackdrop = /(?<=\})::backdrop\{box-sizing:border-box;[^{}]*\}/;

/** Without what only the reset says, and what changes nothing: it would stand in every page. */
function dropIdle(css: string): string {
  return idleProperties.reduce(
    (style, property) => {
      const set = new RegExp(`(?<=[;{])${property}:([^;{}]*)(?:;|(?=\\}))`, 'g');
      const isIdle = [...style.matchAll(set)].every(([, value = '']) => /^(normal|inherit)$/.test(value));
      return isIdle ? style.replace(set, '') : style;
    },
    css.replace(idleBackdrop, ''),
  );
}

/** Lowers the style sheet for the targets and minifies it. */
export function lowerStyle(css: string): string {
  const style = dropIdle(flattenLayers(minify(dropReplacedReset(css))));
  refuseUnreadable(style);
  return style;
}

/**
 * Two-sided logical shorthands (2020) as their physical pairs, where both sides are equal and direction
 * therefore makes no difference; `inset` (2020) as its four sides.
 */
function physical(css: string): string {
  const value = '([^;{}\\s(]*(?:\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\))?[^;{}\\s(]*)';
  const both = (shorthand: string) => new RegExp(`([;{])${shorthand}:${value}(?=[;}])`, 'g');
  return css
    .replace(both('padding-inline'), '$1padding-left:$2;padding-right:$2')
    .replace(both('margin-inline'), '$1margin-left:$2;margin-right:$2')
    .replace(both('padding-block'), '$1padding-top:$2;padding-bottom:$2')
    .replace(both('margin-block'), '$1margin-top:$2;margin-bottom:$2')
    .replace(both('inset-inline'), '$1left:$2;right:$2')
    .replace(
      new RegExp(`([;{])inset:${value}(?: ${value})?(?: ${value})?(?: ${value})?(?=[;}])`, 'g'),
      (_, before: string, top: string, right = top, bottom = top, left = right) =>
        `${before}top:${top};right:${right};bottom:${bottom};left:${left}`,
    );
}

/** Parts of fields for dates, numbers and files, and fields that are buttons: `sealPage` knows no page to have either. */
const unusedParts =
  /::(-webkit-(date|calendar|inner-spin|outer-spin|file-upload)|file-selector)|^input:where\(\[type="?(button|reset|submit)/;

/** Parts that only a field to write in has. */
const fieldParts = /::(placeholder|-webkit-search)/;

/** A state that only fields with rules have, which stand in a form. */
const formState = /:-moz-ui-invalid/;

/** A selector without what stands in brackets, which may say what an element is not. */
function bare(selector: string): string {
  let left = selector;
  for (let last = ''; last !== left; ) {
    last = left;
    left = left.replace(/(?<!\\)\((?:\\.|[^()\\])*\)|(?<!\\)\[(?:\\.|[^\]\\])*\]/g, '');
  }
  return left;
}

/** Element names that a selector asks for. */
function elementNames(selector: string): string[] {
  return (
    bare(selector)
      .replace(/[.#:]+(\\[\da-f]{1,6} ?|\\.|[\w-])+/gi, '')
      .match(/[a-z][\w-]*/gi) ?? []
  );
}

/** The selectors of a list; commas in brackets part none. */
function selectorsOf(list: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(' || sign === '[') depth++;
    if (sign === ')' || sign === ']') depth--;
    if (sign === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += sign;
  }
  return selectors;
}

/**
 * A class in a selector; a number or a step of an animation is none. A digit that a name begins with stands there as
 * its code: `\32 xl`.
 */
const classInSelector = /\.((?:\\[\da-f]{1,6} ?|\\.|[a-z_-])(?:\\[\da-f]{1,6} ?|\\.|[\w-])*)/gi;

function unescapeSelector(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6}) ?|(.))/gi, (_, code?: string, sign = '') =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );
}

/** Class names in a selector or a list of them. */
function classesIn(selectors: string): string[] {
  return [...selectors.matchAll(classInSelector)].map(([, name = '']) => unescapeSelector(name));
}

/** Every class that a style sheet names. */
export function classesOf(css: string): Set<string> {
  const lists = css.replace(/\/\*[\s\S]*?\*\//g, '').match(/[^{};]+(?=\{)/g) ?? [];
  return new Set(lists.flatMap(classesIn));
}

/** The style sheet with another name for each class that has one. */
export function renameClasses(css: string, names: ReadonlyMap<string, string>): string {
  return css.replace(flatRule, (_, list: string, declarations: string) => {
    const renamed = list.replace(classInSelector, (written, name: string) => {
      const found = names.get(unescapeSelector(name));
      return found ? `.${found}` : written;
    });
    return `${renamed}{${declarations}}`;
  });
}

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
