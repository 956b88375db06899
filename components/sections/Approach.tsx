import { clsx } from 'clsx';
import type { Picture as PictureData } from '@/content/pictures';
import { Island } from '../island/Island';
import { Picture } from '../ui/Picture';
import { HexList } from './HexList';

type ApproachProps = {
  heading: string;
  paragraphs: readonly string[];
  points: readonly string[];
  picture: PictureData;
};

/** Our Approach: picture to the window's edge and text, brought in as it is scrolled to (specification, Home). */
export function Approach({ heading, paragraphs, points, picture }: ApproachProps) {
  return (
    <section className="overflow-hidden bg-white">
      <Island
        name="reveal"
        props={{ className: 'grid lg:min-h-[680px] lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]' }}
      >
        <Picture
          picture={picture}
          sizes="(min-width: 1024px) 54vw, 100vw"
          className="h-[300px] sm:h-[44vw] lg:h-auto lg:[contain:size] lg:cut-[96px]"
        />
        <div className="grid content-center gap-[22px] px-gutter py-14 lg:py-20 lg:ps-18 lg:pe-[var(--edge)]">
          <h2 className="rise text-h2 type-title">{heading}</h2>
          {paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={clsx('rise max-w-[36em]', index === 0 && 'text-lead text-ink-700')}>
              {paragraph}
            </p>
          ))}
          <HexList items={points} className="rise" />
        </div>
      </Island>
    </section>
  );
}
