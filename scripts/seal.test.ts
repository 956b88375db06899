import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { filesBelow } from './files-below';
import { contentSecurityPolicy, pagesOf, readStyle, sealPage, stripRuntime } from './seal';
import { lowerStyle, splitSheet } from './seal/lower-style';

const css = '.used{color:red}.unused{color:blue}.by-script{color:green}p{margin:0}';
const loader = 'start("$&", "$1")';

const sealing: Parameters<typeof sealPage>[2] = {
  islands: { loader, codeOf: new Map() },
  css,
  printUrl: '/styles/print.css',
  noScriptUrl: '/styles/no-script.css',
  islandWords: new Map([['menu', new Set(['by-script'])]]),
  // Every class, so that rules can be told apart below; short names have tests of their own.
  partClasses: { has: () => true } as unknown as Set<string>,
  basePath: '',
};

const pageOf = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="en-GB"><head><meta charSet="utf-8"/><title>Page</title>${head}</head><body>${body}</body></html>`;

const seal = (body: string, head?: string) => sealPage(pageOf(body, head), 'page/index.html', sealing);

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('stripRuntime', () => {
  test('takes out the framework’s scripts, inline and linked', () => {
    const page = stripRuntime(
      '<p>text</p><script src="/_next/static/chunks/a.js" async=""></script><script>self.__next_f.push([1,"<p>"])</script><script id="_R_">x</script>',
    );
    expect(page).toBe('<p>text</p>');
  });

  test('keeps structured data', () => {
    const data = '<script type="application/ld+json">{"@type":"Service"}</script>';
    expect(stripRuntime(`<script>a</script>${data}<script>b</script>`)).toBe(data);
  });

  test('takes out script preloads and style sheets, and keeps the font’s preload and the icons', () => {
    const font = '<link rel="preload" href="/f.woff2" as="font" crossorigin="" type="font/woff2"/>';
    const icon = '<link rel="icon" href="/favicon.ico"/>';
    const page = `<link rel="preload" as="script" fetchPriority="low" href="/a.js"/>${font}<link rel="stylesheet" href="/a.css" data-precedence="next"/>${icon}<meta name="next-size-adjust" content=""/>`;
    expect(stripRuntime(page)).toBe(font + icon);
  });

  test('takes out comments, which separate texts for the framework only, and leaves the texts', () => {
    expect(stripRuntime('<p>1<!-- --> of <!-- -->6</p><!--$--><!--/$-->')).toBe('<p>1 of 6</p>');
  });

  test('takes out the framework’s word to search engines where the page has its own', () => {
    const robots = (content: string) => `<meta name="robots" content="${content}"/>`;
    const own = `<title>404</title>${robots('noindex, follow')}`;
    expect(stripRuntime(robots('noindex') + own)).toBe(own);
    expect(stripRuntime(robots('noindex'))).toBe(robots('noindex'));
  });

  test('leaves noscript alone', () => {
    const page = '<noscript><picture><img src="/a.webp" alt=""/></picture></noscript>';
    expect(stripRuntime(page)).toBe(page);
  });
});

test('items of lists are sent without closing tags, but where something else follows', () => {
  const page = seal('<ul><li>a</li><li class="used"><ol><li>b</li></ol></li></ul><menu><li>c</li></menu>');
  expect(page).toContain('<ul><li>a<li class="used"><ol><li>b</ol></ul><menu><li>c</li></menu>');
});

test('shapes of drawings are sent without closing tags', () => {
  const drawing = '<svg><path d="M1 1"></path><use href="#icon-map"></use><g></g></svg>';
  expect(seal(drawing)).toContain('<svg><path d="M1 1"/><use href="#icon-map"/><g></g></svg>');
});

test('islands’ props are sent as the JSON they are, in single quotes', () => {
  const props = '{&quot;a&quot;:&quot;it&#x27;s &amp;quot; &lt;b&gt;&quot;}';
  expect(seal(`<div data-island="menu" data-props="${props}"></div>`)).toContain(
    `<div data-island="menu" data-props='{"a":"it&#x27;s &amp;quot; &lt;b&gt;"}'></div>`,
  );
});

describe('a page’s share of the styles and icons', () => {
  const styleOf = (body: string, rules: string) => {
    const page = sealPage(pageOf(`${body}<i data-island="search"></i>`), 'page/index.html', {
      ...sealing,
      css: rules,
      islandWords: new Map([['search', new Set(['mark', 'pause'])]]),
    });
    return /<style>(.*?)<\/style>/.exec(page)?.[1];
  };

  test('has the rules of its elements, and of those that script makes', () => {
    const rules = 'table,p{margin:0}hr{height:0}mark{color:red}a:where(:not(iframe)):hover>p{top:0}';
    expect(styleOf('<p><a href="/">x</a></p>', rules)).toBe(
      'p{margin:0}mark{color:red}a:where(:not(iframe)):hover>p{top:0}',
    );
  });

  test('leaves out of a list what asks for a class it has not, and keeps what only rules one out', () => {
    const rules = '.a:hover>i,.b:hover>i,.a:not(.c)>i{top:0}.a .md\\:h-\\[min\\(1px\\,2vw\\)\\]{left:0}';
    expect(styleOf('<p class="a"><i class="md:h-[min(1px,2vw)]">x</i></p>', rules)).toBe(
      '.a:hover>i,.a:not(.c)>i{top:0}.a .md\\:h-\\[min\\(1px\\,2vw\\)\\]{left:0}',
    );
  });

  test('has the rule of a class that begins with a digit, and not that of another', () => {
    const rules = '.\\32 xl\\:p-4{top:0}.\\33 xl\\:p-4{top:1px}.\\32 xl\\:p-4>.\\31 0{top:2px}';
    expect(styleOf('<p class="2xl:p-4">x</p>', rules)).toBe('.\\32 xl\\:p-4{top:0}');
    expect(styleOf('<p class="2xl:p-4"><i class="10">x</i></p>', rules)).toBe(
      '.\\32 xl\\:p-4{top:0}.\\32 xl\\:p-4>.\\31 0{top:2px}',
    );
  });

  test('has the rule of a class with quotation marks, braces and the like in it', () => {
    const rules = '.\\@content-\\[\\"\\{\\;\\}\\"\\]{color:red}.x{top:0}';
    expect(styleOf('<p class="@content-[&quot;{;}&quot;]">x</p>', rules)).toBe(
      '.\\@content-\\[\\"\\{\\;\\}\\"\\]{color:red}',
    );
  });

  test('reads commas in brackets as part of their selector', () => {
    const rules = ':where(select:is([multiple],[size])) optgroup{top:0}p:is(.a,:not(.b,.c)),hr{top:1px}';
    expect(styleOf('<p class="a b c">x</p>', rules)).toBe('p:is(.a,:not(.b,.c)){top:1px}');
  });

  test('keeps fonts, steps of animations, pseudo-elements and escaped class names', () => {
    const rules =
      '@font-face{font-family:f;src:url(/f.woff2)}@keyframes turn{from{top:0}to{top:1px}}::backdrop{color:red}.md\\:p-4{padding:4px}*,:before{margin:0}';
    expect(styleOf('<p class="md:p-4">x</p>', rules)).toBe(
      '@font-face{font-family:f;src:url(/f.woff2)}@keyframes turn{0%{top:0}to{top:1px}}::backdrop{color:red}.md\\:p-4{padding:4px}*,:before{margin:0}',
    );
  });

  test('says a size that a browser of 2019 knows before the one that grows with the window', () => {
    const rules =
      '.a{left:max(var(--gutter),calc((100% - 1280px)/2));width:min(340px,86vw);font-size:clamp(2rem,1rem + 3vw,4rem)}';
    const wanted =
      '.a{left:var(--gutter);left:max(var(--gutter),calc((100% - 1280px)/2));width:340px;width:min(340px,86vw);font-size:2rem;font-size:max(2rem,min(1rem + 3vw,4rem))}';
    const sealed = styleOf('<p class="a">x</p>', `:root{--gutter:20px}${rules}`) ?? '';
    expect(sealed.replaceAll(', ', ',').replaceAll(' / ', '/')).toBe(`:root{--gutter:20px}${wanted}`);
  });

  test('says both sides of what is equal at both, and each side of an inset, in the properties of 2019', () => {
    expect(lowerStyle('.a{padding-inline:4px;padding-block:calc(1px + 2vw);inset:0 auto 1px}')).toBe(
      '.a{padding-top:calc(1px + 2vw);padding-bottom:calc(1px + 2vw);padding-left:4px;padding-right:4px;top:0;right:auto;bottom:1px;left:auto}',
    );
    // Which side is which depends on the direction of the text.
    expect(lowerStyle('.a{margin-inline:1px 2px}')).toBe('.a{margin-inline:1px 2px}');
  });

  test('has the icons that it shows and that script may show', () => {
    const symbol = (name: string) =>
      `<symbol id="icon-${name}"><svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" class="lucide"><path d="M7 11h10"/></svg></symbol>`;
    const page = sealPage(
      pageOf(
        `<svg>${symbol('mail')}${symbol('pause')}${symbol('map')}</svg><svg><use href="#icon-mail"></use></svg><i data-island="slider"></i>`,
      ),
      'page/index.html',
      { ...sealing, islandWords: new Map([['slider', new Set(['pause'])]]) },
    );
    // A drawing of its symbol's own size needs no frame of its own.
    expect(page).toContain('<symbol id="icon-mail"><g fill="none"><path d="M7 11h10"/></g></symbol>');
    expect(page).toContain('icon-pause');
    expect(page).not.toContain('icon-map');
  });

  test('says a utility’s variable by the one value it can have on the page', () => {
    const defaults = '@supports (a:b){*,:before,::backdrop{--tw-edge:solid;--tw-slashed:initial}}';
    const registered =
      '@property --tw-edge{syntax:"*";inherits:false;initial-value:solid}@property --tw-slashed{syntax:"*";inherits:false}';
    const rules =
      '.a{border-top-style:var(--tw-edge)}.b{line-height:var(--tw-leading,1.3)}.c{--tw-figures:tabular-nums;font-variant-numeric:var(--tw-slashed, ) var(--tw-figures, )}';
    expect(styleOf('<p class="a b c">x</p>', defaults + registered + rules)).toBe(
      '.a{border-top-style:solid}.b{line-height:1.3}.c{font-variant-numeric:tabular-nums}',
    );
  });

  test('leaves a variable alone where a second rule of the page sets it', () => {
    const rules = '.a{line-height:var(--tw-leading,1.3)}.b{--tw-leading:2;line-height:2}';
    expect(styleOf('<p class="a">x</p>', rules)).toBe('.a{line-height:1.3}');
    expect(styleOf('<p class="a b">x</p>', rules)).toBe(
      '.a{line-height:var(--tw-leading,1.3)}.b{--tw-leading:2;line-height:2}',
    );
  });

  test('has no variable that nothing reads', () => {
    const rules = ':root{--bar:64px;--barge:1px}.a{top:var(--bar)}.b{top:var(--barge)}';
    expect(styleOf('<p class="a">x</p>', rules)).toBe(':root{--bar:64px}.a{top:var(--bar)}');
  });

  test('leaves the rules for paper and those for readers without script to files of their own', () => {
    const { screen, print, noScript } = splitSheet(
      '.a{top:0}@media print{@page{margin:1mm}.a{top:1px}}.b{top:0}@media print{.b{top:min(1px,1vw)}}' +
        '@media (scripting:none){.c{top:2px}}',
    );
    expect(noScript).toBe('.c{top:2px}');
    expect(screen).toBe('.a{top:0}.b{top:0}');
    expect(print).toBe('@page{margin:1mm}.a{top:1px}.b{top:1px;top:min(1px,1vw)}');
    expect(seal('<p>text</p>')).toContain(
      '<noscript><link rel="stylesheet" href="/styles/print.css" media="print"/></noscript>' +
        '<noscript><link rel="stylesheet" href="/styles/no-script.css"/></noscript></head>',
    );
  });

  test('has a font for rare letters and signs where one is written, or may be typed into a form', () => {
    const font = '@font-face{font-family:f;unicode-range:U+23,U+3C-3E,U+AB,U+C0-D6;src:url(/f.woff2)}';
    const has = (body: string) => styleOf(body, font)?.includes('unicode-range');
    // Signs of the markup are none of the text's.
    for (const body of [
      '<p>text – “text”</p>',
      '<a href="/#form" title="À">text</a>',
      '<script type="application/ld+json">{"name":"#À"}</script>',
      '<header>text</header>',
    ]) {
      expect(has(body), body).toBe(false);
    }
    for (const body of [
      '<p>À la carte</p>',
      '<p>« text</p>',
      '<p>5 &lt; 6</p>',
      '<p>No #1</p>',
      '<p>&#192; la carte</p>',
      '<input placeholder="À la carte">',
      '<form><input></form>',
    ]) {
      expect(has(body), body).toBe(true);
    }
    const cyrillic = '@font-face{font-family:f;src:url(/f.woff2);unicode-range:U+4??}';
    expect(styleOf('<p>text?</p>', cyrillic)).toBe('');
    expect(styleOf('<p>Ж</p>', cyrillic)).toContain('unicode-range');
  });
});

