import { type RefObject, useEffect, useReducer } from 'react';
import { listen, undoAll } from '../ui/listen';
import { isUnderPointer, lessMotion } from '../ui/media';
import {
  initialRotation,
  type PassingReason,
  type RotationAction,
  type RotationState,
  rotation,
} from './rotation';

/**
 * The rotation state of one hero or carousel, wired to its region: the pointer over it, a finger on it, focus inside
 * it, the tab hidden, the slides out of view and the visitor's wish for less motion each hold it still.
 *
 * Focus counts wherever it is in the region, on slides and controls alike, and however it got there. Everything it
 * listens to, it lets go of.
 *
 * @param inside element inside the region, a `section`
 * @param count  number of slides
 * @param slides what has to be in view; the whole region when absent. A heading in view shows no slide.
 */
export function useRotation(
  inside: RefObject<HTMLElement | null>,
  count: number,
  slides?: RefObject<HTMLElement | null>,
): [RotationState, (action: RotationAction) => void] {
  const [state, dispatch] = useReducer(rotation, count, initialRotation);

  useEffect(() => {
    // Not by its role's name: Firefox translates that.
    const region = inside.current?.closest('section');
    if (!region) return;
    const set = (reason: PassingReason, stands: boolean) =>
      dispatch({ type: stands ? 'hold' : 'release', reason });
    const motion = lessMotion();

    const onEnter = (event: PointerEvent) => event.pointerType !== 'touch' && set('hover', true);
    const onLeave = () => set('hover', false);
    // Not the pointer's events: a page that scrolls under the finger ends those.
    const onTouch = ({ touches }: TouchEvent) =>
      set(
        'touch',
        Array.from(touches).some(({ target }) => region.contains(target as Node)),
      );
    const onFocusIn = () => set('focus', true);
    const onFocusOut = (event: FocusEvent) => {
      // A window that another one covers says so too, and keeps its focus where it is.
      const now = (event.relatedTarget as Node | null) || document.activeElement;
      if (!region.contains(now)) set('focus', false);
    };
    const onVisibility = () => set('hidden', document.hidden);
    const onMotion = () => set('reducedMotion', motion.matches);

    let observer: IntersectionObserver | undefined;
    if ('IntersectionObserver' in window) {
      observer = new IntersectionObserver((entries) => {
        // A busy page may get several at once; the last one is how things are.
        const latest = entries[entries.length - 1];
        if (latest) set('outOfView', !latest.isIntersecting);
      });
      observer.observe(slides?.current ?? region);
    }

    // The island may start with the pointer or the focus already inside.
    set('hover', isUnderPointer(region));
    set('focus', region.contains(document.activeElement));
    onVisibility();
    onMotion();

    return undoAll(
      listen(region, 'pointerenter', onEnter),
      listen(region, 'pointerleave', onLeave),
      // A link that is dragged by the mouse takes the pointer away before the hover ends.
      listen(region, 'mouseleave', onLeave),
      listen(region, 'touchstart', onTouch, { passive: true }),
      listen(region, 'touchend', onTouch),
      listen(region, 'touchcancel', onTouch),
      listen(region, 'focusin', onFocusIn),
      listen(region, 'focusout', onFocusOut),
      listen(document, 'visibilitychange', onVisibility),
      // Safari before 14 knows only the old form; there the wish is read once.
      typeof motion.addEventListener === 'function' && listen(motion, 'change', onMotion),
      () => observer?.disconnect(),
    );
  }, [inside, slides]);

  return [state, dispatch];
}
