import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Contact } from '@/content/contact';
import { listen, undoAll } from '../ui/listen';
import { answerWithin } from './answer-within';
import { describeFault } from './describe-fault';
import { loadSender } from './load-sender';
import type { ProviderKeys } from './send-message';

const fieldNames = ['from_name', 'user_email', 'message'] as const;

/** Name of a field, as the provider's template knows it (specification section 7). */
export type Field = (typeof fieldNames)[number];

/** Where a message stands on its way. */
type Stage = 'idle' | 'sending' | 'sent';

/** What was wrong, and in which field; the count tells a refusal from an earlier one for the same reason. */
type Refusal = { field: Field | ''; text: string; count: number };

/** What the form is given for it. */
export type SendingOptions = {
  messages: Contact['messages'];
  keys: ProviderKeys;
  /** Thanks stay this long, then the form is reset, ms. */
  resetMs: number;
  /** A request that never answers counts as failed after this long, ms. */
  timeoutMs: number;
};

type Sending = {
  stage: Stage;
  refusal: Refusal;
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  /** To be called whenever the visitor types. */
  onTyping: () => void;
};

/** The fields of the form, by their names. */
const fieldsOf = (node: HTMLFormElement) => node.elements as unknown as Record<Field, HTMLInputElement>;

/** Brings an element into view where there is room for it; browsers that know no `nearest` would cover it by the bar. */
function showIfHidden(element: Element | null | undefined) {
  if ('scrollBehavior' in document.documentElement.style) element?.scrollIntoView({ block: 'nearest' });
}

/**
 * Checks a message, sends it and tells how it went; the criteria of `ContactForm` are kept here.
 *
 * @param notes where refusals and thanks are shown
 */
export function useSending(
  form: RefObject<HTMLFormElement | null>,
  notes: RefObject<HTMLElement | null>,
  { messages, keys, resetMs, timeoutMs }: SendingOptions,
): Sending {
  const busy = useRef(false);
  const typedSince = useRef(false);
  const [stage, setStage] = useState<Stage>('idle');
  const [refusal, setRefusal] = useState<Refusal>({ field: '', text: '', count: 0 });

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
  }, [form, notes, stage, resetMs]);

  useEffect(() => {
    if (!refusal.field || !form.current) return;
    showIfHidden(notes.current);
    // With its label.
    showIfHidden(fieldsOf(form.current)[refusal.field].parentElement);
  }, [form, notes, refusal]);

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

  const onTyping = () => {
    typedSince.current = true;
  };

  return { stage, refusal, onSubmit, onTyping };
}
