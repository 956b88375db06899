/** What the inlined loader leaves in the window for the islands bundle. */
export type IslandsWindow = {
  /** What happened in islands before the bundle came; undefined once it has, or cannot be had. */
  early?: Event[] | undefined;
};

/** How long a page that has not loaded, for a picture that hangs, keeps its islands waiting. */
export const patienceMs = 12_000;
