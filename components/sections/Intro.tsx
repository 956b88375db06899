import type { Picture as PictureData } from '@/content/pictures';
import { Picture } from '../ui/Picture';
import { Words } from '../ui/Words';

type IntroProps = {
  heading: string;
  /** Paragraphs; the first one stands out as lead. */
  text: readonly string[];
  picture: PictureData;
};

/** Opening of a detail page: heading and description beside a picture that reaches into the navy banner. */
export function Intro({ heading, text, picture }: IntroProps) {
  return (
    <div className="intro-ground">
      <div className="wrap columns-5-7 gap-y-8">
        <Picture
          picture={picture}
          load="first"
          narrow
          sizes="(min-width: 1024px) 58vw, 100vw"
          className="-mx-gutter aspect-[16/10] cut-[36px] lg:order-2 lg:mx-0 lg:-me-[var(--edge)] lg:aspect-auto lg:h-[560px] lg:cut-[72px]"
        />
        <div className="grid content-start gap-5 lg:pt-[200px] lg:pe-6">
          <h2 className="text-h2 type-title">{heading}</h2>
          {text.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? 'text-lead text-ink-700' : 'text-ink-700'}>
              <Words>{paragraph}</Words>
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
