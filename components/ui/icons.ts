/** Names of the icons in the page's sprite (`IconSprite`). */
export const iconNames = [
  'arrow-right',
  'arrow-left',
  'caret',
  'menu',
  'close',
  'pause',
  'play',
  'pin',
  'phone',
  'mail',
  'clock',
  'map',
  'search',
  'print',
  'chat',
  'alert',
  'check',
  'facebook',
  'linkedin',
  'instagram',
  'x',
] as const;

/** An icon of the sprite. */
export type IconName = (typeof iconNames)[number];
