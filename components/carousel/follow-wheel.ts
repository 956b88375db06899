/** Two fingers on a trackpad, or a wheel turned sideways, over a row of cards. */
import { listen } from '../ui/listen';
import { isZoomedIn } from '../ui/media';

/** How far they move before the row does, px: less than a notch of a wheel, more than a hand that shakes. */
const firstStepPx = 60;

/** Without an event for so long, a movement is over, ms; one that fades out has them closer together. */
const restMs = 200;

/** What a wheel that counts in lines means by one, px. */
const linePx = 16;

/**
 * Calls `step` for each card's width of a movement to the side, and keeps the browser from taking it for Back or
 * Forward. What goes up or down is the page's, and so are a pinch and, on a page so enlarged, the way across it.
 *
 * @param cardPx width of a card now, px
 * @param step   told 1 for the next card, -1 for the one before
 * @returns lets go of the wheel
 */
export function followWheel(node: HTMLElement, cardPx: () => number, step: (by: number) => void): () => void {
  let moved = 0;
  let steps = 0;
  let last = 0;
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey || isZoomedIn() || Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
    event.preventDefault();
    if (event.timeStamp - last > restMs) moved = steps = 0;
    last = event.timeStamp;
    moved += event.deltaX * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? linePx : 1);
    const card = cardPx();
    const due = Math.sign(moved) * Math.floor(Math.max(0, Math.abs(moved) - firstStepPx + card) / card);
    for (const by = Math.sign(due - steps); steps !== due; steps += by) step(by);
  };
  return listen(node, 'wheel', onWheel, { passive: false });
}
