/** Longest answer of the provider that the console line repeats: an error page in HTML would fill the console. */
const textAtMost = 200;

/**
 * The one console line of a message that was not sent (specification section 8: logged only), whatever was thrown:
 * the provider's library rejects with a string when a key is missing, with status and text when the provider
 * answers, and with the browser's own error when the network fails, which is status 0. Never throws.
 */
export function describeFault(fault: unknown): string {
  const { status, text } = statusAndText(fault);
  const line = text.replace(/\s+/g, ' ').trim().replace(/\.$/, '');
  const short = line.length > textAtMost ? `${line.slice(0, textAtMost)}…` : line;
  return `The message was not sent: status ${status}, ${short || 'no text'}.`;
}

function statusAndText(fault: unknown): { status: number; text: string } {
  if (typeof fault === 'string') return { status: 400, text: fault };
  try {
    if (fault && typeof fault === 'object' && 'status' in fault) {
      const { status, text } = fault as { status: unknown; text?: unknown };
      return { status: Number(status) || 0, text: String(text ?? '') };
    }
    if (fault instanceof Error && fault.message)
      return { status: 0, text: `Network Error: ${fault.message}` };
  } catch {
    // A value that does not even let itself be read says no more than its being there.
  }
  return { status: 0, text: 'Network Error' };
}
