import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Picture as PictureData } from '@/content/pictures';
import type { RotationWords } from '../carousel/RotationControls';
import { HeroArt } from './HeroArt';
import { HeroSection } from './HeroSection';

type InnerHeroProps = {
  /** Name of the region. */
  name: string;
  words: RotationWords;
  /** Time one slide stands, ms. */
  intervalMs: number;
  /** Way to the page, over its title. */
  breadcrumb: ReactNode;
  /** The page's `h1`. */
  heading: string;
  /** The heading stands over the slides; elsewhere their titles are all that shows, and it is for listeners and paper. */
  showsHeading?: boolean;
  /** Width of the window from which there are pictures, px: the menu's, which the style sheet has too. Always when absent. */
  picturesFromPx?: number;
  /** One entry a slide; `label` is its short name on the picker, `text` three parts, the last a button. */
  slides: readonly { key: string; label: string; picture: PictureData; text: ReactNode }[];
};

/**
 * Hero of About Us, Training and Projects: the slides' texts turn with their pictures, under the breadcrumb and the
 * heading, and a picker names them (specification section 2; design system: Hero).
 */
export function InnerHero(props: InnerHeroProps) {
  const { name, words, intervalMs, breadcrumb, heading, slides } = props;
  const { showsHeading = false, picturesFromPx } = props;
  return (
    <HeroSection
      name={name}
      words={words}
      intervalMs={intervalMs}
      look="inner"
      picturesOnWideOnly={picturesFromPx !== undefined}
      picker={slides.map(({ label }) => label)}
      still={
        <>
          <div className="hero-crumb wrap">{breadcrumb}</div>
          <div className="hero-heading wrap">
            <h1 className={showsHeading ? 'mt-3 text-h1 type-title' : 'sr-only print:not-sr-only'}>
              {heading}
            </h1>
          </div>
        </>
      }
      slides={slides.map(({ key, picture, text }, index) => ({
        key,
        content: (
          <>
            <HeroArt picture={picture} first={index === 0} fromPx={picturesFromPx} />
            <div className={clsx('hero-text wrap', showsHeading && 'content-stretch')}>
              <div className="grid max-w-[41rem] grid-rows-[auto_1fr_auto] justify-items-start gap-5">
                {text}
              </div>
            </div>
          </>
        ),
      }))}
    />
  );
}
