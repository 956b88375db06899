/**
 * Nobody gets anything in, nothing leaves unasked.
 *
 * That no page asks another site is tested with every visit in `links.spec.ts`; the headers of real servers in
 * `hosting.spec.ts`.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { Page } from '@playwright/test';
import { site } from '@/content/site';
import { attributeOf, expect, exportedFiles, exportedPages, htmlOf, out, test } from './fixtures';
import { nextFrames, scriptRuns } from './scripts-run';

const root = path.resolve(out, '..');
const pages = exportedPages();
const htmlOfFile = (file: string) => htmlOf(`/${file}`);

type Policy = { [directive: string]: string[] };

/** Directives of a Content-Security-Policy, each with its sources. */
function parsePolicy(text: string): Policy {
  return Object.fromEntries(
    text.split(';').map((part) => {
      const [directive = '', ...sources] = part.trim().split(/\s+/);
      return [directive, sources];
    }),
  );
}

const policyTag = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
const policyOf = (html: string) => parsePolicy(attributeOf(html, policyTag, 'content') ?? '');

/** Hashes, as a policy writes them, of a page's inline elements of one kind; data blocks are nothing that runs. */
function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))]
    .filter(([, attributes = '']) => !/\ssrc=|ld\+json/.test(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

test.describe('the content policy of every page', () => {
  test('names the page’s own inline scripts and styles by their hashes, and nothing more', () => {
    for (const file of pages) {
      const html = htmlOfFile(file);
      const policy = policyOf(html);
      const [scripts, styles] = [hashesOf(html, 'script'), hashesOf(html, 'style')];
      expect(scripts, `${file}: loader and speculation rules`).toHaveLength(2);
      expect(styles, `${file}: its styles`).toHaveLength(1);
      expect(policy['script-src'], file).toEqual(["'self'", ...scripts]);
      expect(policy['style-src'], file).toEqual(["'self'", ...styles]);
    }
  });

  test('allows nothing from outside the site, but the e-mail provider where the form stands', () => {
    for (const file of pages) {
      const html = htmlOfFile(file);
      const { 'script-src': _scripts, 'style-src': _styles, ...rest } = policyOf(html);
      expect(rest, file).toEqual({
        'default-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        ...(html.includes('<form') ? { 'connect-src': ["'self'", 'https://api.emailjs.com'] } : {}),
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
      });
    }
  });

  test('stands once, before everything that it rules', () => {
    for (const file of pages) {
      const html = htmlOfFile(file);
      expect(html.match(/http-equiv="Content-Security-Policy"/gi), file).toHaveLength(1);
      expect(html.search(policyTag), file).toBeLessThan(html.search(/<(script|style|link|img|body)\b/));
    }
  });

  test('has nothing to refuse: no script in an attribute or an address, no style in an attribute', () => {
    for (const file of pages) {
      const tags = htmlOfFile(file)
        .replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1')
        .match(/<[a-z][^>]*>/gi);
      const refused = tags?.filter((tag) => /\s(on[a-z]+|style)=|=["']?\s*javascript:/i.test(tag));
      expect(refused, file).toEqual([]);
    }
  });
});

test('the policy that hosts send says what a page cannot, and the same as it elsewhere', () => {
  const page = policyOf(htmlOf('/'));
  const hostFiles = [
    path.join(out, '_headers'),
    ...['nginx.conf', 'Caddyfile', 'cloudfront-headers.json'].map((file) =>
      path.join(root, 'scripts/hosts', file),
    ),
  ];
  for (const file of hostFiles) {
    const name = path.basename(file);
    const sent = [
      ...readFileSync(file, 'utf8').matchAll(/Content-?Security-?Policy"?:? "?([a-z][a-z-]+ '[^"\n]*)/g),
    ].map(([, policy = '']) => parsePolicy(policy));
    expect(sent, `${name}: one policy for every file`).toHaveLength(1);
    const { 'frame-ancestors': ancestors, ...shared } = sent[0] ?? {};
    expect(ancestors, `${name}: no other site may frame a page`).toEqual(["'none'"]);
    // A browser asks both policies: one without a page's hashes would refuse its inline script and style.
    for (const [directive, sources] of Object.entries(shared)) {
      expect(directive, name).not.toMatch(/^(default|script|style)-src/);
      expect(sources, `${name}: ${directive}`).toEqual(page[directive]);
    }
  }
});

type Report = { directive: string; blocked: string; disposition: string };
type Watched = Window & { reports: Report[]; ran: string[] };

/** Gathers what the browser reports as refused from here on. */
async function watchReports(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched = Object.assign(window as unknown as Watched, {
      reports: [] as Report[],
      ran: [] as string[],
    });
    document.addEventListener('securitypolicyviolation', (event) => {
      watched.reports.push({
        directive: event.effectiveDirective,
        blocked: event.blockedURI,
        disposition: event.disposition,
      });
    });
  });
}

const reports = (page: Page) => page.evaluate(() => (window as unknown as Watched).reports);

const elsewhere = 'https://elsewhere.example';

type Attempt = [what: string, attempt: (site: string) => void, directive: string, blocked: string];

/** Ways in and ways out: what is tried in the page, and how the browser reports that it refused. */
const attempts: Attempt[] = [
  [
    'a script element',
    () => {
      const script = document.createElement('script');
      script.textContent = 'ran.push("script element")';
      document.body.append(script);
    },
    'script-src-elem',
    'inline',
  ],
  [
    'an onclick attribute',
    () => {
      const button = document.createElement('button');
      button.setAttribute('onclick', 'ran.push("onclick attribute")');
      document.body.append(button);
      button.click();
    },
    'script-src-attr',
    'inline',
  ],
  [
    'a javascript: link',
    () => {
      const link = document.createElement('a');
      link.href = 'javascript:void ran.push("javascript: link")';
      document.body.append(link);
      // Later: Firefox makes the refused call itself fail.
      setTimeout(() => link.click());
    },
    'script-src-elem',
    'inline',
  ],
  [
    'a text that a timer would run',
    () => {
      setTimeout('ran.push("timer")');
    },
    'script-src',
    'eval',
  ],
  [
    'a script of another site',
    (site) => {
      const script = document.createElement('script');
      script.src = `${site}/script.js`;
      document.body.append(script);
    },
    'script-src-elem',
    `${elsewhere}/script.js`,
  ],
  [
    'a style element',
    () => {
      const style = document.createElement('style');
      style.textContent = 'html { --injected: yes }';
      document.body.append(style);
    },
    'style-src-elem',
    'inline',
  ],
  [
    'another base for the links',
    (site) => {
      const base = document.createElement('base');
      base.href = `${site}/`;
      document.head.prepend(base);
    },
    'base-uri',
    `${elsewhere}/`,
  ],
  [
    'a request to another site',
    (site) => {
      fetch(`${site}/fetch`).catch(() => {});
    },
    'connect-src',
    `${elsewhere}/fetch`,
  ],
  [
    'a picture of another site, its address full of what was read',
    (site) => {
      new Image().src = `${site}/picture.gif`;
    },
    'img-src',
    `${elsewhere}/picture.gif`,
  ],
];

/** After this one the test's browser takes the page for one that is being left, and waits with every click. */
const lastAttempt: Attempt = [
  'a form that sends what was typed to another site',
  (site) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = `${site}/form`;
    document.body.append(form);
    setTimeout(() => form.submit());
  },
  'form-action',
  `${elsewhere}/form`,
];

async function expectRefused(page: Page, [what, attempt, directive, blocked]: Attempt): Promise<void> {
  const before = (await reports(page)).length;
  await page.evaluate(attempt, elsewhere);
  await expect
    .poll(async () => (await reports(page)).slice(before), `${what} is reported`)
    .toContainEqual({ directive, blocked, disposition: 'enforce' });
}

test.describe('what someone got into a page', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  test('is refused and reported, and the page’s own parts go on working @browsers', async ({ page }) => {
    const reached: string[] = [];
    await page.route(`${elsewhere}/**`, async (route) => {
      reached.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: 'ran.push("script of another site")' });
    });
    await page.goto('/');
    await scriptRuns(page, 'hero');
    await watchReports(page);
    for (const attempt of attempts) await expectRefused(page, attempt);
    await nextFrames(page);
    expect(await page.evaluate(() => (window as unknown as Watched).ran), 'what ran').toEqual([]);
    const injected = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--injected'),
    );
    expect(injected, 'what the injected style says').toBe('');
    expect(new URL(await page.evaluate(() => document.baseURI)).host, 'base of the links').toBe(
      new URL(page.url()).host,
    );

    const before = (await reports(page)).length;
    const hero = page.getByRole('region', { name: 'Our services highlights' });
    await hero.getByRole('button', { name: 'Next slide' }).click();
    await expect(hero.getByText('2 of 6'), 'the hero turns').toBeVisible();
    const caret = page.getByRole('button', { name: 'Training menu' });
    await caret.focus();
    await page.keyboard.press('Enter');
    await expect(caret, 'the menu opens').toHaveAttribute('aria-expanded', 'true');
    expect((await reports(page)).slice(before), 'reports of the page’s own doing').toEqual([]);

    await expectRefused(page, lastAttempt);
    expect(reached, 'what reached another site').toEqual([]);
  });
});

