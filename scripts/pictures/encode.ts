import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Target } from './manifest';
import { isSvg, isVector, type Master } from './masters';
import type { Recipe } from './recipes';

/** Pictures are encoded two at a time, one thread each: on two cores faster than one picture on both. */
sharp.concurrency(1);

/** A master that sharp cannot make a picture of; the message is a whole sentence. */
export class MasterError extends Error {}

/** Of a picture, px. */
export type Size = { width: number; height: number };

/** Width and height as the picture is seen (a camera's rotation applied). Throws a `MasterError`. */
export async function inspect(root: string, master: Master): Promise<Size> {
  const file = path.join(root, master.file);
  if (isSvg(master) && /<script\b|\son[a-z]+\s*=|javascript:/i.test(readFileSync(file, 'utf8'))) {
    throw new MasterError(`${master.file} carries a script: save it again as a plain SVG picture.`);
  }
  const metadata = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!metadata || (metadata.format === 'svg') !== isSvg(master)) throw notAPicture(master);
  return metadata.autoOrient;
}

/** Widths to make. An SVG has any; a raster master is never enlarged, so a small one is served as it is. */
export function widthsFor(master: Master, recipe: Recipe, size: Size): number[] {
  if (isVector(master, recipe)) return [];
  const widths = recipe.widths.filter((width) => isSvg(master) || width <= size.width);
  return widths.length > 0 ? widths : [size.width];
}

/** Which of the widths made have a file for old browsers too. */
export function fallbackWidths(recipe: Recipe, made: readonly number[]): number[] {
  const widths = made.filter((width) => recipe.fallback.widths.includes(width));
  return widths.length > 0 ? widths : made.slice(-1);
}

/** Writes the files. Throws a `MasterError` if the master breaks off half-way. */
export async function encode(
  root: string,
  master: Master,
  recipe: Recipe,
  size: Size,
  targets: readonly Target[],
) {
  const pixels = await decode(root, master, size, Math.max(...widthsFor(master, recipe, size)));
  for (const { file, width, format } of targets) {
    const options = format === 'avif' || format === 'webp' ? recipe[format] : recipe.fallback.options;
    const picture = sharp(pixels.data, { raw: pixels.info }).resize({ width });
    if (format === 'jpg') picture.flatten({ background: 'white' });
    await write(root, file, await picture.toFormat(format === 'jpg' ? 'jpeg' : format, options).toBuffer());
  }
}

/** Writes a logo as the SVG it is, without what only editors read. */
export async function copySvg(root: string, master: Master, file: string) {
  await write(root, file, Buffer.from(slimSvg(readFileSync(path.join(root, master.file), 'utf8'))));
}

/** Leaves text, styles and entities alone, where a space or a comment can carry meaning. */
export function slimSvg(svg: string): string {
  const text = svg.replace(/^\uFEFF/, '').trim();
  if (/<style\b|<text\b|<!\[CDATA\[|<!ENTITY/.test(text)) return `${text}\n`;
  const slim = text
    .replace(/<\?xml[^>]*\?>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->|<metadata\b[\s\S]*?<\/metadata>/g, '')
    .replace(/>\s+</g, '><')
    .trim();
  return `${slim}\n`;
}

/** The master once, at the largest width, from which every other width is scaled down. */
async function decode(root: string, master: Master, size: Size, width: number) {
  // Below 1, sharp refuses a density.
  const options = isSvg(master) ? { density: Math.max(1, (72 * width) / size.width) } : {};
  const { data, info } = await sharp(path.join(root, master.file), options)
    .autoOrient()
    .resize({ width })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw notAPicture(master);
    });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const { channels, isOpaque } = await sharp(data, { raw }).stats();
  // Where two shapes of a drawing meet between pixels, the renderer leaves a seam of half transparency
  // that would let the page shine through. Its colour is right already, so only its alpha goes; a drawing
  // with a truly transparent ground keeps its own.
  const seams = isSvg(master) && (channels[3]?.min ?? 0) > 0;
  if (!isOpaque && !seams) return { data, info: raw };
  const flat = await sharp(data, { raw }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: flat.data, info: { ...raw, channels: flat.info.channels } };
}

/** Under another name first, so that an interrupted run leaves no half file behind. */
async function write(root: string, file: string, data: Buffer) {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(`${target}.tmp`, data);
  await rename(`${target}.tmp`, target);
}

function notAPicture(master: Master): MasterError {
  return new MasterError(
    `${master.file} is damaged or not the picture its name says: open it in a picture program, save it again and run \`npm run pictures\`.`,
  );
}
