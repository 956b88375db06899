import type { CSSProperties } from 'react';
import { fitLines } from './fit-lines';
import { colours, gutterPx, textFootPx } from './tokens';

type CardTextProps = { title: string; line: string; brand: string };

/** Widest line, px: past it the scrim lets the picture through. */
const textWidthPx = 640;

/** Archivo comes in one width here; headlines of the site are a little wider (design system: Type). */
const stretch = { headline: 1.08, brand: 1.14 };

const wide = (by: number): CSSProperties => ({ transform: `scaleX(${by})`, transformOrigin: 'left' });

/** The renderer keeps no kerning between words unless the space belongs to them. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00A0');

/** Words of a share card, drawn by the renderer behind `next/og`: flex boxes and inline styles only. */
export function CardText({ title, line, brand }: CardTextProps) {
  const headline = fitLines(title, textWidthPx / stretch.headline, [
    { lines: 1, size: 92, least: 80 },
    { lines: 2, size: 84, least: 66 },
    { lines: 3, size: 72, least: 0 },
  ]);
  const below = fitLines(line, textWidthPx, [
    { lines: 1, size: 30, least: 30 },
    { lines: 2, size: 30, least: 28 },
    { lines: 3, size: 28, least: 0 },
  ]);
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        width: '100%',
        height: '100%',
        padding: `0 0 ${textFootPx}px ${gutterPx}px`,
        fontFamily: 'Archivo',
      }}
    >
      <div
        style={{
          position: 'absolute',
          left: gutterPx + 68,
          top: 62,
          fontSize: 36,
          fontWeight: 700,
          letterSpacing: '-0.02em',
          color: colours.white,
          ...wide(stretch.brand),
        }}
      >
        {unbroken(brand)}
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          fontSize: headline.size,
          fontWeight: 600,
          lineHeight: 1.06,
          letterSpacing: '-0.022em',
          color: colours.white,
          ...wide(stretch.headline),
        }}
      >
        {headline.lines.map((words) => (
          <div key={words}>{unbroken(words)}</div>
        ))}
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          marginTop: 24,
          fontSize: below.size,
          fontWeight: 400,
          lineHeight: 1.36,
          color: colours.haze,
        }}
      >
        {below.lines.map((words) => (
          <div key={words}>{unbroken(words)}</div>
        ))}
      </div>
    </div>
  );
}
