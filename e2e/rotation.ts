/** What the specs of heroes and sliders share: which there are, opening a page with its clock stopped, and asking a block where it stands. */
import type { Locator, Page } from '@playwright/test';
import { boxOf, expect } from './fixtures';
import { startWithClockStopped } from './scripts-run';
import { counts, projectSlugs, serviceSlugs, trainingSlugs } from './specification';

/** The heroes, with their number of slides and their interval, ms (specification section 9). */
export const heroes = [
  { path: '/', name: 'Our services highlights', count: counts.homeSlides, intervalMs: 7000 },
  { path: '/training/', name: 'Training highlights', count: trainingSlugs.length, intervalMs: 7000 },
  { path: '/projects/', name: 'Project highlights', count: projectSlugs.length, intervalMs: 7000 },
  { path: '/about-us/', name: 'About us highlights', count: counts.aboutTopics, intervalMs: 8000 },
] as const;

/** The one that most tests of a hero ask. */
export const [homeHero] = heroes;

/** The slider that most tests of a slider ask. */
export const courses = {
  path: '/training/',
  name: 'Courses',
  count: trainingSlugs.length,
  intervalMs: 2000,
  movementMs: 2000,
} as const;

/** The sliders, with their number of cards, interval and, where it is given, movement, ms (specification section 9). */
export const sliders = [
  { path: '/', name: 'Our Services', count: serviceSlugs.length, intervalMs: 2000, movementMs: 2000 },
  { path: '/', name: 'Ongoing Projects', count: counts.ongoingProjects, intervalMs: 2500 },
  { path: '/', name: 'Our Client', count: counts.clients, intervalMs: 2000 },
  { path: '/', name: 'Hear From Our Partner', count: counts.partners, intervalMs: 2000 },
  courses,
  { path: '/projects/', name: 'Projects', count: counts.highlights, intervalMs: 2500 },
  {
    path: '/services/rope-access/',
    name: 'All Services',
    count: serviceSlugs.length,
    intervalMs: 2000,
    movementMs: 2000,
  },
] as const;

/** The hero or slider of that name. */
export function block(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

const script = (region: Locator) => region.locator('[data-island][data-live]').first();

/** Opens a page and brings the block into view; waits until its script runs. */
export async function open(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(path);
  const region = block(page, name);
  await region.scrollIntoViewIfNeeded();
  await expect(script(region)).toBeAttached();
  return region;
}

/**
 * As `open`, with the page's time stopped: the block stands at its start, and time passes by
 * `page.clock.runFor` only.
 */
export async function openStopped(page: Page, path: string, name: string): Promise<Locator> {
  await startWithClockStopped(page);
  await page.goto(path);
  const region = block(page, name);
  await startStopped(page, region);
  return region;
}

/** Brings the block into view, and lets time pass, which is stopped, until its script runs. */
export async function startStopped(page: Page, region: Locator): Promise<void> {
  await region.scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(60);
    await expect(script(region)).toBeAttached({ timeout: 50 });
  }).toPass({ intervals: [20] });
  // The effects of the first rendering.
  await page.clock.runFor(100);
}

/** Presses a button as a script would: neither pointer nor focus enters the block. */
export async function press(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => element.click());
}

type Finger = { x: number; y: number; id: number };

