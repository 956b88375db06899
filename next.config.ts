import type { NextConfig } from 'next';

/**
 * Static export. Redirects and headers belong to the host (an export ignores them here):
 * see `public/_headers`, `public/_redirects` and README, Deploy.
 */
const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
};

export default config;
