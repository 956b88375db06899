import type { ComponentProps, ReactNode } from 'react';
import { registry } from './registry';

/** Name of a registered island. */
type IslandName = keyof typeof registry;

/**
 * When an island starts by itself: `idle` once the page has loaded and the browser has nothing to do,
 * `visible` when it comes within 200 px of the window. A touch, key press or focus inside starts either at once.
 */
type IslandStart = 'idle' | 'visible';

type IslandProps<N extends IslandName> = {
  name: N;
  when?: IslandStart;
  /** Element round the island, where a `div` may not stand (in a list, in a paragraph). */
  as?: 'div' | 'li' | 'span';
  className?: string;
  /** Props of the client component; they must survive JSON. */
  props: Omit<ComponentProps<(typeof registry)[N]>, 'children'>;
  /** Server-rendered children for the component's `Slot`; they never reach the script. */
  children?: ReactNode;
};

/**
 * A client component that hydrates alone, from one small bundle, without the framework's runtime.
 *
 * C1 Everything inside is in the page's HTML and readable before, without and despite script.
 *    (decisions: Without script)
 * C2 The props travel in `data-props`; children stay markup (see `Slot`). (stack: islands)
 * C3 A fault inside leaves the served content standing, with what was typed, and everything else working.
 *    (decisions: Unexpected failure)
 *
 * `next dev` renders the same tree with ordinary hydration, and counts every island as started.
 */
export function Island<N extends IslandName>(island: IslandProps<N>) {
  const { name, when = 'idle', as: Tag = 'div', className = 'contents', props, children } = island;
  // The registry's components differ in their props; `IslandProps` has matched name and props already.
  const Component = registry[name] as (props: Record<string, unknown>) => ReactNode;
  const json = JSON.stringify(props);
  return (
    <Tag
      className={className}
      data-island={name}
      data-when={when === 'idle' ? undefined : when}
      data-live={process.env.NODE_ENV === 'development' ? '' : undefined}
      data-props={json === '{}' ? undefined : json}
    >
      <Component {...props}>{children}</Component>
    </Tag>
  );
}
