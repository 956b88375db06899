import type { ReactNode } from 'react';
import type { Link as LinkData } from '@/content/types';
import { Button } from '../ui/Button';

type OfferProps = {
  heading: string;
  text: string;
  ask: LinkData;
  children: ReactNode;
};

/** What a service offers: heading and one button beside the list, in view while it scrolls. */
export function Offer({ heading, text, ask, children }: OfferProps) {
  return (
    <section className="py-section">
      <div className="wrap columns-4-8 gap-y-8">
        <div className="grid content-start justify-items-start gap-5 self-start lg:sticky lg:top-[calc(var(--bar)+40px)]">
          <h2 className="text-h2 type-title">{heading}</h2>
          <p className="text-ink-500">{text}</p>
          <Button href={ask.href}>{ask.label}</Button>
        </div>
        {children}
      </div>
    </section>
  );
}
