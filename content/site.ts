import { plain, provisional } from './provisional';
import type { Link } from './types';

/**
 * The digits of a telephone number as printed, for addresses that carry nothing else. A zero in brackets, as in
 * `+971 (0)4 000 0000`, is dialled inside the country only.
 */
export function digitsOf(printed: string): string {
  return plain(printed).replace(/\(0\)/g, '').replace(/\D/g, '');
}

/** A telephone line: the number as printed and its E.164 address, derived so that the two never differ. */
function phoneLine(label: string): Link {
  return { label, href: `tel:+${digitsOf(label)}` };
}

/** A mailbox: the address as printed and its link. */
function mailbox(label: string): Link {
  return { label, href: `mailto:${plain(label)}` };
}

/** Stands in for a site's address that no browser could read, so that the build lives to warn of it. */
export const noAddress = 'https://address.invalid';

/**
 * An address of the site as addresses are built on it: https where it names no scheme, its host in small letters,
 * without a slash at the end, nor what an address bar may have after it.
 */
export function siteAddress(given: string): string {
  const typed = given.trim();
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed.replace(/^\/+/, '')}`;
  if (!URL.canParse(address)) return noAddress;
  const { protocol, origin, hostname, pathname } = new URL(address);
  // “htps://…” names no scheme of the web, “https:/www…” no host, nor does what stands in quotation marks.
  if (!/^https?:$/.test(protocol) || /^https?$|[%"'‘’“”]/.test(hostname)) return noAddress;
  return origin + pathname.replace(/\/+$/, '');
}

/** The icon names a social link may use. */
export type SocialIcon = 'mail' | 'facebook' | 'linkedin' | 'instagram' | 'x';

/** One of the Connect With Us icons (specification section 2, footer). */
export type SocialLink = {
  /** The network's name: the link's accessible name. */
  name: string;
  href: string;
  icon: SocialIcon;
};

/** One row of the working hours (specification section 9). */
export type WorkingHours = {
  days: string;
  /** As printed. */
  hours: string;
};

const brand = provisional('Corvane', 'the brand name');
const legalName = provisional('Corvane Oil & Gas Services', 'the registered name of the company');

/** Where the company is, part by part: structured data names each, pages print them in this order. */
export type Address = {
  /** Office, building and street, one line of it per entry; left out until the company gives them. */
  street?: readonly string[];
  /** City or town. */
  locality: string;
  country: string;
  /** The country's two letters (ISO 3166-1 alpha-2), as search engines ask for it. */
  countryCode: string;
};

const address: Address = {
  // The street comes first: street: ['Office and building', 'Street'],
  locality: provisional('Dubai', 'the street address, one line of it per entry of `street`'),
  country: 'United Arab Emirates',
  countryCode: 'AE',
};

/** The address as pages print it, one line per entry. */
export function printedLines({ street = [], locality, country }: Address): readonly string[] {
  return [...street, locality, country];
}

const addressLines = printedLines(address);

const phones = [
  phoneLine(provisional('+971 4 000 0000', 'the first telephone line')),
  phoneLine(provisional('+971 4 000 0001', 'the second telephone line')),
] as const;

/** Number of the messaging-app account: the first line, as the specification has it, unless that is a landline. */
const chatPhone = provisional('+971 4 000 0000', 'the number of the WhatsApp account');

const emails = [
  mailbox(provisional('info@corvane.example', 'the e-mail address for services')),
  mailbox(provisional('training@corvane.example', 'the e-mail address for training')),
] as const;

const workingHours = [
  { days: 'Monday to Friday', hours: '08:00 to 17:00' },
  { days: 'Saturday and Sunday', hours: 'on call' },
] as const satisfies readonly WorkingHours[];

/** A line of the working hours, as the specification writes it (section 9). */
export const hoursLine = ({ days, hours }: WorkingHours): string => `${days} ${hours}`;

const social = [
  { name: 'Email', href: emails[0].href, icon: 'mail' },
  {
    name: 'Facebook',
    href: plain(provisional('https://www.facebook.com/corvane.example', 'the Facebook page')),
    icon: 'facebook',
  },
  {
    name: 'LinkedIn',
    href: plain(provisional('https://www.linkedin.com/company/corvane-example/', 'the LinkedIn page')),
    icon: 'linkedin',
  },
  {
    name: 'Instagram',
    href: plain(provisional('https://www.instagram.com/corvane.example/', 'the Instagram profile')),
    icon: 'instagram',
  },
  {
    name: 'X',
    href: plain(provisional('https://x.com/corvane_example', 'the profile on X')),
    icon: 'x',
  },
] as const satisfies readonly SocialLink[];

/**
 * Who the company is and how to reach it (specification sections 1, 2 and 9).
 *
 * The brand, the telephone numbers and the e-mail addresses stand here and nowhere else; every other text
 * reads them from `site`. Values that still carry `provisional` are stand-ins.
 */
export const site = {
  /** Short name: logo, page titles, running text. */
  brand,
  /** Full name: footer, copyright line, structured data. */
  legalName,
  /** Follows the brand in the home page's title. */
  strapLine: 'Oil and gas services and training',
  /** What the company is, for the web manifest. */
  description:
    'Oil and gas consultancy, field services and training from Dubai, with spare parts and equipment from the US market.',
  /** Canonical address of the site, without a slash at the end. */
  url: siteAddress(
    plain(
      process.env.NEXT_PUBLIC_SITE_URL ||
        provisional('https://www.corvane.example', 'the address of the site, or set NEXT_PUBLIC_SITE_URL'),
    ),
  ),
  locale: 'en-GB',
  /** Search words of every page, added after the page's own. */
  keywords: [
    'oil and gas services',
    'oil and gas training',
    'oil and gas consultation',
    'offshore repair',
    'energy sector',
    'Dubai',
  ],
  address,
  addressLines,
  /** A map search for the address. */
  mapUrl: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(plain(addressLines.join(', ')))}`,
  phones,
  emails,
  /** Messaging-app chat with the company: digits only, as the app wants them. */
  chatUrl: `https://wa.me/${digitsOf(chatPhone)}`,
  workingHours,
  social,
  footerText: `${legalName}: consultancy, field services and training from Dubai. We aim to be the smart choice for oil and gas consultation services.`,
  copyright: `Copyright © 2024 ${legalName}, all rights reserved.`,
  /** Keys of the e-mail provider (decisions: Contact: keys), without blanks pasted with them. Empty: not configured. */
  emailjs: {
    serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID?.trim() ?? '',
    templateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID?.trim() ?? '',
    publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY?.trim() ?? '',
  },
} as const;
