/**
 * Entry of the islands bundle: starts islands by need. The loader fetches it and keeps what happened before it came.
 *
 * C1 Once the page has loaded, or after `patienceMs`, and the browser is idle, `idle` islands start, and `visible` ones
 *    within 200 px of the window. (stack: islands)
 * C2 A touch, key press or focus inside an island starts it at once; so does one that came before the bundle.
 *    (stack: islands)
 * C3 A click on a button of an island that has not started is held, and given back once it has; so is one that came
 *    before the bundle. However often it was pressed, it is given back once. Buttons with a native behaviour of their
 *    own (`popovertarget`) are not held where the browser knows it. A finger's on the link of a dropdown opens its list.
 *    Enter in a field of a form counts as a click on the form's button. (stack: islands)
 */
import './pointers';
import { hydrateInTurn, liveAttribute } from './hydrate';
import { buttonOf, type IslandsWindow, patienceMs } from './loader-contract';

const visibleMarginPx = 200;
const idleAfterMs = 2000;
const page = window as unknown as IslandsWindow;
const waiting = `[data-island]:not([${liveAttribute}])`;
const held = new Set<HTMLElement>();
let begun = false;

/** What an event presses: what was clicked; the button of a form by Enter in a field, for which script has to run. */
function pressedBy(event: Event): HTMLElement | null | undefined {
  const { type, target } = event;
  if (type === 'click') return (target as Element).closest<HTMLElement>(buttonOf(event));
  const { key, isComposing } = event as KeyboardEvent;
  if (key !== 'Enter' || isComposing || (target as Element).localName !== 'input') return null;
  return (target as HTMLInputElement).form?.querySelector('button');
}

/** Starts the island that something happened in, if it waits. */
function answer(event: Event) {
  const { target } = event;
  // A key press may belong to the document, which is in nothing.
  const island = target instanceof Element ? target.closest<HTMLElement>(waiting) : null;
  if (!island) return;
  const started = hydrateInTurn(island);
  const button = pressedBy(event);
  // Firefox before 68 calls a press of the other mouse buttons a click too.
  if (!button || (button as HTMLButtonElement).popoverTargetElement || (event as MouseEvent).button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // Pressed again because nothing happened: meant once.
  if (held.has(button)) return;
  held.add(button);
  started.then(() => {
    held.delete(button);
    // Beside a dropdown's link stands the button that opens its list; with the focus on the link it stands open.
    if (button.localName !== 'a') button.click();
    else if (document.activeElement !== button) (button.nextElementSibling as HTMLElement).click();
  });
}

function startAll() {
  for (const island of document.querySelectorAll<HTMLElement>(waiting)) {
    if (island.dataset.when !== 'visible' || !('IntersectionObserver' in window)) {
      hydrateInTurn(island);
      continue;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        hydrateInTurn(island);
      },
      { rootMargin: `${visibleMarginPx}px` },
    );
    // An island's own box is `display: contents`; its first child is what stands on the page.
    observer.observe(island.firstElementChild || island);
  }
}

function whenIdle() {
  if (begun) return;
  begun = true;
  if ('requestIdleCallback' in window) requestIdleCallback(startAll, { timeout: idleAfterMs });
  else startAll();
}

for (const type of ['pointerdown', 'keydown', 'focusin', 'click']) {
  document.addEventListener(type, answer, true);
}
const { early = [] } = page;
page.early = undefined;
// The loader may have given up waiting.
document.documentElement.removeAttribute('data-islands-failed');
early.forEach(answer);
if (document.readyState === 'complete') whenIdle();
else {
  window.addEventListener('load', whenIdle);
  setTimeout(whenIdle, patienceMs - performance.now());
}
