// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of the generated files, not of this one.
/** `headers.ts` in the languages of CloudFront. */
import { commonHeaders, failurePage, type HostOptions, notFoundPage, redirects } from '../headers';
import { generated, indexFile, lines, slashless, withoutSlash } from './shared';

/**
 * CloudFront Function (viewer request, cloudfront-js-2.0): pages out of folders, one form of each address.
 *
 * That runtime speaks ECMAScript 5.1 and, of the later language, only what its list names: const, let, template
 * literals, arrow functions, rest parameters. The list knows no destructuring, shorthand properties or `for…of`.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
export function cloudFrontFunction(options: HostOptions): string {
  const { basePath } = options;
  return lines(
    '// CloudFront Function for the default behaviour: event "viewer request", runtime cloudfront-js-2.0.',
    `// ${generated}`,
    '',
    '/** Lower-case spellings of the addresses with capitals, and addresses of pages that moved. */',
    'const exact = {',
    redirects(options).map(({ from, to }) => `  '${basePath}${withoutSlash(from)}': '${basePath}${to}',`),
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
    `  if (/${slashless.replaceAll('/', '\\/')}/.test(uri) && !/\\/_(headers|redirects)$/.test(uri)) {`,
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
