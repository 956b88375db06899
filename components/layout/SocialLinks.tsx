import { clsx } from 'clsx';
import type { SocialLink } from '@/content/site';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';

type SocialLinksProps = {
  links: readonly SocialLink[];
  className?: string;
};

/** Row or rail of the networks' icons; networks open in a new tab, mail does not (specification section 2). */
export function SocialLinks({ links, className }: SocialLinksProps) {
  return (
    <ul className={clsx('flex flex-wrap', className)}>
      {links.map(({ name, href, icon }) => (
        <li key={name}>
          <Link href={href} newTab={!href.startsWith('mailto:')} className="social-link">
            {/* The envelope fills its box, the networks' signs do not. */}
            <Icon name={icon} className={icon === 'mail' ? undefined : 'size-6'} />
            {/* Not as a label: it is the form's field that is labelled Email. */}
            <span className="sr-only">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
