import { describe, expect, test } from 'vitest';
import { siteAddress } from '../content/site';
import { environmentWarnings, nodeFault } from './check-env';

const keys = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
};
const real = 'https://www.company.com';

describe('what a build says about its environment', () => {
  test('nothing when all is set', () => {
    expect(environmentWarnings({ ...keys, NEXT_PUBLIC_SITE_URL: real }, real)).toEqual([]);
    expect(environmentWarnings(keys, real)).toEqual([]);
  });

  test('the address is missing', () => {
    const [warning] = environmentWarnings(keys, 'https://www.stand-in.example');
    expect(warning).toMatch(/^NEXT_PUBLIC_SITE_URL is not set.* set NEXT_PUBLIC_SITE_URL=https:\/\/…/);
  });

  const said = (address: string) =>
    environmentWarnings({ ...keys, NEXT_PUBLIC_SITE_URL: address }, siteAddress(address));

  test('the address is not https', () => {
    expect(said('http://www.company.com')).toEqual([
      'The site’s address is http://www.company.com, which is not https: set NEXT_PUBLIC_SITE_URL=https://… to the address visitors will use.',
    ]);
  });

  test('the address names no scheme, and what the build makes of it', () => {
    for (const address of ['www.company.com', ' www.company.com/', 'company.com:8080', '//www.company.com']) {
      const [warning] = said(address);
      expect(warning).toContain(`is ${address.trim()}, which is not https; this build says https://`);
      expect(warning).toContain('set NEXT_PUBLIC_SITE_URL=https://…');
    }
  });

  test('a Node that cannot build is refused, by name', () => {
    for (const version of ['18.20.8', '20.18.1', '21.7.3']) expect(nodeFault(version)).toContain(version);
    for (const version of ['20.19.0', '20.20.1', '22.0.0', '26.1.0']) {
      expect(nodeFault(version), version).toBeUndefined();
    }
  });

  test('the address is none', () => {
    for (const address of ['our site', 'https://', ' ', 'https:/www.company.com', `"${real}"`]) {
      expect(said(address)).toEqual([
        `NEXT_PUBLIC_SITE_URL is “${address}”, which is no address: set NEXT_PUBLIC_SITE_URL=https://… to the address visitors will use.`,
      ]);
    }
  });

  test('a path belongs in the base path', () => {
    const address = `${real}/site`;
    expect(environmentWarnings({ ...keys, NEXT_PUBLIC_SITE_URL: address }, address)[0]).toContain(
      'NEXT_PUBLIC_BASE_PATH',
    );
  });

  test('the address is an example', () => {
    for (const address of ['https://www.example.com', 'https://example.org/', 'https://site.test']) {
      expect(said(address)).toEqual([
        expect.stringMatching(/^The site’s address is .+, which is an example: set /),
      ]);
    }
  });

  test('the base path or the kind of build is misspelt', () => {
    const withEnv = (env: Record<string, string>) => environmentWarnings({ ...keys, ...env }, real);
    for (const base of ['/Site One', 'site', '/site/', '/', '/v1.0', '/..']) {
      expect(withEnv({ NEXT_PUBLIC_BASE_PATH: base })).toEqual([expect.stringContaining(`is “${base}”`)]);
    }
    expect(withEnv({ NEXT_PUBLIC_BASE_PATH: '/docs/site-2' })).toEqual([]);
    expect(withEnv({ SITE_ENV: 'Preview' })).toEqual([expect.stringContaining('only “preview” makes one')]);
    expect(withEnv({ SITE_ENV: 'production' })).toEqual([]);
  });

  test('a preview needs no address', () => {
    expect(environmentWarnings({ ...keys, SITE_ENV: 'preview' }, 'https://www.stand-in.example')).toEqual([]);
  });

  test('keys of the contact form are missing, each named, in one line', () => {
    const warnings = environmentWarnings({ ...keys, NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: ' ' }, real);
    expect(warnings).toEqual([
      'The contact form cannot send: set NEXT_PUBLIC_EMAILJS_PUBLIC_KEY (from your EmailJS account).',
    ]);
    expect(environmentWarnings({}, real)).toHaveLength(1);
    for (const warning of environmentWarnings({}, 'nothing')) expect(warning).not.toContain('\n');
  });
});
