import type { CatalogueWords } from '@/content/pages';
import type { Course, CourseGroup } from '@/content/training/category';
import { fill } from '../ui/fill';
import { Words } from '../ui/Words';
import { CourseRow } from './CourseRow';

type CourseGroupsProps = { groups: readonly CourseGroup[]; words: CatalogueWords };

/** Days and places of a course, where the specification gives them. */
function noteOf({ days, maxTrainees }: Course, words: CatalogueWords): string {
  return [
    days !== undefined && (days === 1 ? words.oneDay : fill(words.days, { count: days })),
    maxTrainees !== undefined && fill(words.maxTrainees, { count: maxTrainees }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Links to the groups of a category, and each group with its courses, for `CourseSearch`. */
export function CourseGroups({ groups, words }: CourseGroupsProps) {
  return (
    <>
      <nav aria-label={words.groups} className="group-nav print:hidden">
        <h2 className="mb-3.5 text-emphasis type-strong">{words.groups}</h2>
        <ul>
          {groups.map(({ id, name, contents = [] }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span>{name}</span>
                <span className="flex-none font-[500] tabular-nums text-ink-500">{contents.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-10 second:mt-0">
        {groups.map(({ id, name, audience, contents = [] }) => (
          <section key={id} id={id} data-group="" className="course-group">
            <div className="course-group-head">
              <h2 className="text-group type-title">{name}</h2>
              <span className="whitespace-nowrap tabular-nums text-ink-500">
                {contents.length === 1 ? words.oneCourse : fill(words.courses, { count: contents.length })}
              </span>
            </div>
            <p className="max-w-[44em] py-3 text-ink-700">
              <Words>{audience}</Words>
            </p>
            <ol className="course-list">
              {contents.map((course) => (
                <CourseRow key={course.id} title={course.content} note={noteOf(course, words)} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}
