import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';

type ChatButtonProps = {
  href: string;
  label: string;
};

/**
 * Floating link to the messaging-app chat (specification section 2). It bounces three times, then rests; it
 * rests on hover, on focus and with reduced motion, and never covers the last line of the footer.
 */
export function ChatButton({ href, label }: ChatButtonProps) {
  return (
    <Link href={href} aria-label={label} newTab className="chat-button">
      <Icon name="chat" className="size-6" />
    </Link>
  );
}
