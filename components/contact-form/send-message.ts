/**
 * Sends the contact form through the e-mail provider (specification section 7, form variant).
 * Loaded when the visitor first presses Send, together with the link finder.
 */
import { sendForm } from '@emailjs/browser';
import { findLink } from './find-link';

/** Keys of the e-mail provider; empty ones mean that the site is not configured to send. */
export type ProviderKeys = {
  serviceId: string;
  templateId: string;
  publicKey: string;
};

/** Why a message was not sent, in the provider's terms: 0 is a network fault, 400 a missing key. */
export type SendFailure = { status: number; text: string };

/** Says what went wrong, whatever the provider's library threw: a string, an error, or status and text. */
export function describeFailure(fault: unknown): SendFailure {
  if (typeof fault === 'string') return { status: 400, text: fault };
  if (fault && typeof fault === 'object' && 'status' in fault) {
    const { status, text } = fault as { status: unknown; text?: unknown };
    return { status: Number(status) || 0, text: String(text ?? '') };
  }
  return { status: 0, text: fault instanceof Error ? `Network Error: ${fault.message}` : 'Network Error' };
}

/**
 * Posts the form's named fields. One request, no retry.
 *
 * @param timeoutMs an answer that takes longer counts as a failure
 * @throws {SendFailure}
 */
export async function sendMessage(
  form: HTMLFormElement,
  keys: ProviderKeys,
  timeoutMs: number,
): Promise<void> {
  let timer = 0;
  const tooLate = new Promise<never>((_, reject) => {
    timer = window.setTimeout(
      () => reject({ status: 0, text: `Network Error: no answer within ${timeoutMs} ms` }),
      timeoutMs,
    );
  });
  try {
    await Promise.race([
      sendForm(keys.serviceId, keys.templateId, form, { publicKey: keys.publicKey }),
      tooLate,
    ]);
  } catch (fault) {
    throw describeFailure(fault);
  } finally {
    clearTimeout(timer);
  }
}

export { findLink };
