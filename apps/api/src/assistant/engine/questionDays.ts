import { addDays, type FoundDate } from './dates.ts';
import { isBefore } from './near.ts';
import type { FoundPeriod, Period } from './periods.ts';
import { phrases, type Reading } from './tokens.ts';

const since = phrases(
  'since, since last, desde el pasado, since the beginning of, since the start of, since early, desde principios de, desde inicios de, desde el inicio de, desde comienzos de, starting, starting on, beginning, desde, desde el, a partir de, a partir del, as of, desde la',
);
const afterWords = phrases(
  'after, later than, newer than, despues de, despues del, posteriores a, mas recientes que',
);
const before = phrases(
  'before, older than, earlier than, prior to, antes de, antes del, anteriores a, anterior a, mas viejos que, mas antiguos que, previos a, previo a',
);
const until = phrases(
  'until, till, up to, through, to, and, by, -, hasta, al, y, a, hasta el, y el, al, thru, ending',
);
const between = phrases('between, from, entre, de, del, desde, entre el, desde el, of');

/** The days that a question is about: one span, a span that is open on one side, or all days. */
export function questionDays(
  reading: Reading,
  periods: readonly FoundPeriod[],
  dates: readonly FoundDate[],
  today: string,
): Partial<Period> | undefined {
  const all = [
    ...periods,
    ...dates.map(({ day, from, to }): FoundPeriod => ({ fromDate: day, toDate: day, from, to })),
  ].toSorted((a, b) => a.from - b.from);
  const [first, second] = all;
  if (first === undefined) return {};
  if (second !== undefined) {
    const isJoined = second.from - first.to <= 3 && isBefore(reading, second.from, until) && all.length === 2;
    const isOpened = isBefore(reading, first.from, between) || reading.norm(first.to) !== 'and';
    // Two days without a word between them are more than one question.
    return isJoined && isOpened && first.fromDate <= second.toDate
      ? { fromDate: first.fromDate, toDate: second.toDate }
      : undefined;
  }
  if (isBefore(reading, first.from, before)) return { toDate: addDays(first.fromDate, -1) };
  if (isBefore(reading, first.from, afterWords)) return { fromDate: addDays(first.toDate, 1) };
  if (isBefore(reading, first.from, since)) {
    return first.fromDate <= today
      ? { fromDate: first.fromDate, toDate: today }
      : { fromDate: first.fromDate };
  }
  if (isBefore(reading, first.from, onlyUntil)) return { toDate: first.toDate };
  return { fromDate: first.fromDate, toDate: first.toDate };
}

const onlyUntil = phrases('until, till, up to, through, hasta, hasta el, thru');
