/**
 * A text as it is compared: case does not count, nor accents, nor which apostrophe or dash is typed. Its length stays.
 */
function folded(text: string): string {
  return text
    .replace(/[À-ž]/g, (letter) => letter.normalize('NFD').charAt(0))
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[‐-—]/g, '-');
}

const spaced = (text: string) => text.replace(/-/g, ' ');
const joined = (text: string) => text.replace(/-/g, '');

/** Words of a query, as they are compared; a dash alone is none. */
export function queryWords(query: string): string[] {
  return folded(query).split(/\s+/).filter(joined);
}

/** Whether the words are this name; where one has a hyphen, the other may have a space or nothing. */
export function isSameName(name: string, words: readonly string[]): boolean {
  return joined(queryWords(name).join('')) === joined(words.join(''));
}

/** Whether every word of a query stands in the text; a hyphen in either may be a space in the other, or nothing. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const whole = folded(text);
  return words.every((word) => spaced(whole).includes(spaced(word)) || joined(whole).includes(joined(word)));
}

/** Where a word stands in a text, the text's hyphens taken for spaces or left out. */
function rangesOf(word: string, whole: string, isJoined: boolean): [start: number, end: number][] {
  // Places in the text of the letters compared.
  const at = Array.from({ length: whole.length }, (_, place) => place).filter(
    (place) => !isJoined || whole[place] !== '-',
  );
  const [letters, wanted] = isJoined ? [joined(whole), joined(word)] : [spaced(whole), spaced(word)];
  const ranges: [number, number][] = [];
  // An empty word stands everywhere, without end.
  if (!wanted) return ranges;
  for (let from = letters.indexOf(wanted); from >= 0; from = letters.indexOf(wanted, from + wanted.length)) {
    ranges.push([at[from] as number, (at[from + wanted.length - 1] as number) + 1]);
  }
  return ranges;
}

/** Where words of a query stand in a text, as non-overlapping ranges in reading order. */
export function findWords(text: string, words: readonly string[]): [start: number, end: number][] {
  const whole = folded(text);
  const ranges = words.flatMap((word) => [...rangesOf(word, whole, false), ...rangesOf(word, whole, true)]);
  ranges.sort((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const [start, end] of ranges) {
    const last = merged[merged.length - 1];
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
