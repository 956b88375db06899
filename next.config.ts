import type { NextConfig } from 'next';

/**
 * Static export. Redirects and headers belong to the host (an export ignores them here):
 * see `scripts/headers.ts` and README, Deploying.
 */
const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  typescript: { tsconfigPath: 'app/tsconfig.json' },
  // `page.preview.tsx` is a page in preview builds alone, so that no other export can hold it.
  pageExtensions: process.env.SITE_ENV === 'preview' ? ['preview.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
};

export default config;
