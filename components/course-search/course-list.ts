/** What the course search does to the list that the server rendered. */
import { isUnderPointer } from '../ui/media';
import { findWords, hasWords, isSameName } from './find-courses';

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

/** Whether the focus shows in an element; browsers before 2022 do not tell, and show it after a click too. */
function showsFocus(element: Element): boolean {
  try {
    return element.querySelector(':focus-visible') !== null;
  } catch {
    return element.contains(document.activeElement);
  }
}

/**
 * Scrolls the group list, where it is longer than the window, so that the link can be seen; never the page, and not
 * under the pointer of a visitor who scrolls the list, nor under the focus of one who goes through it by keyboard.
 */
function showInItsList(link: Element): void {
  const nav = link.closest('nav') as HTMLElement;
  if (isUnderPointer(nav) || showsFocus(nav)) return;
  const box = nav.getBoundingClientRect();
  const { top, bottom, height } = link.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) nav.scrollTop += top - box.top - (box.height - height) / 2;
}

/** A group is being read once it begins above this share of the window. */
const readAbove = 0.26;

/** Marks the link of the group being read: the last that begins above the line; above them all the first. */
function markGroup(list: Element): void {
  const groups = Array.from(list.querySelectorAll('[data-group]:not([hidden])'));
  const line = innerHeight * readAbove + 1;
  const read = groups.filter((group) => group.getBoundingClientRect().top < line).pop() || groups[0];
  for (const link of list.querySelectorAll('nav a')) {
    if (!read || link.getAttribute('href') !== `#${read.id}`) link.removeAttribute('aria-current');
    else if (!link.hasAttribute('aria-current')) {
      link.setAttribute('aria-current', 'true');
      showInItsList(link);
    }
  }
}

/**
 * Marks the link of the group being read, now and whenever the beginning of one passes the line; in a jump over all
 * of them too.
 *
 * @param list holds the links, in a `nav`, and the groups, `[data-group]`
 * @returns ends it
 */
export function watchGroups(list: Element): (() => void) | undefined {
  if (!('IntersectionObserver' in window)) return undefined;
  // All that is above the line is in view for it.
  const rootMargin = `99999px 0px ${100 * readAbove - 100}% 0px`;
  const observer = new IntersectionObserver(() => markGroup(list), { rootMargin });
  for (const group of list.querySelectorAll('[data-group]')) observer.observe(group);
  return () => observer.disconnect();
}

/** Says before a group's number of courses how many of them are shown, as in `1 of 30 courses`; nothing for ''. */
function sayHowMany(number: Element, words: string): void {
  number.querySelector('span')?.remove();
  if (!words) return;
  const part = document.createElement('span');
  part.textContent = `${words} `;
  number.insertBefore(part, number.firstChild);
}

/**
 * Shows what a group holds for the words, marks them, and counts what is shown.
 *
 * @param list  holds the group, and links to groups in a `nav`
 * @param parts says how many of a group's courses are shown where not all are
 */
export function showMatches(
  list: Element,
  group: HTMLElement,
  words: readonly string[],
  parts: (count: number) => string,
): number {
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
  let last = -1;
  rows.forEach((row, place) => {
    const { item, title } = row;
    item.hidden = !found.includes(row);
    if (item.hidden) return;
    // Each keeps its number in the whole list; the style sheet counts by this name.
    if (place > last + 1) item.style.counterIncrement = `item ${place - last}`;
    else item.removeAttribute('style');
    last = place;
    mark(isWider && !name ? item : title, words);
  });
  const { length } = found;
  group.hidden = length === 0;
  const link = list.querySelector(`nav a[href="#${group.id}"]`);
  if (link) (link.parentElement as HTMLElement).hidden = group.hidden;
  const numbers = [group.querySelector('.course-group-head > span'), link?.lastElementChild];
  for (const number of numbers) if (number) sayHowMany(number, length < rows.length ? parts(length) : '');
  return length;
}
