import type { TokenizedText } from '../../tokens/reading.ts';
import { dayHalves, rangeJoins } from '../../words/times.ts';

/** The stated half of the day of a time. `day24` is the 24-hour clock; null means that no half is stated. */
export type DayHalf = 'am' | 'pm' | 'night' | 'day24' | null;

const HALF_WORDS_MAX = 4;

/**
 * Recognizes `a` and `p` as halves of the day if no word follows that they could belong to: "nine thirty p to five thirty
 * a".
 */
const isLetterAlone = (reading: TokenizedText, index: number) => {
  const next = reading.tokenAt(index + 1);
  if (next === undefined || next.kind === 'mark') return true;
  return reading.normalizedAt(index) === 'p' && reading.phraseLengthAt(index + 1, rangeJoins) > 0;
};

/** Reads the half of the day at an index, with the index after it. */
export function readHalf(reading: TokenizedText, index: number): { half: DayHalf; to: number } {
  const first = reading.tokenAt(index);
  if (first === undefined) return { half: null, to: index };
  // Matches `7a`, `3p` and `a.m.`: a single letter must follow the number without a space, or have periods.
  if (first.norm === 'a' || first.norm === 'p') {
    const half = first.norm === 'a' ? 'am' : 'pm';
    if (reading.normalizedAt(index + 1) === '.' && reading.normalizedAt(index + 2) === 'm') {
      return { half, to: reading.normalizedAt(index + 3) === '.' ? index + 4 : index + 3 };
    }
    if (!first.isSpaced) return { half, to: index + 1 };
    if (reading.normalizedAt(index + 1) === 'm') return { half, to: index + 2 };
    if (isLetterAlone(reading, index)) return { half, to: index + 1 };
    return { half: null, to: index };
  }
  let phrase = '';
  for (let size = 1; size <= HALF_WORDS_MAX; size += 1) {
    phrase = size === 1 ? first.norm : `${phrase} ${reading.normalizedAt(index + size - 1)}`;
    const half = dayHalves.get(phrase);
    if (half !== undefined) return { half, to: index + size };
  }
  return { half: null, to: index };
}
