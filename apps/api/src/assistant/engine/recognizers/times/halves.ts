import type { Reading } from '../../tokens/reading.ts';
import { halves, rangeJoins } from '../../words/times.ts';

/** The stated half of the day of a time. `day24` is the 24-hour clock; null means that no half is stated. */
export type Half = 'am' | 'pm' | 'night' | 'day24' | null;

const HALF_WORDS_MAX = 4;

/**
 * Recognizes `a` and `p` as halves of the day if no word follows that they could belong to: "nine thirty p to five thirty
 * a".
 */
const isLetterAlone = (reading: Reading, index: number) => {
  const next = reading.at(index + 1);
  if (next === undefined || next.kind === 'mark') return true;
  return reading.norm(index) === 'p' && reading.phrase(index + 1, rangeJoins) > 0;
};

/** Reads the half of the day at an index, with the index after it. */
export function readHalf(reading: Reading, index: number): { half: Half; to: number } {
  const first = reading.at(index);
  if (first === undefined) return { half: null, to: index };
  // Matches `7a`, `3p` and `a.m.`: a single letter must follow the number without a space, or have periods.
  if (first.norm === 'a' || first.norm === 'p') {
    const half = first.norm === 'a' ? 'am' : 'pm';
    if (reading.norm(index + 1) === '.' && reading.norm(index + 2) === 'm') {
      return { half, to: reading.norm(index + 3) === '.' ? index + 4 : index + 3 };
    }
    if (!first.isSpaced) return { half, to: index + 1 };
    if (reading.norm(index + 1) === 'm') return { half, to: index + 2 };
    if (isLetterAlone(reading, index)) return { half, to: index + 1 };
    return { half: null, to: index };
  }
  let phrase = '';
  for (let size = 1; size <= HALF_WORDS_MAX; size += 1) {
    phrase = size === 1 ? first.norm : `${phrase} ${reading.norm(index + size - 1)}`;
    const half = halves.get(phrase);
    if (half !== undefined) return { half, to: index + size };
  }
  return { half: null, to: index };
}
