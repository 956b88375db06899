import type { ReactNode } from 'react';
import type { SocialLink } from '@/content/site';
import type { Link as LinkData } from '@/content/types';
import { Link } from '../ui/Link';
import { Subject } from '../ui/Subject';
import { Logo } from './Logo';
import { SocialLinks } from './SocialLinks';

type LinkColumn = { heading: string; links: readonly LinkData[] };

type SiteFooterProps = {
  brand: string;
  logoLabel: string;
  about: string;
  company: LinkColumn;
  services: LinkColumn;
  connect: { heading: string; text: string };
  social: readonly SocialLink[];
  copyright: string;
  /** Printed in place of the columns: who and where to reach. */
  printLine: string;
  /** What belongs to every page but to no part of it: the chat button. */
  children: ReactNode;
};

function Column({ heading, links }: LinkColumn) {
  return (
    <div>
      <h2 className="footer-heading">{heading}</h2>
      <ul>
        {links.map(({ label, href, about }) => (
          <li key={label}>
            <Link href={href} className="footer-link">
              {label}
              {about && <Subject>{about}</Subject>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Footer: company text, Company and Services links, Connect With Us, copyright (specification section 2). */
export function SiteFooter(props: SiteFooterProps) {
  const { brand, logoLabel, about, company, services, connect, social, copyright, printLine } = props;
  return (
    <footer className="site-footer on-navy">
      <div className="wrap">
        <div className="grid grid-cols-[4fr_6fr] gap-x-gap gap-y-10 sm:grid-cols-[3fr_4fr_4fr] lg:grid-cols-[3.6fr_2fr_3.1fr_3.3fr] print:hidden">
          <div className="col-span-full grid content-start gap-5 lg:col-span-1 lg:pe-10">
            <Logo brand={brand} label={logoLabel} />
            <p className="max-w-[30em] text-mist">{about}</p>
          </div>
          <Column {...company} />
          <Column {...services} />
          <div className="col-span-full sm:col-span-1">
            <h2 className="footer-heading">{connect.heading}</h2>
            <p className="max-w-[30em] text-mist">{connect.text}</p>
            <SocialLinks links={social} className="mt-4" />
          </div>
        </div>
        <p className="mt-14 border-t border-line-navy pt-6 text-small text-mist lg:pe-18 print:mt-0 print:border-current">
          <span className="hidden print:block">{printLine}</span>
          {copyright}
        </p>
      </div>
      {props.children}
    </footer>
  );
}
