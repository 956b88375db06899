/** What the inlined loader leaves in the window for the islands bundle. */
export type IslandsWindow = {
  /** What happened in islands before the bundle came; undefined once it has, or cannot be had. */
  early?: Event[] | undefined;
  /** When the page had been read to its end, ms since it was asked for. */
  readAtMs?: number;
};

/**
 * What a press may be on to be held for an island: a button, and for a finger the link of the bar that has a list, since
 * its first touch opens that (Dropdown, C5).
 */
export const buttonOf = (event: Event): string =>
  `button${(event as PointerEvent).pointerType === 'touch' ? ',.bar-link' : ''}`;

/** How long islands wait for a page that has not loaded, for a picture that hangs; and a page for its islands, ms. */
export const patienceMs = 12_000;
// The loader's alone; of another file's constants the bundler writes the numbers, which are shorter than names.
/** From the frame that paints the first view to its being on the screen, with room for slow machines. */
export const paintMs = 200;
/** The rules for paper stand in the head for pages without script; in the way of the first picture, they would cost a round trip. */
export const paperMs = 1000;
