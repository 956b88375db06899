/** The side panel's dialog, on the DOM: opened, closed, and kept like a modal one where the browser has none. */
import { isZoomedIn } from '../ui/media';

const stops = 'a[href], button';

function isPopover(panel: HTMLElement): boolean {
  return 'popover' in panel && panel.hasAttribute('popover') && panel.matches(':popover-open');
}

/** Whether this browser knows modal dialogs (Safari from 15.4, Firefox from 98). */
export function canBeModal(panel: HTMLElement): boolean {
  return 'showModal' in panel;
}

/** Whether it stands open as a dialog, modal or not; before script it opens as a popover, which does not count. */
export function isOpen(panel: HTMLElement): boolean {
  return panel.hasAttribute('open');
}

/** A finger on the page beside a panel that is not modal: old iOS scrolls what is locked all the same. */
function holdPage(event: TouchEvent): void {
  const isBeside = !(event.target as Element).closest('dialog');
  if (isBeside && event.touches.length === 1) event.preventDefault();
}

/** Opens the panel as a modal dialog, and holds the page behind still. */
export function openPanel(panel: HTMLDialogElement): void {
  const root = document.documentElement;
  // Where a scroll bar takes room, the room is kept, or the page would grow wider and move.
  root.classList.toggle('keeps-gutter', innerWidth > root.clientWidth);
  if (canBeModal(panel)) {
    panel.showModal();
  } else {
    panel.setAttribute('open', '');
    // The element says nothing of itself here.
    panel.setAttribute('role', 'dialog');
    // The style sheet draws the shade by it.
    panel.setAttribute('aria-modal', 'true');
    panel.querySelector<HTMLElement>(stops)?.focus();
    document.addEventListener('touchmove', holdPage, { passive: false });
  }
  root.classList.add('is-locked');
  noteWhetherItScrolls(panel);
}

/**
 * A panel with nothing to scroll lets no finger scroll the page behind in its stead, as iOS would (style sheet); on a
 * page that is zoomed, a finger moves the view.
 */
export function noteWhetherItScrolls(panel: HTMLElement): void {
  panel.toggleAttribute('data-fits', !isZoomedIn() && panel.scrollHeight <= panel.clientHeight);
}

/** Closes the panel and lets the page go; the panel's `close` event follows. */
export function closePanel(panel: HTMLDialogElement): void {
  document.documentElement.classList.remove('is-locked', 'keeps-gutter');
  document.removeEventListener('touchmove', holdPage);
  if (!isOpen(panel)) return;
  panel.removeAttribute('aria-modal');
  if ('close' in panel) {
    panel.close();
    return;
  }
  (panel as HTMLElement).removeAttribute('open');
  (panel as HTMLElement).dispatchEvent(new Event('close'));
}

/**
 * Makes the native popover of the served page this script's dialog; one that is open becomes modal, with the
 * focus where it was, and scrolled as far.
 *
 * @returns whether it is open
 */
export function takeOver(panel: HTMLDialogElement): boolean {
  const open = isPopover(panel);
  const focused = document.activeElement;
  const { scrollTop } = panel;
  // A dialog that is open as a popover cannot become modal.
  if (open) panel.hidePopover();
  panel.removeAttribute('popover');
  if (!open) return false;
  openPanel(panel);
  if (panel.contains(focused)) (focused as HTMLElement).focus();
  panel.scrollTop = scrollTop;
  return true;
}

/** Tab at the last stop goes to the first and back, never to the browser's own bars or the page behind. */
export function keepFocusInside(panel: HTMLElement, event: KeyboardEvent): void {
  const all = panel.querySelectorAll<HTMLElement>(stops);
  const [from, to] = event.shiftKey ? [all[0], all[all.length - 1]] : [all[all.length - 1], all[0]];
  const at = document.activeElement;
  if (at !== from && at !== panel && panel.contains(at)) return;
  event.preventDefault();
  to?.focus();
}
