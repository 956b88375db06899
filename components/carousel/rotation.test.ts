import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  initialRotation,
  isPaused,
  isTurning,
  liveMode,
  type PassingReason,
  type RotationAction,
  type RotationState,
  rotation,
} from './rotation';

const run = (count: number, ...actions: RotationAction[]) => actions.reduce(rotation, initialRotation(count));
const hold = (reason: PassingReason): RotationAction => ({ type: 'hold', reason });
const release = (reason: PassingReason): RotationAction => ({ type: 'release', reason });
const tick: RotationAction = { type: 'tick' };
const next: RotationAction = { type: 'next' };
const previous: RotationAction = { type: 'previous' };
const toggle: RotationAction = { type: 'toggleVisitorPause' };
const goTo = (index: number): RotationAction => ({ type: 'goTo', index });

const comingAndGoing: PassingReason[] = ['hover', 'touch', 'focus', 'hidden', 'outOfView'];
const allReasons: PassingReason[] = [...comingAndGoing, 'reducedMotion'];

describe('turning by itself', () => {
  it('starts at the first slide, turning', () => {
    expect([initialRotation(3).index, isTurning(initialRotation(3))]).toEqual([0, true]);
  });

  it('moves on one slide a tick', () => {
    expect(run(3, tick).index).toBe(1);
  });

  it('wraps to the first slide', () => {
    expect(run(3, tick, tick, tick).index).toBe(0);
  });

  it('leaves the interval as it is', () => {
    expect(run(3, tick).epoch).toBe(0);
  });

  it.each([0, 1])('does not turn %i slides', (count) => {
    expect(isTurning(initialRotation(count))).toBe(false);
  });

  it.each(allReasons)('stands still while held by %s', (reason) => {
    expect(run(3, hold(reason), tick).index).toBe(0);
  });

  it.each(allReasons)('turns again once released by %s', (reason) => {
    expect(isTurning(run(3, hold(reason), release(reason)))).toBe(true);
  });

  it('stands still when the pointer leaves but focus is still inside', () => {
    expect(isTurning(run(3, hold('focus'), hold('hover'), release('hover')))).toBe(false);
  });
});

describe('manual steps', () => {
  it.each([
    ['next', next, 1],
    ['previous, wrapping', previous, 2],
    ['goTo', goTo(2), 2],
    ['goTo beyond the end, wrapping', goTo(4), 1],
    ['goTo before the start, wrapping', goTo(-1), 2],
  ])('%s moves', (_, action, index) => {
    expect(run(3, action).index).toBe(index);
  });

  it('next wraps to the first slide', () => {
    expect(run(3, goTo(2), next).index).toBe(0);
  });

  it.each([next, previous, goTo(1), goTo(0)])('$type starts the full interval again', (action) => {
    expect(run(3, action).epoch).toBe(1);
  });

  it('work while standing still', () => {
    expect(run(3, hold('hover'), toggle, next).index).toBe(1);
  });

  it('leave the visitor’s pause', () => {
    expect(isPaused(run(3, toggle, next))).toBe(true);
  });

  it.each([next, previous, goTo(1), tick])('$type changes nothing with one slide', (action) => {
    const state = initialRotation(1);
    expect(rotation(state, action)).toBe(state);
  });
});

describe('reasons to stand still', () => {
  it('hold twice is hold once', () => {
    const state = run(3, hold('hover'));
    expect(rotation(state, hold('hover'))).toBe(state);
  });

  it('releasing what does not hold changes nothing', () => {
    const state = initialRotation(3);
    expect(rotation(state, release('hover'))).toBe(state);
  });

  it('a tick while standing still changes nothing', () => {
    const state = run(3, hold('hidden'));
    expect(rotation(state, tick)).toBe(state);
  });
});

