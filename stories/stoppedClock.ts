/** Minimum delay in ms of the timers that are stopped. Gestures and queries use shorter ones. */
const SHORTEST = 200;

/** Clock of a page that only moves when the story advances it. */
export interface StoppedClock {
  /** Advances the clock, fires the due timers and lets the page render the changes. */
  advance(ms: number): Promise<void>;
  /** Restores the real clock, in the cleanup function of `beforeEach`. */
  restore(): void;
}

/** Stops `setTimeout` and `performance.now` of the page, so that a story need not wait to test time. */
export function stopClock(): StoppedClock {
  const real = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout };
  const realNow = performance.now.bind(performance);
  const stoppedAt = realNow();
  const timers = new Map<number, { at: number; fire: () => void }>();
  let passed = 0;
  // Negative ids, because the browser's ids are positive.
  let lastId = 0;

  Object.assign(window, {
    setTimeout(handler: () => void, ms = 0, ...values: []) {
      if (ms < SHORTEST) return real.setTimeout.call(window, handler, ms, ...values);
      lastId -= 1;
      timers.set(lastId, { at: passed + ms, fire: () => handler(...values) });
      return lastId;
    },
    clearTimeout(id: number) {
      if (!timers.delete(id)) real.clearTimeout.call(window, id);
    },
  });
  Object.assign(performance, { now: () => stoppedAt + passed });

  return {
    async advance(ms) {
      passed += ms;
      for (const [id, { at, fire }] of timers) {
        if (at > passed) continue;
        timers.delete(id);
        fire();
      }
      await new Promise((resolve) => requestAnimationFrame(() => real.setTimeout.call(window, resolve, 0)));
    },
    restore() {
      Object.assign(window, real);
      Object.assign(performance, { now: realNow });
      for (const { fire } of timers.values()) fire();
    },
  };
}
