/** Slides of a slider, on the DOM that the server rendered. */

/** An endless slider needs this many slides in the row; a shorter set is repeated until it has them. */
const enoughToLoop = 6;

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

function hide(slide: Element) {
  slide.setAttribute('inert', '');
  slide.setAttribute('aria-hidden', 'true');
}

/**
 * Lets exactly one of each slide and its copies be found by focus and assistive technology: the one in view.
 * Slides out of view cannot be reached by Tab.
 *
 * @param count  number of slides without copies
 * @param inView positions in the row, copies included, that can be seen
 */
export function exposeSlides(track: HTMLElement, count: number, inView: readonly number[]): void {
  const slides = Array.from(track.children);
  for (let original = 0; original < count; original++) {
    const same = slides.filter((_, position) => position % count === original);
    const seen = same.find((slide) => inView.includes(slides.indexOf(slide)));
    const exposed = seen || same[0];
    for (const slide of same) {
      if (slide !== exposed) hide(slide);
      else {
        slide.removeAttribute('aria-hidden');
        if (seen) slide.removeAttribute('inert');
        else slide.setAttribute('inert', '');
      }
    }
  }
}

/** Position, from 0, of the slide nearest to where the visitor has scrolled the row by hand. */
export function scrolledTo(viewport: HTMLElement, track: HTMLElement): number {
  const starts = Array.from(track.children, (slide) =>
    Math.abs((slide as HTMLElement).offsetLeft - viewport.scrollLeft),
  );
  return viewport.scrollLeft < 8 ? 0 : starts.indexOf(Math.min(...starts));
}
