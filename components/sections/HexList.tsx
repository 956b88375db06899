import { clsx } from 'clsx';

/** Short list with hexagon bullets and hairlines (design system: Our Approach). */
export function HexList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={clsx('w-full', className)}>
      {items.map((item) => (
        <li key={item} className="flex items-center gap-3.5 border-t border-line py-3 font-[540]">
          <span className="hexagon h-[10.4px] w-3 flex-none bg-orange-500" aria-hidden="true" />
          {item}
        </li>
      ))}
    </ul>
  );
}
