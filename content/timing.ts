/**
 * Every number of specification section 9, and how long the form waits (decisions), once, under a name that says what
 * it is. Pages hand them to their parts as props, `tailwind.config.ts` makes breakpoints of the widths, and style
 * sheets read those with `theme()`.
 */

/** Home, training and projects hero, which are the specification's shared carousel: time one slide stands, ms. */
export const heroRotationMs = 7000;
/** About hero: time one slide stands, ms. */
export const aboutHeroRotationMs = 8000;
/** About hero: words of a topic shown on its slide. */
export const aboutHeroWords = 40;
/** Thanks shown after a message was sent, then the form is reset, ms. */
export const contactResetMs = 5000;
/** An answer of the e-mail provider that takes longer counts as a failure, ms (decisions: Contact: sending). */
export const contactTimeoutMs = 15000;
/** Width from which the top bar shows its links and the side panel closes, px. */
export const menuBreakpointPx = 1080;
/** The specification's second media query, px: a catalogue's list of groups stands beside the courses from here up. */
export const secondBreakpointPx = 1060;
/** Sliders show three slides from here up, two below, px. */
export const threeSlidesFromPx = 1024;
/** Sliders show two slides from here up, one below with the dots hidden, px. */
export const twoSlidesFromPx = 900;
/** All Services, Training courses, Home services: interval and movement, ms. */
export const serviceSliderMs = 2000;
/** Clients and partners: interval, ms. */
export const logoSliderMs = 2000;
/** Clients and partners: padding at both ends of the row, px. */
export const logoSliderPaddingPx = 60;
/** Projects and ongoing projects: interval, ms. */
export const projectSliderMs = 2500;
/** A slider settles this long after the last resize event, ms. */
export const resizeDebounceMs = 50;
/** Names on a training slide at most. */
export const slideNamesAtMost = 3;
/** A training slide lists its names in three columns when the category has more subcategories than this. */
export const threeColumnsAbove = 6;
/** Lazy pictures start loading this far outside the window, px. */
export const lazyThresholdPx = 100;
/** Lazy pictures are looked for at most this often, ms. */
export const lazyThrottleMs = 300;
