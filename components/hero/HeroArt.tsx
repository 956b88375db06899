import type { Picture as PictureData } from '@/content/pictures';
import { Picture } from '../ui/Picture';

type HeroArtProps = {
  picture: PictureData;
  /** The slide that stands first: its picture is in view at once and never lazy. */
  first: boolean;
  /** Width of the window from which it is shown, px; not fetched below. */
  fromPx?: number;
};

/** Picture of a hero slide under its scrim. */
export function HeroArt({ picture, first, fromPx }: HeroArtProps) {
  return (
    <div className="hero-art">
      <Picture
        picture={picture}
        load={first ? 'first' : 'held'}
        media={fromPx ? `(min-width: ${fromPx}px)` : undefined}
        dark
        sizes="100vw"
        className="size-full"
      />
    </div>
  );
}