test('reading and typing ask no other site, and leave nothing behind in the browser @browsers', async ({
  page,
  context,
  problems,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/contact-us/');
  await scriptRuns(page, 'contact-form');
  for (const name of ['Name', 'Email', 'Message']) {
    await page.getByRole('textbox', { name, exact: true }).fill('amina@example.com');
  }
  await page.getByRole('button', { name: 'Send', exact: true }).focus();
  const { origin } = new URL(page.url());
  expect(
    asked.filter((address) => new URL(address).protocol !== 'data:' && new URL(address).origin !== origin),
  ).toEqual([]);
  expect(
    asked.filter((address) => address.includes('/sender.')),
    'the e-mail client',
  ).toEqual([]);
  expect(await context.cookies(), 'cookies').toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length), 'stored entries').toBe(0);
  expect(problems).toEqual([]);
});

test('security.txt keeps to RFC 9116', () => {
  const text = readFileSync(path.join(out, '.well-known/security.txt'), 'utf8');
  // Section 2.2: each line ends with a line feed, a carriage return before it or not.
  expect(text, 'the last line ends').toMatch(/\n$/);
  const fields = text
    .trimEnd()
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => /^([\w-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line, '']);
  const valuesOf = (name: string) =>
    fields.filter(([field]) => field === name).map(([, value = '']) => value);
  // Section 2.5, its fields; others are allowed but none is used.
  const known =
    'Acknowledgments Canonical Contact Encryption Expires Hiring Policy Preferred-Languages'.split(' ');
  for (const [field, value] of fields) expect(known, `${field}: ${value}`).toContain(field);
  expect(valuesOf('Contact').length, 'Contact').toBeGreaterThanOrEqual(1);
  // Addresses of the web must be https; a mailbox needs its scheme (2.5.3).
  for (const value of valuesOf('Contact')) expect(value).toMatch(/^(https:\/\/|mailto:|tel:)\S+$/);
  expect(valuesOf('Canonical')).toEqual([`${site.url}/.well-known/security.txt`]);
  expect(valuesOf('Expires'), 'Expires, once, in the form of RFC 3339').toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/),
  ]);
  const expires = Date.parse(valuesOf('Expires')[0] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThanOrEqual(Date.now() + 366 * 86_400_000);
  expect(valuesOf('Preferred-Languages')).toEqual(['en']);
});

