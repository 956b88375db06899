'use client';

import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Slot } from '../island/Slot';
import { loadPictures } from '../lazy-image/lazy-pictures';
import { RotationControls, type RotationWords } from './RotationControls';
import { isPaused, isTurning, liveMode } from './rotation';
import { exposeSlides, repeatSlides, scrolledTo } from './slides';
import { useRotation } from './use-rotation';

type CarouselProps = {
  /** Name of the region, the heading of the block. */
  label: string;
  words: RotationWords;
  /** Number of slides. */
  count: number;
  /** Time one position stands, ms. */
  intervalMs: number;
  /** How long one step moves, ms; a short step when absent. */
  movementMs?: number;
  /** Space kept free at both ends of the row, px (clients and partners). */
  paddingPx?: number;
  /** Wait after the last resize event before the row settles again, ms. */
  resizeDebounceMs: number;
  /** The slides: `group` elements, one a slide. */
  children?: ReactNode;
};

/** Embla's `duration` is no time but a damping; measured, a step of a card's width rests after about this many ms each. */
const msPerDuration = 47;
const shortStep = 20;

/**
 * Endless row of cards: three visible, two below 1024 px, one below 900 px (specification section 9).
 *
 * C1 Advances by one each `intervalMs`; stands still while hovered, focused, hidden, out of view, and for good
 *    once the visitor pauses it. (specification section 4; decisions: Heroes and carousels)
 * C2 Pause comes first in the focus order; previous and next move by one, wrap, and restart the full interval.
 * C3 Slides out of view cannot be reached by Tab; each slide is exposed exactly once, also when the set is
 *    repeated to loop. (WAI-ARIA APG)
 * C4 Changes are announced only while it stands still.
 * C5 With reduced motion nothing turns by itself and steps jump.
 * C6 Without script the row scrolls by hand; where it stood is where the carousel starts.
 */
export function Carousel(props: CarouselProps) {
  const { label, words, count, intervalMs, movementMs, paddingPx = 0, resizeDebounceMs, children } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useRotation(viewport, count);
  const [autoplay] = useState(() =>
    Autoplay({ delay: intervalMs, playOnInit: false, stopOnInteraction: false, stopOnFocusIn: false }),
  );
  const startIndex = useRef(0);
  const [emblaRef, embla] = useEmblaCarousel(
    {
      loop: true,
      // Where the row stands before script: no jump when it starts.
      align: () => paddingPx,
      duration: movementMs ? Math.round(movementMs / msPerDuration) : shortStep,
      inViewThreshold: 0.6,
      startIndex: startIndex.current,
      watchResize: false,
    },
    [autoplay],
  );
  const turning = isTurning(state);
  const jump = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

  // Before Embla starts (it does so in an effect): the copies, and the place scrolled to by hand.
  useLayoutEffect(() => {
    const track = viewport.current?.firstElementChild as HTMLElement | null;
    if (!viewport.current || !track) return;
    startIndex.current = scrolledTo(viewport.current, track);
    viewport.current.setAttribute('data-live', '');
    viewport.current.scrollLeft = 0;
    const restore = repeatSlides(track);
    emblaRef(viewport.current);
    return restore;
  }, [emblaRef]);

  useEffect(() => {
    if (!embla) return;
    const track = embla.containerNode();
    const node = embla.rootNode();
    const onView = () => exposeSlides(track, count, embla.slidesInView());
    const onSelect = () => dispatch({ type: 'goTo', index: embla.selectedScrollSnap() % count });
    const keepPlace = () => {
      node.scrollLeft = 0;
    };
    let timer = 0;
    const onResize = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => embla.reInit(), resizeDebounceMs);
    };
    embla.on('slidesInView', onView).on('reInit', onView).on('select', onSelect);
    node.addEventListener('scroll', keepPlace);
    window.addEventListener('resize', onResize);
    onView();
    onSelect();
    return () => {
      embla.off('slidesInView', onView).off('reInit', onView).off('select', onSelect);
      node.removeEventListener('scroll', keepPlace);
      window.removeEventListener('resize', onResize);
      clearTimeout(timer);
    };
  }, [embla, count, resizeDebounceMs, dispatch]);

  // One timer, Autoplay's, driven from the rotation state alone; a manual step (`epoch`) starts it anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `epoch` restarts the interval
  useEffect(() => {
    if (!embla || embla.scrollSnapList().length < 2) return;
    if (turning) autoplay.play(jump());
    else autoplay.stop();
  }, [embla, autoplay, turning, state.epoch]);

  // The pictures next to come, once the carousel is in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of `index` brings new ones near
  useEffect(() => {
    if (!embla || state.reasons.includes('outOfView')) return;
    const slides = embla.slideNodes();
    for (let ahead = 0; ahead <= 4; ahead++) {
      const slide = slides[(embla.selectedScrollSnap() + ahead) % slides.length];
      if (slide) loadPictures(slide);
    }
  }, [embla, state.index, state.reasons]);

  return (
    <>
      <RotationControls
        label={label}
        words={words}
        paused={isPaused(state)}
        index={state.index}
        count={count}
        hasBars
        onToggle={() => dispatch({ type: 'toggleVisitorPause' })}
        onPrevious={() => embla?.scrollPrev(jump())}
        onNext={() => embla?.scrollNext(jump())}
      />
      <div ref={viewport} className="carousel-viewport">
        <Slot className="carousel-track" aria-live={liveMode(state)}>
          {children}
        </Slot>
      </div>
    </>
  );
}
