'use client';

import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Slot } from '../island/Slot';
import { loadPictures } from '../lazy-image/lazy-pictures';
import { listen, undoAll } from '../ui/listen';
import { wantsLessMotion } from '../ui/media';
import { followWheel } from './follow-wheel';
import { RotationControls, type RotationWords } from './RotationControls';
import { isPaused, isTurning, liveMode } from './rotation';
import {
  exposeSlides,
  focusedSlide,
  inViewShare,
  repeatSlides,
  scrolledTo,
  slidesInView,
  visibleCount,
} from './slides';
import { useRotation } from './useRotation';

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

/** Embla's `duration` is no time but a damping; a step of a card's width rests within 1 px after this many ms each. */
const msPerDuration = 42;
const shortStep = 20;

/**
 * Endless row of cards: three visible, two below 1024 px, one below 900 px (specification section 9).
 *
 * C1 Advances by one each `intervalMs`; stands still while hovered, touched, focused, hidden, out of view, and for good
 *    once the visitor pauses it. (specification section 4; decisions: Heroes and carousels)
 * C2 Pause comes first in the focus order; previous and next move by one, wrap, and restart the full interval.
 *    (ARIA practices: carousel; design system: Carousel; pitfalls 31)
 * C3 Slides out of view cannot be reached by Tab; each slide is exposed exactly once, also when the set is
 *    repeated to loop; the slide that has the focus stays in view. (pitfalls 26, 29)
 * C4 Changes are announced only while it stands still. (pitfalls 33)
 * C5 With reduced motion nothing turns by itself and steps jump. (design system: Motion)
 * C6 Without script the row scrolls by hand; where it stood is where the carousel starts.
 *    (decisions: Without script)
 * C7 Two fingers on a trackpad move it by the cards that they pass over, and never the browser back a page.
 *    (issue nolimits4web/swiper#7954)
 */
export function Carousel(props: CarouselProps) {
  const { label, words, count, intervalMs, movementMs, paddingPx = 0, resizeDebounceMs, children } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useRotation(viewport, count, viewport);
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [autoplay] = useState(() =>
    // A press on the row stops its timer; `pointerUp` below starts it again if the state says so.
    Autoplay({ delay: intervalMs, playOnInit: false, stopOnInteraction: true, stopOnFocusIn: false }),
  );
  const turning = isTurning(state);

  // Before the next paint, so that nothing jumps: the copies, the place scrolled to by hand, Embla.
  useLayoutEffect(() => {
    const node = viewport.current;
    const track = node?.firstElementChild as HTMLElement | null | undefined;
    if (!node || !track) return;
    const startIndex = scrolledTo(node, track, paddingPx);
    node.setAttribute('data-running', '');
    node.scrollLeft = 0;
    const restore = repeatSlides(track);
    // A drag that ends without a click (by touch, or outside the row) leaves Embla waiting for one to swallow; the
    // next may be a link's, opened by keyboard. Such a press follows no drag and is none of Embla's business; nothing
    // else listens for clicks on cards.
    const onClick = (event: MouseEvent) => event.detail === 0 && event.stopImmediatePropagation();
    const letGoOfClicks = listen(node, 'click', onClick, true);
    const api = EmblaCarousel(
      node,
      {
        loop: true,
        // Where the row stands before script: no jump when it starts.
        align: () => paddingPx,
        duration: movementMs ? Math.round(movementMs / msPerDuration) : shortStep,
        // When a slide comes into view or leaves it; which ones are in view is `slidesInView`'s to say.
        inViewThreshold: inViewShare,
        startIndex,
        watchResize: false,
        // Its way of following the focus moves a row whose slides are all in view.
        watchFocus: false,
      },
      [autoplay],
    );
    setEmbla(api);
    return undoAll(
      () => api.destroy(),
      letGoOfClicks,
      restore,
      () => node.removeAttribute('data-running'),
    );
  }, [autoplay, movementMs, paddingPx]);

  useEffect(() => {
    if (!embla) return;
    const track = embla.containerNode();
    const node = embla.rootNode();
    const onView = () => exposeSlides(track, count, slidesInView(node, track));
    // Also after a press and a resize, both of which stop Autoplay: the state decides whether it goes on.
    const onSelect = () => dispatch({ type: 'goTo', index: embla.selectedScrollSnap() % count });
    const keepPlace = () => {
      node.scrollLeft = 0;
    };
    const keepFocusInView = (jump: boolean) => {
      const focused = focusedSlide(track);
      const ahead = focused - embla.selectedScrollSnap();
      const slides = embla.slideNodes().length;
      if (focused < 0 || embla.internalEngine().dragHandler.pointerDown()) return;
      if ((ahead + slides) % slides >= visibleCount(node, track, paddingPx)) {
        embla.scrollTo(focused, jump);
      }
    };
    const onFocus = () => keepFocusInView(wantsLessMotion());
    let timer = 0;
    const onResize = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        // A phone's bars that come and go change the height only, at each turn of its scrolling.
        if (track.offsetWidth === embla.internalEngine().containerRect.width) return;
        embla.reInit();
        keepFocusInView(true);
      }, resizeDebounceMs);
    };
    embla.on('slidesInView', onView).on('settle', onView).on('reInit', onView);
    embla.on('select', onSelect).on('pointerUp', onSelect).on('reInit', onSelect);
    onView();
    onSelect();
    return undoAll(
      followWheel(
        node,
        () => embla.slideNodes()[0]?.offsetWidth ?? node.clientWidth,
        (by) => (by > 0 ? embla.scrollNext(wantsLessMotion()) : embla.scrollPrev(wantsLessMotion())),
      ),
      listen(track, 'focusin', onFocus),
      listen(node, 'scroll', keepPlace),
      listen(window, 'resize', onResize),
      () => clearTimeout(timer),
      () => embla.off('slidesInView', onView).off('settle', onView).off('reInit', onView),
      () => embla.off('select', onSelect).off('pointerUp', onSelect).off('reInit', onSelect),
    );
  }, [embla, count, paddingPx, resizeDebounceMs, dispatch]);

  // One timer, Autoplay's, driven from the rotation state alone; a manual step (`epoch`) starts it anew. It looks
  // at each change of `reasons` too, since Autoplay starts by itself when the tab is shown again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `epoch` and `reasons` as said
  useEffect(() => {
    if (!embla || embla.scrollSnapList().length < 2) return;
    // A drag may leave the section, and the hover with it; when it ends, `pointerUp` brings us here again.
    if (turning && !embla.internalEngine().dragHandler.pointerDown()) autoplay.play(wantsLessMotion());
    else autoplay.stop();
  }, [embla, autoplay, turning, state.epoch, state.reasons]);

  // The pictures in view and the next to come, once the row has moved; where it stands at first, the lazy ones do.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of `index` brings a new one near
  useEffect(() => {
    if (!embla || embla.previousScrollSnap() === embla.selectedScrollSnap()) return;
    const slides = embla.slideNodes();
    const inView = visibleCount(embla.rootNode(), embla.containerNode(), paddingPx);
    for (let ahead = 0; ahead <= inView; ahead++) {
      const slide = slides[(embla.selectedScrollSnap() + ahead) % slides.length];
      if (slide) loadPictures(slide);
    }
  }, [embla, state.index, paddingPx]);

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
        onPrevious={() => embla?.scrollPrev(wantsLessMotion())}
        onNext={() => embla?.scrollNext(wantsLessMotion())}
      />
      <div ref={viewport} className="carousel-viewport">
        <Slot className="carousel-track" aria-live={liveMode(state)}>
          {children}
        </Slot>
      </div>
    </>
  );
}
