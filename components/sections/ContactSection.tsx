import type { ComponentProps, ReactNode } from 'react';
import type { Contact } from '@/content/contact';
import type { Picture as PictureData } from '@/content/pictures';
import type { Link as LinkData } from '@/content/types';
import type { ContactForm } from '../contact-form/ContactForm';
import { Island } from '../island/Island';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/IconSprite';
import { Link } from '../ui/Link';
import { Picture } from '../ui/Picture';
import { Words } from '../ui/Words';

type ContactSectionProps = {
  contact: Contact;
  address: readonly string[];
  phones: readonly LinkData[];
  emails: readonly LinkData[];
  hours: readonly string[];
  mapUrl: string;
  mapPicture: PictureData;
  keys: ComponentProps<typeof ContactForm>['keys'];
  resetMs: number;
  timeoutMs: number;
};

type FactProps = {
  icon: IconName;
  label: string;
  children: ReactNode;
};

function Fact({ icon, label, children }: FactProps) {
  return (
    <div className="grid grid-cols-[44px_minmax(0,1fr)] border-t border-sand-200 py-3.5">
      <dt className="contents type-strong">
        <Icon name={icon} className="mt-0.5 size-6 text-teal-600" />
        <span>{label}</span>
      </dt>
      <dd className="col-start-2 text-ink-700">{children}</dd>
    </div>
  );
}

type LinesProps = {
  links: readonly LinkData[];
};

function Lines({ links }: LinesProps) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} className="text-link inline-block py-2">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * Address, telephone, e-mail, hours and map beside the form (specification section 2, Contact). Without script
 * the form says where to write instead; the addresses stand beside it at all times.
 */
export function ContactSection(props: ContactSectionProps) {
  const { contact, address, phones, emails, hours, mapUrl, mapPicture, keys, resetMs, timeoutMs } = props;
  const { heading, lead, facts, map, messages } = contact;
  const { noscript, ...words } = contact.form;
  return (
    <section id="contact" aria-labelledby="contact-heading" className="bg-sand-50 py-section">
      <div className="wrap columns-5-7 gap-y-12">
        <div className="grid content-start gap-7 lg:pe-10">
          <div>
            <h2 id="contact-heading" className="text-h2 type-title">
              {heading}
            </h2>
            <p className="mt-3.5 text-lead text-ink-700">{lead}</p>
          </div>
          <dl>
            <Fact icon="pin" label={facts.address}>
              <address>{address.join(', ')}</address>
            </Fact>
            <Fact icon="phone" label={facts.phone}>
              <Lines links={phones} />
            </Fact>
            <Fact icon="mail" label={facts.email}>
              <Lines links={emails} />
            </Fact>
            <Fact icon="clock" label={facts.hours}>
              <ul>
                {hours.map((line) => (
                  <li key={line}>
                    <Words>{line}</Words>
                  </li>
                ))}
              </ul>
            </Fact>
          </dl>
          <Link href={mapUrl} newTab className="relative block text-white no-underline print:hidden">
            <Picture
              picture={mapPicture}
              decorative
              sizes="(min-width: 1440px) 520px, (min-width: 1024px) 38vw, 92vw"
              className="aspect-[16/6] cut-[24px]"
            />
            <span className="absolute left-0 bottom-0 flex min-h-12 items-center gap-3 bg-navy-900 px-5 font-[600]">
              <Icon name="map" />
              {map.label}
            </span>
          </Link>
        </div>
        <div className="flex flex-col print:hidden">
          <Island
            name="contact-form"
            when="visible"
            props={{
              words,
              messages,
              keys,
              resetMs,
              timeoutMs,
            }}
          >
            <noscript>
              <p className="border-s-4 border-teal-600 bg-sand-50 px-5 py-4">{noscript}</p>
            </noscript>
          </Island>
          <p className="islands-failed-only mt-6 border-s-4 border-teal-600 bg-white px-5 py-4">{noscript}</p>
        </div>
      </div>
    </section>
  );
}
