import type { ReactNode } from 'react';
import type { WhyUs as WhyUsData, WhyUsItem } from '@/content/why-us';
import { NestedHexagons } from '../ui/NestedHexagons';
import { Words } from '../ui/Words';

const drawings: Record<WhyUsItem['icon'], ReactNode> = {
  expertise: (
    <>
      <circle cx="32" cy="26" r="7" />
      <path d="M20 46c1-8 6-12 12-12s11 4 12 12" />
    </>
  ),
  rates: (
    <>
      <path d="M20 22h16l8 10-8 10H20zM26 32h8" />
      <circle cx="25" cy="27" r="1.5" fill="currentColor" />
    </>
  ),
  time: (
    <>
      <circle cx="32" cy="32" r="12" />
      <path d="M32 24v8l6 4" />
    </>
  ),
  qhse: <path d="M32 17l13 5v9c0 8-5 13-13 16-8-3-13-8-13-16v-9zM26 32l4.5 4.5L39 28" />,
};

type WhyUsProps = WhyUsData;

/** Why Us: the specification's four reasons, each with a sentence. */
export function WhyUs({ heading, lead, items }: WhyUsProps) {
  return (
    <section className="on-navy relative overflow-hidden bg-navy-900 py-section text-white">
      <NestedHexagons className="-bottom-[320px] -left-[330px] h-[676px] w-[780px] opacity-[.22]" />
      <div className="wrap columns-4-8 relative gap-y-12">
        <div>
          <h2 className="text-h2 type-title">{heading}</h2>
          <p className="mt-4 text-lead text-mist">{lead}</p>
        </div>
        <ul className="grid md:grid-cols-2 md:gap-x-gap">
          {items.map(({ title, text, icon }) => (
            <li
              key={title}
              className="grid grid-cols-[64px_1fr] content-start gap-x-6 gap-y-1 border-t border-line-navy py-7 md:grid-cols-1 md:py-8"
            >
              <svg
                viewBox="0 0 64 64"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.5"
                aria-hidden="true"
                className="row-span-2 size-16 text-sun-300 md:row-span-1 md:mb-4"
              >
                <path d="M18 8h28l14 24-14 24H18L4 32z" />
                {drawings[icon]}
              </svg>
              <h3 className="self-end text-h3 type-sub">{title}</h3>
              <p className="text-mist">
                <Words>{text}</Words>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
