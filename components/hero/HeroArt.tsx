import type { Picture as PictureData } from '@/content/pictures';
import { Picture } from '../ui/Picture';

type HeroArtProps = {
  picture: PictureData;
  /** The slide that stands first: its picture is in view at once and never lazy. */
  first: boolean;
  /** Shown from 1080 px only, and not fetched below. */
  wideOnly?: boolean;
};

/** Picture of a hero slide under its scrim. */
export function HeroArt({ picture, first, wideOnly = false }: HeroArtProps) {
  return (
    <div className="hero-art">
      <Picture
        picture={picture}
        load={first ? 'first' : 'held'}
        media={wideOnly ? '(min-width: 1080px)' : undefined}
        dark
        sizes="100vw"
        className="size-full"
      />
    </div>
  );
}
