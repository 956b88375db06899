import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { Link } from './Link';

/** `primary` is orange, one per view; `dark` navy; `line` outlined in the text colour, for either ground. */
type ButtonLook = 'primary' | 'dark' | 'line' | 'line-navy';

/**
 * Classes of a button (design system: Buttons). The cut lies on `::before`, so that the focus outline of the
 * button itself stays whole.
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
