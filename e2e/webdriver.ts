/**
 * WebKit without Playwright: drives WebKitGTK's own browser over the WebDriver protocol (W3C WebDriver 2), with
 * `fetch`. For Debian, which has WebKit as packages (`webkit2gtk-driver`, `xvfb`) and no Playwright build of it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './servers';

const driverPath = '/usr/bin/WebKitWebDriver';
const screenPath = '/usr/bin/xvfb-run';

/** Debian's small browser around WebKitGTK; its folder carries the machine's and the library's names. */
function browserPath(): string | undefined {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return folders
    .flatMap((folder) => ['4.1', '4.0'].map((api) => `/usr/lib/${folder}/webkit2gtk-${api}/MiniBrowser`))
    .find((file) => existsSync(file));
}

/** Whether driver, browser and a screen to draw on are installed (see `scripts/install-browsers.sh`). */
export function hasWebKit(): boolean {
  return existsSync(driverPath) && existsSync(screenPath) && browserPath() !== undefined;
}

/** Key under which the protocol hands out an element (W3C WebDriver 2, section 12). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** An element of the page, seen from outside. */
export type Part = { [elementKey]: string };

/** What a script gets and gives: elements inside the page are parts outside. */
type Inside<Given> = { [At in keyof Given]: Given[At] extends Part ? HTMLElement : Given[At] };
type Outside<Answer> = Answer extends Element ? Part : Answer;

/** Keys that type nothing, as the protocol spells them (W3C WebDriver 2, section 17.4.2). */
const keys: Record<string, string> = {
  Shift: '\uE008',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  PageDown: '\uE00F',
  End: '\uE010',
};

/** Longest wait for one answer of the driver, ms: a page load on a slow machine. */
const answerWithinMs = 45_000;

/** One browser window. Start it with `startWebKit`, end it with `end`. */
export class WebKit {
  private wheels = 0;

  constructor(
    private readonly address: string,
    private readonly quit: () => Promise<void>,
  ) {}

  /** One command of the session; throws what the driver says when it refuses. */
  private ask(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object): Promise<unknown> {
    return ask(method, `${this.address}${command}`, body);
  }

  /** Opens an address and waits until it has loaded. */
  async goTo(url: string): Promise<void> {
    await this.ask('POST', '/url', { url });
  }

  /** The Back button. */
  async back(): Promise<void> {
    await this.ask('POST', '/back', {});
  }

  /** Runs a function in the page and waits for its answer. It sees its arguments and the page, not the test around it. */
  async run<Given extends unknown[], Answer>(
    script: (...given: Inside<Given>) => Answer,
    ...given: Given
  ): Promise<Outside<Awaited<Answer>>> {
    const call = { script: `return (${script}).apply(null, arguments)`, args: given };
    return (await this.ask('POST', '/execute/sync', call)) as Outside<Awaited<Answer>>;
  }

  /** Gives the page a width and height, px; at least 447 wide, which is as narrow as the window gets. */
  async resize(width: number, height: number): Promise<void> {
    const inner = () => this.run(() => [innerWidth, innerHeight] as const);
    let [outerWidth, outerHeight] = [width, height];
    for (let left = 100; left > 0; left--) {
      await this.ask('POST', '/window/rect', { width: outerWidth, height: outerHeight });
      await wait(50);
      const [nowWidth, nowHeight] = await inner();
      if (nowWidth === width && nowHeight === height) return;
      if (left % 20 === 0) continue;
      const rect = (await this.ask('GET', '/window/rect')) as { width: number; height: number };
      outerWidth = rect.width + width - nowWidth;
      outerHeight = rect.height + height - nowHeight;
    }
    throw new Error(`the window does not become ${width} by ${height} px, but ${await inner()}`);
  }

  /** Presses the left button on the middle of an element, scrolled into view; refused where something covers it. */
  async click(part: Part): Promise<void> {
    await this.ask('POST', `/element/${part[elementKey]}/click`, {});
  }

  /** Moves the pointer to a place in the window, px from its top left, at an even pace. */
  async moveTo(x: number, y: number, durationMs = 0): Promise<void> {
    const [toX, toY] = [Math.round(x), Math.round(y)];
    await this.point([
      { type: 'pointerMove', x: toX + 1, y: toY, duration: durationMs },
      // After `click` the driver still believes the pointer where it was before, and a move to there moves nothing.
      { type: 'pointerMove', x: toX, y: toY, duration: 0 },
    ]);
  }

