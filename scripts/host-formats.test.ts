// As the files were written: with what .env files say.
import './env';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { type TransformOptions, transform } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { publicPaths } from '../content/routes';
import {
  cacheControl,
  commonHeaders,
  daily,
  failurePage,
  type HostOptions,
  hostOptions,
  immutable,
  lowerCaseRedirects,
  notFoundPage,
  revalidate,
} from './headers';
import { securityFile, writeHostFiles } from './host-files';
import { cloudFrontFunction, headersFile, hostFiles, nginxConf, redirectsFile } from './host-formats';

const options = { basePath: '', preview: false };

const script = '/islands/islands.0123456789.js';
/** Some of an export's. */
const files = [
  '/_next/static/media/archivo.0.woff2',
  '/about-us/index.html',
  '/icon.svg',
  script,
  '/og/home.png',
  '/pictures/home/a.01234567.avif',
  '/robots.txt',
  '/styles/print.0123456789.css',
];

/** The rules of a `_headers` file: a path and its headers. */
function rulesOf(text: string) {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n').filter((line) => line && !line.startsWith('#'))) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
    else rules.push({ path: line, headers: {} });
  }
  return rules;
}

describe('scripts/hosts', () => {
  test.each(Object.entries(hostFiles))('%s is as the rules say (else: npm run hosts)', (name, text) => {
    const file = path.join(import.meta.dirname, 'hosts', name);
    expect(readFileSync(file, 'utf8')).toBe(text(hostOptions()));
  });

  test('a misspelt flag writes nothing and says which there are', () => {
    const run = () =>
      execFileSync(process.execPath, ['--import', 'tsx', 'scripts/host-files.ts', '--redirect-page'], {
        cwd: path.resolve(import.meta.dirname, '..'),
        stdio: 'pipe',
      });
    expect(run).toThrow('--redirect-page means nothing here: give --hosts, --redirect-pages or nothing.');
  });

  test('recipes export what they set, so that each later line of theirs has it too', () => {
    const readme = readFileSync(path.join(import.meta.dirname, 'hosts/README.md'), 'utf8');
    expect(readme).toContain('    export NEXT_PUBLIC_BASE_PATH=');
    expect(readme).not.toMatch(/(?<!export )\bNEXT_PUBLIC_\w+=\S+ +[a-z]/);
  });

  test('s3-deploy.sh knows the same cache times', () => {
    const script = readFileSync(path.join(import.meta.dirname, 'hosts/s3-deploy.sh'), 'utf8');
    for (const time of [daily, immutable, revalidate]) expect(script).toContain(`='${time}'`);
  });
});

test.each(['_headers', '_redirects', '.well-known/security.txt'])(
  'a %s in public/ stops the build, which would write over it',
  async (name) => {
    const root = mkdtempSync(path.join(tmpdir(), 'public-'));
    try {
      mkdirSync(path.join(root, 'out'));
      mkdirSync(path.dirname(path.join(root, 'public', name)), { recursive: true });
      writeFileSync(path.join(root, 'public', name), '/old /about-us/ 301');
      await expect(writeHostFiles(root, options)).rejects.toThrow(`public/${name} would be lost`);
      expect(existsSync(path.join(root, 'out/_headers'))).toBe(false);
    } finally {
      rmSync(root, { recursive: true });
    }
  },
);

