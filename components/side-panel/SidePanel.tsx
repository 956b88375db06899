'use client';

import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Slot } from '../island/Slot';
import { Icon } from '../ui/Icon';
import { listen, undoAll } from '../ui/listen';
import {
  canBeModal,
  closePanel,
  isOpen,
  keepFocusInside,
  noteWhetherItScrolls,
  openPanel,
  takeOver,
} from './panel';

type SidePanelProps = {
  /** Names of the hamburger, the dialog and the close button. */
  words: { open: string; title: string; close: string };
  /** Width from which the top bar shows its links and the panel closes, px. */
  breakpointPx: number;
  /** What the panel holds: links and contact lines. */
  children?: ReactNode;
};

const id = 'side-panel';

/**
 * Hamburger and side panel of narrow screens.
 *
 * C1 Before and without script the panel is a native popover, so the button works at first paint; one that is
 *    open when script starts becomes modal. (decisions: Without script)
 * C2 With script it is a modal dialog: focus goes in and stays, the page behind is inert and does not scroll.
 *    (decisions: Side panel; ARIA practices: modal dialog)
 * C3 It closes on the close button, Escape, a press outside, a link followed, and from `breakpointPx` up;
 *    focus returns to the hamburger. (specification section 2; decisions: Side panel)
 * C4 A page brought back by Back shows it closed. (decisions: Side panel)
 * C5 Browsers without modal dialogs get the same from script. (pitfalls 59, 76)
 */
export function SidePanel({ words, breakpointPx, children }: SidePanelProps) {
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  /** Where the panel is never seen (style sheet). */
  const wide = `(min-width: ${breakpointPx}px)`;

  const show = () => {
    // A press held from before script may come when the window has grown wide.
    if (!dialog.current || isOpen(dialog.current) || matchMedia(wide).matches) return;
    openPanel(dialog.current);
    button.current?.setAttribute('aria-expanded', 'true');
  };
  const hide = () => {
    if (dialog.current) closePanel(dialog.current);
  };

  // Before the next event: the button is this component's from the moment it is hydrated.
  useLayoutEffect(() => {
    const panel = dialog.current;
    const hamburger = button.current;
    if (!panel || !hamburger) return;
    const onClose = () => {
      // Escape and the Back gesture close a modal dialog without asking.
      closePanel(panel);
      hamburger.setAttribute('aria-expanded', 'false');
      hamburger.focus({ preventScroll: true });
    };
    const onResize = () => {
      if (matchMedia(wide).matches) closePanel(panel);
      if (isOpen(panel)) noteWhetherItScrolls(panel);
    };
    const onLeave = () => closePanel(panel);
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isOpen(panel)) return;
      // WebKitGTK gives Shift+Tab no `key`.
      if (event.key === 'Tab' || event.code === 'Tab') keepFocusInside(panel, event);
      // A modal dialog answers Escape by itself.
      if (event.key === 'Escape' && !canBeModal(panel)) closePanel(panel);
    };
    const onClickOutside = (event: Event) => {
      // A modal dialog is its own shade, see `onPress`.
      if (canBeModal(panel) || !isOpen(panel) || panel.contains(event.target as Node)) return;
      event.preventDefault();
      event.stopPropagation();
      closePanel(panel);
    };
    const open = takeOver(panel);
    hamburger.removeAttribute('popovertarget');
    // Of a popover's button the browser itself says whether it is open (ARIA in HTML: not both).
    hamburger.setAttribute('aria-expanded', String(open));
    const { visualViewport } = window;
    const letGo = undoAll(
      () => closePanel(panel),
      listen(panel, 'close', onClose),
      listen(window, 'resize', onResize),
      visualViewport && listen(visualViewport, 'resize', onResize),
      listen(window, 'pagehide', onLeave),
      listen(document, 'keydown', onKeyDown),
      listen(document, 'click', onClickOutside, true),
    );
    // A tablet may have been turned since the popover was opened.
    onResize();
    return letGo;
  }, [wide]);

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
        className="-me-[12px] grid size-12 place-items-center bar:hidden"
        aria-label={words.open}
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
