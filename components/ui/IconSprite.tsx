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
import type { IconName } from './icons';

const stroke = { width: 24, height: 24, strokeWidth: 1.75 };

/** Networks' signs and the hexagon are not in the icon library; `Icon` draws the arrow itself. */
const symbols: Record<Exclude<IconName, 'arrow-right'>, ReactNode> = {
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
  hexagon: (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeDasharray="46 12"
      d="M7 3.5h10L22 12l-5 8.500H7L2 12z"
    />
  ),
  facebook: (
    <path
      fill="currentColor"
      d="M13.800 21v-7.800h2.700l.4-3.200h-3.100V8c0-.9.300-1.600 1.600-1.600h1.600V3.600c-.3 0-1.300-.1-2.400-.1-2.400 0-4 1.400-4 4.100V10H8v3.200h2.600V21z"
    />
  ),
  linkedin: (
    <path
      fill="currentColor"
      d="M4 9h3.500v11H4zM5.750 3.500a2 2 0 1 1 0 4.100 2 2 0 0 1 0-4.100zM10 9h3.300v1.600c.6-1.100 1.900-1.900 3.500-1.900 3 0 3.900 1.900 3.900 5V20h-3.500v-5.700c0-1.500-.4-2.500-1.700-2.500-1.400 0-2 1-2 2.500V20H10z"
    />
  ),
  instagram: (
    <g fill="none" stroke="currentColor" strokeWidth="1.750">
      <rect x="4" y="4" width="16" height="16" rx="4.500" />
      <circle cx="12" cy="12" r="3.800" />
      <circle cx="16.600" cy="7.400" r=".6" fill="currentColor" />
    </g>
  ),
  x: (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="1.750"
      d="M4.500 4.500l11 15h4l-11-15zM19 4.500l-6.300 6.800M4.800 19.500l6.400-7"
    />
  ),
};

/** All icons once per page; `Icon` points into it, so an icon costs a few bytes wherever it stands. */
export function IconSprite() {
  return (
    <svg className="hidden" aria-hidden="true">
      <symbol id="brand-mark" viewBox="0 0 64 64">
        <path
          fill="currentColor"
          d="M56.480 17L30.500 2L4.520 17L4.520 47L30.500 62L56.480 47L56.480 34.500L46.610 41.300L30.500 50.600L14.390 41.300L14.390 22.700L30.500 13.400L46.610 22.700Z"
        />
        <path
          className="fill-orange-500"
          d="M27.800 18.200H35.200V21.400H33.500L41.400 44H35.300L31.500 31.600L27.700 44H21.600L29.500 21.400H27.800Z"
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
