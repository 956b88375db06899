'use client';

import { useEffect } from 'react';
import { watchPictures } from './lazy-pictures';

type LazyPicturesProps = {
  /** How far outside the window loading starts, px. */
  thresholdPx: number;
  /** Pause between two looks, ms. */
  throttleMs: number;
};

/**
 * Island without markup of its own: loads the page's lazy pictures near the window (specification section 9:
 * threshold 100 px, throttle 300 ms). None is loaded for paper, which shows no pictures.
 */
export function LazyPictures({ thresholdPx, throttleMs }: LazyPicturesProps) {
  useEffect(() => watchPictures(thresholdPx, throttleMs), [thresholdPx, throttleMs]);
  return null;
}
