/** Colours of the design system (tailwind.config.ts), whose classes do not reach these renderers. */
export const colours = {
  white: '#fff',
  /** navy-900 */
  navy: '#0b1f33',
  /** orange-500 */
  orange: '#f26a1b',
  haze: '#e3eaf0',
};

/** Size of a share card, px: what Open Graph readers expect. */
export const card = { width: 1200, height: 630 };

/** Left edge of everything on the card, and where its text ends above the lower edge, px. */
export const gutter = 72;
export const textFoot = 84;
