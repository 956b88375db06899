/**
 * Inlined in every exported page by the seal step, so it holds only what cannot wait for the islands bundle or must do
 * without it: each byte of it stands before a page's first paint.
 *
 * C1 Once the page has loaded and its first view is on the screen, the bundle is fetched. A file that never comes holds
 *    it up for `patienceMs` at most. (stack: islands)
 * C2 A touch, key press or focus inside an island fetches it at once, and is kept for it; so is a click, and the button
 *    it was on does nothing until then, unless the browser answers it by itself (`popovertarget`). So does the link of
 *    a dropdown under a finger. (stack: islands)
 * C3 When the bundle cannot be had (offline, deleted by a newer deploy, blocked), breaks as it runs, or has not come
 *    `patienceMs` after it was asked for, the page gives up: it marks itself for the style sheet, and shows the pictures
 *    that script would have loaded. A bundle that comes after all takes the mark away.
 *    (decisions: Without script; pitfalls 71)
 * C4 The rules for paper are fetched a second after the page's HTML, whatever else is still on its way. (pitfalls 73)
 */
import { buttonOf, type IslandsWindow, paintMs, paperMs, patienceMs } from './loader-contract';

/** Address of the bundle, put in by `scripts/seal/islands.ts`. */
declare const __ISLANDS_URL__: string;

const page = window as unknown as IslandsWindow;
const script = document.createElement('script');
page.early = [];
page.readAtMs = performance.now();

function loadBundle() {
  if (script.src) return;
  script.src = __ISLANDS_URL__;
  document.head.append(script);
  setTimeout(giveUp, patienceMs);
}

function giveUp() {
  // A bundle that loads but breaks while it runs is as good as none.
  if (!page.early) return;
  page.early = undefined;
  document.documentElement.dataset.islandsFailed = '';
  // Every picture as in a page without script; its `loading` makes the browser ask for it by need.
  for (const served of document.querySelectorAll('[data-picture] noscript')) {
    const box = served.parentNode as HTMLElement;
    delete box.dataset.picture;
    box.innerHTML = served.textContent as string;
    // An error reaches the box on its way down only.
    box.addEventListener('error', () => (box.dataset.state = 'failed'), true);
  }
}
script.onload = script.onerror = giveUp;

for (const type of ['pointerdown', 'keydown', 'focusin', 'click']) {
  document.addEventListener(
    type,
    (event) => {
      const { target } = event;
      if (!page.early || !(target instanceof Element) || !target.closest('[data-island]')) return;
      loadBundle();
      page.early.push(event);
      const button = target.closest<HTMLButtonElement>(buttonOf(event));
      if (type === 'click' && button && !button.popoverTargetElement) event.preventDefault();
    },
    true,
  );
}

/**
 * The picture in view at once is painted first: `load` waits for its bytes only, and what a frame paints is on the
 * screen some frames later. Script asked for before that would share the line with the largest paint.
 */
addEventListener('load', () => {
  const next = () => requestAnimationFrame(() => setTimeout(loadBundle, paintMs));
  const first = document.querySelector<HTMLImageElement>('img[fetchpriority]');
  if (first && 'decode' in first) first.decode().then(next, next);
  else next();
});
setTimeout(loadBundle, patienceMs);
setTimeout(() => {
  const forPaper = document.querySelector('head noscript') as Element;
  forPaper.outerHTML = forPaper.textContent as string;
}, paperMs);
