/** Fills the braces of a content text: `fill('{n} of {total}', { n: 2, total: 6 })` gives `2 of 6`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
