'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Slot } from '../island/Slot';
import { Icon } from '../ui/Icon';

type SidePanelProps = {
  /** Names of the hamburger, the dialog and the close button. */
  words: { open: string; title: string; close: string };
  /** Width from which the top bar shows its links and the panel closes, px. */
  breakpointPx: number;
  /** What the panel holds: links and contact lines. */
  children?: ReactNode;
};

const id = 'side-panel';

/** Opens the panel as a modal dialog; as a plain one where the browser knows none. */
function open(panel: HTMLDialogElement) {
  if (panel.hasAttribute('open')) return;
  // A dialog that is already open as a popover cannot become modal.
  if ('popover' in panel && panel.matches(':popover-open')) panel.hidePopover();
  if (panel.showModal) panel.showModal();
  else panel.setAttribute('open', '');
  document.documentElement.classList.add('is-locked');
}

/** Closes the panel; its `close` event does the rest. */
function close(panel: HTMLDialogElement) {
  if (panel.close) return panel.close();
  panel.removeAttribute('open');
  panel.dispatchEvent(new Event('close'));
}

/**
 * Hamburger and side panel of narrow screens (specification section 2; WAI-ARIA APG: modal dialog).
 *
 * C1 Before and without script the panel is a native popover, so the button works at first paint.
 * C2 With script it is a modal dialog: focus goes in and stays, the page behind is inert and does not scroll.
 * C3 It closes on the close button, Escape, a press outside, a link followed, and from `breakpointPx` up;
 *    focus returns to the hamburger.
 * C4 A page brought back by Back shows it closed.
 */
export function SidePanel({ words, breakpointPx, children }: SidePanelProps) {
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  const show = () => {
    if (!dialog.current) return;
    open(dialog.current);
    button.current?.setAttribute('aria-expanded', 'true');
  };
  const hide = () => {
    if (dialog.current) close(dialog.current);
  };

  useEffect(() => {
    const panel = dialog.current;
    const hamburger = button.current;
    if (!panel || !hamburger) return;
    const wide = matchMedia(`(min-width: ${breakpointPx}px)`);
    const onClose = () => {
      document.documentElement.classList.remove('is-locked');
      hamburger.setAttribute('aria-expanded', 'false');
      hamburger.focus({ preventScroll: true });
    };
    const onWide = () => {
      if (wide.matches && panel.hasAttribute('open')) close(panel);
    };
    const onLeave = () => close(panel);
    // From here on the button is this component's: a modal dialog, no longer a popover.
    if ('popover' in panel && panel.matches(':popover-open')) {
      open(panel);
      hamburger.setAttribute('aria-expanded', 'true');
    }
    hamburger.removeAttribute('popovertarget');
    panel.removeAttribute('popover');
    panel.addEventListener('close', onClose);
    wide.addEventListener?.('change', onWide);
    window.addEventListener('pagehide', onLeave);
    return () => {
      panel.removeEventListener('close', onClose);
      wide.removeEventListener?.('change', onWide);
      window.removeEventListener('pagehide', onLeave);
      document.documentElement.classList.remove('is-locked');
    };
  }, [breakpointPx]);

  const onPress = (event: MouseEvent<HTMLDialogElement>) => {
    const target = event.target as HTMLElement;
    // A press on the shade has the dialog itself as its target; its content covers all of its box.
    if (target === dialog.current || target.closest('a')) hide();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className="-me-3 grid size-12 place-items-center bar:hidden"
        aria-label={words.open}
        aria-expanded="false"
        aria-haspopup="dialog"
        aria-controls={id}
        popoverTarget={id}
        onClick={show}
      >
        <Icon name="menu" className="size-6" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the dialog answers Escape by itself */}
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
        aria-label={words.title}
        className="side-panel on-navy"
        onClick={onPress}
      >
        <div className="flex min-h-full flex-col">
          <div className="flex h-16 flex-none items-center justify-between border-b border-line-navy ps-6 pe-2">
            <span className="text-label type-label">{words.title}</span>
            <button
              type="button"
              className="grid size-12 place-items-center"
              aria-label={words.close}
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={hide}
            >
              <Icon name="close" className="size-6" />
            </button>
          </div>
          <Slot className="flex grow flex-col">{children}</Slot>
        </div>
      </dialog>
    </>
  );
}
