import type { AvifOptions, JpegOptions, PngOptions, WebpOptions } from 'sharp';

/** How the pictures of one folder are derived. Part of every fingerprint: a change here encodes them anew. */
export type Recipe = {
  /** Widths made, px, ascending; those wider than a raster master are left out. */
  widths: readonly number[];
  avif: AvifOptions;
  webp: WebpOptions;
  fallback: Fallback;
  /** An SVG master is served as an SVG (logos), not as pixels (scenes). */
  keepsSvg: boolean;
  /** Width and height that its places are made for, as a ratio; another shape is cropped or stands smaller. */
  shape: readonly [number, number];
};

/** What browsers without AVIF get (`fallback` in content/pictures.ts); `widths`: which of the widths made, px, the widest where none is. */
type Fallback =
  | { format: 'jpg'; widths: readonly number[]; options: JpegOptions }
  | { format: 'png'; widths: readonly number[]; options: PngOptions };

/** Shown as wide as the window somewhere: heroes, banners, introductions. */
const heroFolders = ['about', 'home', 'projects', 'services', 'training'];

/**
 * AVIF with 10 bits: in the scenes' skies its steps are the finest of the settings tried, and files are
 * 3 to 20 % smaller than with 8 bits. Colour is kept at full size (4:4:4): thin orange and yellow lines
 * on navy lose up to 6 dB without it. JPEG at this quality is about half as big again as WebP.
 */
const scene: Recipe = {
  widths: [480, 800, 1200, 1600],
  avif: { quality: 55, effort: 4, bitdepth: 10, chromaSubsampling: '4:4:4' },
  webp: { quality: 74, effort: 5, smartSubsample: true },
  fallback: { format: 'jpg', widths: [800, 1200], options: { quality: 74, mozjpeg: true } },
  keepsSvg: false,
  shape: [16, 9],
};

/** An emblem drawn in pixels keeps its transparent ground. */
const emblem: Fallback = { format: 'png', widths: [400], options: { compressionLevel: 9 } };

/**
 * For the home page's hero, which a phone waits for longest: at 800 px it fits the first ten packets of a connection
 * (14.3 KB), which brings it a round trip earlier. It has 0.4 dB less than by `scene`.
 */
const homeScene: Recipe = { ...scene, avif: { ...scene.avif, quality: 53, effort: 6 } };

/** The recipe of a folder of masters. */
export function recipeFor(folder: string): Recipe {
  if (folder === 'logos') {
    return { ...scene, widths: [200, 400], fallback: emblem, keepsSvg: true, shape: [5, 3] };
  }
  if (folder === 'hse') return { ...scene, shape: [4, 3] };
  const recipe = folder === 'home' ? homeScene : scene;
  if (heroFolders.includes(folder)) return { ...recipe, widths: [...recipe.widths, 2400] };
  return scene;
}
