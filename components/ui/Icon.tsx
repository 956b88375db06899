import { clsx } from 'clsx';
import type { IconName } from './icons';

type IconProps = {
  name: IconName;
  /** Width and height utilities; 20 px when absent. */
  className?: string;
};

/** A decorative icon in the text colour, drawn from the page's sprite; its meaning stands in words beside it. */
export function Icon({ name, className = 'size-5' }: IconProps) {
  return (
    <svg className={clsx('flex-none', className)} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
