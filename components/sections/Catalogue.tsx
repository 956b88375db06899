import type { CatalogueWords } from '@/content/pages';
import type { CourseGroup } from '@/content/training/category';
import { Island } from '../island/Island';
import { fill } from '../ui/fill';
import { CourseGroups } from './CourseGroups';
import { NameList } from './NameList';

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
              part: words.found.part,
              clear: words.clear,
              or: words.or,
              ask: words.ask,
            },
            askHref,
          }}
        >
          {namesOnly ? <NameList groups={groups} /> : <CourseGroups groups={groups} words={words} />}
        </Island>
      </div>
    </section>
  );
}
