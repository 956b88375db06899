/**
 * Derives the site's icons from public/icon.svg, the brand mark on its navy tile: `npm run icons`, by hand when the
 * mark changes. The icons are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

const folder = path.resolve(import.meta.dirname, '../public');
const tile = await readFile(path.join(folder, 'icon.svg'));

/** Ground of the tile, read from the drawing: icons that a system cuts to its own shape are filled with it. */
const ground = /<rect[^>]*\bfill="(#[0-9a-f]{6})"/i.exec(tile.toString())?.[1];
if (!ground) throw new Error('public/icon.svg has no ground: its first <rect> needs a fill="#rrggbb".');

/** The tile `size` px square, on a transparent ground. */
function draw(size: number) {
  return sharp(tile, { density: (72 * size) / 64 }).resize(size, size);
}

/** The mark at `share` of its usual size on a ground without rounded corners. */
function drawFilled(size: number, share = 1) {
  const inner = Math.round((size * share) / 2) * 2;
  const margin = (size - inner) / 2;
  return draw(inner)
    .flatten({ background: ground })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: ground });
}

const png = (image: Sharp) => image.png({ palette: true, effort: 10, compressionLevel: 9 }).toBuffer();

/** PNG pictures in one ICO file (https://learn.microsoft.com/previous-versions/ms997538): header, directory, pictures. */
function ico(pictures: readonly { size: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, data }, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(data.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  });
  return Buffer.concat([head, ...pictures.map(({ data }) => data)]);
}

/** Icon directories say 32 bits a pixel, so these keep their colours and their alpha. */
const forIco = async (size: number) => ({
  size,
  data: await draw(size).png({ compressionLevel: 9 }).toBuffer(),
});

const files = {
  'favicon.ico': ico([await forIco(16), await forIco(32), await forIco(48)]),
  'apple-touch-icon.png': await png(drawFilled(180)),
  'icon-192.png': await png(draw(192)),
  'icon-512.png': await png(draw(512)),
  // A circle of 80 % of the width stays visible whatever the mask; the mark reaches 84 % of the tile.
  'icon-maskable-512.png': await png(drawFilled(512, 0.86)),
};
for (const [name, data] of Object.entries(files)) {
  await writeFile(path.join(folder, name), data);
  console.log(`${name}  ${data.length} bytes`);
}
