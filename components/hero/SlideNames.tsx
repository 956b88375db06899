import { clsx } from 'clsx';
import { HexBullet } from '../ui/HexBullet';

type SlideNamesProps = {
  names: readonly string[];
  columns: 2 | 3;
};

/** First names of a category on its slide, in two or three columns (specification section 9). */
export function SlideNames({ names, columns }: SlideNamesProps) {
  return (
    <ul
      className={clsx(
        'grid w-full content-start gap-x-8',
        columns === 3 ? 'md:grid-cols-3' : 'md:grid-cols-2',
      )}
    >
      {names.map((name) => (
        <li key={name} className="flex items-center gap-3 border-t border-edge-navy py-2.5">
          <HexBullet />
          {name}
        </li>
      ))}
    </ul>
  );
}
