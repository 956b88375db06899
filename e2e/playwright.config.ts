/**
 * Tests of the exported site, served as production serves it (house style: Tests). `npm run e2e` wants an `out/`.
 *
 * They use port 3100, or `PORT`, so that a development server on 3000 is never taken for the export.
 */
// First: the tests read the address of the site where its build reads it, in `.env` files too.
import '../scripts/env';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, firefox, type Project, webkit } from '@playwright/test';
import { chromiumOptions, leftOut } from '../scripts/system-browser';
import { hasWebKit } from './webdriver';

const root = path.resolve(import.meta.dirname, '..');
const port = Number(process.env.PORT ?? 3100);

const firefoxPath = '/usr/bin/firefox-esr';

/** WebKit's journeys where Playwright has no build of it; no other browser runs them. */
const webkitSpec = '**/webkit.spec.ts';

const chromiumProject: Project = {
  name: 'chromium',
  use: {
    browserName: 'chromium',
    launchOptions: chromiumOptions,
  },
};

/**
 * Only the tests tagged `@browsers`: what depends on the browser's own behaviour. None of them needs script off
 * or goes back in the history: the driver of Debian's Firefox can do neither.
 */
const firefoxProject: Project = {
  name: 'firefox',
  grep: /@browsers/,
  use: {
    browserName: 'firefox',
    ...(existsSync(firefoxPath)
      ? { channel: 'moz-firefox', launchOptions: { executablePath: firefoxPath } }
      : {}),
  },
};

const hasFirefox = existsSync(firefoxPath) || existsSync(firefox.executablePath());

/** Debian's WebKit, driven by `webdriver.ts`; elsewhere Playwright's own, with the tests tagged `@browsers`. */
const webkitProjects: Project[] = hasWebKit()
  ? [{ name: 'webkit', testMatch: webkitSpec, testIgnore: [] }]
  : existsSync(webkit.executablePath())
    ? [{ name: 'webkit', grep: /@browsers/, use: { browserName: 'webkit' } }]
    : [];

const notice = leftOut(
  [...(hasFirefox ? [] : ['Firefox']), ...(webkitProjects.length > 0 ? [] : ['WebKit'])],
  Boolean(process.env.CI),
);
// Each worker reads this file again; once is enough.
if (notice && process.env.TEST_WORKER_INDEX === undefined) console.warn(notice);

export default defineConfig({
  testDir: '.',
  testIgnore: [webkitSpec],
  outputDir: '../test-results',
  fullyParallel: true,
  // On two cores, which four keep busy: some of them wait for time to pass.
  workers: 4,
  // A machine busy with something else may be late once; a fault fails twice.
  retries: 1,
  // Generous, for machines with two busy cores; a passing test never waits for it.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./report.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    trace: 'off',
    screenshot: 'off',
    video: 'off',
  },
  // WebKit first: its journeys run one after the other, beside what the other workers do.
  projects: [...webkitProjects, chromiumProject, ...(hasFirefox ? [firefoxProject] : [])],
  webServer: {
    command: 'npm start',
    cwd: root,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/robots.txt`,
    reuseExistingServer: !process.env.CI,
  },
});
