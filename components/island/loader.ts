/**
 * Inlined in every exported page by the seal step: decides when islands start (house rule: by need).
 *
 * C1 Once the page has loaded, its first view is on the screen and the browser is idle, the bundle is fetched and
 *    `idle` islands start; `visible` ones start within 200 px of the window. A file that never comes holds them up
 *    for `patienceMs` at most.
 * C2 A touch, key press or focus inside an island starts it at once.
 * C3 A click on a button of an island that has not started is held, and given back once it has.
 *    Buttons with a native behaviour of their own (`popovertarget`) are not held where the browser knows it.
 * C4 When the bundle cannot be had (offline, deleted by a newer deploy, blocked), the page says so once in the
 *    console, marks itself for the style sheet, and shows the pictures that script would have loaded.
 * C5 The rules for paper are fetched a second after the page's HTML, whatever else is still on its way.
 */
import { type LoaderWindow, live, type StartIsland } from './loader-contract';

/** Address of the bundle, put in by the seal step. */
declare const __ISLANDS_URL__: string;

const visibleMarginPx = 200;
/** From the frame that paints the first view to its being on the screen, with room for slow machines. */
const paintMs = 200;
/** They stand in the head for pages without script; in the way of the first picture, they would cost a round trip. */
const paperMs = 1000;
/** A picture that hangs keeps `load` away, and all the lazy ones with it. */
const patienceMs = 12_000;
const root = document.documentElement;
const waiting = `[data-island]:not([${live}])`;
const held = 'popoverTargetElement' in HTMLButtonElement.prototype ? 'button:not([popovertarget])' : 'button';
let bundle: Promise<StartIsland> | undefined;
let begun = false;

function loadBundle() {
  bundle =
    bundle ||
    new Promise<StartIsland>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = __ISLANDS_URL__;
      const fault = () => reject(new Error(script.src));
      // A bundle that loads but breaks while it runs is as good as none.
      script.onload = () => {
        const { startIsland } = window as LoaderWindow;
        if (startIsland) resolve(startIsland);
        else fault();
      };
      script.onerror = fault;
      document.head.appendChild(script);
    });
  return bundle;
}

function start(island: HTMLElement) {
  return loadBundle().then((startIsland) => startIsland(island));
}

/** Every picture as it stands in a page without script, left to the browser's own lazy loading. */
function showAllPictures() {
  for (const box of document.querySelectorAll('[data-picture]')) {
    box.removeAttribute('data-picture');
    const served = box.querySelector('noscript');
    if (served) box.innerHTML = (served.textContent || '').replace('<img', '<img loading="lazy"');
    // An error reaches the box on its way down only.
    box.addEventListener('error', () => box.setAttribute('data-state', 'failed'), true);
  }
}

function fail(error: unknown) {
  if (root.hasAttribute('data-islands-failed')) return;
  root.setAttribute('data-islands-failed', '');
  showAllPictures();
  console.error('The page’s script could not be loaded; everything stays as it was served.', error);
}

/** What an event happened in; a key press may belong to the document, which is in nothing. */
function closest({ target }: Event, selector: string) {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

for (const type of ['pointerdown', 'keydown', 'focusin']) {
  document.addEventListener(
    type,
    (event) => {
      const island = closest(event, waiting);
      if (island) start(island).catch(fail);
    },
    true,
  );
}

document.addEventListener(
  'click',
  (event) => {
    const island = closest(event, waiting);
    const button = closest(event, held);
    if (!island || !button || root.hasAttribute('data-islands-failed')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    start(island).then(() => button.click(), fail);
  },
  true,
);

function startByNeed() {
  if (begun) return;
  begun = true;
  for (const island of document.querySelectorAll<HTMLElement>(waiting)) {
    if (island.dataset.when === 'idle' || !('IntersectionObserver' in window)) {
      start(island).catch(fail);
      continue;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        start(island).catch(fail);
      },
      { rootMargin: `${visibleMarginPx}px` },
    );
    // An island's own box is `display: contents`; its first child is what stands on the page.
    observer.observe(island.firstElementChild || island);
  }
}

function whenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(startByNeed, { timeout: 2000 });
  else startByNeed();
}

/**
 * The picture in view at once is painted first: `load` waits for its bytes only, and what a frame paints is on the
 * screen some frames later. Script asked for before that would share the line with the largest paint.
 */
function whenPainted() {
  const next = () => requestAnimationFrame(() => setTimeout(whenIdle, paintMs));
  const first = document.querySelector<HTMLImageElement>('img[fetchpriority]');
  if (first && 'decode' in first) first.decode().then(next, next);
  else next();
}

setTimeout(() => {
  const forPaper = document.head.querySelector('noscript');
  if (forPaper) document.head.insertAdjacentHTML('beforeend', forPaper.textContent || '');
}, paperMs);
setTimeout(startByNeed, patienceMs);
if (document.readyState === 'complete') whenPainted();
else window.addEventListener('load', whenPainted);
