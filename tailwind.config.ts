import type { Config } from 'tailwindcss';
import {
  logoSliderPaddingPx,
  menuBreakpointPx,
  secondBreakpointPx,
  threeSlidesFromPx,
  twoSlidesFromPx,
} from './content/timing';

/** Spacing scale: `n` stands for n quarter rems, in half steps (4 px is `1`, 24 px is `6`). */
const spacing = Object.fromEntries(
  Array.from({ length: 161 }, (_, step) => [String(step / 2), step === 0 ? '0' : `${step / 8}rem`]),
);

const navy = { 950: '#071625', 900: '#0b1f33', 800: '#112b45', 600: '#264a6b' };
const mist = '#b9c9d6';

/** A colour that lets what is under it through: `strength` from 0 to 1. */
function veil(hex: string, strength: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(' ')} / ${strength})`;
}

const scrim = Object.fromEntries(
  [0, 20, 70, 76, 80, 90, 92, 95].map((percent) => [percent, veil(navy[900], percent / 100)]),
);

/**
 * Design tokens (design system: colour, type, space, motion). A raw colour in a component is a bug; style sheets read
 * the tokens with `theme()`. Widths and distances that the specification gives come from `content/timing.ts`.
 */
const config = {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  theme: {
    screens: {
      sm: '640px',
      md: '768px',
      /** Sliders: one slide below, two from here. */
      two: `${twoSlidesFromPx}px`,
      /** Sliders: three slides from here; two-column sections. */
      lg: `${threeSlidesFromPx}px`,
      /** The specification's second media query: the catalogue's group list stands beside the courses. */
      second: `${secondBreakpointPx}px`,
      /** Top bar with its links; hero text over the picture. */
      bar: `${menuBreakpointPx}px`,
      xl: '1280px',
    },
    colors: {
      current: 'currentColor',
      white: '#fff',
      navy,
      teal: { 700: '#1f5664', 600: '#2f6f7e', 400: '#7fb3b5', 200: '#bcd8d8' },
      sand: { 50: '#fbf7ee', 100: '#f7eedd', 200: '#f3e3c7' },
      sun: { 300: '#ffc27a' },
      orange: { 700: '#b4460b', 500: '#f26a1b', 400: '#ff8b45' },
      ink: { 700: '#33475b', 500: '#566879' },
      mist,
      /** Lead text over a hero picture. */
      haze: '#e3eaf0',
      /** Idle position bar of a slider (decoration). */
      idle: '#9aa8b4',
      line: '#d5dde2',
      'line-navy': veil(mist, 0.22),
      'edge-navy': veil(mist, 0.4),
      /** Line under a link of the breadcrumb. */
      'underline-navy': veil(mist, 0.5),
      shade: veil(navy[950], 0.62),
      /** navy-900 over a hero's picture, by its strength in per cent (design system: Hero). */
      scrim,
      veil: 'rgb(255 255 255 / 0.12)',
      field: '#6f8191',
      error: { DEFAULT: '#b3261e', bg: '#fcedeb' },
      success: { DEFAULT: '#1c6b4b', bg: '#e8f3ee' },
    },
    fontFamily: {
      sans: ['Archivo', '"Archivo stand-in"', 'Arial', 'sans-serif'],
    },
    fontSize: {
      display: ['clamp(2.375rem, 1.45rem + 3.7vw, 4.5rem)', '1.02'],
      h1: ['clamp(1.875rem, 1.55rem + 2.4vw, 3.5rem)', '1.05'],
      h2: ['clamp(1.75rem, 1.36rem + 1.65vw, 2.75rem)', '1.1'],
      block: ['clamp(1.5rem, 1.25rem + 1.1vw, 2.125rem)', '1.1'],
      group: ['clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem)', '1.1'],
      h3: ['clamp(1.25rem, 1.16rem + 0.4vw, 1.5rem)', '1.22'],
      item: ['clamp(1.125rem, 1.06rem + 0.3vw, 1.3125rem)', '1.22'],
      lead: ['clamp(1.125rem, 1.07rem + 0.28vw, 1.3125rem)', '1.5'],
      panel: ['1.25rem', '1.3'],
      emphasis: ['1.125rem', '1.3'],
      body: ['1.0625rem', '1.6'],
      course: ['1rem', '1.4'],
      small: ['0.9375rem', '1.5'],
      label: ['0.875rem', '1.3'],
      logo: ['1.4375rem', '1.3'],
      numeral: ['1.75rem', '1'],
      initial: ['2rem', '1'],
      years: ['clamp(3.5rem, 2.6rem + 3vw, 5.25rem)', '0.9'],
      lost: ['clamp(5.5rem, 3rem + 11vw, 12rem)', '0.86'],
    },
    borderRadius: { field: '2px', full: '50%' },
    boxShadow: {
      menu: `0 24px 48px -12px ${veil(navy[950], 0.45)}`,
      chat: `0 8px 24px -6px ${veil(navy[950], 0.5)}`,
      ring: '0 0 0 6px #fff',
    },
    zIndex: { 1: '1', chat: '30', ribbon: '35', bar: '40', panel: '50', skip: '60' },
    spacing: {
      ...spacing,
      gutter: 'var(--gutter)',
      gap: 'var(--gap)',
      section: 'clamp(4rem, 2.4rem + 6vw, 7.5rem)',
      head: 'clamp(28px, 3vw, 44px)',
      work: 'clamp(44px, 5vw, 80px)',
      topic: 'clamp(48px, 6.4vw, 100px)',
      /** Kept free at both ends of a row of clients or partners. */
      emblems: `${logoSliderPaddingPx}px`,
    },
    extend: {
      maxWidth: { content: '1280px', wrap: 'calc(1280px + 2 * var(--gutter))' },
      transitionDuration: { fast: '160ms', base: '280ms', slow: '640ms' },
      transitionTimingFunction: { steel: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    },
  },
} satisfies Config;

export default config;
