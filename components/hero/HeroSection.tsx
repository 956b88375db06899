import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { RotationWords } from '../carousel/RotationControls';
import { Island } from '../island/Island';
import { fill } from '../ui/fill';

type HeroSectionProps = {
  /** Name of the region. */
  name: string;
  words: RotationWords;
  /** Time one slide stands, ms. */
  intervalMs: number;
  /** `home`: heading stays, picture and caption turn; `inner`: the text of the slide turns too. */
  look: 'home' | 'inner';
  /** Short names for the picker; none on the home page. */
  picker?: readonly string[];
  /** Pictures on wide screens only (specification section 2: Projects). */
  picturesOnWideOnly?: boolean;
  /** What does not turn: breadcrumb, heading. */
  still: ReactNode;
  /** One entry a slide: its picture, then its text. */
  slides: readonly { key: string; content: ReactNode }[];
};

/**
 * A hero: the specification's shared carousel, in one of its two looks (design system: Hero).
 *
 * The first slide is the one the HTML shows; without script the texts of the others stand below it.
 */
export function HeroSection(props: HeroSectionProps) {
  const { name, words, intervalMs, look, picker, picturesOnWideOnly = false, still, slides } = props;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={name}
      className={clsx('hero on-navy', `hero-${look}`, picturesOnWideOnly && 'hero-wide-pictures')}
    >
      {/* The controls come first in the region; the grid puts them at its foot. */}
      <Island name="hero" props={{ label: name, words, intervalMs, count: slides.length, picker }}>
        {still}
        {slides.map(({ key, content }, index) => (
          <div
            key={key}
            role="group"
            aria-roledescription="slide"
            aria-label={fill(words.position, { n: index + 1, total: slides.length })}
            className="hero-slide"
            data-current={index === 0 ? '' : undefined}
            // `inert` is set by the island: without script the hidden slides are hidden by the style sheet.
          >
            {content}
          </div>
        ))}
      </Island>
      {/* The whole hero has been read: the style sheet waits for it. */}
      <span hidden className="hero-end" />
    </section>
  );
}
