/** Listening to events with the undoing at hand, so that none can be forgotten (house style: Components). */

type Undo = () => void;

/** The events of a target by their names. */
type EventsOf<Target> = Target extends Window
  ? WindowEventMap
  : Target extends Document
    ? DocumentEventMap
    : Target extends MediaQueryList
      ? MediaQueryListEventMap
      : Target extends VisualViewport
        ? VisualViewportEventMap
        : HTMLElementEventMap;

/** Listens for events of one type. Returns what ends it. */
export function listen<
  Target extends Window | Document | HTMLElement | MediaQueryList | VisualViewport,
  Type extends keyof EventsOf<Target> & string,
>(
  target: Target,
  type: Type,
  handler: (event: EventsOf<Target>[Type]) => void,
  options?: boolean | AddEventListenerOptions,
): Undo {
  // The map above says what the handler is given, which the general form cannot.
  const listener = handler as EventListener;
  target.addEventListener(type, listener, options);
  return () => target.removeEventListener(type, listener, options);
}

/** One undo for several, in this order; what is not there, since this browser lacks what it would listen to, is left out. */
export function undoAll(...undos: readonly (Undo | false | null | undefined)[]): Undo {
  return () => {
    for (const undo of undos) if (undo) undo();
  };
}
