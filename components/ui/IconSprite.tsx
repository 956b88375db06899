import {
  ArrowLeft,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Clock,
  Mail,
  Map as MapIcon,
  MapPin,
  Menu,
  MessageSquareText,
  Pause,
  Phone,
  Play,
  Printer,
  Search,
  X as XIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';

const stroke = { width: 24, height: 24, strokeWidth: 1.75 };

/** Networks' signs are not in the icon library; `Icon` draws the arrow itself. */
const symbols = {
  'arrow-left': <ArrowLeft {...stroke} />,
  caret: <ChevronDown {...stroke} />,
  menu: <Menu {...stroke} />,
  close: <XIcon {...stroke} />,
  pause: <Pause {...stroke} fill="currentColor" />,
  play: <Play {...stroke} fill="currentColor" />,
  pin: <MapPin {...stroke} />,
  phone: <Phone {...stroke} />,
  mail: <Mail {...stroke} />,
  clock: <Clock {...stroke} />,
  map: <MapIcon {...stroke} />,
  search: <Search {...stroke} />,
  print: <Printer {...stroke} />,
  chat: <MessageSquareText {...stroke} />,
  alert: <CircleAlert {...stroke} />,
  check: <CircleCheck {...stroke} />,
  facebook: (
    <path
      fill="currentColor"
      d="M13.8 21v-7.8h2.7l.4-3.2h-3.1V8c0-.9.3-1.6 1.6-1.6h1.6V3.6c-.3 0-1.3-.1-2.4-.1-2.4 0-4 1.4-4 4.1V10H8v3.2h2.6V21z"
    />
  ),
  linkedin: (
    <path
      fill="currentColor"
      d="M4 9h3.5v11H4zM5.75 3.5a2 2 0 1 1 0 4.1 2 2 0 0 1 0-4.1zM10 9h3.3v1.6c.6-1.1 1.9-1.9 3.5-1.9 3 0 3.9 1.9 3.9 5V20h-3.5v-5.7c0-1.5-.4-2.5-1.7-2.5-1.4 0-2 1-2 2.5V20H10z"
    />
  ),
  instagram: (
    <g fill="none" stroke="currentColor" strokeWidth="1.75">
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.8" />
      <circle cx="16.6" cy="7.4" r=".6" fill="currentColor" />
    </g>
  ),
  x: (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      d="M4.5 4.5l11 15h4l-11-15zM19 4.5l-6.3 6.8M4.8 19.5l6.4-7"
    />
  ),
} satisfies Record<string, ReactNode>;

/** An icon of the sprite, or the arrow. */
export type IconName = keyof typeof symbols | 'arrow-right';

/** All icons once per page; `Icon` points into it, so an icon costs a few bytes wherever it stands. */
export function IconSprite() {
  return (
    <svg className="hidden" aria-hidden="true">
      <symbol id="brand-mark" viewBox="0 0 64 64">
        <path
          fill="currentColor"
          d="M56.48 17 30.5 2 4.52 17v30L30.5 62l25.98-15V34.5l-9.87 6.8-16.11 9.3-16.11-9.3V22.7l16.11-9.3 16.11 9.3z"
        />
        <path
          className="fill-orange-500"
          d="M27.8 18.2h7.4v3.2h-1.7L41.4 44h-6.1l-3.8-12.4L27.7 44h-6.1l7.9-22.6h-1.7z"
        />
      </symbol>
      {Object.entries(symbols).map(([name, drawing]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          {drawing}
        </symbol>
      ))}
    </svg>
  );
}
