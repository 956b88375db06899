import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { getPicture, type PictureId } from '@/content/pictures';
import { CardText } from './CardText';
import { card, colours, gutterPx } from './tokens';

const root = process.cwd();

/** The renderer reads neither WOFF2 nor variable fonts, so the site's own file cannot serve here. */
const fonts = Promise.all(
  ([400, 600, 700] as const).map(async (weight) => ({
    name: 'Archivo',
    weight,
    data: await readFile(
      path.join(root, `node_modules/@fontsource/archivo/files/archivo-latin-${weight}-normal.woff`),
    ),
  })),
);

/** Opacity of the navy over the picture, from the left edge to the right one (design system: Hero). */
const scrim = [
  [0, 0.94],
  [0.34, 0.94],
  [0.47, 0.85],
  [0.58, 0.68],
  [0.67, 0.42],
  [0.76, 0.18],
  [0.86, 0.04],
  [0.94, 0],
]
  .map(([at, opacity]) => `<stop offset="${at}" stop-color="${colours.navy}" stop-opacity="${opacity}"/>`)
  .join('');

/** Scrim, the cut corner, the half hexagon on the lower edge, and the mark (its outline as in `IconSprite`). */
const frame = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${card.width} ${card.height}">
<linearGradient id="scrim">${scrim}</linearGradient>
<path fill="url(#scrim)" d="M0 0h${card.width}v${card.height}H0z"/>
<path fill="${colours.navy}" d="M${card.width} ${card.height}v-72l-72 72z"/>
<path fill="${colours.orange}" d="M${gutterPx} ${card.height}l16-28h32l16 28z"/>
<g transform="translate(${gutterPx - 4.52} 52)">
<path fill="${colours.white}" d="M56.48 17 30.5 2 4.52 17v30L30.5 62l25.98-15V34.5l-9.87 6.8-16.11 9.3-16.11-9.3V22.7l16.11-9.3 16.11 9.3z"/>
<path fill="${colours.orange}" d="M27.8 18.2h7.4v3.2h-1.7L41.4 44h-6.1l-3.8-12.4L27.7 44h-6.1l7.9-22.6h-1.7z"/>
</g></svg>`);

/** What stands on a share card. */
type Card = { title: string; line: string; brand: string; picture: PictureId };

/** A share card as PNG: the picture under the hero's scrim, with brand, title and line at the left. */
export async function drawCard({ picture, ...text }: Card): Promise<Buffer> {
  refuseForeignLetters(Object.values(text).join(' '));
  const words = new ImageResponse(<CardText {...text} />, { ...card, fonts: await fonts });
  return (await covering(picture))
    .composite([{ input: frame }, { input: Buffer.from(await words.arrayBuffer()) }])
    .removeAlpha()
    .png({ palette: true, quality: 90, effort: 6 })
    .toBuffer();
}

/** The picture over the whole card, cropped round its focal point. */
async function covering(id: PictureId) {
  const { width, height, focus, files } = getPicture(id);
  const file = files.fallback.find((candidate) => candidate.width >= card.width) ?? files.fallback.at(-1);
  if (!file) throw new Error(`Picture "${id}" has no files: run \`npm run pictures\`.`);
  const scale = Math.max(card.width / width, card.height / height);
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const left = Math.round(((size.width - card.width) * focus[0]) / 100);
  const top = Math.round(((size.height - card.height) * focus[1]) / 100);
  return sharp(path.join(root, 'public', file.path))
    .resize({ ...size, fit: 'fill' })
    .extract({ left, top, ...card });
}

/** For a letter its fonts lack, `next/og` would ask Google Fonts while the site is being built. */
function refuseForeignLetters(text: string) {
  const foreign = /[^\u0020-\u00FF\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026]/u.exec(text)?.[0];
  if (foreign) {
    throw new Error(
      `The font of the share pictures has no "${foreign}", which stands in "${text}": ` +
        'write it in Latin letters, or give app/og/draw-card.tsx a font that has it.',
    );
  }
}
