import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { Link } from './Link';

/** `primary` is orange, one per view; `dark` navy; outlined, `line` on a light ground and `line-navy` on navy. */
type ButtonLook = 'primary' | 'dark' | 'line' | 'line-navy';

/**
 * Classes of a button (design system: Buttons). The cut lies on `::before`, so that the focus outline of the
 * button itself stays whole. Islands write theirs out: the seal step knows a class in an island's code by its whole
 * name, and a list of all looks there would bring the rules of all into its pages.
 */
export function buttonClass(look: ButtonLook): string {
  return clsx('btn', `btn-${look}`);
}

type ButtonProps = {
  href: string;
  look?: ButtonLook;
  children: ReactNode;
};

/** A link that looks like a button and leads to the next step. */
export function Button({ href, look = 'primary', children }: ButtonProps) {
  return (
    <Link href={href} className={buttonClass(look)}>
      <span>{children}</span>
      <Icon name="arrow-right" />
    </Link>
  );
}
