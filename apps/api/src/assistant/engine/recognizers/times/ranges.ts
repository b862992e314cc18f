import type { Span, TokenizedText } from '../../tokens/reading.ts';
import { nextJobWords } from '../../words/jobs.ts';
import {
  betweenJoins,
  betweenWords,
  correctionFillers,
  corrections,
  hesitations,
  rangeDenials,
  rangeJoins,
  rangeOpeners,
  remarks,
} from '../../words/times.ts';
import { readTime, type SpokenTime } from './clocks.ts';

export interface TimeRange extends Span {
  start: SpokenTime;
  end: SpokenTime;
  /** The range begins with a word such as "from", or with a corrected time. */
  hasOpener: boolean;
}

/** Skips up to four marks. Returns the index after them. */
const afterMarks = (reading: TokenizedText, index: number): number => {
  let at = index;
  while ([',', '-', '—', '–', '…', '.', '?', ':'].includes(reading.normalizedAt(at)) && at < index + 4)
    at += 1;
  return at;
};

/** Returns the index of the corrected value if the words at an index announce a correction. */
export function afterCorrection(reading: TokenizedText, index: number): number | undefined {
  let at = afterMarks(reading, index);
  const hesitation = reading.phraseLengthAt(at, hesitations);
  if (hesitation > 0) at = afterMarks(reading, at + hesitation);
  let size = reading.phraseLengthAt(at, corrections);
  if (size === 0) return undefined;
  for (let count = 0; count < 3 && size > 0; count += 1) {
    at = afterMarks(reading, at + size);
    size = reading.phraseLengthAt(at, corrections);
  }
  for (let count = 0; count < 3; count += 1) {
    const filler = reading.phraseLengthAt(at, correctionFillers);
    if (filler === 0) break;
    at += filler;
  }
  return at;
}

/** Reads a time and its corrections. The last correction counts. */
export function readCorrectedClock(reading: TokenizedText, index: number): SpokenTime | undefined {
  let clock = readTime(reading, index);
  for (let count = 0; clock !== undefined && count < 3; count += 1) {
    const at = afterCorrection(reading, clock.to);
    const better = at === undefined ? undefined : readTime(reading, at);
    if (better === undefined || beginsRange(reading, better)) break;
    clock = {
      ...better,
      half: better.half ?? sameHalf(clock),
      isCertain: better.isCertain || clock.isCertain,
    };
  }
  return clock;
}

/** Distinguishes a correction of both times, "9 to 3, no, 8 to 4", from a correction of one time, "no, 4 to be exact". */
function beginsRange(reading: TokenizedText, clock: SpokenTime): boolean {
  const join = joinAt(reading, clock.to, false);
  return join > 0 && readTime(reading, clock.to + join) !== undefined;
}

/**
 * Returns the half of the day that a correction takes over from the corrected time. The 24-hour clock is not taken over.
 */
const sameHalf = ({ half }: SpokenTime) => (half === 'day24' ? null : half);

const joinAt = (reading: TokenizedText, index: number, isBetween: boolean): number =>
  reading.phraseLengthAt(index, rangeJoins) ||
  (isBetween ? reading.phraseLengthAt(index, betweenJoins) : 0) ||
  (['-', '–', '—'].includes(reading.normalizedAt(index)) ? 1 : 0);

/** Skips a remark before a time: "to, I want to say, two forty", "from, let me see, seven". */
function skipRemark(reading: TokenizedText, index: number): number {
  const at = reading.normalizedAt(index) === ',' ? index + 1 : index;
  const size = reading.phraseLengthAt(at, remarks);
  if (size === 0) return index;
  return reading.normalizedAt(at + size) === ',' ? at + size + 1 : at + size;
}

