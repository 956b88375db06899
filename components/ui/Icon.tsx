import { clsx } from 'clsx';
import type { IconName } from './IconSprite';

type IconProps = {
  name: IconName;
  /** Width and height utilities; 20 px when absent. */
  className?: string;
};

/**
 * The one icon that a page repeats up to fifty times (Lucide's arrow, as one path). Drawn in place it is two elements;
 * from the sprite the browser builds a shadow tree of six for each, a quarter of a page's style work.
 */
const arrow = 'M5 12h14M12 5l7 7-7 7';

/** A decorative icon in the text colour, drawn from the page's sprite where it is rare; its meaning stands in words beside it. */
export function Icon({ name, className = 'size-5' }: IconProps) {
  if (name === 'arrow-right') {
    return (
      <svg
        className={clsx('flex-none', className)}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={arrow} />
      </svg>
    );
  }
  return (
    <svg className={clsx('flex-none', className)} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
