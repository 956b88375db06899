import { clsx } from 'clsx';
import { Children, type ReactNode } from 'react';
import { Island } from '../island/Island';
import { SectionHead } from '../sections/SectionHead';
import { fill } from '../ui/fill';
import type { RotationWords } from './RotationControls';

type CarouselSectionProps = {
  /** Name of the carousel and heading of the block. */
  name: string;
  lead?: string;
  words: RotationWords;
  /** Time one position stands, ms. */
  intervalMs: number;
  /** How long one step moves, ms. */
  movementMs?: number;
  /** Space kept free at both ends of the row, px. */
  paddingPx?: number;
  /** Wait after the last resize event, ms. */
  resizeDebounceMs: number;
  /** Ground and padding of the section. */
  className?: string;
  /** Classes of the row: how wide a slide stands. */
  look?: 'cards' | 'padded' | 'logos';
  /** One child a slide. */
  children: ReactNode;
  /** Under the row: a link to the whole list. */
  footer?: ReactNode;
};

/**
 * A section whose cards stand in an endless row. The heading, the cards and the `group` of each slide are
 * server-rendered; the island brings the controls and the movement.
 */
export function CarouselSection(props: CarouselSectionProps) {
  const { name, lead, words, intervalMs, movementMs, paddingPx, resizeDebounceMs } = props;
  const { className, look = 'cards', children, footer } = props;
  const slides = Children.toArray(children);
  return (
    <section
      aria-roledescription="carousel"
      aria-label={name}
      className={clsx('py-section', `look-${look}`, className)}
    >
      <div className="wrap">
        <div className="carousel-grid">
          <SectionHead title={name} lead={lead} />
          <Island
            name="carousel"
            when="visible"
            props={{
              label: name,
              words,
              count: slides.length,
              intervalMs,
              movementMs,
              paddingPx,
              resizeDebounceMs,
            }}
          >
            {slides.map((slide, index) => (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places
                key={index}
                role="group"
                aria-roledescription="slide"
                aria-label={fill(words.position, { n: index + 1, total: slides.length })}
                className="carousel-slide"
              >
                {slide}
              </div>
            ))}
          </Island>
        </div>
        {footer && <div className="mt-6 md:mt-10 print:hidden">{footer}</div>}
      </div>
    </section>
  );
}
