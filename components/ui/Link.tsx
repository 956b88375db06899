import type { ComponentProps } from 'react';
import { sitePath } from './site-path';

type LinkProps = ComponentProps<'a'> & {
  href: string;
  /** Opens in a new tab, without handing it this page (specification section 2: social links). */
  newTab?: boolean;
};

/**
 * Every link to a page of the site: a plain `<a>`, so that the browser's own navigation gives scroll to top, focus,
 * Back and the back/forward cache (decided in place of the framework's router).
 */
export function Link({ href, newTab = false, ...rest }: LinkProps) {
  return <a href={sitePath(href)} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})} {...rest} />;
}
