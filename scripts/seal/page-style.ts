/** A page's share of the site's style sheet: the rules it can need, with the variables they read. */
import type { Declaration, Root, Rule } from 'postcss';
import { forEachRule, selectorsOf } from './selectors';

/** What a page holds. */
export type Used = { className: (name: string) => boolean; element: (name: string) => boolean };

/** Takes out the selectors that can match nothing on a page with these classes and elements. */
function dropUnusedSelectors(sheet: Root, used: Used): void {
  forEachRule(sheet, (rule) => {
    const kept = selectorsOf(rule.selector).filter(
      ({ elements, classes }) => elements.every(used.element) && classes.every(used.className),
    );
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept.map(({ written }) => written);
  });
}

/** Variables that a value reads. */
const variablesIn = (value: string) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** Whether a rule only says what variables are worth where nothing sets them. */
const givesDefaults = ({ selector }: Rule) => /^\*|::backdrop/.test(selector);

/**
 * Puts in place of a utility's variable (`--tw-*`) the one value it can have on the page: of those that no rule sets
 * but the defaults, and those that only the rule that reads them sets.
 */
function foldVariables(sheet: Root): void {
  const initial = new Map<string, string>();
  sheet.walkAtRules('property', (property) => {
    property.walkDecls('initial-value', ({ value }) => void initial.set(property.params, value));
  });
  const setters = new Map<string, Declaration[]>();
  const readers = new Map<string, Set<Rule>>();
  const reading: Declaration[] = [];
  forEachRule(sheet, (rule) => {
    if (givesDefaults(rule)) return;
    for (const declaration of rule.nodes) {
      if (declaration.type !== 'decl') continue;
      const { prop, value } = declaration;
      if (declaration.variable) setters.set(prop, [...(setters.get(prop) ?? []), declaration]);
      const names = variablesIn(value);
      for (const name of names) readers.set(name, (readers.get(name) ?? new Set()).add(rule));
      if (names.length > 0) reading.push(declaration);
    }
  });
  for (const declaration of reading) {
    declaration.value = declaration.value.replace(
      /var\((--tw-[\w-]+)(?:,([^()]*))?\)/g,
      (read, name: string, fallback?: string) => {
        const [setter, ...others] = setters.get(name) ?? [];
        if (!setter) return initial.get(name) ?? fallback ?? read;
        const isOwn = others.length === 0 && setter.parent === declaration.parent;
        const isReadHereAlone = readers.get(name)?.size === 1;
        return isOwn && isReadHereAlone && !setter.value.includes('var(') ? setter.value : read;
      },
    );
  }
}

/** Takes out the variables that no rule of the page reads: their values and registrations. */
function dropUnreadVariables(sheet: Root): void {
  const read = new Set<string>();
  sheet.walkDecls(({ value }) => {
    for (const name of variablesIn(value)) read.add(name);
  });
  sheet.walkAtRules('property', (property) => {
    if (!read.has(property.params)) property.remove();
  });
  sheet.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
}

/**
 * Leaves of the site's style sheet what a page can need: rules whose classes and elements it or its islands' code has.
 * Rules that are empty then go as the sheet is minified.
 */
export function leaveShare(sheet: Root, used: Used): void {
  dropUnusedSelectors(sheet, used);
  foldVariables(sheet);
  dropUnreadVariables(sheet);
}
