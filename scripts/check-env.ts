/**
 * Says in one line each what a production build would want set, and never stops it for that; it stops one that this Node
 * cannot make. `npm run build` runs it first.
 */
import './env';
import { noAddress, site } from '../content/site';
import { isMain } from './is-main';

type Environment = Readonly<Record<string, string | undefined>>;

/** Names that can never be a real site's (RFC 2606), as the stand-in address has one. */
const isStandIn = (hostname: string) =>
  /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/.test(hostname);

/** What is missing, in words. `siteUrl` is the address that the build will use. */
export function environmentWarnings(env: Environment, siteUrl: string): readonly string[] {
  const warnings: string[] = [];
  const set = env.NEXT_PUBLIC_SITE_URL;
  const given = set?.trim() || siteUrl;
  const url = URL.canParse(siteUrl) ? new URL(siteUrl) : undefined;
  const remedy = 'set NEXT_PUBLIC_SITE_URL=https://… to the address visitors will use';
  if (env.SITE_ENV !== 'preview') {
    if (!set && (!url || isStandIn(url.hostname))) {
      warnings.push(
        `NEXT_PUBLIC_SITE_URL is not set, so canonical links and the sitemap say ${siteUrl}: ${remedy}.`,
      );
    } else if (!url || siteUrl === noAddress) {
      warnings.push(`NEXT_PUBLIC_SITE_URL is “${set}”, which is no address: ${remedy}.`);
    } else if (!/^https:/i.test(given)) {
      const read = url.protocol === 'https:' ? `; this build says ${siteUrl}` : '';
      warnings.push(`The site’s address is ${given}, which is not https${read}: ${remedy}.`);
    } else if (isStandIn(url.hostname)) {
      warnings.push(`The site’s address is ${siteUrl}, which is an example: ${remedy}.`);
    } else if (url.pathname !== '/') {
      warnings.push(
        `The site’s address is ${siteUrl}, with a path: give the host alone, and the path as NEXT_PUBLIC_BASE_PATH.`,
      );
    }
  }
  if (!['', 'preview', 'production'].includes(env.SITE_ENV ?? '')) {
    warnings.push(`SITE_ENV is “${env.SITE_ENV}”, so this is no preview: only “preview” makes one.`);
  }
  const base = env.NEXT_PUBLIC_BASE_PATH ?? '';
  // The segments that the hosts' files lead to their slash (`slashless` in scripts/host-formats/).
  if (!/^(\/[\w-]+)*$/.test(base)) {
    warnings.push(
      `NEXT_PUBLIC_BASE_PATH is “${base}”: give it as /folder, in letters, digits, - and _ alone.`,
    );
  }
  const missing = ['SERVICE_ID', 'TEMPLATE_ID', 'PUBLIC_KEY']
    .map((key) => `NEXT_PUBLIC_EMAILJS_${key}`)
    .filter((name) => !env[name]?.trim());
  if (missing.length > 0) {
    warnings.push(`The contact form cannot send: set ${missing.join(', ')} (from your EmailJS account).`);
  }
  return warnings;
}

/** What is wrong with a version of Node (`engines` of package.json: from 20.19 on, but not 21), in words. */
export function nodeFault(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 21 || (major === 20 && minor >= 19)) return undefined;
  return `This is Node ${version}; the site wants 20.19 or a later 20, or 22 and later.`;
}

if (isMain(import.meta.url)) {
  const fault = nodeFault(process.versions.node);
  if (fault) {
    console.error(fault);
    process.exit(1);
  }
  for (const warning of environmentWarnings(process.env, site.url)) console.warn(`Warning: ${warning}`);
}
