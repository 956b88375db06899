import type { BarLink } from '@/content/navigation';
import type { Link as LinkData } from '@/content/types';
import { Island } from '../island/Island';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/IconSprite';
import { Link } from '../ui/Link';
import { Logo } from './Logo';

type SiteHeaderProps = {
  brand: string;
  /** Path of the page, with its closing slash; it decides which links are current. */
  path: string;
  links: readonly BarLink[];
  panelLinks: readonly LinkData[];
  /** Telephone, e-mail and hours at the foot of the side panel. */
  panelContact: readonly (LinkData & { icon: IconName })[];
  panelNote: string;
  words: { mainNav: string; logo: string; openMenu: string; menu: string; closeMenu: string };
  breakpointPx: number;
};

/** `page` for the page itself, `true` for the section it belongs to; home is a section of nothing. */
function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href !== '/' && path.startsWith(href) ? 'true' : undefined;
}

/**
 * Fixed top bar with both navigations; the style sheet shows one of them (specification section 2).
 *
 * C1 Exactly one navigation stands at every width: links from 1080 px, the hamburger below. (pitfalls 58)
 * C2 The page's link, and its section's on detail pages, is orange and underlined (`aria-current`).
 *    (decisions: Top bar; design system: Top bar)
 * C3 Every link is in the HTML; lists open without script by hover and focus, the panel as a popover.
 *    (decisions: Without script)
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { brand, path, links, panelLinks, panelContact, panelNote, words, breakpointPx } = props;
  return (
    <header className="site-bar on-navy">
      <div className="wrap flex h-full items-center justify-between">
        <Logo brand={brand} label={words.logo} />
        <nav aria-label={words.mainNav} className="hidden h-full bar:block print:hidden">
          <ul className="flex h-full items-stretch gap-[clamp(8px,1.4vw,22px)]">
            {links.map(({ label, href, menu }) => {
              const current = currentOf(href, path);
              if (!menu)
                return (
                  <li key={href} className="flex">
                    <Link href={href} className="bar-link" aria-current={current}>
                      {label}
                    </Link>
                  </li>
                );
              const id = menu.label.toLowerCase().replace(/\s+/g, '-');
              return (
                <Island
                  key={href}
                  name="dropdown"
                  as="li"
                  className="dropdown relative"
                  props={{ label, href, current, menuLabel: menu.label, id }}
                >
                  {menu.items.map((item) => (
                    <li key={item.label}>
                      <Link
                        href={item.href}
                        aria-current={item.href === path && href !== path ? 'page' : undefined}
                      >
                        {item.label}
                      </Link>
                    </li>
                  ))}
                </Island>
              );
            })}
          </ul>
        </nav>
        <Island
          name="side-panel"
          props={{ words: { open: words.openMenu, title: words.menu, close: words.closeMenu }, breakpointPx }}
        >
          <ul>
            {panelLinks.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className="panel-link" aria-current={currentOf(href, path)}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <div className="mt-auto grid gap-1 p-6 text-mist">
            {panelContact.map(({ icon, label, href }) => (
              <Link
                key={href}
                href={href}
                className="flex min-h-11 items-center gap-3 text-white no-underline"
              >
                <Icon name={icon} />
                {label}
              </Link>
            ))}
            <span className="text-small">{panelNote}</span>
          </div>
        </Island>
      </div>
    </header>
  );
}
