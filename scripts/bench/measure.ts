/** What the benchmark measures of one page: Lighthouse, ten seconds of quiet, a tap on the menu, bytes. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { type Weight, weighFirstView } from '../wire-bytes';

/** One Lighthouse run, mobile, simulated throttling. Times in ms; `score` 0 to 100. */
export type Load = { score: number; fcp: number; lcp: number; cls: number; tbt: number };

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** How much slower than this machine the visitor's phone is taken to be. */
const cpuSlowdown = 4;

/** Slow 4G, as Lighthouse has it: ms and bytes a second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

const quietMs = 10_000;
const tapAfterPaintMs = 300;

type Lighthouse = (
  url: string,
  flags: Record<string, unknown>,
) => Promise<
  | {
      lhr: {
        runtimeError?: { message: string };
        audits: Record<string, { numericValue?: number } | undefined>;
        categories: Record<string, { score: number | null } | undefined>;
      };
    }
  | undefined
>;

/**
 * `npm run bench` installs it without saving it: one of its parts asks for the `latest` of another, whatever that is
 * on the day, which would stop `npm ci` whenever a new one is out.
 */
async function loadLighthouse(): Promise<Lighthouse> {
  const name = 'lighthouse';
  return ((await import(name)) as { default: Lighthouse }).default;
}

/** Loads a page in the Chromium that listens at `port`. Throws with Lighthouse's own words when it cannot. */
export async function measureLoad(url: string, port: number): Promise<Load> {
  const lighthouse = await loadLighthouse();
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    disableFullPageScreenshot: true,
  });
  const report = result?.lhr;
  if (!report || report.runtimeError)
    throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no report'}`);
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((report.categories.performance?.score ?? 0) * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
  };
}

async function slowPhone(
  browser: Browser,
): Promise<{ context: BrowserContext; page: Page; cdp: CDPSession }> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { context, page, cdp };
}

/** Blocking time (ms: what each task takes beyond 50) from the start to 10 s after load, every island in view started. */
export async function measureQuiet(browser: Browser, url: string): Promise<number> {
  const { context, page } = await slowPhone(browser);
  await page.addInitScript(() => {
    Object.assign(window, { blocked: 0 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        (window as unknown as { blocked: number }).blocked += Math.max(0, duration - 50);
      }
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await wait(quietMs);
  const blocked = await page.evaluate(() => (window as unknown as { blocked: number }).blocked);
  await context.close();
  return blocked;
}

/** Time from a tap on the hamburger, 0.3 s after first paint, to the panel on the screen, ms; slow phone and network. */
export async function measureMenuTap(browser: Browser, url: string): Promise<number> {
  const { context, page, cdp } = await slowPhone(browser);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow4g);
  await page.addInitScript(() => {
    const times: { painted?: number; tapped?: number; open?: number } = {};
    Object.assign(window, { times });
    new PerformanceObserver((list) => {
      times.painted ??= list.getEntriesByName('first-contentful-paint')[0]?.startTime;
    }).observe({ type: 'paint', buffered: true });
    document.addEventListener(
      'pointerdown',
      (event) => {
        times.tapped = event.timeStamp;
        // No named function in here: the compiler would wrap it in a helper that the page does not have.
        const watch = setInterval(() => {
          if (!document.querySelector('.side-panel')?.getBoundingClientRect().width) return;
          times.open ??= performance.now();
          clearInterval(watch);
        }, 1);
      },
      true,
    );
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(
    (after) => {
      const { painted } = (window as unknown as { times: { painted?: number } }).times;
      return painted !== undefined && performance.now() > painted + after;
    },
    tapAfterPaintMs,
    { polling: 'raf' },
  );
  // The hamburger's place in the bar (48 px wide, 12 px into the gutter of 20); a locator would wait for the load.
  await page.touchscreen.tap(phone.viewport.width - 32, 32);
  await page.waitForFunction(
    () => (window as unknown as { times: { open?: number } }).times.open !== undefined,
    undefined,
    { timeout: 20_000 },
  );
  const times = await page.evaluate(
    () => (window as unknown as { times: { tapped: number; open: number } }).times,
  );
  await context.close();
  return times.open - times.tapped;
}

/** What the first view of a page weighs at 390 px, from the files of the export at `out`. */
export async function measureWeight(browser: Browser, url: string, out: string): Promise<Weight> {
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  const weight = await weighFirstView(await context.newPage(), url, out);
  await context.close();
  return weight;
}