describe('the pause button', () => {
  it('pauses', () => {
    expect(isTurning(run(3, toggle))).toBe(false);
  });

  it('plays again', () => {
    expect(isTurning(run(3, toggle, toggle))).toBe(true);
  });

  it.each(comingAndGoing)('keeps the pause through %s', (reason) => {
    expect(isTurning(run(3, toggle, hold(reason), release(reason)))).toBe(false);
  });

  it('keeps the pause when reduced motion is switched on and off', () => {
    expect(isTurning(run(3, toggle, hold('reducedMotion'), release('reducedMotion')))).toBe(false);
  });

  it('starts what reduced motion stopped', () => {
    expect(isTurning(run(3, hold('reducedMotion'), toggle))).toBe(true);
  });

  it('lifts the visitor’s pause and reduced motion at once', () => {
    expect(run(3, toggle, hold('reducedMotion'), toggle).reasons).toEqual([]);
  });

  it.each(['hidden', 'outOfView'] as const)('leaves %s when it plays', (reason) => {
    expect(run(3, hold(reason), hold('reducedMotion'), toggle).reasons).toEqual([reason]);
  });

  it.each(['hover', 'focus'] as const)('plays at once under the %s that pressed it', (reason) => {
    expect(isTurning(run(3, hold(reason), toggle, toggle))).toBe(true);
    expect(isTurning(run(3, hold(reason), hold('reducedMotion'), toggle))).toBe(true);
  });

  it.each(['hover', 'focus'] as const)('is held again by the next %s after Play', (reason) => {
    expect(isTurning(run(3, hold(reason), toggle, toggle, release(reason)))).toBe(true);
    expect(isTurning(run(3, hold(reason), toggle, toggle, hold(reason)))).toBe(false);
  });

  it('pauses under the pointer', () => {
    expect(isTurning(run(3, hold('hover'), toggle, release('hover')))).toBe(false);
  });

  it('shows Play after the visitor paused', () => {
    expect(isPaused(run(3, toggle))).toBe(true);
  });

  it('shows Play under reduced motion', () => {
    expect(isPaused(run(3, hold('reducedMotion')))).toBe(true);
  });

  it.each(comingAndGoing)('shows Pause while held by %s', (reason) => {
    expect(isPaused(run(3, hold(reason)))).toBe(false);
  });
});

describe('what is spoken', () => {
  it('is off while turning', () => {
    expect(liveMode(initialRotation(3))).toBe('off');
  });

  it.each(comingAndGoing)('is polite while held by %s', (reason) => {
    expect(liveMode(run(3, hold(reason)))).toBe('polite');
  });
});

describe('any sequence of actions', () => {
  const reason = fc.constantFrom(...allReasons);
  const action: fc.Arbitrary<RotationAction> = fc.oneof(
    fc.constantFrom(tick, next, previous, toggle),
    fc.integer({ min: -20, max: 20 }).map(goTo),
    reason.map(hold),
    reason.map(release),
  );
  const sequence = fc.array(action, { maxLength: 60 });
  const count = fc.integer({ min: 0, max: 8 });

  /** Checks each step of each generated run. */
  const everyStep = (check: (before: RotationState, done: RotationAction, now: RotationState) => void) =>
    fc.assert(
      fc.property(count, sequence, (slides, actions) => {
        let state = initialRotation(slides);
        for (const done of actions) {
          const now = rotation(state, done);
          check(state, done, now);
          state = now;
        }
      }),
      { numRuns: 500 },
    );

  it('keeps the index on a slide', () => {
    everyStep((_, __, now) => {
      expect(now.index >= 0 && now.index < Math.max(1, now.count) && Number.isInteger(now.index)).toBe(true);
    });
  });

  it('sets and lifts the visitor’s pause by the button only', () => {
    everyStep((before, done, now) => {
      if (done.type !== 'toggleVisitorPause') {
        expect(now.reasons.includes('visitor')).toBe(before.reasons.includes('visitor'));
      }
    });
  });

  it('swaps the button’s label at each press', () => {
    everyStep((before, done, now) => {
      if (done.type === 'toggleVisitorPause') expect(isPaused(now)).toBe(!isPaused(before));
    });
  });

  it('never moves by itself while a reason stands', () => {
    everyStep((before, done, now) => {
      if (done.type === 'tick' && before.reasons.length > 0) expect(now).toBe(before);
    });
  });

  it('starts the interval again at manual steps only', () => {
    everyStep((before, done, now) => {
      const isManual = ['next', 'previous', 'goTo'].includes(done.type) && before.count > 1;
      expect(now.epoch - before.epoch).toBe(isManual ? 1 : 0);
    });
  });

  it('holds no reason twice', () => {
    everyStep((_, __, now) => {
      expect(new Set(now.reasons).size).toBe(now.reasons.length);
    });
  });

  it('leaves the state it was given as it was', () => {
    fc.assert(
      fc.property(count, sequence, action, (slides, actions, last) => {
        const state = actions.reduce(rotation, initialRotation(slides));
        const copy = structuredClone(state);
        rotation(state, last);
        expect(state).toEqual(copy);
      }),
    );
  });
});
