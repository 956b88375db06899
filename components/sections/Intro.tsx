import type { Picture as PictureData } from '@/content/pictures';
import { Picture } from '../ui/Picture';
import { Words } from '../ui/Words';

type IntroProps = {
  heading: string;
  /** Paragraphs; the first one stands out as lead. */
  text: readonly string[];
  picture: PictureData;
};

/**
 * Opening of a detail page: heading and lead beside a picture that reaches into the navy banner, and what else there
 * is to say below both, so that a long description leaves no blank field under the picture.
 */
export function Intro({ heading, text, picture }: IntroProps) {
  const [lead = '', ...others] = text;
  return (
    <div className="intro-ground">
      <div className="wrap columns-5-7 gap-y-8">
        <Picture
          picture={picture}
          load="first"
          narrow
          sizes="(min-width: 1024px) 58vw, 100vw"
          className="-mx-gutter aspect-[16/10] cut-[36px] lg:order-2 lg:mx-0 lg:-me-[var(--edge)] lg:aspect-auto lg:h-[clamp(420px,39vw,560px)] lg:cut-[72px]"
        />
        <div className="grid content-start gap-5 lg:pt-[200px] lg:pe-6">
          <h2 className="text-h2 type-title">{heading}</h2>
          <p className="text-lead text-ink-700">
            <Words>{lead}</Words>
          </p>
        </div>
        {others.length > 0 && (
          <div className="order-3 grid gap-5 lg:col-span-full lg:mt-6 lg:grid-cols-2 lg:gap-x-gap">
            {others.map((paragraph) => (
              <p key={paragraph} className="max-w-[36em] text-ink-700">
                <Words>{paragraph}</Words>
              </p>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