// Where a host's or CI's environment has any; `sub-path.spec.ts` plants one for each run.
test('no file of the export holds a secret of the build', () => {
  const isPublic = (name: string) => /^NEXT_PUBLIC_/.test(name);
  const fromFiles = readdirSync(root)
    .filter((file) => /^\.env(\.|$)/.test(file) && existsSync(path.join(root, file)))
    .flatMap((file) => Object.entries(parseEnv(readFileSync(path.join(root, file), 'utf8'))));
  const fromBuild = Object.entries(process.env).filter(([name]) =>
    /SECRET|TOKEN|PASSW|PRIVATE|CREDENTIAL|(^|_)KEY$/i.test(name),
  );
  const secrets = [...fromFiles, ...fromBuild].filter(
    ([name, value]) => !isPublic(name) && (value ?? '').length >= 8,
  );
  for (const file of exportedFiles().filter((name) => !/\.(avif|webp|jpg|png|ico|woff2)$/.test(name))) {
    const text = readFileSync(path.join(out, file), 'utf8');
    // By name only: a report is no place for a secret either.
    const found = secrets.filter(([, value = '']) => text.includes(value)).map(([name]) => name);
    expect(found, file).toEqual([]);
  }
});

test('no file of the export is a source map, or holds a key or a path of the machine that built it', () => {
  const files = exportedFiles();
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const secrets = [
    'sourceMappingURL',
    'node_modules',
    '/home/',
    '/Users/',
    root,
    homedir() === '/' ? root : `${homedir()}/`,
    'PRIVATE KEY',
  ];
  const tokens = /\b(AKIA[0-9A-Z]{16}|gh[pousr]_[A-Za-z0-9]{30,}|npm_[A-Za-z0-9]{30,}|sk-[A-Za-z0-9]{20,})\b/;
  for (const file of files) {
    // Artwork of the home page lies in a folder of that name.
    const text = readFileSync(path.join(out, file), 'latin1').replaceAll('/pictures/home/', '');
    const found = secrets.filter((secret) => text.includes(secret));
    const token = tokens.exec(text)?.[0];
    expect([...found, ...(token ? [token] : [])], file).toEqual([]);
    if (/\.(avif|webp|jpg|png|ico|woff2)$/.test(file)) continue;
    expect(text, file).not.toMatch(/\b[A-Z]:\\|\bfile:\/\/|\bprocess\.env\b/);
  }
});