/** Touches an element that far below its top, px, for a page whose context has touch. */
async function touch(page: Page, element: Locator, below: number) {
  const box = await boxOf(element);
  const session = await page.context().newCDPSession(page);
  const y = box.y + below;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Finger[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const first = { x: 340, y, id: 0 };
  await send('touchStart', first);
  return {
    moveTo: (x: number) => send('touchMove', { ...first, x }),
    /** Puts a second finger beside the first; the answer lifts it again. */
    addFinger: async () => {
      await send('touchStart', first, { x: 240, y, id: 1 });
      return () => send('touchEnd', first);
    },
    end: async () => {
      await send('touchEnd');
      await session.detach();
    },
  };
}

/** Puts a finger on the upper edge of a block, where no link is; the answer lifts it. */
export async function putFingerOn(page: Page, region: Locator): Promise<() => Promise<void>> {
  return (await touch(page, region, 10)).end;
}

/** As `putFingerOn`, with two fingers; the answers lift one, then the other. */
export async function putTwoFingersOn(
  page: Page,
  region: Locator,
): Promise<readonly (() => Promise<unknown>)[]> {
  const first = await touch(page, region, 10);
  return [await first.addFinger(), first.end];
}

/** Swipes over an element on a phone, 300 px to the left, with one finger. */
export async function swipe(page: Page, element: Locator): Promise<void> {
  const finger = await touch(page, element, 100);
  for (let x = 330; x >= 40; x -= 10) await finger.moveTo(x);
  await finger.end();
}

/** Buttons of a hero or slider. */
export const nextButton = (region: Locator) => region.getByRole('button', { name: 'Next slide' });
export const previousButton = (region: Locator) => region.getByRole('button', { name: 'Previous slide' });
export const pauseButton = (region: Locator, name: string) =>
  region.getByRole('button', { name: `Pause ${name}`, exact: true });
export const playButton = (region: Locator, name: string) =>
  region.getByRole('button', { name: `Play ${name}`, exact: true });

/** Pauses a block and brings it back to its first slide: it may have turned before it was paused. */
export async function pauseAtFirst(region: Locator, name: string): Promise<void> {
  await press(pauseButton(region, name));
  while (!/^«?1 of/.test((await position(region).textContent()) ?? '')) await press(previousButton(region));
}

/** The written position beside the controls, such as `2 of 6`; on wide sliders it is there, but not shown. */
export const position = (region: Locator) => region.locator('.rotation-controls > span').last();

/** The part of the block that speaks when it changes. */
export const liveRegion = (region: Locator) => region.locator('[aria-live]');

/** Gives the window another size and waits until the page has been told: time that passes next comes after that. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const { width, height } = page.viewportSize() ?? {};
  if (width === size.width && height === size.height) return;
  await page.evaluate(() => {
    const resized = new Promise<void>((resolve) => {
      window.addEventListener('resize', () => resolve(), { once: true });
    });
    Object.assign(window, { resized });
  });
  await page.setViewportSize(size);
  await page.evaluate(() => (window as unknown as { resized: Promise<void> }).resized);
}

/** Pretends that the tab is hidden, or shown again. */
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (isHidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** Takes the focus and the pointer out of every block. */
export async function leave(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** Starts the interval anew by a step and back, then lets it pass: the block moves then, and not before. */
export async function expectInterval(
  page: Page,
  region: Locator,
  intervalMs: number,
  [from, to]: readonly [string, string],
): Promise<void> {
  await press(previousButton(region));
  await press(nextButton(region));
  await expect(position(region)).toHaveText(from);
  await page.clock.runFor(intervalMs - 100);
  await expect(position(region)).toHaveText(from);
  await page.clock.runFor(200);
  await expect(position(region)).toHaveText(to);
}

/** Lets three intervals pass: the block stands where it stood. */
export async function expectStill(page: Page, region: Locator, intervalMs: number): Promise<void> {
  await page.clock.runFor(100);
  const where = (await position(region).textContent()) ?? '';
  // In leaps: at each, whatever timer is due goes off. Frame by frame, a neighbour that turns takes seconds.
  for (let interval = 0; interval < 3; interval++) await page.clock.fastForward(intervalMs);
  await page.clock.runFor(100);
  await expect(position(region)).toHaveText(where);
}

/** Lets one interval and a little pass: the block has moved. */
export async function expectTurning(page: Page, region: Locator, intervalMs: number): Promise<void> {
  await page.clock.runFor(100);
  const where = (await position(region).textContent()) ?? '';
  await page.clock.runFor(intervalMs + 100);
  await expect(position(region)).not.toHaveText(where);
}

/** Stops the block by its button and starts it again: it turns at once, with pointer and focus still on the button. */
export async function expectPlayToTurn(
  page: Page,
  region: Locator,
  { name, intervalMs }: { name: string; intervalMs: number },
): Promise<void> {
  await pauseButton(region, name).click();
  await expectStill(page, region, intervalMs);
  await playButton(region, name).click();
  await expectTurning(page, region, intervalMs);
  await page.keyboard.press('Tab');
  await expectStill(page, region, intervalMs);
}

/** Names of the slides that assistive technology is given, from the browser's own accessibility tree (Chromium). */
export async function exposedSlides(page: Page, region: Locator): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const name = await region.getAttribute('aria-label');
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const isInside = (id: string | undefined): boolean => {
    const node = id ? byId.get(id) : undefined;
    if (!node) return false;
    return (node.role?.value === 'region' && node.name?.value === name) || isInside(node.parentId);
  };
  return nodes
    .filter(({ ignored, role, name: own }) => !ignored && role?.value === 'group' && / of /.test(own?.value))
    .filter(({ parentId }) => isInside(parentId))
    .map(({ name: own }) => own?.value as string);
}
