import { clsx } from 'clsx';
import type { SocialLink } from '@/content/site';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';

/** Row or rail of the networks' icons; networks open in a new tab, mail does not (specification section 2). */
export function SocialLinks({ links, className }: { links: readonly SocialLink[]; className?: string }) {
  return (
    <ul className={clsx('flex flex-wrap', className)}>
      {links.map(({ name, href, icon }) => (
        <li key={name}>
          <Link href={href} aria-label={name} newTab={!href.startsWith('mailto:')} className="social-link">
            <Icon name={icon} className="size-6" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
