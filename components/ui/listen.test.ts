import { expect, test, vi } from 'vitest';
import { listen, undoAll } from './listen';

/** A target without a page. */
const target = () => new EventTarget() as HTMLElement;

test('hears events of its type until it is undone', () => {
  const button = target();
  const heard = vi.fn();
  const undo = listen(button, 'click', heard);
  button.dispatchEvent(new Event('click'));
  button.dispatchEvent(new Event('focusin'));
  expect(heard).toHaveBeenCalledTimes(1);
  undo();
  button.dispatchEvent(new Event('click'));
  expect(heard).toHaveBeenCalledTimes(1);
});

test('undoes what listens on the way down too', () => {
  const button = target();
  const heard = vi.fn();
  // Node does not read the short form, `true`, when a listener goes.
  listen(button, 'click', heard, { capture: true })();
  listen(button, 'wheel', heard, { capture: true, passive: false })();
  button.dispatchEvent(new Event('click'));
  button.dispatchEvent(new Event('wheel'));
  expect(heard).not.toHaveBeenCalled();
});

test('undoes several in their order, and leaves out what is not there', () => {
  const done: string[] = [];
  const undo = undoAll(
    () => done.push('first'),
    false,
    null,
    undefined,
    () => done.push('second'),
  );
  expect(done).toEqual([]);
  undo();
  expect(done).toEqual(['first', 'second']);
});
