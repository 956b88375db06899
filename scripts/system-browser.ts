/** The browser that tests, benchmark and shots drive: the system's own where there is one. */
import { existsSync } from 'node:fs';

/**
 * Debian's Chromium, the headless shell first: the same engine without a window to draw, and on two cores half the
 * time. `undefined` elsewhere: Playwright then takes the one it has downloaded (`scripts/install-browsers.sh`).
 */
const systemChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) =>
  existsSync(file),
);

/** What Playwright needs to start it: root may not use the sandbox, and nothing may be fetched behind our back. */
export const chromiumOptions = {
  ...(systemChromium ? { executablePath: systemChromium } : {}),
  args: ['--no-sandbox', '--disable-background-networking'],
};

/**
 * What to say where browsers that tests are written for are missing, and their tests left out. Under CI it is thrown:
 * there a test that does not run would be taken for one that passes.
 */
export function leftOut(missing: readonly string[], isCi: boolean): string | undefined {
  if (missing.length === 0) return undefined;
  const notice = `Not here: ${missing.join(', ')}. Install what the tests need: bash scripts/install-browsers.sh`;
  if (isCi) throw new Error(notice);
  return `${notice}\nUntil then the tests for it are left out.`;
}
