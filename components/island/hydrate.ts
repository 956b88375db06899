/** Hydrates islands in place. In the bundle `react` and `react-dom` stand for `preact/compat` (`scripts/seal/islands.ts`). */
import { Component, createElement, type FunctionComponent, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { restorePictures } from '../lazy-image/lazy-pictures';
import { registry } from './registry';

/** Attribute of an island that has started (empty) or could not (`failed`). */
export const liveAttribute = 'data-live';

type BoundaryProps = {
  served: string;
  onError: (error: unknown) => void;
  /** The served content stands again. */
  onRestored: () => void;
  children?: ReactNode;
};

/**
 * Puts an island's served content back when it throws (Island, C3). Without it the framework would take the
 * content away, and a fault in one island's effect would hold up the effects of all others: they share a queue.
 */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override componentDidUpdate() {
    if (this.state.failed) this.props.onRestored();
  }

  override render() {
    const { served, children } = this.props;
    if (!this.state.failed) return children;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup, as the server sent it
    return createElement('div', { className: 'contents', dangerouslySetInnerHTML: { __html: served } });
  }
}

// Firefox has it since 2019 (69); the framework asks for it without looking.
if (!('queueMicrotask' in window)) {
  Object.assign(window, { queueMicrotask: (task: () => void) => Promise.resolve().then(task) });
}

function hydrate(element: HTMLElement) {
  const name = element.dataset.island ?? '';
  const fields = () => Array.from(element.querySelectorAll<HTMLInputElement>('input, textarea'));
  let typed: string[] = [];
  const onError = (error: unknown) => {
    typed = fields().map(({ value }) => value);
    element.setAttribute(liveAttribute, 'failed');
    console.error(`Island “${name}” failed; its content stays as it was served.`, error);
  };
  const onRestored = () => {
    fields().forEach((field, place) => {
      field.value = typed[place] ?? '';
    });
    restorePictures(element);
  };
  try {
    const component = (registry as Record<string, unknown>)[name] as FunctionComponent | undefined;
    if (!component) throw new Error('no such island in this bundle');
    const island = createElement(component, JSON.parse(element.dataset.props ?? '{}'));
    element.setAttribute(liveAttribute, '');
    hydrateRoot(element, createElement(Boundary, { served: element.innerHTML, onError, onRestored }, island));
  } catch (error) {
    onError(error);
  }
}

/** A task of its own, between which the browser may draw and answer a tap; unlike a timer, without a least delay. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

let turn = Promise.resolve();
const turns = new WeakMap<HTMLElement, Promise<void>>();

/**
 * Hydrates one island in its turn, one a task: together they would hold up a slow phone for as long as all of them
 * take. Asked for twice, by need and by a press, it is the same turn: what the press was held for happens as soon as the
 * island stands, before anything else that is pressed. Resolves once it has, and never rejects.
 */
export function hydrateInTurn(island: HTMLElement): Promise<void> {
  const known = turns.get(island);
  if (known) return known;
  turn = turn.then(nextTask).then(() => hydrate(island));
  turns.set(island, turn);
  return turn;
}
