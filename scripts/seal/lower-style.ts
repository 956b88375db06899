/** The export's style sheet in words that the browsers of 2019 know, and what of it is for paper or for readers without script. */
import { Features, transform } from 'lightningcss';
import project from '../../package.json' with { type: 'json' };
import { unescapeSelector } from './selectors';

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
 * The rules for paper, and those for readers without script, apart from all others, each in a file of its own. Browsers
 * fetch the first last, so that they make no page longer that nobody prints. The second stand in a `<noscript>`, which
 * every browser knows, while `scripting: none` is known since 2023: with script on, nobody fetches them. Both are done
 * with here; a page's share of the others gets its first values of `max()` and `min()` in `styleFor`.
 */
export function splitSheet(css: string): { screen: string; print: string; noScript: string } {
  let screen = css;
  const takeOut = (head: string) => {
    let taken = '';
    screen = replaceBlocks(screen, head, (rules) => {
      taken += rules;
      return '';
    });
    return withLeastFirst(taken);
  };
  const print = takeOut('@media print{');
  const noScript = takeOut('@media (scripting:none){');
  return { screen, print, noScript };
}

/** Minifies a style sheet in words that the targets know; also what is minified already, or it is put in later words. */
export function minify(css: string): string {
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
 * `clamp` is the least. Variables take any words, so theirs cannot be said twice. Run once, after everything else: it
 * would put in again what is there already.
 */
export function withLeastFirst(css: string): string {
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
 * Class names with a sign in them by which the expressions beside this part rules. `@` is also the sign of container
 * queries, which browsers before 2022 do not know.
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
