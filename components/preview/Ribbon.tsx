import { Link } from '../ui/Link';

type RibbonProps = {
  /** Name of the landmark. */
  name: string;
  /** Words of the link to the page for marketing staff, and its address. */
  link: string;
  href: string;
  /** Short commit the build was made from. */
  commit: string;
  date: string;
};

/**
 * Ribbon of preview builds, bottom left: which commit this is, from which day (design system: Preview ribbon).
 *
 * C1 It stands clear of the chat button, and below whatever has the focus: the page's scroll padding is higher.
 *    (WCAG 2.4.11)
 * C2 Only its link takes clicks; what lies under the rest of it stays within reach. (WCAG 2.5.8)
 * C3 It is not printed. (pitfalls 73)
 */
export function Ribbon({ name, link, href, commit, date }: RibbonProps) {
  return (
    <aside aria-label={name} className="preview-ribbon print:hidden">
      <Link href={href}>{link}</Link>
      <span>{`${commit}, ${date}`}</span>
    </aside>
  );
}
