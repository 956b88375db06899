import { describe, expect, it } from 'vitest';
import { cutDescription, cutTitle, descriptionLimit, titleLimitPx, titleWidth } from './cut';

describe('a title in a search result', () => {
  it('is as wide as Arial at 20 px sets it', () => {
    expect(titleWidth('')).toBe(0);
    expect(titleWidth('Rope Access')).toBe(118);
    expect(titleWidth('iiii')).toBeLessThan(titleWidth('WWWW'));
  });

  it('stays whole while it fits', () => {
    expect(cutTitle('Rope Access | Brand')).toEqual({ shown: 'Rope Access | Brand', lost: '' });
  });

  it('is cut at a word, with room for the ellipsis, and nothing is lost between the halves', () => {
    const title = 'Offshore structures and cranes, repaired on station and tested before handover | Brand';
    const { shown, lost } = cutTitle(title);
    expect(`${shown} ${lost}`).toBe(title);
    expect(titleWidth(`${shown} …`)).toBeLessThanOrEqual(titleLimitPx);
    expect(titleWidth(`${shown} ${lost.split(' ')[0]} …`)).toBeGreaterThan(titleLimitPx);
  });

  it('keeps its first word, however long', () => {
    expect(cutTitle(`${'W'.repeat(80)} end`).lost).toBe('end');
    expect(cutTitle('W'.repeat(80))).toEqual({ shown: 'W'.repeat(80), lost: '' });
  });
});

describe('a description in a search result', () => {
  it('is cut after 160 characters, at a word', () => {
    const exact = `${'word '.repeat(31)}fives`;
    expect(exact).toHaveLength(descriptionLimit);
    expect(cutDescription(exact).lost).toBe('');
    const { shown, lost } = cutDescription(`${exact} more`);
    expect(`${shown} …`.length).toBeLessThanOrEqual(descriptionLimit);
    expect(lost).toBe('fives more');
  });
});
