import { addDays } from '@derrick/domain/format';
import type { Candidate } from '../recognizers/candidate.ts';
import type { FoundPeriod, Period } from '../recognizers/dates/periods.ts';
import type { TokenizedText } from '../tokens/reading.ts';
import { isBefore } from '../tokens/surroundings.ts';
import {
  afterWords,
  beforeWords,
  betweenWords,
  openUntilWords,
  sinceWords,
  untilWords,
} from '../words/periods.ts';

/**
 * Returns the days of a question: a period, a period open on one side, or all days. Returns undefined if the question
 * names several periods.
 */
export function questionDays(
  reading: TokenizedText,
  periods: readonly FoundPeriod[],
  dates: readonly Candidate[],
  today: string,
): Partial<Period> | undefined {
  const all = [
    ...periods,
    ...dates.map(({ value, from, to }): FoundPeriod => ({ fromDate: value, toDate: value, from, to })),
  ].toSorted((a, b) => a.from - b.from);
  const [first, second] = all;
  if (first === undefined) return {};
  if (second !== undefined) {
    const isJoined =
      second.from - first.to <= 3 && isBefore(reading, second.from, untilWords) && all.length === 2;
    const isOpened = isBefore(reading, first.from, betweenWords) || reading.normalizedAt(first.to) !== 'and';
    // Two dates without a joining word such as "to" are two periods, which one answer cannot cover.
    return isJoined && isOpened && first.fromDate <= second.toDate
      ? { fromDate: first.fromDate, toDate: second.toDate }
      : undefined;
  }
  if (isBefore(reading, first.from, beforeWords)) return { toDate: addDays(first.fromDate, -1) };
  if (isBefore(reading, first.from, afterWords)) return { fromDate: addDays(first.toDate, 1) };
  if (isBefore(reading, first.from, sinceWords)) {
    return first.fromDate <= today
      ? { fromDate: first.fromDate, toDate: today }
      : { fromDate: first.fromDate };
  }
  if (isBefore(reading, first.from, openUntilWords)) return { toDate: first.toDate };
  return { fromDate: first.fromDate, toDate: first.toDate };
}
