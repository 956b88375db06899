import { afterEach, describe, expect, it, vi } from 'vitest';

const page = {
  title: 'Rope Access',
  path: '/services/rope-access/',
  meta: { description: 'What the page offers.', keywords: ['rope access'] },
};

/** The head of that page as a build with this `SITE_ENV` makes it. */
async function headIn(siteEnv: string, noindex?: boolean) {
  vi.stubEnv('SITE_ENV', siteEnv);
  vi.resetModules();
  const { pageMetadata } = await import('./metadata');
  return pageMetadata({ ...page, noindex });
}

afterEach(() => vi.unstubAllEnvs());

// Each build's head is read afresh, with all the content behind it.
describe('the head of a page', { timeout: 60_000 }, () => {
  it('lets search engines in, except where the page asks to be left out', async () => {
    expect((await headIn('')).robots).toBeUndefined();
    expect((await headIn('', true)).robots).toEqual({ index: false, follow: true });
  });

  it('keeps search engines out of a preview, whatever the page', async () => {
    const closed = { index: false, follow: false };
    expect((await headIn('preview')).robots).toEqual(closed);
    expect((await headIn('preview', true)).robots).toEqual(closed);
  });

  it('points from a preview to the published page, so that no copy ranks against it', async () => {
    vi.stubEnv('NEXT_PUBLIC_SITE_URL', 'https://www.example.com');
    const published = 'https://www.example.com/services/rope-access/';
    for (const siteEnv of ['', 'preview']) {
      expect((await headIn(siteEnv)).alternates, siteEnv).toEqual({ canonical: published });
    }
    expect((await headIn('preview', true)).alternates).toBeUndefined();
  });

  it('says the same to networks in a preview, so that share cards can be judged there', async () => {
    const { openGraph, title } = await headIn('preview');
    const published = await headIn('');
    expect(openGraph).toEqual(published.openGraph);
    expect(title).toBe(published.title);
  });
});
