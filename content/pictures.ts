import manifest from './pictures.json' with { type: 'json' };

/** Name of a picture: folder and base name of its master, `services/rope-access`. */
export type PictureId = keyof typeof manifest;

/** Horizontal and vertical place in a picture, in per cent from its top left corner. */
export type FocalPoint = readonly [x: number, y: number];

/** What `npm run pictures` knows of a picture; written to `pictures.json`, never by hand. */
export type PictureRecord = {
  /** `photo` is served as AVIF and WebP in several widths, `vector` as one SVG file. */
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
  /** The picture 16 px wide, as a data URI, to stand in while it loads; empty for a vector. */
  placeholder: string;
};

/** One derived file: its site path and its width, px. */
export type PictureFile = { path: string; width: number };

/** A picture with its id and its files, narrowest first; a vector has the same one file in both formats. */
export type Picture = PictureRecord & {
  id: PictureId;
  files: { avif: readonly PictureFile[]; webp: readonly PictureFile[] };
};

/** Width of the placeholder file, px. */
export const placeholderWidth = 16;

const records = manifest as unknown as Readonly<Record<string, PictureRecord | undefined>>;

function fileOf(
  id: PictureId,
  { kind, hash }: PictureRecord,
  width: number,
  format: 'avif' | 'webp',
): string {
  return kind === 'vector' ? `/pictures/${id}.${hash}.svg` : `/pictures/${id}-${width}.${hash}.${format}`;
}

/** Throws, naming the picture and the remedy, so that a missing picture stops the build. */
export function getPicture(id: PictureId): Picture {
  const record = Object.hasOwn(records, id) ? records[id] : undefined;
  if (!record) {
    throw new Error(
      `There is no picture "${id}": put its master in content/pictures/${id}.svg (or .jpg, .png, .webp, .avif), ` +
        `give it an alternative text in content/pictures/${id.split('/')[0]}.json and run \`npm run pictures\`.`,
    );
  }
  const widths = record.kind === 'vector' ? [record.width] : record.widths;
  const filesIn = (format: 'avif' | 'webp') =>
    widths.map((width) => ({ width, path: fileOf(id, record, width, format) }));
  return { ...record, id, files: { avif: filesIn('avif'), webp: filesIn('webp') } };
}

/**
 * Site path of one derived file: `/pictures/services/rope-access-800.ab12cd34.avif`.
 * A vector has one file, whatever the width and the format. The names change with the master, so the
 * files can be cached for ever.
 */
export function pictureFile(id: PictureId, width: number, format: 'avif' | 'webp'): string {
  const picture = getPicture(id);
  const { kind, widths } = picture;
  if (kind === 'photo' && !widths.includes(width) && !(width === placeholderWidth && format === 'webp')) {
    throw new Error(
      `Picture "${id}" has no ${format} file ${width} px wide: choose one of ${widths.join(', ')}.`,
    );
  }
  return fileOf(id, picture, width, format);
}
