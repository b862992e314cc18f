/** Returns the value that a share of the values does not exceed; 0.5 gives the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Durations in milliseconds. */
export interface Times {
  p50: number;
  p95: number;
}

export const timesOf = (values: readonly number[]): Times => ({
  p50: median(values),
  p95: quantile(values, 0.95),
});

/** Runs a task and returns its duration in milliseconds. */
export async function timed(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

/** Number of rounds that are not measured, for caches and compiler. */
const WARM_UP = 10;

/**
 * Runs tasks in turns, so that a busy machine slows all of them equally. Returns the times of each task.
 * @param rounds number of runs per task
 */
export async function timesInTurns(
  tasks: readonly (() => Promise<unknown>)[],
  rounds: number,
): Promise<Times[]> {
  const durations: number[][] = tasks.map(() => []);
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const places = [...tasks.keys()];
    for (const index of round % 2 === 0 ? places : places.reverse()) {
      const task = tasks[index];
      if (!task) continue;
      const ms = await timed(task);
      if (round >= 0) durations[index]?.push(ms);
    }
  }
  return durations.map(timesOf);
}

/** Returns the best of several measurements, which excludes the effects of other work on the machine. */
export const best = (measured: readonly Times[]): Times => ({
  p50: Math.min(...measured.map(({ p50 }) => p50)),
  p95: Math.min(...measured.map(({ p95 }) => p95)),
});
