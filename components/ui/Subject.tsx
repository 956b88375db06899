type SubjectProps = { children: string };

/**
 * What a link is about, after its short words: heard, not seen, so that every More has a name of its own. A dash, since
 * browsers put a blank before what is hidden so, and a blank does not go before a colon.
 */
export function Subject({ children }: SubjectProps) {
  return <span className="sr-only">{` – ${children}`}</span>;
}
