import type { WeekStart } from '@derrick/domain/format';
import { dayIn, dayRange, type InstantRange } from '../platform/dayRange.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The spans of time of the overview's figures, in the viewer's calendar. */
export interface Periods {
  today: InstantRange;
  /** From the first of the month to the end of today. */
  month: InstantRange;
  /** The same days of the month before, as far as it has them. */
  lastMonth: InstantRange;
  /** The days of this week. */
  week: { date: string; range: InstantRange }[];
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
  const range = (from: number, to: number) => dayRange(isoDay(from), isoDay(to), timeZone);
  const first = midnight - ((date.getUTCDay() + 7 - firstDays[weekStart]) % 7) * DAY;

  return {
    today: range(midnight, midnight),
    month: range(Date.UTC(year, month, 1), midnight),
    lastMonth: range(Date.UTC(year, month - 1, 1), Date.UTC(year, month - 1, Math.min(day, lengthOfLast))),
    week: Array.from({ length: 7 }, (_, place) => {
      const time = first + place * DAY;
      return { date: isoDay(time), range: range(time, time) };
    }),
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
