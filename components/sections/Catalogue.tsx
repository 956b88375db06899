import type { CatalogueWords } from '@/content/pages';
import type { CourseGroup } from '@/content/training/category';
import { Island } from '../island/Island';
import { fill } from '../ui/fill';
import { CourseRow } from './CourseRow';

type CatalogueProps = {
  groups: readonly CourseGroup[];
  words: CatalogueWords;
  /** Two searches that find something in the list. */
  example: string;
  askHref: string;
};

/**
 * Course groups of a training category with all their courses (specification sections 2 and 3), a list of the
 * groups beside them, and a search box. Categories that list names only show the names in one list.
 */
export function Catalogue({ groups, words, example, askHref }: CatalogueProps) {
  const courses = groups.reduce((sum, group) => sum + (group.contents?.length ?? 0), 0);
  const namesOnly = courses === 0;
  const note = (days?: number, maxTrainees?: number) =>
    [
      days !== undefined && (days === 1 ? words.oneDay : fill(words.days, { count: days })),
      maxTrainees !== undefined && fill(words.maxTrainees, { count: maxTrainees }),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <section className="py-section">
      <div className={namesOnly ? 'wrap' : 'wrap columns-3-9'}>
        <Island
          name="course-search"
          props={{
            words: {
              search: words.search,
              placeholder: fill(words.placeholder, { example }),
              print: words.print,
              total: namesOnly
                ? fill(words.totalNames, { count: groups.length })
                : fill(words.total, { courses, groups: groups.length }),
              one: namesOnly ? words.found.oneName : words.found.one,
              many: namesOnly ? words.found.manyNames : words.found.many,
              none: namesOnly ? words.found.noName : words.found.none,
              clear: words.clear,
              or: words.or,
              ask: words.ask,
            },
            askHref,
          }}
        >
          {namesOnly ? (
            <div className="name-group mt-10" data-group="">
              <ol className="name-list">
                {groups.map(({ id, name, audience }) => (
                  <li key={id} id={id}>
                    <h2 className="text-item type-sub" data-entry="">
                      {name}
                    </h2>
                    <p className="col-start-2 mt-1.5 text-ink-700">{audience}</p>
                  </li>
                ))}
              </ol>
            </div>
          ) : (
            <>
              <nav aria-label={words.groups} className="group-nav print:hidden">
                <h2 className="mb-3.5 text-emphasis type-strong">{words.groups}</h2>
                <ul>
                  {groups.map(({ id, name, contents = [] }) => (
                    <li key={id}>
                      <a href={`#${id}`}>
                        <span>{name}</span>
                        <span className="flex-none font-[500] tabular-nums text-ink-500">
                          {contents.length}
                        </span>
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
                        {contents.length === 1
                          ? words.oneCourse
                          : fill(words.courses, { count: contents.length })}
                      </span>
                    </div>
                    <p className="max-w-[44em] py-3 text-ink-700">{audience}</p>
                    <ol className="course-list">
                      {contents.map((course) => (
                        <CourseRow
                          key={course.id}
                          title={course.content}
                          length={note(course.days, course.maxTrainees)}
                        />
                      ))}
                    </ol>
                  </section>
                ))}
              </div>
            </>
          )}
        </Island>
      </div>
    </section>
  );
}
