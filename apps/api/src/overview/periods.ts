import type { WeekStart } from '@derrick/domain/format';
import { dayIn, dayRange, type InstantRange } from '../platform/dayRange.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Days of the calendar, `YYYY-MM-DD`, both included, and the instants from the start of the first to the end of the last. */
export interface DaySpan extends InstantRange {
  firstDay: string;
  lastDay: string;
}

/** The periods of the overview's figures, in the viewer's calendar. */
export interface Periods {
  today: DaySpan;
  /** From the first of the month to the end of today. */
  month: DaySpan;
  /** The same days of the month before, as far as it has them. */
  lastMonth: DaySpan;
  /** The days of this week, `YYYY-MM-DD`. */
  week: string[];
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** How many days after Sunday, which is 0 to Date, a week begins. */
const firstDays = { SUNDAY: 0, MONDAY: 1, SATURDAY: 6 } as const satisfies Record<WeekStart, number>;

/** Finds the spans of time around an instant in a time zone (IANA). */
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
 * By how much percent a figure is above another, to one decimal: 100 when there was nothing before and there is
 * something now, 0 when there is nothing in both.
 */
export function percentageOver(before: number, now: number): number {
  if (before === 0) return now > 0 ? 100 : 0;
  // Not -0, which a screen would write with its sign.
  return Math.round(((now - before) / before) * 1000) / 10 || 0;
}
