'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Slot } from '../island/Slot';
import { fill } from '../ui/fill';
import { Icon } from '../ui/Icon';
import { sitePath } from '../ui/site-path';
import { findWords, hasWords, isSameName, queryWords } from './find-courses';

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

/** Puts the element's text back as it was. */
function unmark(element: Element): void {
  for (const marked of element.querySelectorAll('mark')) marked.replaceWith(marked.textContent ?? '');
  element.normalize();
}

/** Marks the words found in an element without marks. */
function mark(element: Element, words: readonly string[]): void {
  const found = findWords(element.textContent ?? '', words);
  // As it is for every row when the page starts, with nothing typed yet.
  if (found.length === 0) return;
  const texts: Text[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  let offset = 0;
  for (const text of texts) {
    const length = text.data.length;
    // Backwards, so that splitting the text leaves the earlier places where they are.
    for (const [start, end] of found.slice().reverse()) {
      const from = Math.max(start - offset, 0);
      const to = Math.min(end - offset, length);
      if (from >= to) continue;
      const part = text.splitText(from);
      part.splitText(to - from);
      const box = document.createElement('mark');
      part.replaceWith(box);
      box.appendChild(part);
    }
    offset += length;
  }
}

/**
 * Scrolls the group list, where it is longer than the window, so that the link can be seen; never the page, and not
 * under the pointer of a visitor who scrolls the list.
 */
function showInItsList(link: Element): void {
  const nav = link.closest('nav') as HTMLElement;
  if (nav.matches(':hover') && matchMedia('(hover: hover)').matches) return;
  const box = nav.getBoundingClientRect();
  const { top, bottom, height } = link.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) nav.scrollTop += top - box.top - (box.height - height) / 2;
}

/** Shows what a group holds for the words, marks them, and counts what is shown. */
function showMatches(group: HTMLElement, words: readonly string[]): number {
  const name = group.querySelector('h2:not([data-entry])');
  const isNamed = name !== null && isSameName(name.textContent ?? '', words);
  const rows = Array.from(group.querySelectorAll('li'), (item) => {
    const title = item.querySelector('[data-entry]') || item;
    return { item, title, text: title.textContent ?? '' };
  });
  let found = rows.filter(({ text }) => hasWords(text, words));
  // No title has them all: those that do together with the group's name, or with what stands below a name.
  const isWider = isNamed || found.length === 0;
  if (isWider) {
    found = rows.filter(({ item, text }) =>
      hasWords(name ? `${name.textContent} ${text}` : (item.textContent ?? ''), words),
    );
  }
  unmark(group);
  if (name && isWider) mark(name, words);
  for (const { item } of rows) item.hidden = true;
  for (const { item, title } of found) {
    item.hidden = false;
    mark(isWider && !name ? item : title, words);
  }
  group.hidden = found.length === 0;
  return found.length;
}

/**
 * Finds courses in the list the server rendered (design system: Catalogue).
 *
 * C1 Every word typed must stand in a course title; matches are marked, groups without a match are hidden. A group's
 *    whole name finds all of it. Where no title of a group has all words, its name counts too, and in a list of names
 *    what stands below each.
 * C2 A status line says how many were found, or offers to clear the search or to ask.
 * C3 The link of the group being read is marked in the group list, and in view there.
 * C4 Without script the box is absent and the list is complete; print always shows all of it, unmarked.
 * C5 What was typed before script ran is searched for once it does.
 */
export function CourseSearch({ words, askHref, children }: CourseSearchProps) {
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [count, setCount] = useState(0);
  const shown = query.trim();

  // What was typed before script ran, or brought back by Back.
  useLayoutEffect(() => setQuery(box.current?.value ?? ''), []);

  // Before the next paint, so that the status line never shows a count of the query before.
  useLayoutEffect(() => {
    const list = root.current?.nextElementSibling;
    if (!list) return;
    const wanted = queryWords(query);
    let total = 0;
    for (const group of list.querySelectorAll<HTMLElement>('[data-group]')) {
      total += showMatches(group, wanted);
      const link = list.querySelector<HTMLElement>(`nav a[href="#${group.id}"]`)?.parentElement;
      if (link) link.hidden = group.hidden;
    }
    setCount(total);
  }, [query]);

  useEffect(() => {
    const list = root.current?.nextElementSibling;
    if (!list || !('IntersectionObserver' in window)) return;
    // The group that crosses a line a quarter down the window is the one being read.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const link = list.querySelector(`nav a[href="#${target.id}"]`);
          if (!link) continue;
          if (!isIntersecting) link.removeAttribute('aria-current');
          else {
            link.setAttribute('aria-current', 'true');
            showInItsList(link);
          }
        }
      },
      { rootMargin: '-25% 0px -74% 0px' },
    );
    for (const group of list.querySelectorAll('[data-group]')) observer.observe(group);
    return () => observer.disconnect();
  }, []);

  const clear = () => {
    setQuery('');
    if (!box.current) return;
    box.current.value = '';
    box.current.focus();
  };

  const asks = queryWords(query).length > 0;
  const line = !asks
    ? words.total
    : fill(count === 0 ? words.none : count === 1 ? words.one : words.many, { count, query: shown });

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
              className="h-14 w-full rounded-field border-[1.5px] border-field bg-white ps-13 pe-4 text-emphasis"
              onInput={(event) => setQuery(event.currentTarget.value)}
            />
          </div>
        </div>
        <button type="button" className="btn btn-dark" onClick={() => print()}>
          <Icon name="print" />
          <span>{words.print}</span>
        </button>
        <p role="status" className="wrap-anywhere text-ink-700 md:col-span-2">
          {/* A text that changes is its element's key (README: How an island works). */}
          <span key={line}>{line}</span>
          {asks && count === 0 && (
            <span>
              {' '}
              <button type="button" className="text-link" onClick={clear}>
                {words.clear}
              </button>
              {` ${words.or} `}
              <a href={sitePath(askHref)} className="text-link">
                {words.ask}
              </a>
              .
            </span>
          )}
        </p>
      </div>
      <Slot className="contents">{children}</Slot>
    </>
  );
}
