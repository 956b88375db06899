// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of the generated files, not of this one.
/** `headers.ts` in the language of each host. Pure functions from the options to a file's text. */
import {
  cacheControl,
  commonHeaders,
  daily,
  dailyFiles,
  dailyFolders,
  failurePage,
  type HostOptions,
  hashedFolders,
  immutable,
  lowerCaseRedirects,
  notFoundPage,
  revalidate,
} from './headers';

const lines = (...parts: readonly (string | readonly string[])[]) => `${parts.flat().join('\n')}\n`;

/** The text as a regular expression that matches nothing else. */
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Regular expressions of the cached paths, shared by the servers that know them. */
function cachePatterns(basePath: string) {
  const base = literal(basePath);
  const anyOf = (paths: readonly string[]) => paths.map(literal).join('|');
  return {
    hashed: `^${base}(${anyOf(hashedFolders)})`,
    daily: `^${base}(${anyOf(dailyFolders)}|(${anyOf(dailyFiles)})$)`,
  };
}

/** A directory's `index.html` asked for by name; plain segments only, so that no answer leads off the site. */
const indexFile = '^((/[A-Za-z0-9_-]+)*/)index\\.html';

/** A folder asked for without its last slash; plain segments, likewise. */
const slashless = '^((/[A-Za-z0-9_-]+)+)$';

const generated = 'Written by `npm run hosts` from scripts/headers.ts: change it there.';

/** Files of the export that are for other hosts and answer nobody here. */
const hostsOwn = ['/_headers', '/_redirects', '/.nojekyll'];

/** The hashed folder with too many files for a rule each: Cloudflare Pages takes 100 rules. */
const pictures = '/pictures/' satisfies (typeof hashedFolders)[number];

/**
 * `_headers` of Netlify and Cloudflare Pages, for an export with these files (`/islands/…`).
 *
 * Both join the values of a header that two rules set, so that Cache-Control stands in rules that never overlap;
 * everything else keeps the hosts' own default, which is the one of `revalidate`. Both match by the path alone:
 * a rule for a folder would have browsers keep the "not found" of a missing script for a year.
 */
export function headersFile(options: HostOptions, files: readonly string[]): string {
  const { basePath } = options;
  const named = files.filter((file) => !file.startsWith(pictures) && cacheControl(file) === immutable);
  const rule = (path: string, value: string) => [`${basePath}${path}`, `  Cache-Control: ${value}`];
  return lines(
    `# Cache-Control of everything else: the host's default, ${revalidate}`,
    '/*',
    commonHeaders(options).map(([name, value]) => `  ${name}: ${value}`),
    [...named, `${pictures}*`].flatMap((path) => rule(path, immutable)),
    dailyFolders.flatMap((folder) => rule(`${folder}*`, daily)),
    dailyFiles.flatMap((file) => rule(file, daily)),
  );
}

/**
 * `_redirects` of Netlify and Cloudflare Pages.
 *
 * Status 200: the page comes under the lower-case address too, and its canonical link names the exact one.
 * A redirect would never end on Netlify, which itself leads from capitals to lower case.
 */
export function redirectsFile({ basePath }: HostOptions): string {
  return lines(
    '# Lower-case spellings of the addresses with capitals. 200, not 301: a host that lower-cases would loop.',
    lowerCaseRedirects.flatMap(({ from, to }) => [
      `${basePath}${from} ${basePath}${to} 200`,
      `${basePath}${withoutSlash(from)} ${basePath}${to} 200`,
    ]),
  );
}

