import { clsx } from 'clsx';
import type { Picture as PictureData } from '@/content/pictures';
import type { Link as LinkData, ListItem } from '@/content/types';
import { Button } from '../ui/Button';
import { Picture } from '../ui/Picture';
import { SectionHead } from './SectionHead';

/** A list item with the picture it needs as a card. */
type PicturedItem = ListItem & { picture: PictureData };

type PictureCardsProps = {
  heading: string;
  text: string;
  ask: LinkData;
  items: readonly PicturedItem[];
};

/**
 * Numbered cards with a picture each, on the health and safety service page. The first one, PPE, is a full row
 * whose picture has its fixed size of 480 by 360 px (specification section 2) wherever that fits.
 */
export function PictureCards({ heading, text, ask, items }: PictureCardsProps) {
  return (
    <section className="py-section">
      <div className="wrap">
        <div className="mb-head flex flex-wrap items-end justify-between gap-6">
          <SectionHead title={heading} lead={text} />
          <Button href={ask.href}>{ask.label}</Button>
        </div>
        <ol className="picture-cards grid gap-x-gap gap-y-[clamp(40px,4vw,56px)] sm:grid-cols-2 lg:grid-cols-3">
          {items.map(({ id, name, desc, contents, picture }, index) => {
            const isFixed = index === 0;
            return (
              <li
                key={id}
                className={clsx(
                  'flex min-w-0 flex-col',
                  isFixed &&
                    'col-span-full bg-sand-50 sm:w-[480px] lg:w-auto lg:flex-row lg:items-center lg:gap-12',
                )}
              >
                <Picture
                  picture={picture}
                  sizes={isFixed ? '(min-width: 640px) 480px, 92vw' : 'card'}
                  className={
                    isFixed
                      ? 'aspect-[4/3] w-full flex-none sm:h-[360px] sm:w-[480px]'
                      : 'aspect-[4/3] cut-[24px]'
                  }
                />
                <div className={isFixed ? 'px-5 pb-6 lg:py-6 lg:ps-0 lg:pe-10' : undefined}>
                  <h3
                    className={clsx(
                      'card-number mt-5 flex items-baseline gap-3.5 type-sub',
                      isFixed ? 'text-h3 lg:mt-0 lg:text-h2' : 'text-h3',
                    )}
                  >
                    <span>{name}</span>
                  </h3>
                  {desc && <p className="mt-2 text-ink-700">{desc}</p>}
                  {contents && (
                    <ul className="mt-2 text-ink-700">
                      {contents.map((point) => (
                        <li key={point.id}>{point.content}</li>
                      ))}
                    </ul>
                  )}
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
