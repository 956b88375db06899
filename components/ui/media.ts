/** What the visitor's settings and pointer say, asked anew each time: both may change while a page is open. */

/** The wish for less motion, to watch (WCAG 2.3.3). */
export const lessMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the visitor wants less motion now. */
export const wantsLessMotion = (): boolean => lessMotion().matches;

/** Whether the main pointer can hover; a finger cannot. */
export const canHover = (): boolean => matchMedia('(hover: hover)').matches;

/** Whether a pointer that can hover is over the element: after a touch, browsers call what was touched hovered too. */
export const isUnderPointer = (element: Element): boolean => element.matches(':hover') && canHover();

/** Whether two fingers have made the page larger than its window: what moves sideways then moves the view over it. */
export const isZoomedIn = (): boolean => (window.visualViewport?.scale ?? 1) > 1;
