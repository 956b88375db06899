'use client';

import { useEffect } from 'react';
import { listen, undoAll } from '../ui/listen';
import { wantsLessMotion } from '../ui/media';

/** The glide is over after this long at the latest, ms. */
const longestGlideMs = 1500;

/**
 * Island without markup: glides to a fragment of the same page when its link is clicked (About Us: read more).
 *
 * C1 Fresh loads, other pages' fragments and Back jump at once. (pitfalls 66)
 * C2 With reduced motion everything jumps. (stack: Scrolling)
 */
export function InPageScroll() {
  useEffect(() => {
    let timer = 0;
    const root = document.documentElement;
    const end = () => root.classList.remove('is-gliding');
    const onClick = (event: MouseEvent) => {
      // A click that opens a new tab, or that something else answers, scrolls nothing here.
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link = (event.target as Element).closest?.('a');
      if (!link?.hash || link.pathname !== location.pathname || link.origin !== location.origin) return;
      if (wantsLessMotion()) return;
      root.classList.add('is-gliding');
      clearTimeout(timer);
      timer = window.setTimeout(end, longestGlideMs);
    };
    return undoAll(
      listen(document, 'click', onClick),
      listen(document, 'scrollend', end),
      () => clearTimeout(timer),
      end,
    );
  }, []);
  return null;
}
