import { createElement, type HTMLAttributes, type ReactNode } from 'react';

type SlotProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  as?: 'div' | 'ul';
  children?: ReactNode;
};

/**
 * Place in an island for server-rendered children.
 *
 * C1 On the server, and in `next dev`, it renders its children. (stack: islands)
 * C2 Hydrated alone it has none, and leaves the served DOM exactly as it is, also when the island renders
 *    again: the same empty inner HTML twice is no change for React and Preact. (stack: islands)
 */
export function Slot({ as = 'div', children, ...attributes }: SlotProps) {
  return children === undefined
    ? createElement(as, {
        ...attributes,
        suppressHydrationWarning: true,
        dangerouslySetInnerHTML: { __html: '' },
      })
    : createElement(as, attributes, children);
}
