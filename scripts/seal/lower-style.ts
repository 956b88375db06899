/** The export's style sheet in words that the browsers of 2019 know, and what of it is for paper or for readers without script. */
import { Features, transform } from 'lightningcss';
import { type AtRule, type Declaration, list, parse, Root } from 'postcss';
import project from '../../package.json' with { type: 'json' };

/** The browsers of `package.json`, in the form that lightningcss reads: `safari >= 12.1` is `safari: 0x0c0100`. */
const targets = Object.fromEntries(
  project.browserslist.map((line) => {
    const [, browser, major, minor = '0'] = /^(\w+) >= (\d+)(?:\.(\d+))?$/.exec(line) ?? [];
    if (!browser) throw new Error(`package.json: browserslist has a line of another form: ${line}`);
    return [browser, (Number(major) << 16) | (Number(minor) << 8)];
  }),
);

/** The rules of cascade layers without their layers, which browsers before 2022 skip whole. */
function flattenLayers(sheet: Root): void {
  sheet.walkAtRules('layer', (layer) => {
    layer.replaceWith(layer.nodes ?? []);
  });
}

/**
 * The rules for paper, and those for readers without script, apart from all others, each in a file of its own. Browsers
 * fetch the first last, so that they make no page longer that nobody prints. The second stand in a `<noscript>`, which
 * every browser knows, while `scripting: none` is known since 2023: with script on, nobody fetches them. Both are done
 * with here; of the others each page takes its share, which `lowerStyle` finishes.
 */
export function splitSheet(css: string): { screen: string; print: string; noScript: string } {
  const sheet = parse(css);
  flattenLayers(sheet);
  const takeOut = (isMeant: (media: AtRule) => boolean) => {
    const taken = new Root();
    sheet.walkAtRules('media', (media) => {
      if (!isMeant(media)) return;
      taken.append(media.nodes ?? []);
      media.remove();
    });
    return lowerStyle(taken);
  };
  const print = takeOut(({ params }) => params === 'print');
  const noScript = takeOut(({ params }) => /^\(scripting: ?none\)$/.test(params));
  return { screen: sheet.toString(), print, noScript };
}

/** Two-sided logical properties (2020) and their physical pairs. */
const pairs: Record<string, [string, string]> = {
  'padding-inline': ['padding-left', 'padding-right'],
  'margin-inline': ['margin-left', 'margin-right'],
  'padding-block': ['padding-top', 'padding-bottom'],
  'margin-block': ['margin-top', 'margin-bottom'],
  'inset-inline': ['left', 'right'],
};

/**
 * Says a declaration in the properties of 2019: both sides of a logical pair where they are equal, so that direction
 * makes no difference, and the four sides of `inset`.
 */
function sayPhysically(declaration: Declaration): void {
  const values = list.space(declaration.value);
  const [top = '', right = top, bottom = top, left = right] = values;
  const say = (...sides: [prop: string, value: string][]) =>
    declaration.replaceWith(sides.map(([prop, value]) => declaration.clone({ prop, value })));
  const pair = pairs[declaration.prop];
  if (pair && values.length === 1) say([pair[0], top], [pair[1], top]);
  if (declaration.prop === 'inset') {
    say(['top', top], ['right', right], ['bottom', bottom], ['left', left]);
  }
}

/** A value that is all `max()` or `min()`. */
const bounded = /^(?:max|min)\((.*)\)$/;

/**
 * `max()` and `min()` are known since 2020 (Chrome 79, Firefox 75): before, a size is their first value, which for a
 * `clamp` is the least. Variables take any words, so theirs cannot be said twice.
 */
function sayLeastFirst(declaration: Declaration): void {
  const [, among] = bounded.exec(declaration.value) ?? [];
  const [least] = list.comma(among ?? '');
  if (least && !declaration.variable) declaration.cloneBefore({ value: least });
}

/** Minifies a style sheet in words that the targets know: the last that is done to it. */
export function lowerStyle(css: Root | string): string {
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css.toString()),
    minify: true,
    targets,
    // Its way of lowering these writes every rule twice per direction; `sayPhysically` does what is needed.
    exclude: Features.LogicalProperties | Features.DirSelector | Features.LangSelectorList,
  });
  const sheet = parse(code.toString());
  sheet.walkDecls((declaration) => {
    const before = declaration.prev();
    // The framework has lowered the sheet once, and a prefixed declaration gains a copy of itself each time.
    if (before?.type === 'decl' && before.toString() === declaration.toString()) before.remove();
    // `clamp` (Safari 13.1) is lowered everywhere but in variables.
    declaration.value = declaration.value.replace(/clamp\(([^()]+)\)/g, (_, bounds: string) => {
      const [least, wanted, most] = list.comma(bounds);
      return `max(${least},min(${wanted},${most}))`;
    });
    sayPhysically(declaration);
  });
  sheet.walkDecls(sayLeastFirst);
  return sheet.toString();
}
