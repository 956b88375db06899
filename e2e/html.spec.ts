/** Valid HTML on every page, as exported. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { decode, expect, exportedFiles, exportedPages, htmlOf, out, test } from './fixtures';

/** The standard preset, whole: an exception needs a reason and a link here. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'], rules: {} });

for (const page of exportedPages()) {
  test(`${page} is valid HTML`, async () => {
    const html = readFileSync(path.join(out, page), 'utf8');
    const { results } = await validator.validateString(html, page);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(faults).toEqual([]);
  });

  test(`${page} uses no picture source without its files`, () => {
    const html = readFileSync(path.join(out, page), 'utf8');
    expect(html.match(/<source\b(?![^>]*\ssrcset=)[^>]*>/gi)).toBeNull();
  });

  test(`${page} points its labels, controls and descriptions at ids that exist`, () => {
    const html = readFileSync(path.join(out, page), 'utf8');
    const ids = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
    const pointers = [
      ...html.matchAll(/\s(?:for|aria-controls|aria-labelledby|aria-describedby|popovertarget)="([^"]*)"/gi),
    ];
    const lost = pointers.flatMap(([, value = '']) => value.split(' ')).filter((id) => !ids.has(id));
    expect(lost).toEqual([]);
  });

  test(`${page} leaves it to the browser to say whether a popover is open`, () => {
    const html = readFileSync(path.join(out, page), 'utf8');
    const buttons = html.match(/<button\b[^>]*\spopovertarget=[^>]*>/gi) ?? [];
    expect(buttons).toHaveLength(2);
    expect(buttons.filter((button) => button.includes('aria-expanded'))).toEqual([]);
  });
}

test('no page names a class that no rule is for', () => {
  const pages = exportedPages().map((page) => ({ page, html: htmlOf(`/${page}`) }));
  const styles = [
    ...pages.flatMap(({ html }) =>
      [...html.matchAll(/<style\b[^>]*>([^<]*)/g)].map(([, rules = '']) => rules),
    ),
    ...exportedFiles()
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(path.join(out, file), 'utf8')),
  ].join('');
  const known = new Set(
    [...styles.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', '')),
  );
  for (const { page, html } of pages) {
    const named = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    expect(named, page).not.toEqual([]);
    expect(
      named.filter((name) => !known.has(name)),
      page,
    ).toEqual([]);
  }
});

test('the tests read every character reference as a browser does', async ({ page }) => {
  const written = exportedPages().flatMap((file) => {
    const html = readFileSync(path.join(out, file), 'utf8').replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
    return html.match(/&#?\w+;/g) ?? [];
  });
  expect(written).toContain('&amp;');
  // No page needs these today.
  const all = [...new Set([...written, '&lt;', '&gt;', '&quot;', '&#x27;', '&amp;lt;'])];
  await page.setContent(`<p>${all.join('</p><p>')}</p>`);
  expect(all.map(decode)).toEqual(await page.locator('p').allTextContents());
});
