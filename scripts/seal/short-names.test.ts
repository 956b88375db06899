import { parse } from 'postcss';
import { describe, expect, test } from 'vitest';
import { classesOf } from './selectors';
import { shortenClasses } from './short-names';

const none = () => false;

/** Page and styles with short names. */
function shorten(page: string, css: string, isSpokenOf: (name: string) => boolean) {
  const sheet = parse(css);
  return { page: shortenClasses(page, sheet, isSpokenOf), style: sheet.toString() };
}

describe('short names', () => {
  test('stand in the markup and in the styles, the shortest for what the page says most often', () => {
    const { page, style } = shorten(
      '<p class="mt-4 md:mt-[12px]">x</p><noscript><img class="mt-4"/></noscript>',
      '.mt-4{margin-top:16px}@media (min-width:768px){.md\\:mt-\\[12px\\]{margin-top:12px}}',
      none,
    );
    expect(page).toBe('<p class="a b">x</p><noscript><img class="a"/></noscript>');
    expect(style).toBe('.a{margin-top:16px}@media (min-width:768px){.b{margin-top:12px}}');
  });

  test('leave alone what a script or another style sheet speaks of, and classes without a rule', () => {
    const { page, style } = shorten(
      '<p class="hero mt-4 hook">x</p>',
      '.hero .mt-4:hover{top:0}.mt-40{top:1px}',
      (name) => name === 'hero',
    );
    expect(page).toBe('<p class="hero a hook">x</p>');
    expect(style).toBe('.hero .a:hover{top:0}.mt-40{top:1px}');
  });

  test('never take a name that the page or its styles have already', () => {
    const { page, style } = shorten(
      '<p class="a long">x</p>',
      '.a{top:0}.long{left:0}.b{top:1px}',
      (name) => name.length === 1,
    );
    expect(page).toBe('<p class="a c">x</p>');
    expect(style).toBe('.a{top:0}.c{left:0}.b{top:1px}');
  });

  test('leave numbers, steps of an animation and addresses as they are', () => {
    const rules =
      '@font-face{src:url(/f.woff2)}@keyframes turn{0%{top:0}5.5%{top:.5px}}.wait{transition:top .wait}.x{top:0}';
    const { style } = shorten('<p class="woff2 5 wait">x</p>', rules, none);
    expect(style).toBe(rules.replace('.wait{', '.a{'));
  });

  test('know a class whose markup is escaped', () => {
    const { page, style } = shorten(
      '<p class="[&amp;&gt;p]:mt-4">x</p>',
      '.\\[\\&\\>p\\]\\:mt-4>p{top:0}',
      none,
    );
    expect(page).toBe('<p class="a">x</p>');
    expect(style).toBe('.a>p{top:0}');
  });

  test('know a class that begins with a digit, which styles write as a code', () => {
    const { page, style } = shorten('<p class="2xl:p-4">x</p>', '.\\32 xl\\:p-4:hover>p{top:0}', none);
    expect(page).toBe('<p class="a">x</p>');
    expect(style).toBe('.a:hover>p{top:0}');
  });

  test('reach past 26 in number', () => {
    const names = Array.from({ length: 60 }, (_, index) => `name-${index}`);
    const { page } = shorten(
      `<p class="${names.join(' ')}">x</p>`,
      names.map((name) => `.${name}{top:0}`).join(''),
      none,
    );
    const short = /class="([^"]*)"/.exec(page)?.[1]?.split(' ') ?? [];
    expect(new Set(short).size).toBe(60);
    expect(short[25]).toBe('z');
    expect(short[26]).toBe('a0');
  });
});

test('classes of a style sheet are those of its selectors, nested ones too, and none of its comments', () => {
  const sheet =
    '/* .no{} */.one:not(.two)>p{top:.5px;&.three{left:0}}@media print{.four\\:x,.five{top:0}}@utility six{top:0}';
  expect([...classesOf(sheet)].sort()).toEqual(['five', 'four:x', 'one', 'three', 'two']);
});
