/** Timers of at least so many ms are stopped; gestures and queries wait by shorter ones. */
const SHORTEST = 200;

/** The clock of a page that stands still. */
export interface StoppedClock {
  /** Moves it, fires the timers that are due, and lets the page draw what they change. */
  advance(ms: number): Promise<void>;
  /** Lets it run again; for the clean-up of a story's `beforeEach`. */
  restore(): void;
}

/** Stops `setTimeout` and `performance.now` of the page, so that a story need not sleep to see what time changes. */
export function stopClock(): StoppedClock {
  const real = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout };
  const realNow = performance.now.bind(performance);
  const stoppedAt = realNow();
  const timers = new Map<number, { at: number; fire: () => void }>();
  let passed = 0;
  // Negative, as those of the browser never are.
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
