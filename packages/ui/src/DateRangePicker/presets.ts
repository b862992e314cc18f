import { endOfMonth, parseDate, startOfMonth } from '@internationalized/date';

/** A range of days as `YYYY-MM-DD`, including both ends. */
export interface DateRange {
  from: string;
  to: string;
}

/** Named ranges, relative to today. */
export const dateRangePresets = [
  'today',
  'last7Days',
  'last30Days',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
] as const;

/** Name of a range. */
export type DateRangePreset = (typeof dateRangePresets)[number];

/** Months per quarter. */
const QUARTER = 3;

/** Returns the days of a named range. `today` is `YYYY-MM-DD` and counts as one of the last days. */
export function rangeOfPreset(preset: DateRangePreset, today: string): DateRange {
  const day = parseDate(today);
  const month = startOfMonth(day);
  const range = {
    today: { from: day, to: day },
    last7Days: { from: day.subtract({ days: 6 }), to: day },
    last30Days: { from: day.subtract({ days: 29 }), to: day },
    thisMonth: { from: month, to: endOfMonth(day) },
    lastMonth: { from: month.subtract({ months: 1 }), to: month.subtract({ days: 1 }) },
    get thisQuarter() {
      const from = month.subtract({ months: (day.month - 1) % QUARTER });
      return { from, to: from.add({ months: QUARTER }).subtract({ days: 1 }) };
    },
  }[preset];
  return { from: range.from.toString(), to: range.to.toString() };
}
