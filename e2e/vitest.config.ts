/** Unit tests: content, pure rules of components, scripts. `npm run unit`. */
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');

export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: {
    environment: 'node',
    // ms; some start programs of their own, which a busy machine takes its time for.
    testTimeout: 30_000,
    include: [
      'content/**/*.test.ts',
      'components/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'app/**/*.test.ts',
    ],
  },
});
