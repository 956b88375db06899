'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { RotationControls, type RotationWords } from '../carousel/RotationControls';
import { isPaused, isTurning, liveMode } from '../carousel/rotation';
import { expose, hide } from '../carousel/slides';
import { useRotation } from '../carousel/useRotation';
import type { IslandsWindow } from '../island/loader-contract';
import { Slot } from '../island/Slot';
import { loadPictures } from '../lazy-image/lazy-pictures';

type HeroProps = {
  /** Name of the region. */
  label: string;
  words: RotationWords;
  /** Time one slide stands, ms. */
  intervalMs: number;
  /** Number of slides. */
  count: number;
  /** Short names for one picker button a slide; a meter on the dock's edge when absent. */
  picker?: readonly string[];
  /** What does not turn, then the slides: `group` elements with the class `hero-slide`, the first one marked `data-current`. */
  children?: ReactNode;
};

/** The next slide's picture is fetched this long before its turn, or at once when the turn comes sooner, ms. */
const pictureLeadMs = 2500;

/**
 * Whether the first slide has stood its time before the script came, or while the computer slept.
 *
 * @param intervalMs time one slide stands, ms
 */
function hasStood(intervalMs: number): boolean {
  const { readAtMs = Number.POSITIVE_INFINITY } = window as unknown as IslandsWindow;
  return performance.now() - readAtMs >= intervalMs;
}

/** The slides, which the server rendered after the controls. */
function slidesBeside(dock: HTMLElement | null): Element[] {
  return Array.from(dock?.nextElementSibling?.querySelectorAll('.hero-slide') ?? []);
}

/**
 * The specification's shared carousel: one slide at a time, cross-faded, wrapping. It serves all four heroes.
 *
 * C1 Turns each `intervalMs`, the first time soon after its start if that came later; stands still while hovered,
 *    touched, focused, hidden, out of view, and for good once the visitor pauses it.
 *    (specification section 4; decisions: Heroes and carousels)
 * C2 Its controls come first in the region; the picker marks the slide shown.
 *    (ARIA practices: carousel; design system: Hero)
 * C3 Only the slide shown can be reached by Tab and assistive technology. (pitfalls 29)
 * C4 Changes are announced only while it stands still; with reduced motion it starts still.
 *    (pitfalls 33; decisions: Heroes and carousels)
 * C5 A slide's picture is fetched just before its turn, never sooner. (stack: What moves paint)
 */
export function Hero({ label, words, intervalMs, count, picker, children }: HeroProps) {
  const dock = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useRotation(dock, count);
  const turning = isTurning(state);
  const hasStarted = useRef(false);

  useLayoutEffect(() => {
    slidesBeside(dock.current).forEach((slide, position) => {
      const isShown = position === state.index;
      slide.toggleAttribute('data-current', isShown);
      if (isShown) {
        expose(slide, true);
        loadPictures(slide);
      } else hide(slide);
    });
  }, [state.index]);

  // Both timers from the same moment: a clock that jumps (a sleeping computer's, a test's) finds both due.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `epoch` restarts the interval
  useEffect(() => {
    // Once, at the start: a slide that is due has the time that its picture needs.
    const waitMs = !hasStarted.current && hasStood(intervalMs) ? pictureLeadMs : intervalMs;
    hasStarted.current = true;
    if (!turning) return;
    const picture = setTimeout(() => {
      const next = slidesBeside(dock.current)[(state.index + 1) % count];
      if (next) loadPictures(next);
    }, waitMs - pictureLeadMs);
    const turn = setTimeout(() => dispatch({ type: 'tick' }), waitMs);
    return () => {
      clearTimeout(picture);
      clearTimeout(turn);
    };
  }, [turning, state.index, state.epoch, intervalMs, count, dispatch]);

  return (
    <>
      <div ref={dock} className="hero-dock">
        {!picker && (
          <div className="absolute inset-x-0 -top-px flex h-[3px]" aria-hidden="true">
            {Array.from({ length: count }, (_, segment) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its position
                key={segment}
                className="meter-segment"
                data-current={segment === state.index ? '' : undefined}
              />
            ))}
          </div>
        )}
        <div className="wrap grid md:grid-cols-[auto_1fr] md:items-stretch">
          <RotationControls
            label={label}
            words={words}
            paused={isPaused(state)}
            index={state.index}
            count={count}
            onToggle={() => dispatch({ type: 'toggleVisitorPause' })}
            onPrevious={() => dispatch({ type: 'previous' })}
            onNext={() => dispatch({ type: 'next' })}
          />
          {picker && (
            <div className="hero-picker needs-script">
              {picker.map((name, index) => (
                <button
                  key={name}
                  type="button"
                  aria-current={index === state.index ? 'true' : undefined}
                  onClick={() => dispatch({ type: 'goTo', index })}
                >
                  {name}
                </button>
              ))}
            </div>
          )}
        </div>
      </div>
      <Slot className="contents" aria-live={liveMode(state)}>
        {children}
      </Slot>
    </>
  );
}
