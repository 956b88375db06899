/** A text as it is compared: case does not count, nor which apostrophe or dash is typed. Its length stays. */
function folded(text: string): string {
  // The one letter that grows in lower case; Turkish, of a page that the browser translates.
  return text.replace(/İ/g, 'i').toLowerCase().replace(/[‘’]/g, "'").replace(/[‐-—]/g, '-');
}

/** Words of a query, as they are compared. */
export function queryWords(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

/** Whether every word of a query stands in the text. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const whole = folded(text);
  return words.every((word) => whole.includes(word));
}

/** Where words of a query stand in a text, as non-overlapping ranges in reading order. */
export function findWords(text: string, words: readonly string[]): [start: number, end: number][] {
  const whole = folded(text);
  const ranges: [number, number][] = [];
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      ranges.push([at, at + word.length]);
    }
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
