/** Letters by their advance width in Archivo SemiBold with a headline's tracking, in em; others have `usual`. */
const advances: readonly (readonly [letters: RegExp, em: number])[] = [
  [/[ijl|'’]/, 0.24],
  [/[ If.,t/:;()r-]/, 0.3],
  [/[mwMW%@—]/, 0.82],
  [/[A-Z&]/, 0.67],
];
const usual = 0.55;

/** Width of a text in em, at most 5 % more than what is drawn and never less: enough to choose breaks and a size. */
export function measure(text: string): number {
  const widthOf = (letter: string) => advances.find(([letters]) => letters.test(letter))?.[1] ?? usual;
  return [...text].reduce((width, letter) => width + widthOf(letter), 0);
}

const widest = (lines: readonly string[]) => Math.max(...lines.map(measure));

/** The words on at most `count` lines, the widest as narrow as can be. */
function balance(words: readonly string[], count: number): string[] {
  const whole = [words.join(' ')];
  if (count === 1) return whole;
  return words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), ...balance(words.slice(index + 1), count - 1)])
    .reduce((best, lines) => (widest(lines) < widest(best) ? lines : best), whole);
}

/** A number of lines, the size wanted for it and the size below which one more line is better, px. */
type Setting = { lines: number; size: number; least: number };

/**
 * Breaks a text into balanced lines no wider than `width` px and says their size, by the first setting
 * whose `least` it reaches, else by the last. It breaks at spaces only, so that codes (PAL-P2, Block-03)
 * stay whole.
 */
export function fitLines(text: string, width: number, settings: readonly Setting[]) {
  const words = text.trim().split(/\s+/);
  const fits = settings.map((setting) => {
    const lines = balance(words, setting.lines);
    return { lines, size: Math.min(setting.size, Math.floor(width / widest(lines))), least: setting.least };
  });
  const fit = fits.find(({ size, least }) => size >= least) ?? fits.at(-1);
  if (!fit) throw new Error(`No setting to fit "${text}" into`);
  return { lines: fit.lines, size: fit.size };
}
