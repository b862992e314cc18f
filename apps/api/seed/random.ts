/** A pseudorandom number generator. The same seed results in the same numbers. */
export interface Random {
  /** Returns a number from 0 up to but not including 1. */
  next(): number;
  /** Returns an integer. Both ends are included. */
  between(least: number, max: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  /** Returns true with the probability `share`. */
  chance(share: number): boolean;
}

/** Creates a Mulberry32 generator: one 32-bit state, enough for generated data. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, max: number) => least + Math.floor(next() * (max - least + 1));
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
  };
}
