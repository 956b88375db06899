'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Slot } from '../island/Slot';
import { fill } from '../ui/fill';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { showMatches, watchGroups } from './course-list';
import { queryWords } from './find-courses';

type CourseSearchProps = {
  words: {
    search: string;
    placeholder: string;
    print: string;
    /** Status line at rest, counts filled in. */
    total: string;
    /** Status lines while searching; braces `{count}` and `{query}`. */
    one: string;
    many: string;
    none: string;
    /** Before the number of a group's courses, where only some of them match; brace `{count}`. */
    part: string;
    clear: string;
    or: string;
    ask: string;
  };
  /** Where “ask us” leads. */
  askHref: string;
  /**
   * Links to groups in a `nav`, and the groups, `[data-group]`: each with its name, an `h2`, and a list of its
   * courses, whose titles are `[data-entry]` where they stand with other words. A list of names has only these, `h2`
   * with `[data-entry]`.
   */
  children?: ReactNode;
};

/**
 * The status line waits so long for the next letter, ms: screen readers stop speaking at each key, and of several
 * lines in a row they may drop the last.
 */
const statusDelayMs = 400;

/**
 * Finds courses in the list the server rendered.
 *
 * C1 Every word typed must stand in a course title; matches are marked, groups without a match are hidden. A group's
 *    whole name finds all of it. Where no title of a group has all words, its name counts too, and in a list of names
 *    what stands below each. A course keeps its number, and a group says how many of its courses match.
 *    (design system: Catalogue)
 * C2 A status line says how many were found, or offers to clear the search or to ask, once typing rests.
 *    (design system: Catalogue; WCAG 4.1.3)
 * C3 The link of the group being read is marked in the group list, and in view there; above them all the first.
 *    (design system: Catalogue)
 * C4 Without script the box is absent and the list is complete; print always shows all of it, unmarked.
 *    (design system: Catalogue, Print)
 * C5 What was typed before script ran is searched for once it does. (stack: islands)
 */
export function CourseSearch({ words, askHref, children }: CourseSearchProps) {
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [count, setCount] = useState(0);
  const [said, setSaid] = useState({ query, count });

  // What was typed before script ran, or brought back by Back.
  useLayoutEffect(() => setQuery(box.current?.value ?? ''), []);

  // Before the next paint: the list shows what was typed.
  useLayoutEffect(() => {
    const list = root.current?.nextElementSibling;
    if (!list) return;
    const wanted = queryWords(query);
    let total = 0;
    for (const group of list.querySelectorAll<HTMLElement>('[data-group]')) {
      total += showMatches(list, group, wanted, (count) => fill(words.part, { count }));
    }
    const index = list.querySelector<HTMLElement>('nav');
    if (index) index.hidden = total === 0;
    setCount(total);
  }, [query, words.part]);

  useEffect(() => {
    const timer = setTimeout(() => setSaid({ query, count }), statusDelayMs);
    return () => clearTimeout(timer);
  }, [query, count]);

  // Anew for each query: a search may hide the group that is marked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `query` as said
  useEffect(() => {
    const list = root.current?.nextElementSibling;
    return list ? watchGroups(list) : undefined;
  }, [query]);

  const clear = () => {
    setQuery('');
    if (!box.current) return;
    box.current.value = '';
    box.current.focus();
  };

  const asks = queryWords(said.query).length > 0;
  const line = !asks
    ? words.total
    : fill(said.count === 0 ? words.none : said.count === 1 ? words.one : words.many, {
        count: said.count,
        query: said.query.trim(),
      });

  return (
    <>
      <div ref={root} className="course-search script-only">
        <div className="md:col-span-1">
          <label htmlFor="course-query" className="type-strong">
            {words.search}
          </label>
          <div className="relative mt-2">
            <Icon name="search" className="absolute left-4 top-4 size-6 text-teal-700" />
            <input
              ref={box}
              id="course-query"
              type="search"
              autoComplete="off"
              placeholder={words.placeholder}
              className="text-emphasis"
              onInput={(event) => setQuery(event.currentTarget.value)}
            />
          </div>
        </div>
        <button type="button" className="btn btn-dark" onClick={() => print()}>
          <Icon name="print" />
          <span>{words.print}</span>
        </button>
        <p role="status" className="text-ink-700 md:col-span-2">
          {/* A text that changes is its element's key (README: How an island works). */}
          <span key={line}>{line}</span>
          {asks && said.count === 0 && (
            <span>
              {' '}
              <button type="button" className="text-link" onClick={clear}>
                {words.clear}
              </button>
              {` ${words.or} `}
              <Link href={askHref} className="text-link">
                {words.ask}
              </Link>
              .
            </span>
          )}
        </p>
      </div>
      <Slot className="contents">{children}</Slot>
    </>
  );
}
