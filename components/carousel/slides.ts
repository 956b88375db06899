/** Slides of a slider, on the DOM that the server rendered. */

/** An endless slider needs this many slides in the row; a shorter set is repeated until it has them. */
const enoughToLoop = 6;

/** A slide counts as in view from this share of its width up: more than a neighbour's peek, less than half. */
export const inViewShare = 0.4;

/** A row scrolled by less than this has not been scrolled, px. */
const startSlackPx = 8;

/**
 * Repeats the set of slides until the row can loop without a gap (4 clients at 3 visible cannot).
 * Copies are hidden from the focus order and from assistive technology.
 *
 * @returns takes the copies out again
 */
export function repeatSlides(track: HTMLElement): () => void {
  const originals = Array.from(track.children);
  const copies: Element[] = [];
  if (originals.length > 1) {
    while (originals.length + copies.length < enoughToLoop) {
      for (const original of originals) {
        const copy = original.cloneNode(true) as HTMLElement;
        for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
        hide(copy);
        copies.push(copy);
        track.appendChild(copy);
      }
    }
  }
  return () => {
    for (const copy of copies) track.removeChild(copy);
  };
}

/** Takes a slide out of the focus order, or puts it back. */
function setInert(slide: Element, isInert: boolean) {
  slide.toggleAttribute('inert', isInert);
  if ('inert' in HTMLElement.prototype) return;
  // Browsers before 2022 and 2023 know the attribute as little as the property.
  for (const link of slide.querySelectorAll('a')) link.tabIndex = isInert ? -1 : 0;
}

/** Takes a slide out of the focus order and from assistive technology. */
export function hide(slide: Element) {
  setInert(slide, true);
  // Firefox leaves an inert group without a box of its own (`display: contents`, the heroes') in its tree.
  slide.setAttribute('aria-hidden', 'true');
}

/** Lets assistive technology find a slide, and the focus too unless it stands out of view. */
export function expose(slide: Element, isInView: boolean) {
  slide.removeAttribute('aria-hidden');
  setInert(slide, !isInView);
}

/** Positions, copies included, of the slides that can be seen now. */
export function slidesInView(viewport: HTMLElement, track: HTMLElement): number[] {
  const view = viewport.getBoundingClientRect();
  return Array.from(track.children, (slide) => slide.getBoundingClientRect()).flatMap(
    ({ left, right, width }, at) =>
      Math.min(right, view.right) - Math.max(left, view.left) > inViewShare * width ? [at] : [],
  );
}

/**
 * Lets exactly one of each slide and its copies be found by focus and assistive technology: the one in view.
 * Slides out of view cannot be reached by Tab; the one that has the focus never loses it.
 *
 * @param count  number of slides without copies
 * @param inView positions in the row, copies included, that can be seen
 */
export function exposeSlides(track: HTMLElement, count: number, inView: readonly number[]): void {
  const slides = Array.from(track.children);
  const focused = focusedSlide(track);
  for (let original = 0; original < count; original++) {
    const same = slides.filter((_, at) => at % count === original);
    const seen =
      same.find((slide) => slides.indexOf(slide) === focused) ??
      same.find((slide) => inView.includes(slides.indexOf(slide)));
    const exposed = seen ?? same[0];
    for (const slide of same) {
      if (slide !== exposed) hide(slide);
      else expose(slide, seen !== undefined);
    }
  }
}

/** Position of the slide that has the focus inside it; -1 when none has. */
export function focusedSlide(track: HTMLElement): number {
  return Array.from(track.children).findIndex((slide) => slide.contains(document.activeElement));
}

/** Number of slides that stand wholly in view, with `paddingPx` kept free at both ends. */
export function visibleCount(viewport: HTMLElement, track: HTMLElement, paddingPx: number): number {
  const slide = track.firstElementChild as HTMLElement | null;
  return slide ? Math.max(1, Math.round((viewport.clientWidth - 2 * paddingPx) / slide.offsetWidth)) : 1;
}

/** Position, from 0, of the slide nearest to where the visitor has scrolled the row by hand. */
export function scrolledTo(viewport: HTMLElement, track: HTMLElement, paddingPx: number): number {
  const away = Array.from(track.children, (slide) =>
    Math.abs((slide as HTMLElement).offsetLeft - paddingPx - viewport.scrollLeft),
  );
  return viewport.scrollLeft < startSlackPx ? 0 : away.indexOf(Math.min(...away));
}
