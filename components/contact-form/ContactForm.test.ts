import type { FormEvent, ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ContactForm } from './ContactForm';
import { describeFault } from './describe-fault';
import { loadSender } from './load-sender';

const field = { value: 'x', reportValidity: () => true };
const form = { elements: { from_name: field, user_email: field, message: field, namedItem: () => null } };

/** One render without a page: an empty reference is the form, and what is set is forgotten. */
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useRef: (value: unknown) => ({ current: value ?? form }),
  useState: (value: unknown) => [value, () => {}],
  useEffect: () => {},
  useLayoutEffect: () => {},
}));
vi.mock('./load-sender');
vi.mock('./describe-fault');

/** What a press on Send does. */
function send(): () => Promise<void> {
  const { props } = ContactForm({
    words: { heading: '', name: '', email: '', message: '', send: '', sending: '', required: '' },
    messages: { empty: '', link: '', success: '' },
    keys: { serviceId: '', templateId: '', publicKey: '' },
    resetMs: 1,
    timeoutMs: 1000,
  }) as ReactElement<{ onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void> }>;
  return () => props.onSubmit({ preventDefault() {} } as FormEvent<HTMLFormElement>);
}

beforeEach(() => {
  vi.mocked(loadSender).mockReset().mockRejectedValue(new Error('blocked'));
});

it('C3 a press while a message is under way sends nothing more', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(describeFault).mockReturnValue('told');
  const press = send();
  await Promise.all([press(), press()]);
  expect(loadSender).toHaveBeenCalledTimes(1);
});

it('C5 Send works again even when the fault cannot be told', async () => {
  vi.mocked(describeFault).mockImplementation(() => {
    throw new Error('untold');
  });
  const press = send();
  await expect(press()).rejects.toThrow('untold');
  await expect(press()).rejects.toThrow('untold');
  expect(loadSender).toHaveBeenCalledTimes(2);
});
