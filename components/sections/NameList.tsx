import type { CourseGroup } from '@/content/training/category';
import { Words } from '../ui/Words';

type NameListProps = {
  groups: readonly CourseGroup[];
};

/** Subjects of a category that lists names only, in one list for `CourseSearch`. */
export function NameList({ groups }: NameListProps) {
  return (
    <div className="name-group mt-10" data-group="">
      <ol className="name-list">
        {groups.map(({ id, name, audience }) => (
          <li key={id} id={id}>
            <h2 className="text-item type-sub" data-entry="">
              <Words>{name}</Words>
            </h2>
            <p className="col-start-2 mt-1.5 text-ink-700">
              <Words>{audience}</Words>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
