import type { Picture as PictureData } from '@/content/pictures';
import type { Link as LinkData } from '@/content/types';
import { Island } from '../island/Island';
import { Button } from '../ui/Button';
import { Picture } from '../ui/Picture';

type NotFoundProps = {
  /** A number, which stands large, then its words. */
  heading: string;
  /** Stands before the path that was asked for. */
  text: string;
  picture: PictureData;
  /** Ways out, the likeliest first. */
  buttons: readonly LinkData[];
};

/** Screen of an unknown address (specification section 8); the path asked for shows once script runs. */
export function NotFound({ heading, text, picture, buttons }: NotFoundProps) {
  const [number, ...words] = heading.split(' ');
  return (
    <div className="on-navy relative grid content-start overflow-hidden bg-navy-900 text-white bar:min-h-[calc(100vh-var(--bar))] bar:content-center">
      <div className="hero-art h-[300px] md:h-[44vw] bar:absolute bar:inset-0 bar:h-auto">
        <Picture picture={picture} load="first" decorative dark sizes="100vw" className="size-full" />
      </div>
      <div className="wrap relative -mt-4 grid justify-items-start gap-6 pb-12 bar:mt-0 bar:py-16">
        <h1 className="text-h1 type-title">
          <span className="text-lost type-wide tracking-[-0.05em]">{number}</span>{' '}
          <span className="mt-5 block">{words.join(' ')}</span>
        </h1>
        <p className="max-w-[38rem] text-lead text-haze">
          {`${text} `}
          <Island name="requested-path" as="span" props={{}} />
        </p>
        <div className="flex flex-wrap gap-3 md:gap-4">
          {buttons.map(({ label, href }, index) => (
            // Over the whole row on a phone.
            <div key={href} className="grid grow md:grow-0">
              <Button href={href} look={index === 0 ? 'primary' : 'line-navy'}>
                {label}
              </Button>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