/** Configuration of `serve`, which `npm start` runs. `root` is the folder it serves, relative to its argument. */
export function serveConfig(options: HostOptions, root = '.'): object {
  const { basePath } = options;
  const headers = (entries: readonly (readonly [string, string])[]) =>
    entries.map(([key, value]) => ({ key, value }));
  const cache = (path: string, value: string) => ({
    source: `${basePath}${path}`,
    headers: headers([['Cache-Control', value]]),
  });
  const common = headers([...commonHeaders(options), ['Cache-Control', revalidate]]);
  return {
    public: root,
    cleanUrls: true,
    trailingSlash: true,
    directoryListing: false,
    redirects: [
      ...(basePath ? [{ source: '/', destination: `${basePath}/` }] : []),
      // One letter in brackets: as a plain path `serve` would compare without the case, and loop.
      ...lowerCaseRedirects.map(({ from, to }) => ({
        source: `${basePath}${withoutSlash(from).replace(/^\/(.)/, '/[$1]')}`,
        destination: `${basePath}${to}`,
      })),
    ],
    headers: [
      { source: '**', headers: common },
      // `**` passes over names that begin with a dot.
      { source: `${basePath}/.well-known/**`, headers: common },
      ...hashedFolders.map((folder) => cache(`${folder}**`, immutable)),
      ...dailyFolders.map((folder) => cache(`${folder}**`, daily)),
      ...dailyFiles.map((file) => cache(file, daily)),
      // Newer than its list of types.
      { source: '**/*.avif', headers: headers([['Content-Type', 'image/avif']]) },
    ],
    // The error pages are none by their own names: to no file, so that `serve` answers 404. Nor is the copy of the
    // first that `npm start` puts at the root of the host for it.
    rewrites: [...new Set([notFoundPage, basePath + notFoundPage, basePath + failurePage])].map((page) => ({
      source: page.replace('.html', ''),
      destination: `${basePath}/_/`,
    })),
  };
}

/** A server of nginx, for `/etc/nginx/conf.d/` or `sites-enabled/`. */
export function nginxConf(options: HostOptions): string {
  const { basePath } = options;
  const patterns = cachePatterns(basePath);
  // Variables are the whole server's: those of a site in another folder beside this one have other names.
  const [cache, exact] = ['cache', 'exact'].map((name) => `$website${basePath.replace(/\W/g, '_')}_${name}`);
  return lines(
    `# nginx: copy to /etc/nginx/conf.d/website.conf, set server_name and root, put the export (out/) at root${basePath}.`,
    `# Then add TLS (certbot --nginx). ${generated}`,
    '',
    '# Looked up when the answer goes out: a missing picture is answered by the error page and cached like it.',
    `map $uri ${cache} {`,
    `    default "${revalidate}";`,
    `    "~${patterns.hashed}" "${immutable}";`,
    `    "~${patterns.daily}" "${daily}";`,
    '}',
    '',
    '# "~" compares with the case; plain strings would not, and the exact spelling would lead to itself.',
    `map $uri ${exact} {`,
    '    default "";',
    lowerCaseRedirects.map(
      ({ from, to }) => `    "~^${literal(basePath + withoutSlash(from))}/?$" "${basePath}${to}";`,
    ),
    '}',
    '',
    'server {',
    '    listen 80;',
    '    listen [::]:80;',
    '    server_name www.example.com;',
    '    root /var/www/website;',
    '    index index.html;',
    '    charset utf-8;',
    '    server_tokens off;',
    '    absolute_redirect off;',
    '',
    commonHeaders(options).map(([name, value]) => `    add_header ${name} "${value}" always;`),
    `    add_header Cache-Control ${cache} always;`,
    '',
    '    gzip on;',
    '    gzip_vary on;',
    '    gzip_proxied any;',
    '    gzip_comp_level 6;',
    '    gzip_min_length 1000;',
    '    gzip_types text/plain text/css text/xml application/xml application/javascript text/javascript',
    '               application/json application/manifest+json image/svg+xml;',
    '',
    `    if (${exact}) { return 301 ${exact}$is_args$args; }`,
    `    if ($request_uri ~ "${indexFile}(\\?.*)?$") { return 301 $1$is_args$args; }`,
    ...(basePath ? [`    location = / { return 302 ${basePath}/$is_args$args; }`] : []),
    '',
    '    # A folder without a page is "not found" too, never a listing.',
    `    error_page 403 404 =404 ${basePath}${notFoundPage};`,
    `    error_page 500 502 503 504 ${basePath}${failurePage};`,
    `    location = ${basePath}${notFoundPage} { internal; }`,
    `    location = ${basePath}${failurePage} { internal; }`,
    hostsOwn.map((file) => `    location = ${basePath}${file} { return 404; }`),
    `    location = ${basePath}/manifest.webmanifest { types { } default_type application/manifest+json; }`,
    '    location ~ "\\.avif$" { types { } default_type image/avif; }',
    '}',
  );
}

