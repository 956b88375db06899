/** Hexagon before an entry of a short list (design system: Our Approach). */
export function HexBullet() {
  return <span className="hexagon h-[10.4px] w-3 flex-none bg-orange-500" aria-hidden="true" />;
}
