import type { Reading, Span } from '../../tokens/reading.ts';
import { nextJobWords } from '../../words/jobs.ts';
import {
  betweenJoins,
  betweens,
  correctionFillers,
  corrections,
  hesitations,
  rangeDenials,
  rangeJoins,
  rangeOpeners,
  thinking,
} from '../../words/times.ts';
import { type Clock, readClock } from './clocks.ts';

export interface ClockRange extends Span {
  start: Clock;
  end: Clock;
  /** The range begins with a word such as "from", or with a corrected time. */
  isOpened: boolean;
}

/** Skips up to four marks. Returns the index after them. */
const afterMarks = (reading: Reading, index: number): number => {
  let at = index;
  while ([',', '-', '—', '–', '…', '.', '?', ':'].includes(reading.norm(at)) && at < index + 4) at += 1;
  return at;
};

/** Returns the index of the corrected value if the words at an index announce a correction. */
export function afterCorrection(reading: Reading, index: number): number | undefined {
  let at = afterMarks(reading, index);
  const hesitation = reading.phrase(at, hesitations);
  if (hesitation > 0) at = afterMarks(reading, at + hesitation);
  let size = reading.phrase(at, corrections);
  if (size === 0) return undefined;
  for (let count = 0; count < 3 && size > 0; count += 1) {
    at = afterMarks(reading, at + size);
    size = reading.phrase(at, corrections);
  }
  for (let count = 0; count < 3; count += 1) {
    const filler = reading.phrase(at, correctionFillers);
    if (filler === 0) break;
    at += filler;
  }
  return at;
}

/** Reads a time and its corrections. The last correction counts. */
export function readCorrectedClock(reading: Reading, index: number): Clock | undefined {
  let clock = readClock(reading, index);
  for (let count = 0; clock !== undefined && count < 3; count += 1) {
    const at = afterCorrection(reading, clock.to);
    const better = at === undefined ? undefined : readClock(reading, at);
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
function beginsRange(reading: Reading, clock: Clock): boolean {
  const join = joinAt(reading, clock.to, false);
  return join > 0 && readClock(reading, clock.to + join) !== undefined;
}

/**
 * Returns the half of the day that a correction takes over from the corrected time. The 24-hour clock is not taken over.
 */
const sameHalf = ({ half }: Clock) => (half === 'day24' ? null : half);

const joinAt = (reading: Reading, index: number, isBetween: boolean): number =>
  reading.phrase(index, rangeJoins) ||
  (isBetween ? reading.phrase(index, betweenJoins) : 0) ||
  (['-', '–', '—'].includes(reading.norm(index)) ? 1 : 0);

/** Skips a remark before a time: "to, I want to say, two forty", "from, let me see, seven". */
function afterThinking(reading: Reading, index: number): number {
  const at = reading.norm(index) === ',' ? index + 1 : index;
  const size = reading.phrase(at, thinking);
  if (size === 0) return index;
  return reading.norm(at + size) === ',' ? at + size + 1 : at + size;
}

/** Reads a start and an end that are joined by words: `7 to 3:30 pm`, `de las 7 a las 3 y media`, `between 9 and 11`. */
function readOneRange(reading: Reading, index: number): ClockRange | undefined {
  const opener = reading.phrase(index, rangeOpeners);
  const isBetween = reading.phrase(index, betweens) > 0;
  const first = opener > 0 ? afterThinking(reading, index + opener) : index;
  const start = readOpeningClock(reading, first);
  if (start === undefined) return undefined;
  // In "Nine, I mean eight, to four", a comma ends the correction.
  const isCorrected = readClock(reading, first)?.to !== start.to;
  const at = isCorrected && reading.norm(start.to) === ',' ? start.to + 1 : start.to;
  const join = joinAt(reading, at, isBetween);
  const end =
    join > 0
      ? readCorrectedClock(reading, afterThinking(reading, at + join))
      : readSecondOfTwo(reading, start);
  if (end === undefined) return undefined;
  // A corrected number is as certain to be a time as a number after "from".
  return { start, end, from: index, to: end.to, isOpened: opener > 0 || isCorrected };
}

/**
 * Reads the end of a range without a joining word. Both times must state their half of the day: `7:00 AM 3:30 PM`, `6:30
 * am / 4:30 pm`.
 */
function readSecondOfTwo(reading: Reading, start: Clock): Clock | undefined {
  if (start.half === null) return undefined;
  const at = ['/', ','].includes(reading.norm(start.to)) ? start.to + 1 : start.to;
  const end = readCorrectedClock(reading, at);
  const isPair = end !== undefined && end.from === at && end.half !== null && end.half !== start.half;
  return isPair && joinAt(reading, end.to, false) === 0 ? end : undefined;
}

/** Reads the start of a range. */
function readOpeningClock(reading: Reading, index: number): Clock | undefined {
  const clock = readCorrectedClock(reading, index);
  return clock !== undefined && clock.hour <= 24 ? clock : undefined;
}

/** Reads a time range and its corrections: "7 to 3, no, 8 to 4". The last correction counts. */
export function readRange(reading: Reading, index: number): ClockRange | undefined {
  let range = readOneRange(reading, index);
  for (let count = 0; range !== undefined && count < 3; count += 1) {
    const at = afterCorrection(reading, range.to);
    const better = at === undefined ? undefined : readOneRange(reading, at);
    if (better === undefined) break;
    // The range includes the corrected words, so that no description begins with them.
    range = { ...better, from: range.from };
  }
  const again = range && readSaidAgain(reading, range);
  return again ? { ...again, from: range?.from ?? index } : range;
}

/** Maximum distance from a range to its repetition, in words and marks. */
const AGAIN_REACH = 12;

/** Reads a range that is repeated after other words: "7 to 4, oh wait, I left early, 7 to 3", "not 7 to 3, 7 to 4". */
function readSaidAgain(reading: Reading, { start, end, from, to }: ClockRange): ClockRange | undefined {
  const isDenied = [1, 2, 3].some(
    (back) => from >= back && reading.phrase(from - back, rangeDenials) === back,
  );
  let isCorrected = isDenied && reading.norm(to) === ',';
  for (let at = to; at < to + AGAIN_REACH && reading.at(at) !== undefined; at += 1) {
    if (reading.takenAs(at) !== undefined || reading.phrase(at, nextJobWords) > 0) return undefined;
    if (reading.at(at - 1)?.kind === 'mark' && reading.phrase(at, corrections) > 0) isCorrected = true;
    const again = isCorrected && reading.at(at)?.kind !== 'mark' ? readOneRange(reading, at) : undefined;
    if (again === undefined) continue;
    const isSame = (a: Clock, b: Clock) => a.hour === b.hour && a.minute === b.minute;
    return isSame(again.start, start) || isSame(again.end, end) ? again : undefined;
  }
  return undefined;
}
