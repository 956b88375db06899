import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { preview } from '../content/preview';
import { markEnd, markStart } from '../content/provisional';
import { faultsOf, fillPreview, readPage, showProvisional } from './preview';

const { faults } = preview.report;
const description = 'A description that is long enough to fill its room in a search result, and short '
  .repeat(2)
  .slice(0, 130);

type Parts = { title?: string; description?: string; head?: string; main?: string };

function html({
  title = 'Rope Access | Brand',
  description: text = description,
  head = '',
  main = '<h1>Rope</h1>',
}: Parts = {}) {
  return (
    `<html><head><title>${title}</title><meta name="description" content="${text}"/>` +
    `<meta name="keywords" content="rope,access"/><meta property="og:image" content="https://a.example/og/x.png"/>` +
    `<meta property="og:image:alt" content="Card"/>${head}</head><body><nav>menu</nav><main id="main">${main}</main></body></html>`
  );
}

const page = (parts?: Parts, path = '/services/rope-access/') => readPage(html(parts), path);
const faultsIn = (parts: Parts, hasFile = true) => {
  const read = page(parts);
  return faultsOf(read, [read], () => hasFile);
};

describe('an exported page', () => {
  it('is read by its head and its main part', () => {
    expect(page({ title: 'P&amp;ID | Brand' })).toMatchObject({
      path: '/services/rope-access/',
      title: 'P&ID | Brand',
      description,
      keywords: 2,
      words: 1,
      headings: 1,
      shareCard: { src: '/og/x.png', alt: 'Card' },
    });
  });

  it('has the words of main counted, without scripts, icons and marks', () => {
    const main = `<h1>Two <b>words</b></h1><p>${markStart}Third${markEnd} – 4th</p><svg><title>no</title></svg><script>no no</script>`;
    expect(page({ main }).words).toBe(4);
  });

  it('shows each picture once, by its narrowest file, with the text it has somewhere', () => {
    const picture = (alt: string) =>
      `<picture><source type="image/avif" srcSet="/a-480.avif 480w"/><source type="image/webp" srcSet="/a-480.webp 480w, /a-800.webp 800w"/><img alt="${alt}" src="/a-800.webp"/></picture>`;
    const lazy = `<picture><img alt="" src="data:image/gif;base64,R0lG"/></picture><noscript>${picture('')}</noscript>`;
    expect(page({ main: `${lazy}${picture('A rope team')}<img src="/b.svg" alt=""/>` }).pictures).toEqual([
      { src: '/a-480.avif', alt: 'A rope team' },
      { src: '/b.svg', alt: '' },
    ]);
  });
});

describe('what is wrong with a page', () => {
  it('is nothing when every field is right', () => {
    expect(faultsIn({})).toEqual([]);
  });

  it('is a missing, short or over-long field', () => {
    expect(faultsIn({ title: '' })).toEqual([faults.noTitle]);
    expect(faultsIn({ title: 'Offshore '.repeat(12) })).toEqual([faults.longTitle]);
    expect(faultsIn({ description: '' })).toEqual([faults.noDescription]);
    expect(faultsIn({ description: 'Short.' })).toEqual(['The description is short: under 110 characters.']);
    expect(faultsIn({ description: 'word '.repeat(40) })).toEqual([faults.longDescription]);
  });

  it('is a heading too few or too many, a missing share card, a picture without alternative text', () => {
    expect(faultsIn({ main: 'text' })).toEqual(['The page has 0 main headings; one is right.']);
    expect(faultsIn({}, false)).toEqual([faults.noShareCard]);
    expect(faultsIn({ main: '<h1>x</h1><img src="/a.svg"/>' })).toEqual([
      'A picture has no alternative text: /a.svg',
    ]);
  });

  it('is a title or description that another page has too', () => {
    const [one, other] = [page(), page({}, '/services/erp-solution/')];
    expect(faultsOf(one, [one, other], () => true)).toEqual([faults.sameTitle, faults.sameDescription]);
  });

  it('is no missing share card where search engines are kept out', () => {
    const news = page({}, '/news/');
    expect(faultsOf(news, [news], () => false)).toEqual([]);
  });
});

