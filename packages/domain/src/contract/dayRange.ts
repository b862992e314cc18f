import { optional } from 'superstruct';
import { calendarDay } from './scalars.ts';

/** Query fields of a range of days, both included. */
export const dayRangeFields = { fromDate: optional(calendarDay), toDate: optional(calendarDay) };

/** Rejects a range that ends before it starts: `objectRule(struct, 'dateRange', rangeInOrder)`. */
export function rangeInOrder({
  fromDate,
  toDate,
}: {
  fromDate?: string | undefined;
  toDate?: string | undefined;
}) {
  // The rule also runs when one of the days is invalid.
  const areDays = calendarDay.is(fromDate) && calendarDay.is(toDate);
  return areDays && toDate < fromDate ? { path: ['toDate'], message: 'dateRangeInverted' } : true;
}

/** Like `rangeInOrder`, for fields with the names `from` and `to`. */
export function fromToInOrder({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const error = rangeInOrder({ fromDate: from, toDate: to });
  return error === true || { ...error, path: ['to'] };
}
