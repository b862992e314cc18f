import type { WeekStart } from '@derrick/domain/format';
import { dayIn, dayRange, type InstantRange } from '../platform/dayRange.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Calendar days, `YYYY-MM-DD`, both included, with the instants from the start of the first to the end of the last. */
export interface DaySpan extends InstantRange {
  firstDay: string;
  lastDay: string;
}

/** Periods of the overview in the viewer's time zone. */
export interface Periods {
  today: DaySpan;
  /** Period from the first day of the month to the end of today. */
  month: DaySpan;
  /** Corresponding days of the previous month, as far as they exist. */
  lastMonth: DaySpan;
  /** Days of the current week, `YYYY-MM-DD`. */
  week: string[];
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** First day of the week as in `Date.getDay()`, with Sunday as 0. */
const firstDays = { SUNDAY: 0, MONDAY: 1, SATURDAY: 6 } as const satisfies Record<WeekStart, number>;

/** Returns the periods around an instant in a time zone (IANA). */
export function periodsAround(now: Date, timeZone = 'UTC', weekStart: WeekStart = 'MONDAY'): Periods {
  const today = dayIn(now, timeZone);
  const midnight = Date.parse(today);
  const date = new Date(midnight);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const lengthOfLast = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const span = (from: number, to: number): DaySpan => {
    const [firstDay, lastDay] = [isoDay(from), isoDay(to)];
    return { firstDay, lastDay, ...dayRange(firstDay, lastDay, timeZone) };
  };
  const first = midnight - ((date.getUTCDay() + 7 - firstDays[weekStart]) % 7) * DAY;

  return {
    today: span(midnight, midnight),
    month: span(Date.UTC(year, month, 1), midnight),
    lastMonth: span(Date.UTC(year, month - 1, 1), Date.UTC(year, month - 1, Math.min(day, lengthOfLast))),
    week: Array.from({ length: 7 }, (_, index) => isoDay(first + index * DAY)),
  };
}

/**
 * Returns the change between two values in percent, with one decimal. If the first value is 0, the result is 100 for a
 * positive second value and 0 otherwise.
 */
export function percentageOver(before: number, now: number): number {
  if (before === 0) return now > 0 ? 100 : 0;
  // Avoids -0, which would be displayed with its sign.
  return Math.round(((now - before) / before) * 1000) / 10 || 0;
}
