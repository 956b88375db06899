/** The browser that tests, benchmark and shots drive: the system's own where there is one. */
import { existsSync } from 'node:fs';

/**
 * Debian's Chromium, the headless shell first: the same engine without a window to draw, and on two cores half the
 * time. `undefined` elsewhere: Playwright then takes the one it has downloaded (`scripts/install-browsers.sh`).
 */
export const systemChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) =>
  existsSync(file),
);

/** What Playwright needs to start it: root may not use the sandbox, and nothing may be fetched behind our back. */
export const chromiumOptions = {
  ...(systemChromium ? { executablePath: systemChromium } : {}),
  args: ['--no-sandbox', '--disable-background-networking'],
};
