import { canHover } from '../ui/media';

/**
 * Pointer events for browsers that have none (Safari before 13): those the islands listen to, made of the mouse's. Where
 * nothing can hover, of a touch: Safari makes no press of the mouse there from one of plain ground.
 */
if (!('PointerEvent' in window)) {
  const hovers = canHover();
  for (const type of hovers ? ['mouseenter', 'mouseleave', 'mouseover', 'mousedown'] : ['touchstart']) {
    document.addEventListener(
      type,
      (event) => {
        const pointer = new MouseEvent(hovers ? type.replace('mouse', 'pointer') : 'pointerdown', event);
        Object.defineProperty(pointer, 'pointerType', { value: hovers ? 'mouse' : 'touch' });
        event.target?.dispatchEvent(pointer);
      },
      true,
    );
  }
}