  /** Presses and lets go of the left button where the pointer is. */
  async clickHere(): Promise<void> {
    await this.point([
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  private async point(actions: object[]): Promise<void> {
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    await this.ask('POST', '/actions', { actions: [mouse] });
  }

  /**
   * Turns the mouse wheel over a place in the window, px downwards. With a new wheel each time: of one wheel the
   * driver sends only how far a turn differs from the one before.
   */
  async wheel(x: number, y: number, byPx: number): Promise<void> {
    const actions = [{ type: 'scroll', x, y, deltaX: 0, deltaY: byPx, duration: 0, origin: 'viewport' }];
    await this.ask('POST', '/actions', {
      actions: [{ type: 'wheel', id: `wheel-${this.wheels++}`, actions }],
    });
  }

  /** Presses a key, such as `Tab` or `Shift+Tab`, wherever the focus is. */
  async press(combination: string): Promise<void> {
    const held = combination.split('+').map((key) => keys[key] ?? key);
    const actions = [
      ...held.map((value) => ({ type: 'keyDown', value })),
      ...held.reverse().map((value) => ({ type: 'keyUp', value })),
    ];
    await this.ask('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Empties a field and types a text into it. */
  async fill(part: Part, text: string): Promise<void> {
    await this.ask('POST', `/element/${part[elementKey]}/clear`, {});
    if (text) await this.ask('POST', `/element/${part[elementKey]}/value`, { text });
  }

  /** What assistive technology is told an element is and is called. */
  async exposed(part: Part): Promise<{ role: unknown; name: unknown }> {
    const [role, name] = [
      await this.ask('GET', `/element/${part[elementKey]}/computedrole`),
      await this.ask('GET', `/element/${part[elementKey]}/computedlabel`),
    ];
    return { role, name };
  }

  /** Ends browser, driver and screen. */
  async end(): Promise<void> {
    await this.ask('DELETE', '').catch(() => {});
    await this.quit();
  }
}

/** One request to the driver. */
async function ask(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(answerWithinMs),
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (response.ok) return value;
  const command = new URL(url).pathname.replace(/^\/session\/[^/]+/, '');
  throw new Error(`WebKit, ${method} ${command}: ${value?.error}: ${value?.message}`);
}

/** Whether any process of the group is left. */
function isAlive(group: number): boolean {
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false;
  }
}

/** Ends a process with all its children, which share its group; with force after 5 s. */
async function endGroup(child: ChildProcess): Promise<void> {
  const group = child.pid;
  if (!group) return;
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (!isAlive(group)) return;
    process.kill(-group, signal);
    for (let left = 50; left > 0 && isAlive(group); left--) await wait(100);
  }
}

/** What a browser draws without a graphics layer, and so without asking software to play a graphics card. */
const withoutGraphics = { WEBKIT_DISABLE_DMABUF_RENDERER: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' };

/**
 * Starts a browser on a screen of its own, with a home of its own that goes with it.
 *
 * @param graphics whether it draws through a graphics layer, as on a visitor's machine. Without one, all that moves
 * takes less than half the processor's time; but the browser breaks where a link leads to another page with a
 * transition.
 */
export async function startWebKit({ graphics }: { graphics: boolean }): Promise<WebKit> {
  const port = await freePort();
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  const child = spawn(
    screenPath,
    ['-a', '-s', '-screen 0 1600x1200x24 -nolisten tcp', driverPath, `--port=${port}`],
    {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        ...(graphics ? {} : withoutGraphics),
        HOME: home,
        TMPDIR: home,
        XDG_RUNTIME_DIR: home,
        NO_AT_BRIDGE: '1',
      },
    },
  );
  let printed = '';
  child.stderr?.on('data', (text) => {
    printed += text;
  });
  // A run that is broken off ends without `quit`.
  const abandon = () => {
    if (child.pid && isAlive(child.pid)) process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', abandon);
  const quit = async () => {
    process.off('exit', abandon);
    await endGroup(child);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  const driver = `http://127.0.0.1:${port}`;
  try {
    for (let left = 300; ; left--) {
      const ready = await ask('GET', `${driver}/status`).catch(() => undefined);
      if (ready) break;
      if (left === 0 || child.exitCode !== null) throw new Error('the driver does not answer');
      await wait(100);
    }
    const browser = { binary: browserPath(), args: ['--automation'] };
    const wanted = { alwaysMatch: { 'webkitgtk:browserOptions': browser } };
    const session = await ask('POST', `${driver}/session`, { capabilities: wanted });
    return new WebKit(`${driver}/session/${(session as { sessionId: string }).sessionId}`, quit);
  } catch (fault) {
    await quit();
    throw new Error(`WebKit did not start: ${fault}\n${printed}`);
  }
}
