import { clsx } from 'clsx';
import { HexBullet } from '../ui/HexBullet';

type HexListProps = {
  items: readonly string[];
  className?: string;
};

/** Short list with hexagon bullets and hairlines (design system: Our Approach). */
export function HexList({ items, className }: HexListProps) {
  return (
    <ul className={clsx('w-full', className)}>
      {items.map((item) => (
        <li key={item} className="flex items-center gap-3.5 border-t border-line py-3 font-[540]">
          <HexBullet />
          {item}
        </li>
      ))}
    </ul>
  );
}
