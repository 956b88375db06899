import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Picture as PictureData } from '@/content/pictures';
import { Words } from '../ui/Words';
import { SideBySide } from './SideBySide';

type TopicProps = {
  id: string;
  title: string;
  text: readonly string[];
  picture: PictureData;
  ground: 'white' | 'sand' | 'navy';
  /** Picture on the right instead of the left. */
  flip: boolean;
  /** After the text: the FRESH values. */
  children?: ReactNode;
};

const grounds = {
  white: 'bg-white',
  sand: 'bg-sand-50',
  navy: 'on-navy bg-navy-900 text-white',
};

/** One About Us topic with its full text; sides and grounds alternate (specification section 2, About Us). */
export function Topic({ id, title, text, picture, ground, flip, children }: TopicProps) {
  const muted = ground === 'navy' ? 'text-mist' : 'text-ink-700';
  return (
    <section id={id} className={grounds[ground]}>
      <SideBySide
        picture={picture}
        flip={flip}
        className="wrap items-center gap-y-8 py-topic"
        pictureClass="topic-picture aspect-[4/3] w-full cut-large lg:sticky lg:top-[calc(var(--bar)+24px)] lg:self-start"
        wordsClass="grid gap-5"
      >
        <h2 className="text-h2 type-title">{title}</h2>
        {text.map((paragraph, index) => (
          <p key={paragraph} className={clsx('max-w-[36em]', muted, index === 0 && 'text-lead')}>
            <Words>{paragraph}</Words>
          </p>
        ))}
        {children}
      </SideBySide>
    </section>
  );
}
