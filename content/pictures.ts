import manifest from './pictures.json' with { type: 'json' };

/** Name of a picture: folder and base name of its master, `services/rope-access`. */
export type PictureId = keyof typeof manifest;

/** Horizontal and vertical place in a picture, in per cent from its top left corner. */
export type FocalPoint = readonly [x: number, y: number];

/** Endings of the derived files of a photo. */
export type PictureFormat = 'avif' | 'webp' | 'jpg' | 'png';

/** What `npm run pictures` knows of a picture; written to `pictures.json`, never by hand. */
export type PictureRecord = {
  /** `photo` is served as AVIF and WebP in several widths, and as `fallback`; `vector` as one SVG file. */
  kind: 'photo' | 'vector';
  /** Width of the master, px: with `height` it gives the ratio. */
  width: number;
  /** Height of the master, px. */
  height: number;
  /** Alternative text, from the folder's side file; empty for a decorative picture. */
  alt: string;
  /** The point that stays in view when the picture is cropped. */
  focus: FocalPoint;
  /** The point for narrow crops (4:3, seven columns, introductions), where another one looks better. */
  narrow?: FocalPoint;
  /** Fingerprint of the master and of how it was encoded; part of every file name. */
  hash: string;
  /** Widths that exist as files, px, ascending; none for a vector. */
  widths: readonly number[];
  /**
   * Files for browsers without AVIF, widths in px: for every picture but the one in view at once, which they get as
   * WebP where they read that. Share cards are drawn from them too. None for a vector.
   */
  fallback?: { format: 'jpg' | 'png'; widths: readonly number[] };
};

/** One derived file: its site path and its width, px. */
export type PictureFile = { path: string; width: number };

/** A picture with its id and its files, narrowest first; a vector has the same one file in every format. */
export type Picture = PictureRecord & {
  id: PictureId;
  files: Readonly<Record<'avif' | 'webp' | 'fallback', readonly PictureFile[]>>;
};

const records = manifest as unknown as Readonly<Record<string, PictureRecord | undefined>>;

/**
 * Site path of one derived file: `/pictures/services/rope-access-800.ab12cd34.avif`. The names change with the
 * master, so the files can be cached for ever. A vector has one file, whatever the width and the format.
 */
function fileOf(id: PictureId, { kind, hash }: PictureRecord, width: number, format: PictureFormat): string {
  return kind === 'vector' ? `/pictures/${id}.${hash}.svg` : `/pictures/${id}-${width}.${hash}.${format}`;
}

/**
 * The picture with this id: what the manifest knows of it, and its files in every format.
 * Throws, naming the picture and the remedy, so that a missing picture stops the build.
 */
export function getPicture(id: PictureId): Picture {
  const record = Object.hasOwn(records, id) ? records[id] : undefined;
  if (!record) {
    throw new Error(
      `There is no picture "${id}": put its master in content/pictures/${id}.svg (or .jpg, .png, .webp, .avif), ` +
        `give it an alternative text in content/pictures/${id.split('/')[0]}.json and run \`npm run pictures\`.`,
    );
  }
  const { fallback = { format: 'jpg', widths: [record.width] } } = record;
  const widths = record.kind === 'vector' ? [record.width] : record.widths;
  const filesIn = (format: PictureFormat, some = widths) =>
    some.map((width) => ({ width, path: fileOf(id, record, width, format) }));
  return {
    ...record,
    id,
    files: {
      avif: filesIn('avif'),
      webp: filesIn('webp'),
      fallback: filesIn(fallback.format, fallback.widths),
    },
  };
}
