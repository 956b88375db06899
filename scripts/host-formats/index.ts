/** `headers.ts` in the language of each host. Pure functions from the options to a file's text. */
import type { HostOptions } from '../headers';
import { caddyfile } from './caddy';
import { cloudFrontFunction, cloudFrontHeaders } from './cloudfront';
import { nginxConf } from './nginx';

export { redirectPage } from './github';
export { headersFile, redirectsFile } from './netlify';
export { caddyfile, cloudFrontFunction, nginxConf };

/** Address book of the committed files in `scripts/hosts/`. */
export const hostFiles: Readonly<Record<string, (options: HostOptions) => string>> = {
  'nginx.conf': nginxConf,
  Caddyfile: caddyfile,
  'cloudfront-function.js': cloudFrontFunction,
  'cloudfront-headers.json': cloudFrontHeaders,
};
