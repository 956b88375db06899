import type { ReactNode } from 'react';
import type { Link as LinkData, ListItem } from '@/content/types';
import { Button } from '../ui/Button';
import { Words } from '../ui/Words';

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

/** Numbered list of offered items, some with bullet sub-points (specification section 2, detail pages). */
export function NumberedList({ items }: { items: readonly ListItem[] }) {
  return (
    <ol className="scope">
      {items.map(({ id, name, contents }) => (
        <li key={id}>
          <h3 className="text-item type-sub">
            <Words>{name}</Words>
          </h3>
          {contents && (
            <ul className="col-start-2 mt-2.5 grid gap-1.5 text-ink-700">
              {contents.map((point) => (
                <li key={point.id} className="relative ps-6">
                  <span
                    className="hexagon absolute left-0.5 top-[0.56em] h-[7.8px] w-[9px] bg-orange-500"
                    aria-hidden="true"
                  />
                  <Words>{point.content}</Words>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
