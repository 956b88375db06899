'use client';

import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Slot } from '../island/Slot';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { listen, undoAll } from '../ui/listen';
import { isUnderPointer } from '../ui/media';

type DropdownProps = {
  label: string;
  href: string;
  /** Value of `aria-current` on the link, when the page is this one (`page`) or below it (`true`). */
  current?: 'page' | 'true';
  /** Name of the caret button. */
  menuLabel: string;
  /** Id of the list. */
  id: string;
  /** Rows of the list, `li` elements. */
  children?: ReactNode;
};

/** Time for the pointer to find its way back before a list opened by hover closes, ms. */
const closeDelayMs = 200;

/** Whether the focus is in the list of this item of the bar. */
const holdsFocus = (item: Element) => item.querySelector('ul')?.contains(document.activeElement) === true;

/**
 * A link of the top bar with a list under it.
 *
 * C1 The pointer over it opens the list and may travel into it; leaving closes it after a moment, unless the
 *    keyboard has moved into the list meanwhile. (decisions: Dropdowns; pitfalls 62)
 * C2 Click, Enter and Space on the caret button open and close it without moving the focus. A click while the
 *    hover has it open keeps it open. (decisions: Dropdowns; ARIA practices: disclosure navigation)
 * C3 Escape closes it, and brings focus that was inside back to the button. (decisions: Dropdowns)
 * C4 Focus leaving, a press outside, leaving the page, or the pointer over another list's label closes it; the
 *    last brings focus back as Escape does. (ARIA practices: disclosure navigation; pitfalls 61)
 * C5 On a touch screen the first touch of the link opens the list, the second follows the link. (pitfalls 61)
 * C6 Before and without script the list opens by hover and focus (style sheet); one that is open when script
 *    starts stays open. (decisions: Without script)
 */
export function Dropdown({ label, href, current, menuLabel, id, children }: DropdownProps) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** How the link was last pressed, for browsers whose click does not say so. */
  const pressedBy = useRef('');
  const [open, setOpen] = useState<false | 'hover' | 'pinned'>(false);

  // Before the next paint: a list that the style sheet has open must not close under a pointer or the focus.
  useLayoutEffect(() => {
    const item = root.current?.parentElement;
    if (!item) return;
    if (holdsFocus(item)) setOpen('pinned');
    else if (isUnderPointer(item)) setOpen('hover');
    // On the link or the caret; a press of the caret that was held till now must not close it.
    else if (item.contains(document.activeElement)) {
      setOpen(document.activeElement === button.current ? 'hover' : 'pinned');
    }
  }, []);

  useEffect(() => {
    const item = root.current?.parentElement;
    if (!item) return;
    let timer = 0;
    let byKeyboard = false;
    /** A list that is hidden with the focus in it would take it along. */
    const close = () => {
      setOpen(false);
      if (holdsFocus(item)) button.current?.focus();
    };
    const onEnter = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      clearTimeout(timer);
      setOpen((now) => now || 'hover');
    };
    const onLeave = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        const left = byKeyboard && holdsFocus(item) ? 'pinned' : false;
        setOpen((now) => (now === 'hover' ? left : now));
      }, closeDelayMs);
    };
    const onFocusOut = (event: FocusEvent) => {
      // Nothing newly focused (a press on plain ground, another window) is no leaving by keyboard.
      if (event.relatedTarget && !item.contains(event.relatedTarget as Node)) setOpen(false);
    };
    const onPress = (event: PointerEvent) => {
      byKeyboard = false;
      if (!item.contains(event.target as Node)) setOpen(false);
    };
    const onOver = (event: PointerEvent) => {
      // Two lists side by side would overlap.
      const other = (event.target as Element).closest('.dropdown');
      if (other && other !== item) close();
    };
    const onKey = (event: KeyboardEvent) => {
      byKeyboard = true;
      // A touch that was broken off is no touch any more.
      pressedBy.current = '';
      if (event.key === 'Escape') close();
    };
    // Or Back would show the list that led away, open over the page.
    const onAway = () => setOpen(false);
    return undoAll(
      listen(item, 'pointerenter', onEnter),
      listen(item, 'pointerleave', onLeave),
      listen(item, 'focusout', onFocusOut),
      listen(document, 'pointerdown', onPress),
      listen(document, 'pointerover', onOver),
      listen(document, 'keydown', onKey),
      listen(window, 'pagehide', onAway),
      () => clearTimeout(timer),
    );
  }, []);

  const onLinkClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const by = (event.nativeEvent as PointerEvent).pointerType || pressedBy.current;
    pressedBy.current = '';
    if (by !== 'touch' || open) return;
    event.preventDefault();
    setOpen('pinned');
  };

  return (
    <div ref={root} className="flex h-full items-center">
      <Link
        href={href}
        className="bar-link"
        aria-current={current}
        onPointerDown={(event) => {
          pressedBy.current = event.pointerType;
        }}
        onClick={onLinkClick}
      >
        {label}
      </Link>
      <button
        ref={button}
        type="button"
        className="grid h-11 w-8 -ms-2 place-items-center"
        aria-label={menuLabel}
        aria-expanded={open !== false}
        aria-controls={id}
        onClick={() => setOpen((now) => (now === 'pinned' ? false : 'pinned'))}
      >
        <Icon name="caret" className="caret size-[18px]" />
      </button>
      <Slot as="ul" id={id} className="dropdown-list on-light">
        {children}
      </Slot>
    </div>
  );
}
