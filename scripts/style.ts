/** The export's style sheet: one for all pages, then each page's own share of it. */
import { Features, transform } from 'lightningcss';

const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** Browsers of 2019 and later. */
const targets = {
  chrome: version(73),
  edge: version(79),
  firefox: version(66),
  safari: version(12, 1),
  ios_saf: version(12, 2),
};

/** The rules of cascade layers without their layers, which browsers before 2022 skip whole. */
function flattenLayers(css: string): string {
  let flat = css.replace(/@layer [\w\s,-]+;/g, '');
  for (let start = flat.indexOf('@layer'); start >= 0; start = flat.indexOf('@layer', start)) {
    const open = flat.indexOf('{', start);
    let end = open + 1;
    for (let depth = 1; depth > 0 && end < flat.length; end++) {
      if (flat[end] === '{') depth++;
      else if (flat[end] === '}') depth--;
    }
    flat = flat.slice(0, start) + flat.slice(open + 1, end - 1) + flat.slice(end);
  }
  return flat;
}

/** Utility variables (`--tw-*`) that no rule of the page reads: their defaults and registrations can go. */
function dropUnreadVariables(css: string): string {
  const isRead = (name: string) => css.includes(`var(${name}`);
  return css
    .replace(/@property (--tw-[\w-]+)\{[^}]*\}/g, (rule, name: string) => (isRead(name) ? rule : ''))
    .replace(/(?<=[;{])(--tw-[\w-]+):[^;{}]*(;|(?=\}))/g, (set, name: string) => (isRead(name) ? set : ''))
    .replace(/[^{}@]*\{\}/g, '');
}

/** Lowers the style sheet for the targets and minifies it. */
export function lowerStyle(css: string): string {
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    // Its way of lowering these writes every rule twice per direction; `physical` below does what is needed.
    exclude: Features.LogicalProperties | Features.DirSelector | Features.LangSelectorList,
  });
  return physical(flattenLayers(code.toString()));
}

/**
 * Two-sided logical shorthands (2020) as their physical pairs, where both sides are equal and direction
 * therefore makes no difference; `inset` likewise.
 */
function physical(css: string): string {
  const value = '([^;{}\\s(]*(?:\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\))?[^;{}\\s(]*)(?=[;}])';
  return css
    .replace(new RegExp(`(padding|margin)-inline:${value}`, 'g'), '$1-left:$2;$1-right:$2')
    .replace(new RegExp(`(padding|margin)-block:${value}`, 'g'), '$1-top:$2;$1-bottom:$2')
    .replace(new RegExp(`([;{])inset-inline:${value}`, 'g'), '$1left:$2;right:$2')
    .replace(new RegExp(`([;{])inset:${value}`, 'g'), '$1top:$2;right:$2;bottom:$2;left:$2');
}

/** Every class name a style sheet mentions. */
export function classNames(css: string): string[] {
  const names = new Set<string>();
  transform({
    filename: 'site.css',
    code: Buffer.from(css),
    visitor: {
      Selector(selector) {
        collect(selector, names);
        return selector;
      },
    },
  });
  return [...names];
}

type Component = {
  type: string;
  name?: string;
  selectors?: Component[][];
  selector?: Component[] | null;
};

function collect(selector: readonly unknown[], names: Set<string>): void {
  for (const component of selector as Component[]) {
    if (component.type === 'class' && component.name) names.add(component.name);
    for (const inner of component.selectors ?? []) collect(inner, names);
  }
}

/** Parts of fields for dates, numbers and files, which `sealPage` knows no page to have. */
const unusedParts = /::(-webkit-(date|calendar|inner-spin|outer-spin|file-upload)|file-selector)/;

/** Element names of a selector; what stands in brackets is left out, since it may say what an element is not. */
function elementNames(selector: string): string[] {
  let bare = selector;
  for (let last = ''; last !== bare; ) {
    last = bare;
    bare = bare.replace(/\([^()]*\)|\[[^\]]*\]/g, '');
  }
  return bare.replace(/[.#:]+(\\.|[\w-])+/g, '').match(/[a-z][\w-]*/gi) ?? [];
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

/** The rules without the selectors that can match nothing on a page with these elements. */
function dropUnusedElements(css: string, isUsed: (element: string) => boolean): string {
  return css.replace(/([^{}@;]+)\{([^{}]*)\}/g, (rule, list: string, declarations: string, at: number) => {
    // Fonts and the like, and steps of an animation.
    if (css[at - 1] === '@' || /^(from|to|[\d.]+%)(,|$)/.test(list)) return rule;
    const kept = selectorsOf(list).filter(
      (selector) => !unusedParts.test(selector) && elementNames(selector).every(isUsed),
    );
    return kept.length > 0 ? `${kept.join(',')}{${declarations}}` : '';
  });
}

/** What a page holds. */
export type Used = { className: (name: string) => boolean; element: (name: string) => boolean };

/** The rules that a page can need: those whose classes and elements stand in its markup or in the islands' code. */
export function styleFor(css: string, all: readonly string[], used: Used): string {
  const { code } = transform({
    filename: 'page.css',
    // Before the transform, which stops at anything that is no style sheet.
    code: Buffer.from(dropUnusedElements(css, used.element)),
    minify: true,
    unusedSymbols: all.filter((name) => !used.className(name)),
  });
  return dropUnreadVariables(code.toString());
}
