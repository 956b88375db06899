/**
 * Lazy pictures of specification sections 4 and 9, on the DOM that the server rendered.
 *
 * A waiting picture is `<span data-picture="lazy|held">` round an `<img>` that has no address yet; the whole picture
 * stands in the `<noscript>` beside it. `lazy` ones load near the window, `held` ones when a hero asks for them.
 */

/** Selector of every picture that has not been asked for yet. */
const waiting = '[data-picture]';

/** The open hexagon (design system: Placeholder). Script makes it: a page may hold thirty pictures nobody looks at. */
function createSpinner(): Element {
  const spinner = document.createElement('span');
  spinner.className = 'spinner';
  spinner.innerHTML =
    '<svg width="40" height="40" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" ' +
    'stroke-dasharray="46 12" aria-hidden="true"><path d="M7 3.5h10L22 12l-5 8.5H7L2 12z"/></svg>';
  return spinner;
}

/**
 * Gives one picture its addresses and shows a spinner until it has loaded or failed.
 *
 * C1 A picture that the cache answers at once never leaves a spinner behind. (decisions: Lazy pictures)
 * C2 On error the spinner goes and the alternative text shows. (decisions: Lazy pictures)
 */
export function loadPicture(box: Element): void {
  const image = box.querySelector('img');
  const served = box.querySelector('noscript');
  if (!box.hasAttribute('data-picture') || !image || !served) return;
  // What the picture is without script: with script on, a browser keeps that as text.
  const template = document.createElement('template');
  template.innerHTML = served.textContent || '';
  const picture = template.content.querySelector('picture');
  const addressed = template.content.querySelector('img');
  if (!picture || !addressed) return;
  box.removeAttribute('data-picture');
  const spinner = createSpinner();
  const settle = () => {
    box.setAttribute('data-state', image.naturalWidth > 0 ? 'loaded' : 'failed');
    spinner.remove();
  };
  box.setAttribute('data-state', 'loading');
  box.append(spinner);
  image.addEventListener('load', settle, { once: true });
  image.addEventListener('error', settle, { once: true });
  // The image that the page was served with stays, so that its words never leave the page.
  addressed.replaceWith(image);
  box.prepend(picture);
  image.src = addressed.getAttribute('src') || '';
  if (image.complete && image.naturalWidth > 1) settle();
}

/** Loads every waiting picture inside `root` now. */
export function loadPictures(root: ParentNode): void {
  for (const box of root.querySelectorAll(waiting)) loadPicture(box);
}

/** Shows the pictures of markup that was put back: what watched for them, or for their end, watched others. */
export function restorePictures(root: ParentNode): void {
  for (const box of root.querySelectorAll('[data-state="loading"]')) {
    box.removeAttribute('data-state');
    box.querySelector('.spinner')?.remove();
  }
  for (const box of root.querySelectorAll('[data-picture="lazy"]')) loadPicture(box);
}

/**
 * Loads `lazy` pictures as they come near the window. What was near between two looks counts too: a page scrolled
 * through at speed has no holes when the visitor comes back up. What a jump leaves out stays out.
 *
 * @param thresholdPx how far outside the window loading starts
 * @param throttleMs  pause between two looks
 * @returns ends the watch
 */
export function watchPictures(thresholdPx: number, throttleMs: number): () => void {
  const boxes = document.querySelectorAll('[data-picture="lazy"]');
  if (!('IntersectionObserver' in window)) {
    for (const box of boxes) loadPicture(box);
    return () => {};
  }
  let near: Element[] = [];
  let timer = 0;
  let lastLook = -throttleMs;
  const look = () => {
    timer = 0;
    lastLook = performance.now();
    for (const box of near) loadPicture(box);
    near = [];
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        observer.unobserve(entry.target);
        near.push(entry.target);
      }
      if (near.length && !timer) {
        timer = window.setTimeout(look, Math.max(0, lastLook + throttleMs - performance.now()));
      }
    },
    { rootMargin: `${thresholdPx}px` },
  );
  for (const box of boxes) observer.observe(box);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
