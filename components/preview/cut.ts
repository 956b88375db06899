/** Search engines cut a title at this width on wide screens, px. */
export const titleLimitPx = 600;
/** They cut a description after about this many characters. */
export const descriptionLimit = 160;
/** Below this many characters a description leaves part of its room empty. */
export const descriptionMinimum = 110;

const titleSizePx = 20;

/** Advance widths of Arial, the face of result titles, in thousandths of its size, from space to tilde. */
const arial = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const otherWidth = 556;

/** Width of a title as a search engine sets it, px. */
export function titleWidth(text: string): number {
  const units = [...text].reduce(
    (sum, char) => sum + (arial[(char.codePointAt(0) ?? 0) - 32] ?? otherWidth),
    0,
  );
  return Math.round((units * titleSizePx) / 1000);
}

/** A text as shown and what is lost of it; nothing is lost of a text that fits. */
export type Cut = { shown: string; lost: string };

/** Keeps whole words while `fits` says so, counting the ellipsis that then ends them. */
function cutWhere(text: string, fits: (shown: string) => boolean): Cut {
  if (fits(text)) return { shown: text, lost: '' };
  const words = text.split(' ');
  let kept = Math.max(1, words.length - 1);
  while (kept > 1 && !fits(`${words.slice(0, kept).join(' ')} …`)) kept--;
  return { shown: words.slice(0, kept).join(' '), lost: words.slice(kept).join(' ') };
}

/** A title as search results show it. */
export function cutTitle(text: string): Cut {
  return cutWhere(text, (shown) => titleWidth(shown) <= titleLimitPx);
}

/** A description as search results show it. */
export function cutDescription(text: string): Cut {
  return cutWhere(text, (shown) => shown.length <= descriptionLimit);
}
