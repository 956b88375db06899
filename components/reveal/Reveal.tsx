'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Slot } from '../island/Slot';
import { listen, undoAll } from '../ui/listen';
import { wantsLessMotion } from '../ui/media';

type RevealProps = {
  /** Classes of the block. */
  className: string;
  /** The block's content; elements with the class `rise` come up one after the other. */
  children?: ReactNode;
};

/**
 * The block comes up once it reaches past the window's lower quarter. (A share of the block itself would never
 * be in view where the block is several windows high: zoomed pages, small phones.)
 */
const rootMargin = '0px 0px -25% 0px';

/**
 * Brings a block in as it is scrolled into view (specification section 2: Our Approach).
 *
 * C1 The block is visible in the HTML, in print, without script and with reduced motion; only this component
 *    hides it, and only while it is still below the window. (pitfalls 71; design system: Motion)
 * C2 It is revealed once. (design system: Motion)
 */
export function Reveal({ className, children }: RevealProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const block = root.current;
    if (!block || !('IntersectionObserver' in window) || wantsLessMotion()) return;
    // Already seen: hiding it now would be a flash.
    if (block.getBoundingClientRect().top < innerHeight) return;
    const show = () => {
      block.setAttribute('data-reveal', 'shown');
      observer.disconnect();
    };
    // A busy page may hand over what was before and what is now at once.
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && show(),
      { rootMargin },
    );
    block.setAttribute('data-reveal', 'waiting');
    observer.observe(block);
    return undoAll(
      () => observer.disconnect(),
      listen(window, 'beforeprint', show),
      () => block.removeAttribute('data-reveal'),
    );
  }, []);
  return (
    <div ref={root}>
      <Slot className={className}>{children}</Slot>
    </div>
  );
}
