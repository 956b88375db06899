'use client';

import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Contact } from '@/content/contact';
import { Slot } from '../island/Slot';
import { Icon } from '../ui/Icon';
import { listen, undoAll } from '../ui/listen';
import { answerWithin } from './answer-within';
import { describeFault } from './describe-fault';
import { loadSender } from './load-sender';
import type { ProviderKeys } from './send-message';

const fieldNames = ['from_name', 'user_email', 'message'] as const;
type Field = (typeof fieldNames)[number];

type ContactFormProps = {
  words: Omit<Contact['form'], 'noscript'>;
  messages: Contact['messages'];
  keys: ProviderKeys;
  /** Thanks stay this long, then the form is reset, ms. */
  resetMs: number;
  /** A request that never answers counts as failed after this long, ms. */
  timeoutMs: number;
  /** What a visitor without script reads above the fields. */
  children?: ReactNode;
};

/** The fields of the form, by their names. */
const fieldsOf = (node: HTMLFormElement) => node.elements as unknown as Record<Field, HTMLInputElement>;

type Stage = 'idle' | 'sending' | 'sent';

/** What was wrong, and in which field; the count tells a refusal from an earlier one for the same reason. */
type Refusal = { field: Field | ''; text: string; count: number };

/** Brings an element into view where there is room for it; browsers that know no `nearest` would cover it by the bar. */
function showIfHidden(element: Element | null | undefined) {
  if ('scrollBehavior' in document.documentElement.style) element?.scrollIntoView({ block: 'nearest' });
}

/**
 * Contact form (specification sections 4, 5, 7 and 8; decisions: Contact).
 *
 * C1 Empty or white-space fields, then links in the message, stop it with the specified text in an alert above
 *    the button, each time anew; the first bad field gets the focus and says it is invalid. Both are in view where the
 *    window has room for both, else the field.
 * C2 Then an address that the browser finds malformed stops it with the browser's own message.
 * C3 One request however often Send is pressed; meanwhile the button says so, and the status for listeners.
 * C4 Success shows the thanks, and brings them into view; `resetMs` after the page is first in view with them, the
 *    form is reset and the thanks go, unless the visitor has begun to type again: then only the thanks go.
 * C5 On failure one line goes to the console, nothing is shown, everything typed stays, the button works again.
 * C6 The button submits nothing until script runs, so a message never lands in an address.
 */
export function ContactForm({ words, messages, keys, resetMs, timeoutMs, children }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const notes = useRef<HTMLDivElement>(null);
  const busy = useRef(false);
  const typedSince = useRef(false);
  const [running, setRunning] = useState(false);
  const [stage, setStage] = useState<Stage>('idle');
  const [refusal, setRefusal] = useState<Refusal>({ field: '', text: '', count: 0 });

  // At once: a click that was held until now is given back as soon as this component stands.
  useLayoutEffect(() => setRunning(true), []);

  useEffect(() => {
    if (stage !== 'sent') return;
    showIfHidden(notes.current);
    let timer = 0;
    const whenSeen = () => {
      if (document.hidden || timer) return;
      timer = window.setTimeout(() => {
        if (!typedSince.current) form.current?.reset();
        setStage('idle');
      }, resetMs);
    };
    whenSeen();
    return undoAll(listen(document, 'visibilitychange', whenSeen), () => clearTimeout(timer));
  }, [stage, resetMs]);

  useEffect(() => {
    if (!refusal.field || !form.current) return;
    showIfHidden(notes.current);
    // With its label.
    showIfHidden(fieldsOf(form.current)[refusal.field].parentElement);
  }, [refusal]);

  const refuse = (field: Field, text: string) => {
    setRefusal(({ count }) => ({ field, text, count: count + 1 }));
    if (form.current) fieldsOf(form.current)[field].focus();
  };

  /** Whether a field is empty; says so then. */
  const refuseEmpty = (node: HTMLFormElement): boolean => {
    const fields = fieldsOf(node);
    const empty = fieldNames.find((field) => !fields[field].value.trim());
    if (empty) refuse(empty, messages.empty);
    return empty !== undefined;
  };

  /** Checks what needs the sender's script, then sends. */
  const checkAndSend = async (node: HTMLFormElement): Promise<Stage> => {
    const sender = await answerWithin(loadSender(), timeoutMs);
    // Again: a field may have been emptied while the script was on its way.
    if (refuseEmpty(node)) return 'idle';
    const { user_email: email, message } = fieldsOf(node);
    if (sender.findLink(message.value)) {
      refuse('message', messages.link);
      return 'idle';
    }
    if (!email.reportValidity()) return 'idle';
    typedSince.current = false;
    await answerWithin(sender.sendMessage(node, keys), timeoutMs);
    return 'sent';
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const node = form.current;
    // Sent, and nothing typed since: a second press is no second message.
    if (!node || busy.current || (stage === 'sent' && !typedSince.current)) return;
    if (refuseEmpty(node)) return setStage('idle');

    busy.current = true;
    // At once: a failure from here on shows nothing, so nothing of the press before may stay.
    setRefusal(({ count }) => ({ field: '', text: '', count }));
    setStage('sending');
    let next: Stage = 'idle';
    try {
      next = await checkAndSend(node);
    } catch (fault) {
      console.error(describeFault(fault));
    } finally {
      busy.current = false;
      setStage(next);
    }
  };

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
      aria-labelledby="form-heading"
      className="contact-form"
      onSubmit={onSubmit}
      onInput={() => {
        typedSince.current = true;
      }}
    >
      <h3 id="form-heading" className="text-h3 type-sub">
        {words.heading}
      </h3>
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
