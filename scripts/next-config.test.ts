import { describe, expect, test } from 'vitest';
import config from '../next.config';

describe('next.config.ts', () => {
  test.each(['redirects', 'rewrites', 'headers'] as const)('has no %s: an export passes over them', (key) => {
    expect(
      config,
      `${key} belong in scripts/headers.ts, from which every host has its own.`,
    ).not.toHaveProperty(key);
  });

  test('says once how addresses end: with a slash, to which hosts lead', () => {
    expect(config).toMatchObject({ output: 'export', trailingSlash: true });
    expect(config).not.toHaveProperty('skipTrailingSlashRedirect');
  });
});