describe('_headers', () => {
  const rules = rulesOf(headersFile(options, files));
  const matches = (rule: string, address: string) =>
    rule.endsWith('*') ? address.startsWith(rule.slice(0, -1)) : rule === address;
  const cacheOf = (address: string) =>
    rules.find(({ path, headers }) => matches(path, address) && headers['Cache-Control'])?.headers[
      'Cache-Control'
    ];

  test('keeps what the export has for as long as every other host does', () => {
    for (const file of files) expect(cacheOf(file) ?? revalidate, file).toBe(cacheControl(file));
  });

  test('has no browser keep the “not found” of a script, style or font that is gone', () => {
    for (const gone of ['/islands/islands.0.js', '/styles/print.0.css', '/_next/static/media/a.0.woff2']) {
      expect(cacheControl(gone)).toBe(immutable);
      expect(cacheOf(gone), gone).toBeUndefined();
    }
  });

  test('names files below the sub-folder', () => {
    const text = headersFile({ basePath: '/site', preview: false }, files);
    expect(rulesOf(text)).toContainEqual({
      path: `/site${script}`,
      headers: { 'Cache-Control': immutable },
    });
  });

  test('never sets a header twice for one path, which the hosts would join', () => {
    for (const address of [...publicPaths, ...files]) {
      const names = rules
        .filter(({ path }) => matches(path, address))
        .flatMap(({ headers }) => Object.keys(headers));
      expect(new Set(names).size, address).toBe(names.length);
    }
  });

  test('a preview asks search engines to keep out, everywhere; production never', () => {
    const preview = { basePath: '', preview: true };
    expect(rulesOf(headersFile(preview, files))[0]?.headers).toMatchObject({ 'X-Robots-Tag': 'noindex' });
    expect(JSON.stringify(commonHeaders(preview))).toContain('X-Robots-Tag');
    for (const text of Object.values(hostFiles).filter((write) => write !== cloudFrontFunction)) {
      expect(text(preview)).toContain('X-Robots-Tag');
      expect(text(options)).not.toContain('X-Robots-Tag');
    }
    expect(headersFile(options, files)).not.toContain('X-Robots-Tag');
  });
});

test('https is asked for on this host alone, never on the others of its domain', () => {
  const texts = [
    headersFile(options, files),
    JSON.stringify(commonHeaders(options)),
    ...Object.values(hostFiles).map((text) => text(options)),
  ];
  for (const text of texts) expect(text).not.toMatch(/includeSubDomains|"IncludeSubdomains": true/);
  expect(headersFile(options, files)).toMatch(/^ {2}Strict-Transport-Security: max-age=63072000$/m);
});

test('a second site of the same nginx, in a folder of its own, has variables of its own', () => {
  const variables = (basePath: string) =>
    new Set(nginxConf({ basePath, preview: false }).match(/\$website\w*/g));
  expect(variables('')).toEqual(new Set(['$website_cache', '$website_exact']));
  expect(variables('/new-site')).toEqual(new Set(['$website_new_site_cache', '$website_new_site_exact']));
});

describe('_redirects', () => {
  const rules = redirectsFile({ basePath: '/site', preview: false })
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(' '));

  test('shows the exact page under its lower-case address, with and without the slash', () => {
    expect(rules).toContainEqual([
      '/site/projects/fso-palance-crane',
      '/site/projects/fso-palance-Crane/',
      '200',
    ]);
    expect(rules).toContainEqual([
      '/site/projects/fso-palance-crane/',
      '/site/projects/fso-palance-Crane/',
      '200',
    ]);
    expect(rules).toHaveLength(lowerCaseRedirects.length * 2);
  });

  test('leads on from the addresses of pages that moved', () => {
    const text = redirectsFile({
      basePath: '',
      preview: false,
      moved: [
        { from: '/services/rigging/', to: '/services/rope-access/' },
        { from: '/contact.php', to: '/contact-us/' },
      ],
    });
    expect(text.slice(text.indexOf('# Pages that moved.'))).toBe(
      [
        '# Pages that moved.',
        '/services/rigging/ /services/rope-access/ 301',
        '/services/rigging /services/rope-access/ 301',
        '/contact.php /contact-us/ 301',
        '',
      ].join('\n'),
    );
  });

  test('redirects nothing: a host that lower-cases would go round for ever', () => {
    expect(rules.map(([, , status]) => status)).not.toContain('301');
  });
});

