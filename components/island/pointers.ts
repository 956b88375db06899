/**
 * Pointer events for browsers that have none (Safari before 13): those the islands listen to, made of the mouse's. Where
 * nothing can hover, the mouse's come from touches.
 */
if (!('PointerEvent' in window)) {
  for (const what of ['enter', 'leave', 'over', 'down']) {
    document.addEventListener(
      `mouse${what}`,
      (event) => {
        const pointer = new MouseEvent(`pointer${what}`, event);
        const pointerType = matchMedia('(hover: hover)').matches ? 'mouse' : 'touch';
        Object.defineProperty(pointer, 'pointerType', { value: pointerType });
        event.target?.dispatchEvent(pointer);
      },
      true,
    );
  }
}
