/**
 * Entry of the islands bundle: gives the loader one function that hydrates an island in place.
 *
 * In this bundle `react` and `react-dom` stand for `preact/compat` (one alias in `scripts/islands.ts`).
 */
import { createElement, type FunctionComponent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type LoaderWindow, live } from './loader-contract';
import { registry } from './registry';

(window as LoaderWindow).startIsland = (element) => {
  const name = element.dataset.island ?? '';
  try {
    const component = (registry as Record<string, unknown>)[name] as FunctionComponent | undefined;
    if (!component) throw new Error('no such island in this bundle');
    hydrateRoot(element, createElement(component, JSON.parse(element.dataset.props ?? '{}')));
    element.setAttribute(live, '');
  } catch (error) {
    element.setAttribute(live, 'failed');
    console.error(`Island “${name}” did not start; its content stays as it was served.`, error);
  }
};
