/** The first `count` words on single spaces, with … after them only when something was cut. */
export function firstWords(text: string, count: number): string {
  const words = text.split(/\s+/).filter(Boolean);
  const kept = words.slice(0, count).join(' ');
  return words.length > count ? `${kept}…` : kept;
}