describe('provisional texts in a preview build', () => {
  const mark = (text: string) => `${markStart}${text}${markEnd}`;

  it('are outlined where they are text', () => {
    expect(showProvisional(`<p>From ${mark('Dubai')}.</p>`)).toBe(
      '<p>From <span class="provisional">Dubai</span>.</p>',
    );
  });

  it('are plain in attributes, titles, structured data and fields', () => {
    const texts = [
      `<title>${mark('A')} | B</title>`,
      `<a href="/x" aria-label="${mark('A')} home">x</a>`,
      `<div data-props="{&quot;a&quot;:&quot;${mark('A')}&quot;}"></div>`,
      `<script type="application/ld+json">{"name":"${mark('A')}"}</script>`,
      `<textarea>${mark('A')}</textarea>`,
    ];
    for (const text of texts)
      expect(showProvisional(text)).toBe(text.replaceAll(markStart, '').replaceAll(markEnd, ''));
  });

  it('are outlined as far as they go when the page cuts them short', () => {
    expect(showProvisional(`<p>${markStart}First words…</p><p>More${markEnd} text</p>`)).toBe(
      '<p><span class="provisional">First words…</span></p><p>More text</p>',
    );
    expect(showProvisional(`<p>${markStart}<i>Bold</i>${markEnd}</p>`)).toBe('<p><i>Bold</i></p>');
    expect(showProvisional(`<li>${markStart}<b>API 510</b> Pressure Vessels${markEnd}</li>`)).toBe(
      '<li><span class="provisional"><b>API 510</b> Pressure Vessels</span></li>',
    );
    const code = '<span class="whitespace-nowrap">SNT-TC-1A</span>';
    expect(showProvisional(`<p>${markStart}To ${code} or so${markEnd}.</p>`)).toBe(
      `<p><span class="provisional">To ${code} or so</span>.</p>`,
    );
  });

  it('leave no mark behind, also where one holds another or an element cuts it', () => {
    const page = showProvisional(
      `<p>${markStart}outer ${mark('inner')} end${markEnd}</p><p>${markStart}a<b>b</b>${markEnd}</p>`,
    );
    expect(page).not.toMatch(/[\uE000\uE001]/);
    expect(page.replace(/<[^>]*>/g, '')).toBe('outer inner endab');
  });

  it('take no time where a long one holds another', () => {
    const began = performance.now();
    const page = showProvisional(`<p>${mark(`${'outer '.repeat(10)}${mark('inner')} end`)}</p>`);
    expect(page).toBe(`<p>${'outer '.repeat(10)}<span class="provisional">inner</span> end</p>`);
    expect(performance.now() - began).toBeLessThan(1000);
  });

  it('are outlined in every page, that of the report too, and are no fault there', async () => {
    const out = mkdtempSync(path.join(tmpdir(), 'export-'));
    try {
      mkdirSync(path.join(out, 'preview'));
      writeFileSync(path.join(out, 'index.html'), html({ main: `<h1>${mark('Rope')}</h1>` }));
      writeFileSync(
        path.join(out, 'preview/index.html'),
        `<header>${mark('Brand')}</header><div id="preview-report">later</div>`,
      );
      await fillPreview(path.resolve(import.meta.dirname, '..'), out, '');
      const [home, report] = ['index.html', 'preview/index.html'].map((file) =>
        readFileSync(path.join(out, file), 'utf8'),
      );
      expect(home).toContain('<h1><span class="provisional">Rope</span></h1>');
      expect(report).toContain('<header><span class="provisional">Brand</span></header>');
      expect(report).toContain('Rope Access | Brand');
      expect(`${home}${report}`).not.toMatch(/[\uE000\uE001]/);
    } finally {
      rmSync(out, { recursive: true });
    }
  });
});
