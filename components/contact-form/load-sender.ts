/** The part of the form that is fetched when the visitor first presses Send. */
export type Sender = typeof import('./send-message');

/**
 * Fetches the sender. This is the development form; the islands bundle puts `load-sender.islands.ts` in its
 * place, since a script file of 2018 has no `import()`.
 */
export function loadSender(): Promise<Sender> {
  return import('./send-message');
}