/** Headers by which a browser or a cache asks for a file on a condition, or for a part of it. */
const conditions = ['If-Match', 'If-None-Match', 'If-Modified-Since', 'If-Unmodified-Since', 'Range'];

/** A site of Caddy. */
export function caddyfile(options: HostOptions): string {
  const { basePath } = options;
  const patterns = cachePatterns(basePath);
  return lines(
    '# Caddy: copy into /etc/caddy/Caddyfile, set the address and root (or SITE_ADDRESS and SITE_ROOT),',
    `# put the export (out/) at root${basePath}. Certificates come by themselves.`,
    `# ${generated}`,
    '',
    '{$SITE_ADDRESS:www.example.com} {',
    '\troot * {$SITE_ROOT:/var/www/website}',
    '\tencode zstd gzip',
    '\t# What redirects keep: the question mark and what stands after it.',
    '\tmap {query} {website_query} {',
    '\t\t"" ""',
    '\t\tdefault "?{query}"',
    '\t}',
    '',
    '\theader {',
    commonHeaders(options).map(([name, value]) => `\t\t${name} "${value}"`),
    '\t}',
    // On its own: in the block it would put off the whole of it until past the error pages.
    '\theader -Server',
    `\t@hashed path_regexp ${patterns.hashed}`,
    `\theader @hashed Cache-Control "${immutable}"`,
    `\t@daily path_regexp ${patterns.daily}`,
    `\theader @daily Cache-Control "${daily}"`,
    `\theader ?Cache-Control "${revalidate}"`,
    "\t# Types that a machine without Debian's list of them would not know.",
    '\t@manifest path *.webmanifest',
    '\theader @manifest Content-Type application/manifest+json',
    '\t@avif path *.avif',
    '\theader @avif Content-Type image/avif',
    '\t@woff2 path *.woff2',
    '\theader @woff2 Content-Type font/woff2',
    '',
    '\t# path_regexp compares with the case; path would not, and the exact spelling would lead to itself.',
    lowerCaseRedirects.flatMap(({ from, to }, index) => [
      `\t@lower${index} path_regexp ^${literal(basePath + withoutSlash(from))}/?$`,
      `\tredir @lower${index} ${basePath}${to}{website_query} 301`,
    ]),
    `\t@index path_regexp index ${indexFile}$`,
    '\tredir @index {re.index.1}{website_query} 301',
    "\t# Ahead of file_server's own, which drops the query in older versions.",
    '\t@slash {',
    `\t\tpath_regexp slash ${slashless}`,
    '\t\tfile {path}/index.html',
    '\t}',
    '\tredir @slash {re.slash.1}/{website_query} 301',
    ...(basePath ? [`\tredir / ${basePath}/{website_query} 302`] : []),
    '',
    `\t@internal path ${[notFoundPage, failurePage, ...hostsOwn].map((path) => basePath + path).join(' ')}`,
    '\terror @internal 404',
    '\t# No file has such a name; asked for it, the system fails in a way that would be answered 500.',
    '\t@unfit path_regexp [^/]{256}|^.{1000}.{1000}.{1000}|\\x00',
    '\terror @unfit 404',
    '\tfile_server',
    '',
    '\thandle_errors {',
    '\t\t# The error page whole, whatever part or version of the missing file was asked for.',
    conditions.map((name) => `\t\trequest_header -${name}`),
    '\t\tencode zstd gzip',
    '\t\theader -Server',
    `\t\theader Cache-Control "${revalidate}"`,
    '\t\theader Content-Type "text/html; charset=utf-8"',
    '\t\t@missing expression {err.status_code} == 404',
    `\t\trewrite @missing ${basePath}${notFoundPage}`,
    '\t\t@failed expression {err.status_code} >= 500',
    `\t\trewrite @failed ${basePath}${failurePage}`,
    '\t\tfile_server',
    '\t}',
    '}',
  );
}

