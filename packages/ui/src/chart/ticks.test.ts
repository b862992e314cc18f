import { expect, it } from 'vitest';
import { ticksTo } from './ticks.ts';

it.each([
  [61, [0, 20, 40, 60, 80]],
  [4, [0, 1, 2, 3, 4]],
  [0.7, [0, 0.2, 0.4, 0.6, 0.8]],
  [128_432, [0, 50_000, 100_000, 150_000]],
  [0, [0, 1]],
])('returns round ticks up to at least %d', (highest, ticks) => expect(ticksTo(highest)).toEqual(ticks));
