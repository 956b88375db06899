import config from '@/tailwind.config';

const { white, navy, orange, haze } = config.theme.colors;

/** Colours of the design system, whose classes do not reach these renderers. */
export const colours = { white, navy: navy[900], orange: orange[500], haze };

/** Size of a share card, px: what Open Graph readers expect. */
export const card = { width: 1200, height: 630 };

/** Left edge of everything on the card, px. */
export const gutterPx = 72;
/** Where the card's text ends above the lower edge, px. */
export const textFootPx = 84;
