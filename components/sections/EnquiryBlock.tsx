import type { Link as LinkData } from '@/content/types';
import { Button } from '../ui/Button';
import { Words } from '../ui/Words';

type EnquiryBlockProps = {
  heading: string;
  /** How a course is delivered, who attends, what to send: label and text of each. */
  points: readonly { label: string; text: string }[];
  button: LinkData;
};

/** Closes a training page: how courses run, who attends and what to send (the block the specification leaves open). */
export function EnquiryBlock({ heading, points, button }: EnquiryBlockProps) {
  return (
    <section className="on-navy bg-navy-900 py-section text-white">
      <div className="wrap columns-4-8 gap-y-8">
        <div className="grid content-start justify-items-start gap-6">
          <h2 className="text-h2 type-title">{heading}</h2>
          <Button href={button.href}>{button.label}</Button>
        </div>
        <dl className="grid md:grid-cols-3 md:gap-x-gap">
          {points.map(({ label, text }) => (
            <div key={label} className="border-t border-line-navy py-6">
              <dt className="text-emphasis type-strong">{label}</dt>
              <dd className="mt-2 text-mist">
                <Words>{text}</Words>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
