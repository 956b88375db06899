/** Words of a query, in lower case. */
export function queryWords(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/**
 * Where the words of a query stand in a text, as non-overlapping ranges in reading order; `null` when a word is
 * missing. Case does not count.
 */
export function findWords(text: string, words: readonly string[]): [start: number, end: number][] | null {
  const lower = text.toLowerCase();
  const ranges: [number, number][] = [];
  for (const word of words) {
    let at = lower.indexOf(word);
    if (at < 0) return null;
    for (; at >= 0; at = lower.indexOf(word, at + word.length)) ranges.push([at, at + word.length]);
  }
  ranges.sort((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const [start, end] of ranges) {
    const last = merged[merged.length - 1];
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