describe('the typeface', () => {
  const face = (file: string, more = '') =>
    `@font-face{font-family:f;src:url(/_next/static/media/${file})format("woff2")${more}}`;
  const fonts = `${face('accents.woff2', ';unicode-range:U+C0-D6')}@font-face{font-family:g;src:local(Arial)}${face('site.woff2')}`;
  const sealed = (head: string) =>
    sealPage(pageOf('<p>À la carte</p>', head), '404.html', { ...sealing, css: fonts });
  const preloads = (page: string) => page.match(/<link rel="preload"[^>]*>/g);
  const preload = (file: string) =>
    `<link rel="preload" href="/_next/static/media/${file}" as="font" crossorigin="" type="font/woff2"/>`;

  test('is asked for before the styles are read, also where the framework leaves it out', () => {
    const page = sealed('');
    expect(preloads(page)).toEqual([preload('site.woff2')]);
    expect(page.indexOf(preload('site.woff2'))).toBeLessThan(page.indexOf('<title>'));
  });

  test('is asked for once', () => {
    expect(preloads(sealed(preload('site.woff2')))).toEqual([preload('site.woff2')]);
  });
});

describe('a page that could not be read without script', () => {
  test('is refused when content waits in a hidden block', () => {
    expect(() => seal('<div hidden="" id="S:0"><p>late</p></div>')).toThrow(
      'page/index.html: content waits in a hidden block',
    );
  });

  test('is refused when it has a style attribute', () => {
    expect(() => seal('<p class="used" style="color:red">text</p>')).toThrow(
      'page/index.html: a style attribute',
    );
  });

  test('is accepted when the words stand in text or data only', () => {
    expect(() => seal('<p>a style="x" in words</p>')).not.toThrow();
    expect(() =>
      seal('<script type="application/ld+json">{"a":"<b style=\\"c\\">"}</script><p>text</p>'),
    ).not.toThrow();
  });
});

