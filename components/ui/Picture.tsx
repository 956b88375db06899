import { clsx } from 'clsx';
import type { Picture as PictureData } from '@/content/pictures';
import { sitePath } from './site-path';

/** Stands in `src` until script gives a lazy picture its addresses: one transparent pixel. */
const transparentPixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

type PictureProps = {
  picture: PictureData;
  /**
   * The `sizes` attribute: how wide the picture stands at which window width. `card`: as wide as a card of three in
   * a row; AVIF up to 1200 px. `column`: as wide as the wider of two columns.
   */
  sizes: keyof typeof namedSizes | `${string}vw`;
  /**
   * `first`: in view at once, fetched with high priority. `lazy`: loaded by script near the window.
   * `held`: loaded by the hero it belongs to, just before it is shown.
   */
  load?: 'first' | 'lazy' | 'held';
  /** Leaves the alternative text out, where the words beside the picture say the same. */
  decorative?: boolean;
  /** Uses the focal point for narrow crops, where the picture has one. */
  narrow?: boolean;
  /** Media query under which the picture is fetched at all; its box is the caller's to hide. */
  media?: string;
  /** Stands on navy: the ground that shows until it has loaded is navy too. */
  dark?: boolean;
  /** Size, ratio and cut of the box. */
  className?: string;
};

/** How wide a picture stands where several places have the same width, by its name. */
const namedSizes = {
  card: '(min-width: 1440px) 405px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, 92vw',
  column: '(min-width: 1440px) 733px, (min-width: 1024px) 54vw, 92vw',
} as const;

/** Widest files of a card, px: three pixels to one on a phone, and about two to one in older browsers. */
const cardWidthsPx = { avif: 1200, fallback: 800 };

/** The files that are no wider than `widest` px, or the narrowest where all are. */
function upTo(widest: number, files: PictureData['files']['avif']) {
  const fitting = files.filter(({ width }) => width <= widest);
  return fitting.length > 0 ? fitting : files.slice(0, 1);
}

function sourceSet(files: PictureData['files']['avif']) {
  return files.map((file) => `${sitePath(file.path)} ${file.width}w`).join(', ');
}

/** Class of a focal point: utilities exist for every second per cent. */
function focalClass([x, y]: PictureData['focus']) {
  return `focal fx-${Math.round(x / 2) * 2}% fy-${Math.round(y / 2) * 2}%`;
}

/**
 * A picture of the site, in AVIF at the widths that exist, cropped round its focal point. Browsers without AVIF
 * (Safari before 16, Edge before 121) get what is in view at once as WebP, at all widths too, and the rest as one JPEG
 * file, since its addresses make every page longer; those that read no WebP get JPEG throughout.
 *
 * C1 Its box keeps its size while the picture loads; a spinner turns only while script is loading it.
 *    (specification section 4; design system: Placeholder)
 * C2 Without script the picture is there all the same (`noscript`). (decisions: Without script)
 * C3 When it fails, the spinner goes and the alternative text shows. (decisions: Lazy pictures)
 */
export function Picture(props: PictureProps) {
  const { picture, load = 'lazy', decorative = false, narrow = false, media } = props;
  const { dark = false, className } = props;
  const isCard = props.sizes === 'card';
  const sizes = props.sizes in namedSizes ? namedSizes[props.sizes as keyof typeof namedSizes] : props.sizes;
  const avif = isCard ? upTo(cardWidthsPx.avif, picture.files.avif) : picture.files.avif;
  const isFirst = load === 'first';
  const older = isCard ? upTo(cardWidthsPx.fallback, picture.files.fallback) : picture.files.fallback;
  const largest = older[older.length - 1];
  if (!largest) throw new Error(`Picture "${picture.id}" has no files: run \`npm run pictures\`.`);
  const image = {
    alt: decorative ? '' : picture.alt,
    width: picture.width,
    height: picture.height,
    className: clsx(
      'size-full object-cover',
      focalClass(narrow && picture.narrow ? picture.narrow : picture.focus),
    ),
  };
  // With a media query nothing may be fetched outside it, so the fallback address is no file.
  const fallback = media ? transparentPixel : sitePath(largest.path);
  const plain = (
    <picture>
      <source type="image/avif" srcSet={sourceSet(avif)} sizes={sizes} media={media} />
      {isFirst && (
        <source type="image/webp" srcSet={sourceSet(picture.files.webp)} sizes={sizes} media={media} />
      )}
      {media && <source srcSet={sitePath(largest.path)} media={media} />}
      <img
        {...image}
        alt={image.alt}
        src={fallback}
        {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
  const box = clsx('picture relative block overflow-hidden', dark ? 'bg-navy-900' : 'bg-teal-200', className);
  if (isFirst) return <span className={box}>{plain}</span>;
  return (
    <span className={clsx(box, 'picture-late')} data-picture={load}>
      {/* Script takes the addresses from the `noscript` below, so that they stand in the page once. */}
      <img {...image} alt={image.alt} src={transparentPixel} />
      <noscript>{plain}</noscript>
    </span>
  );
}
