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

/**
 * Posts the form's named fields. One request, no retry. `describeFault` knows everything it may reject with.
 *
 * A page of HTML is no success whatever its status: it comes from a hotel's or an office's gateway, and the
 * provider has never seen the message.
 */
export async function sendMessage(form: HTMLFormElement, keys: ProviderKeys): Promise<void> {
  const answer = await sendForm(keys.serviceId, keys.templateId, form, { publicKey: keys.publicKey });
  if (/^\s*</.test(answer.text)) throw answer;
}

export { findLink };
