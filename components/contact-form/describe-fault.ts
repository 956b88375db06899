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
  if (read(() => typeof fault === 'object' && fault !== null && 'status' in fault)) {
    const answer = fault as { status: unknown; text?: unknown };
    return {
      status: read(() => Number(answer.status)) || 0,
      text: read(() => String(answer.text ?? '')) ?? 'unreadable text',
    };
  }
  const message = read(() => (fault instanceof Error ? String(fault.message).trim() : ''));
  return { status: 0, text: message ? `Network Error: ${message}` : 'Network Error' };
}

/** What `part` gives, or undefined where it throws: what was thrown may be anything, and the line must come. */
function read<T>(part: () => T): T | undefined {
  try {
    return part();
  } catch {
    return undefined;
  }
}
