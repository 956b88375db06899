import type { AvifOptions, WebpOptions } from 'sharp';

/** How the pictures of one folder are derived. Part of every fingerprint: a change here encodes them anew. */
export type Recipe = {
  /** Widths made, px, ascending; those wider than a raster master are left out. */
  widths: readonly number[];
  avif: AvifOptions;
  webp: WebpOptions;
  placeholder: WebpOptions;
  /** An SVG master is served as an SVG (logos), not as pixels (scenes). */
  keepsSvg: boolean;
};

/** Width of the file that stands in while the picture loads, px. */
export const placeholderWidth = 16;

/** Shown as wide as the window somewhere: heroes, banners, introductions. */
const heroFolders = ['about', 'home', 'projects', 'services', 'training'];

/**
 * AVIF with 10 bits: in the scenes' skies its steps are the finest of the settings tried, and files are
 * 3 to 20 % smaller than with 8 bits. Colour is kept at full size (4:4:4): thin orange and yellow lines
 * on navy lose up to 6 dB without it. The placeholder (about 110 bytes) keeps the picture's colours; below
 * this quality sunsets turn green, for 30 bytes less.
 */
const scene: Recipe = {
  widths: [480, 800, 1200, 1600],
  avif: { quality: 55, effort: 4, bitdepth: 10, chromaSubsampling: '4:4:4' },
  webp: { quality: 74, effort: 5, smartSubsample: true },
  placeholder: { quality: 75, effort: 6, smartSubsample: true },
  keepsSvg: false,
};

export function recipeFor(folder: string): Recipe {
  if (folder === 'logos') return { ...scene, widths: [200, 400], keepsSvg: true };
  if (heroFolders.includes(folder)) return { ...scene, widths: [...scene.widths, 2400] };
  return scene;
}