describe('the CloudFront function', () => {
  type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;
  type Result = { uri?: string; statusCode?: number; headers?: { location: { value: string } } };
  type Handler = (event: { request: { uri: string; querystring: Query } }) => Result;
  const handlerOf = (of: HostOptions): Handler => runInNewContext(`${cloudFrontFunction(of)}; handler`);
  const handler = handlerOf(options);
  const ask = (uri: string, querystring: Query = {}) => handler({ request: { uri, querystring } });
  const locationOf = (uri: string, query?: Query) => {
    const { statusCode, headers } = ask(uri, query);
    return statusCode === 301 ? headers?.location.value : undefined;
  };

  test('finds every page in its folder', () => {
    for (const page of publicPaths) expect(ask(page).uri).toBe(`${page}index.html`);
  });

  test('adds the slash, and keeps the query', () => {
    for (const page of publicPaths.filter((known) => known !== '/')) {
      expect(locationOf(page.slice(0, -1))).toBe(page);
    }
    const query = { a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] }, b: { value: '' } };
    expect(locationOf('/about-us', query)).toBe('/about-us/?a=1&a=2&b');
  });

  test('leads lower-case spellings to the exact one', () => {
    for (const { from, to } of lowerCaseRedirects) {
      expect(locationOf(from)).toBe(to);
      expect(locationOf(from.slice(0, -1))).toBe(to);
    }
  });

  test('leads on from the addresses of pages that moved', () => {
    const handle = handlerOf({
      ...options,
      moved: [{ from: '/services/rigging/', to: '/services/rope-access/' }],
    });
    for (const uri of ['/services/rigging', '/services/rigging/']) {
      const { statusCode, headers } = handle({ request: { uri, querystring: {} } });
      expect([statusCode, headers?.location.value]).toEqual([301, '/services/rope-access/']);
    }
  });

  test('leaves files alone', () => {
    for (const file of ['/robots.txt', '/pictures/a.1234abcd.avif', '/_headers'])
      expect(ask(file).uri).toBe(file);
    expect(locationOf('/services/rope-access/index.html')).toBe('/services/rope-access/');
    expect(locationOf('/index.html')).toBe('/');
  });

  test('finds no error page by its own name, which would answer 200', () => {
    for (const basePath of ['', '/site']) {
      const handle = handlerOf({ basePath, preview: false });
      for (const page of [notFoundPage, failurePage]) {
        const { uri, statusCode } = handle({ request: { uri: basePath + page, querystring: {} } });
        expect(statusCode).toBeUndefined();
        expect(uri).toBe(`${basePath}/_`);
      }
    }
  });

  test('is written in what the runtime’s documentation lists: 5.1, and five things of the later language', async () => {
    const documented = {
      'const-and-let': true,
      'template-literal': true,
      arrow: true,
      'rest-argument': true,
    };
    const compile = (how: TransformOptions) => transform(cloudFrontFunction(options), how);
    // What a compiler would have to write otherwise for that runtime is what the runtime does not know.
    const newest = await compile({ target: 'esnext' });
    const lowered = await compile({ target: 'es5', supported: documented });
    expect(lowered.code).toBe(newest.code);
  });

  test('never leads to another site', () => {
    for (const uri of [
      '//elsewhere.example',
      '//elsewhere/page',
      '//elsewhere/index.html',
      '/\\elsewhere/index.html',
    ]) {
      expect(locationOf(uri)).toBeUndefined();
    }
  });
});

test('security.txt holds for less than a year, whatever the day of the build', () => {
  for (const [built, expires] of [
    ['2026-11-30T10:00:00Z', '2027-11-29T00:00:00.000Z'],
    ['2028-02-29T00:00:00Z', '2029-02-28T00:00:00.000Z'],
    ['2027-01-01T23:59:59Z', '2027-12-31T00:00:00.000Z'],
  ] as const) {
    expect(securityFile(options, new Date(built))).toContain(`Expires: ${expires}\n`);
  }
});