/** Reads a start and an end that are joined by words: `7 to 3:30 pm`, `de las 7 a las 3 y media`, `between 9 and 11`. */
function readOneRange(reading: TokenizedText, index: number): TimeRange | undefined {
  const opener = reading.phraseLengthAt(index, rangeOpeners);
  const isBetween = reading.phraseLengthAt(index, betweenWords) > 0;
  const first = opener > 0 ? skipRemark(reading, index + opener) : index;
  const start = readOpeningClock(reading, first);
  if (start === undefined) return undefined;
  // In "Nine, I mean eight, to four", a comma ends the correction.
  const isCorrected = readTime(reading, first)?.to !== start.to;
  const at = isCorrected && reading.normalizedAt(start.to) === ',' ? start.to + 1 : start.to;
  const join = joinAt(reading, at, isBetween);
  const end =
    join > 0 ? readCorrectedClock(reading, skipRemark(reading, at + join)) : readSecondOfTwo(reading, start);
  if (end === undefined) return undefined;
  // A corrected number is as certain to be a time as a number after "from".
  return { start, end, from: index, to: end.to, hasOpener: opener > 0 || isCorrected };
}

/**
 * Reads the end of a range without a joining word. Both times must state their half of the day: `7:00 AM 3:30 PM`, `6:30
 * am / 4:30 pm`.
 */
function readSecondOfTwo(reading: TokenizedText, start: SpokenTime): SpokenTime | undefined {
  if (start.half === null) return undefined;
  const at = ['/', ','].includes(reading.normalizedAt(start.to)) ? start.to + 1 : start.to;
  const end = readCorrectedClock(reading, at);
  const isPair = end !== undefined && end.from === at && end.half !== null && end.half !== start.half;
  return isPair && joinAt(reading, end.to, false) === 0 ? end : undefined;
}

/** Reads the start of a range. */
function readOpeningClock(reading: TokenizedText, index: number): SpokenTime | undefined {
  const clock = readCorrectedClock(reading, index);
  return clock !== undefined && clock.hour <= 24 ? clock : undefined;
}

/** Reads a time range and its corrections: "7 to 3, no, 8 to 4". The last correction counts. */
export function readRange(reading: TokenizedText, index: number): TimeRange | undefined {
  let range = readOneRange(reading, index);
  for (let count = 0; range !== undefined && count < 3; count += 1) {
    const at = afterCorrection(reading, range.to);
    const better = at === undefined ? undefined : readOneRange(reading, at);
    if (better === undefined) break;
    // The range includes the corrected words, so that no description begins with them.
    range = { ...better, from: range.from };
  }
  const repeated = range && readRepeatedRange(reading, range);
  return repeated ? { ...repeated, from: range?.from ?? index } : range;
}

/** Maximum distance from a range to its repetition, in words and marks. */
const AGAIN_REACH = 12;

/** Reads a range that is repeated after other words: "7 to 4, oh wait, I left early, 7 to 3", "not 7 to 3, 7 to 4". */
function readRepeatedRange(
  reading: TokenizedText,
  { start, end, from, to }: TimeRange,
): TimeRange | undefined {
  const isDenied = [1, 2, 3].some(
    (back) => from >= back && reading.phraseLengthAt(from - back, rangeDenials) === back,
  );
  let isCorrected = isDenied && reading.normalizedAt(to) === ',';
  for (let at = to; at < to + AGAIN_REACH && reading.tokenAt(at) !== undefined; at += 1) {
    if (reading.kindAt(at) !== undefined || reading.phraseLengthAt(at, nextJobWords) > 0) return undefined;
    if (reading.tokenAt(at - 1)?.kind === 'mark' && reading.phraseLengthAt(at, corrections) > 0)
      isCorrected = true;
    const correction =
      isCorrected && reading.tokenAt(at)?.kind !== 'mark' ? readOneRange(reading, at) : undefined;
    if (correction === undefined) continue;
    const isSame = (a: SpokenTime, b: SpokenTime) => a.hour === b.hour && a.minute === b.minute;
    return isSame(correction.start, start) || isSame(correction.end, end) ? correction : undefined;
  }
  return undefined;
}
