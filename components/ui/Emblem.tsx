import type { Picture as PictureData } from '@/content/pictures';
import { sitePath } from './site-path';

type EmblemProps = {
  picture: PictureData;
  className: string;
};

/** A client's or partner's emblem; its name stands in words beside it, so it is decorative. */
export function Emblem({ picture, className }: EmblemProps) {
  const files = picture.files.fallback;
  const largest = files[files.length - 1];
  if (!largest) throw new Error(`Picture "${picture.id}" has no files: run \`npm run pictures\`.`);
  return (
    <img
      src={sitePath(largest.path)}
      alt=""
      width={picture.width}
      height={picture.height}
      loading="lazy"
      className={`object-contain ${className}`}
    />
  );
}
