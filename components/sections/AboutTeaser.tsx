import type { Picture as PictureData } from '@/content/pictures';
import type { Link as LinkData } from '@/content/types';
import { Button } from '../ui/Button';
import { Picture } from '../ui/Picture';

type AboutTeaserProps = {
  title: string;
  text: string;
  years: string;
  yearsText: string;
  picture: PictureData;
  buttons: readonly LinkData[];
};

/** Who the company is, in a few sentences and one figure, with links to About Us and Services. */
export function AboutTeaser({ title, text, years, yearsText, picture, buttons }: AboutTeaserProps) {
  return (
    <section className="bg-sand-50 py-section">
      <div className="wrap columns-5-7 items-center gap-y-10">
        <div className="grid justify-items-start gap-6 lg:pe-8">
          <h2 className="text-h2 type-title">{title}</h2>
          <p className="text-lead text-ink-700">{text}</p>
          <p className="flex w-full flex-wrap items-center gap-x-5 gap-y-2 border-t border-sand-200 pt-6">
            <strong className="flex-none text-years type-wide tracking-[-0.04em] text-teal-600">
              {years}
            </strong>
            <span className="max-w-[9em]">{yearsText}</span>
          </p>
          <div className="flex flex-wrap gap-4">
            {buttons.map(({ label, href }, index) => (
              <Button key={href} href={href} look={index === 0 ? 'dark' : 'line'}>
                {label}
              </Button>
            ))}
          </div>
        </div>
        <Picture picture={picture} sizes="column" className="aspect-[16/10] cut-large" />
      </div>
    </section>
  );
}
