/** Rules and their selectors, read and written without a parser: by what stands between braces, commas and brackets. */

/** A rule without rules in it: its selectors and its declarations. */
export const flatRule = /([^{}@;]+)\{([^{}]*)\}/g;

/** A selector without what stands in brackets, which may say what an element is not. */
export function bare(selector: string): string {
  let left = selector;
  for (let last = ''; last !== left; ) {
    last = left;
    left = left.replace(/(?<!\\)\((?:\\.|[^()\\])*\)|(?<!\\)\[(?:\\.|[^\]\\])*\]/g, '');
  }
  return left;
}

/** Element names that a selector asks for. */
export function elementNames(selector: string): string[] {
  return (
    bare(selector)
      .replace(/[.#:]+(\\[\da-f]{1,6} ?|\\.|[\w-])+/gi, '')
      .match(/[a-z][\w-]*/gi) ?? []
  );
}

/** The selectors of a list; commas in brackets part none. */
export function selectorsOf(list: string): string[] {
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

/** A class as markup has it, without what a selector escapes. */
export function unescapeSelector(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6}) ?|(.))/gi, (_, code?: string, sign = '') =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );
}

/** Class names in a selector or a list of them. */
export function classesIn(selectors: string): string[] {
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
