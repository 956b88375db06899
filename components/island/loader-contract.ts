/** What the inlined loader and the islands bundle agree on. */
export type LoaderWindow = Window & {
  /** Set by the bundle: hydrates one island in place, in its turn; resolves once it has, and never rejects. */
  startIsland?: (element: HTMLElement) => Promise<void>;
};

/** Attribute of an island that has started (empty) or could not (`failed`). */
export const live = 'data-live';
