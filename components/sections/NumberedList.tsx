import type { ListItem } from '@/content/types';
import { Words } from '../ui/Words';

type NumberedListProps = {
  items: readonly ListItem[];
};

/** Numbered list of offered items, some with bullet sub-points (specification section 2, detail pages). */
export function NumberedList({ items }: NumberedListProps) {
  return (
    <ol className="scope">
      {items.map(({ id, name, contents }) => (
        <li key={id}>
          <h3 className="text-item type-sub">
            <Words>{name}</Words>
          </h3>
          {contents && (
            <ul className="col-start-2 mt-2.5 grid gap-1.5 text-ink-700">
              {contents.map((point) => (
                <li key={point.id} className="relative ps-6">
                  <span
                    className="hexagon absolute left-0.5 top-[0.56em] h-[7.8px] w-[9px] bg-orange-500"
                    aria-hidden="true"
                  />
                  <Words>{point.content}</Words>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
