/** What the selectors of a style sheet ask for, read and written with postcss and its parser of selectors. */
import { type ChildNode, type Container, parse, type Root, type Rule } from 'postcss';
import parser from 'postcss-selector-parser';

/** One selector of a rule's list: as it is written, and what must be there for it to match. */
export type Selector = {
  written: string;
  /** Names of elements and classes; none of those in brackets, which may say what an element is not. */
  elements: string[];
  classes: string[];
};

/** A list of selectors, with all classes that it names, also in brackets. */
type SelectorList = { selectors: Selector[]; named: string[] };

const known = new Map<string, SelectorList>();

/** What a rule's list says. Every page asks for the same ones, so they are kept. */
function read(list: string): SelectorList {
  const found = known.get(list);
  if (found) return found;
  const root = parser().astSync(list);
  const named: string[] = [];
  root.walkClasses(({ value }) => void named.push(value));
  const selectors = root.nodes.map((selector) => ({
    written: String(selector).trim(),
    elements: selector.nodes.filter(parser.isTag).map(({ value }) => value),
    classes: selector.nodes.filter(parser.isClassName).map(({ value }) => value),
  }));
  known.set(list, { selectors, named });
  return { selectors, named };
}

/** The selectors of a list. */
export const selectorsOf = (list: string): Selector[] => read(list).selectors;

/** Whether a rule is a step of an animation (`from`, `50%`), which has no selectors. */
function isStep({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name));
}

/** Does something with every rule that has selectors, wherever it stands. */
export function forEachRule(sheet: Container<ChildNode>, act: (rule: Rule) => void): void {
  sheet.walkRules((rule) => {
    if (!isStep(rule)) act(rule);
  });
}

/** Every class that a style sheet names, as markup has it. */
export function classesOf(sheet: Root | string): Set<string> {
  const classes = new Set<string>();
  forEachRule(typeof sheet === 'string' ? parse(sheet) : sheet, ({ selector }) => {
    for (const name of read(selector).named) classes.add(name);
  });
  return classes;
}

/** Gives each class that has another name that one. */
export function renameClasses(sheet: Root, names: ReadonlyMap<string, string>): void {
  const rename = parser((list) =>
    list.walkClasses((node) => {
      node.value = names.get(node.value) ?? node.value;
    }),
  );
  forEachRule(sheet, (rule) => {
    if (read(rule.selector).named.some((name) => names.has(name))) {
      rename.processSync(rule, { updateSelector: true });
    }
  });
}
