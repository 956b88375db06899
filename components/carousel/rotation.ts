/**
 * The one rotation model of all heroes and carousels: what turns, what stands still, and why. It turns only while
 * no reason to stand still is left, so leaving with the pointer never starts what the visitor paused or what focus
 * still holds (Embla's own Autoplay does). Components keep the state and drive timers and Embla from it alone.
 */
type StandStillReason = PassingReason | 'visitor';

/** Reasons that come and go by themselves; the visitor's own is set and lifted by `toggleVisitorPause` alone. */
export type PassingReason = 'hover' | 'touch' | 'focus' | 'hidden' | 'reducedMotion' | 'outOfView';

/** Where a block stands, and what keeps it there. */
export type RotationState = {
  /** Slide shown, from 0. */
  index: number;
  count: number;
  /** Why it stands still; it turns while there is none. */
  reasons: readonly StandStillReason[];
  /**
   * Grows with `next`, `previous` and `goTo`: the timer starts its full interval again when it changes. A slider
   * tells every step by `goTo`, those of its own timer too.
   */
  epoch: number;
};

/** What can happen to a block: the timer, the visitor's buttons, and reasons that come and go. */
export type RotationAction =
  | { type: 'tick' }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'goTo'; index: number }
  | { type: 'hold'; reason: PassingReason }
  | { type: 'release'; reason: PassingReason }
  | { type: 'toggleVisitorPause' };

/** A block as it is served: its first slide, with nothing yet that holds it. */
export const initialRotation = (count: number): RotationState => ({ index: 0, count, reasons: [], epoch: 0 });

/** Whether its timer runs; one slide alone has nowhere to go. */
export const isTurning = ({ reasons, count }: RotationState): boolean => !reasons.length && count > 1;

const stopsForGood = (reason: StandStillReason) => reason === 'visitor' || reason === 'reducedMotion';

/** Reasons that the visitor's own Play does not lift: nobody would see it turn. */
const unseen = (reason: StandStillReason) => reason === 'hidden' || reason === 'outOfView';

/** Whether the button offers Play. Hover, touch and focus come and go, so they leave it at Pause. */
export const isPaused = ({ reasons }: RotationState): boolean => reasons.some(stopsForGood);

/** Value for `aria-live`: changes are spoken only when they come from the visitor. */
export const liveMode = (state: RotationState): 'off' | 'polite' => (isTurning(state) ? 'off' : 'polite');

/** Returns the same object when nothing changes. */
export function rotation(state: RotationState, action: RotationAction): RotationState {
  const { index, count, reasons } = state;
  const step = (to: number): RotationState =>
    count > 1 ? { ...state, index: ((to % count) + count) % count, epoch: state.epoch + 1 } : state;

  switch (action.type) {
    case 'tick':
      return isTurning(state) ? { ...state, index: (index + 1) % count } : state;
    case 'next':
      return step(index + 1);
    case 'previous':
      return step(index - 1);
    case 'goTo':
      return step(action.index);
    case 'hold':
      return reasons.includes(action.reason) ? state : { ...state, reasons: [...reasons, action.reason] };
    case 'release':
      return reasons.includes(action.reason)
        ? { ...state, reasons: reasons.filter((reason) => reason !== action.reason) }
        : state;
    // Play also lifts reduced motion, and the hover and focus that pressing it takes: whoever asks for it wants to
    // see it turn at once (ARIA practices: carousel). Both hold it again from the next time they come.
    case 'toggleVisitorPause':
      return { ...state, reasons: isPaused(state) ? reasons.filter(unseen) : [...reasons, 'visitor'] };
  }
}
