'use client';

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Contact } from '@/content/contact';
import { Slot } from '../island/Slot';
import { Icon } from '../ui/Icon';
import { type Field, type SendingOptions, useSending } from './useSending';

type ContactFormProps = SendingOptions & {
  words: Omit<Contact['form'], 'noscript'>;
  /** What a visitor without script reads above the fields. */
  children?: ReactNode;
};

/**
 * Contact form (specification section 7).
 *
 * C1 Empty or white-space fields, then links in the message, stop it with the specified text in an alert above
 *    the button, each time anew; the first bad field gets the focus and says it is invalid. Both are in view where the
 *    window has room for both, else the field. (specification section 5; decisions: Contact; pitfalls 38)
 * C2 Then an address that the browser finds malformed stops it with the browser's own message.
 *    (decisions: Contact: e-mail type)
 * C3 One request however often Send is pressed; meanwhile the button says so, and the status for listeners.
 *    (decisions: Contact: sending; WCAG 4.1.3)
 * C4 Success shows the thanks, and brings them into view; `resetMs` after the page is first in view with them, the
 *    form is reset and the thanks go, unless the visitor has begun to type again: then only the thanks go.
 *    (specification section 4)
 * C5 On failure one line goes to the console, nothing is shown, everything typed stays, the button works again.
 *    (specification section 8; decisions: Contact: sending)
 * C6 The button submits nothing until script runs, so a message never lands in an address. (stack: islands)
 */
export function ContactForm(props: ContactFormProps) {
  const { words, messages, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const notes = useRef<HTMLDivElement>(null);
  const [running, setRunning] = useState(false);
  const { stage, refusal, onSubmit, onTyping } = useSending(form, notes, props);

  // At once: a click that was held until now is given back as soon as this component stands.
  useLayoutEffect(() => setRunning(true), []);

  const input = (field: Field) => ({
    id: `form-${field}`,
    name: field,
    // Not `required`: the browser's own bubble would come before the specified text.
    'aria-required': true,
    'aria-invalid': refusal.field === field || undefined,
    'aria-describedby': refusal.field === field ? 'form-error' : undefined,
    className: 'form-field',
  });

  // A text that changes is its element's key (README: How an island works).
  const label = stage === 'sending' ? words.sending : words.send;

  return (
    <form
      ref={form}
      id="form"
      noValidate
      aria-label={words.formName}
      className="contact-form"
      onSubmit={onSubmit}
      onInput={onTyping}
    >
      <h3 className="text-h3 type-sub">{words.heading}</h3>
      <p className="script-only -mt-4 text-small text-ink-700">{words.required}</p>
      <Slot className="contents">{children}</Slot>
      <div>
        <label htmlFor="form-from_name">{words.name}</label>
        <input {...input('from_name')} type="text" autoComplete="name" />
      </div>
      <div>
        <label htmlFor="form-user_email">{words.email}</label>
        <input {...input('user_email')} type="email" autoComplete="email" />
      </div>
      <div className="flex grow flex-col">
        <label htmlFor="form-message">{words.message}</label>
        <textarea {...input('message')} rows={6} />
      </div>
      <div>
        {/* Boxes of their own, empty until they speak: a live region must stand before its text comes. */}
        <div ref={notes}>
          <div role="alert" className="text-error">
            {refusal.text && (
              // Put in anew each time: said again, though it says the same.
              <p key={refusal.count} id="form-error" className="form-note border-error bg-error-bg">
                <Icon name="alert" className="size-6" />
                <span>{refusal.text}</span>
              </p>
            )}
          </div>
          <div role="status" className="text-success">
            {stage === 'sending' && <p className="sr-only">{words.sending}</p>}
            {stage === 'sent' && (
              <p className="form-note border-success bg-success-bg">
                <Icon name="check" className="size-6" />
                <span>{messages.success}</span>
              </p>
            )}
          </div>
        </div>
        <div className="needs-script">
          <button
            type={running ? 'submit' : 'button'}
            className="btn btn-primary"
            // Not `disabled`, which would take the focus from a visitor who pressed it by keyboard.
            aria-disabled={stage === 'sending' || undefined}
          >
            <span key={label}>{label}</span>
            <Icon name="arrow-right" />
          </button>
        </div>
      </div>
    </form>
  );
}
