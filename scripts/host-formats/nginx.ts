/** `headers.ts` in the language of nginx. */
import {
  commonHeaders,
  daily,
  failurePage,
  type HostOptions,
  immutable,
  notFoundPage,
  redirects,
  revalidate,
} from '../headers';
import { cachePatterns, generated, hostsOwn, indexFile, lines, literal, withoutSlash } from './shared';

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
    redirects(options).map(
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
