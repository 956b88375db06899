/** What the inlined loader and the islands bundle agree on. */

/** Hydrates one island in place, in its turn; resolves once it has, and never rejects. */
export type StartIsland = (element: HTMLElement) => Promise<void>;

/** What the bundle leaves in the window. */
export type LoaderWindow = Window & { startIsland?: StartIsland };

/** Attribute of an island that has started (empty) or could not (`failed`). */
export const live = 'data-live';