/**
 * CloudFront Function (viewer request, cloudfront-js-2.0): pages out of folders, one form of each address.
 *
 * That runtime speaks ECMAScript 5.1 and, of the later language, only what its list names: const, let, template
 * literals, arrow functions, rest parameters. The list knows no destructuring, shorthand properties or `for…of`.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
export function cloudFrontFunction({ basePath }: HostOptions): string {
  return lines(
    '// CloudFront Function for the default behaviour: event "viewer request", runtime cloudfront-js-2.0.',
    `// ${generated}`,
    '',
    '/** Lower-case spellings of the addresses with capitals. */',
    'const exact = {',
    lowerCaseRedirects.map(({ from, to }) => `  '${basePath}${withoutSlash(from)}': '${basePath}${to}',`),
    '};',
    '',
    'function redirect(to, query) {',
    '  const pairs = [];',
    '  Object.keys(query).forEach((name) => {',
    '    (query[name].multiValue || [query[name]]).forEach((given) => {',
    "      pairs.push(given.value === '' ? name : `${name}=${given.value}`);",
    '    });',
    '  });',
    "  const address = pairs.length > 0 ? `${to}?${pairs.join('&')}` : to;",
    '  return {',
    '    statusCode: 301,',
    "    statusDescription: 'Moved Permanently',",
    '    headers: { location: { value: address } },',
    '  };',
    '}',
    '',
    '// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.',
    'function handler(event) {',
    '  const request = event.request;',
    '  const uri = request.uri;',
    "  const page = exact[uri.replace(/\\/$/, '')];",
    '  if (page) return redirect(page, request.querystring);',
    '  // Plain segments only: //elsewhere.example must not become a redirect to another site.',
    `  const named = /${indexFile.replaceAll('/', '\\/')}$/.exec(uri);`,
    '  if (named) return redirect(named[1], request.querystring);',
    '  if (/^(\\/[A-Za-z0-9_-]+)+$/.test(uri) && !/\\/_(headers|redirects)$/.test(uri)) {',
    '    return redirect(`${uri}/`, request.querystring);',
    '  }',
    "  if (uri.endsWith('/')) request.uri = `${uri}index.html`;",
    '  // The error pages are none by their own names: to no file, which CloudFront answers with the one for 404.',
    `  if (${[notFoundPage, failurePage].map((page) => `uri === '${basePath}${page}'`).join(' || ')}) request.uri = '${basePath}/_';`,
    '  return request;',
    '}',
  );
}

/** CloudFront response headers policy, for `aws cloudfront create-response-headers-policy`. Cache-Control comes from S3. */
export function cloudFrontHeaders(options: HostOptions): string {
  const value = (wanted: string) => commonHeaders(options).find(([name]) => name === wanted)?.[1] ?? '';
  const managed = [
    'Content-Security-Policy',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Strict-Transport-Security',
  ];
  const custom = commonHeaders(options).filter(([name]) => !managed.includes(name));
  const policy = {
    Name: 'website',
    Comment: generated,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: value('Content-Security-Policy') },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: value('Referrer-Policy') },
      StrictTransportSecurity: {
        Override: true,
        IncludeSubdomains: value('Strict-Transport-Security').includes('includeSubDomains'),
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value('Strict-Transport-Security'))?.[1]),
      },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
}

/** Address book of the committed files in `scripts/hosts/`. */
export const hostFiles: Readonly<Record<string, (options: HostOptions) => string>> = {
  'nginx.conf': nginxConf,
  Caddyfile: caddyfile,
  'cloudfront-function.js': cloudFrontFunction,
  'cloudfront-headers.json': cloudFrontHeaders,
};

/** A page that leads on to another, for hosts that know no redirects (GitHub Pages). */
export function redirectPage(to: string, canonical: string): string {
  return lines(
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title>',
    `<link rel="canonical" href="${canonical}"><meta http-equiv="refresh" content="0; url=${to}">`,
    `</head><body><p><a href="${to}">This page has moved.</a></p></body></html>`,
  );
}
