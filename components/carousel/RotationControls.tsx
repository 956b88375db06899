import { clsx } from 'clsx';
import { fill } from '../ui/fill';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/IconSprite';

/** Words of the controls; content, so they come in as props. */
export type RotationWords = {
  /** `{name}` is the carousel's name. */
  pause: string;
  play: string;
  previousSlide: string;
  nextSlide: string;
  /** `{n}` of `{total}`. */
  position: string;
};

type RotationControlsProps = {
  /** Name of the carousel, heard after Pause and Play. */
  label: string;
  words: RotationWords;
  paused: boolean;
  /** Position shown, from 0. */
  index: number;
  count: number;
  /** From 900 px up, bars show the position instead of the words (decoration; sliders alone have them). */
  hasBars?: boolean;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
};

/**
 * Pause or play, previous, next and the position of a hero or carousel.
 *
 * C1 Pause or play comes first in the focus order; its name swaps with what it does. (ARIA practices: carousel)
 * C2 No button moves the focus or is ever disabled. (ARIA practices: carousel; design system: Carousel)
 * C3 One slide alone has no controls. (pitfalls 27)
 */
export function RotationControls(props: RotationControlsProps) {
  const { label, words, paused, index, count, hasBars = false, onToggle, onPrevious, onNext } = props;
  if (count < 2) return null;
  const buttons: [name: string, icon: IconName, act: () => void][] = [
    [fill(paused ? words.play : words.pause, { name: label }), paused ? 'play' : 'pause', onToggle],
    [words.previousSlide, 'arrow-left', onPrevious],
    [words.nextSlide, 'arrow-right', onNext],
  ];
  const where = fill(words.position, { n: index + 1, total: count });
  return (
    <div className="rotation-controls">
      {hasBars && (
        <span className="me-5 hidden gap-1 two:flex" aria-hidden="true">
          {Array.from({ length: count }, (_, bar) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its position
            <i key={bar} className="position-bar" data-current={bar === index ? '' : undefined} />
          ))}
        </span>
      )}
      {buttons.map(([name, icon, act], place) => (
        <button
          key={place === 0 ? 'toggle' : name}
          type="button"
          aria-label={name}
          className="rotation-button"
          onClick={act}
        >
          <Icon name={icon} />
        </button>
      ))}
      {/* A text that changes is its element's key (README: How an island works). */}
      <span
        key={where}
        className={clsx(
          'min-w-[4.2em] whitespace-nowrap px-4 font-[560] tabular-nums',
          hasBars && 'md:min-w-0 md:pe-0 two:hidden',
        )}
      >
        {where}
      </span>
    </div>
  );
}
