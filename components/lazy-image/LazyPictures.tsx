'use client';

import { useEffect } from 'react';
import { loadPictures, watchPictures } from './lazy-pictures';

type LazyPicturesProps = {
  /** How far outside the window loading starts, px. */
  thresholdPx: number;
  /** Pause between two looks, ms. */
  throttleMs: number;
};

/**
 * Island without markup of its own: loads the page's lazy pictures near the window (specification section 9:
 * threshold 100 px, throttle 300 ms), and all of them before the page is printed.
 */
export function LazyPictures({ thresholdPx, throttleMs }: LazyPicturesProps) {
  useEffect(() => {
    const loadAll = () => loadPictures(document);
    const stop = watchPictures(thresholdPx, throttleMs);
    window.addEventListener('beforeprint', loadAll);
    return () => {
      stop();
      window.removeEventListener('beforeprint', loadAll);
    };
  }, [thresholdPx, throttleMs]);
  return null;
}
