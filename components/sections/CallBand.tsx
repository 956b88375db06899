import type { Link as LinkData } from '@/content/types';
import { Button } from '../ui/Button';
import { Words } from '../ui/Words';

type CallBandProps = {
  heading: string;
  text: string;
  button: LinkData;
};

/** Closes a page that has no form: one heading, one sentence, one button. */
export function CallBand({ heading, text, button }: CallBandProps) {
  return (
    <section className="on-navy bg-navy-900 py-section text-white print:hidden">
      <div className="wrap grid items-center justify-items-start gap-x-12 gap-y-6 two:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h2 className="text-h2 type-title">{heading}</h2>
          <p className="mt-3.5 max-w-[36em] text-lead text-mist">
            <Words>{text}</Words>
          </p>
        </div>
        <Button href={button.href}>{button.label}</Button>
      </div>
    </section>
  );
}