describe('the content policy', () => {
  /** Code of the inline elements of one kind. */
  const inline = (page: string, tag: string) =>
    [...page.matchAll(new RegExp(`<${tag}(?![^>]*ld\\+json)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
      ([, code = '']) => code,
    );
  const policyOf = (page: string) =>
    /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
  const sourcesOf = (policy: string, directive: string) =>
    policy
      .split('; ')
      .find((part) => part.startsWith(`${directive} `))
      ?.split(' ')
      .slice(1);

  test('names every inline script and style by its hash, and nothing else', () => {
    const page = seal('<p class="used">text</p>');
    const policy = policyOf(page);
    const scripts = inline(page, 'script');
    expect(scripts).toHaveLength(2);
    expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", ...scripts.map(hashOf)]);
    expect(sourcesOf(policy, 'style-src')).toEqual(["'self'", ...inline(page, 'style').map(hashOf)]);
  });

  test('comes right after the character set, before anything it rules', () => {
    expect(seal('<p>text</p>')).toContain(
      '<head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy"',
    );
  });

  test('allows nothing unsafe, and only the e-mail provider besides the site', () => {
    const policy = contentSecurityPolicy(['sha256-a'], ['sha256-b'], true);
    expect(policy).not.toContain('unsafe');
    expect(policy.match(/https:\/\/[^ ;]+/g)).toEqual(['https://api.emailjs.com']);
    expect(contentSecurityPolicy(['sha256-a'], ['sha256-b'], false)).not.toContain('https:');
    for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'"]) {
      expect(policy.split('; ')).toContain(part);
    }
  });

  test('puts the loader in as it is, dollar signs included', () => {
    expect(inline(seal('<p>text</p>'), 'script')).toContain(loader);
  });

  test('is never left out: a page without the place for it is refused', () => {
    expect(() => sealPage('<html><head></head><body></body></html>', 'page/index.html', sealing)).toThrow(
      'page/index.html: no <meta charSet="utf-8"/>',
    );
  });
});

describe('the style of a page', () => {
  test('holds the rules of its own classes, of classes that script sets, and of elements', () => {
    const page = seal('<p class="used" data-island="menu">text</p>');
    expect(page).toContain('.used{');
    expect(page).toContain('.by-script{');
    expect(page).toContain('p{margin:0}');
    expect(page).not.toContain('.unused');
  });

  test('has nothing of islands that stand on other pages', () => {
    expect(seal('<p class="used">text</p>')).not.toContain('.by-script');
  });

  test('refuses an island that no script belongs to', () => {
    expect(() => seal('<p data-island="mneu">text</p>')).toThrow(
      /^page\/index\.html: no island has a file called like “mneu”\..* the key must be the file's name in kebab-case: course-search/,
    );
  });
});

test('an HTML file of public/ is no page of the site', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'public-'));
  try {
    const out = path.join(root, 'out');
    const files = ['google0123.html', 'about-us/index.html', 'robots.txt'].map((name) =>
      path.join(out, name),
    );
    mkdirSync(path.join(root, 'public'));
    writeFileSync(path.join(root, 'public/google0123.html'), 'google-site-verification: google0123.html');
    expect(pagesOf(root, out, files)).toEqual([path.join(out, 'about-us/index.html')]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

describe('the style sheet of the export', () => {
  const folders: string[] = [];

  /** An export with these style sheets beside each other, and a font where they look for it. */
  function exported(...names: string[]): string {
    const out = mkdtempSync(path.join(tmpdir(), 'export-'));
    folders.push(out);
    const chunks = path.join(out, '_next/static/chunks');
    mkdirSync(chunks, { recursive: true });
    for (const name of names) writeFileSync(path.join(chunks, name), 'p{src:url(../media/f.woff2)}');
    return out;
  }

  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  test('names its files as the pages’ own addresses do', async () => {
    const out = exported('a.css');
    expect(await readStyle(out, await filesBelow(out), '/site')).toContain(
      '/site/_next/static/media/f.woff2',
    );
  });

  test('is one: of two, nobody could say which comes first', async () => {
    const two = exported('b.css', 'a.css');
    await expect(readStyle(two, await filesBelow(two), '')).rejects.toThrow(
      'The export has 2 style sheets where one belongs: import styles in app/globals.css only.',
    );
    const none = exported();
    await expect(readStyle(none, await filesBelow(none), '')).rejects.toThrow('no style sheets');
  });

  test('is found, and its addresses have forward slashes, on Windows too', async () => {
    vi.resetModules();
    vi.doMock('node:path', () => ({ ...path.win32, default: path.win32 }));
    try {
      const windows = { ...(await import('./files-below')), ...(await import('./seal')) };
      const out = exported('a.css');
      const files = await windows.filesBelow(out);
      expect(files).toEqual([`${out}/_next/static/chunks/a.css`]);
      const style = await windows.readStyle(out, files, '/site');
      expect(style).toContain('/site/_next/static/media/f.woff2');
    } finally {
      vi.doUnmock('node:path');
      vi.resetModules();
    }
  });
});
