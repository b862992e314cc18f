import { clockOffset } from '@derrick/domain/format';
import { type RawBuilder, sql } from 'kysely';

/** A span of time: from the first instant up to, not including, the second; an absent end is open. */
export interface InstantRange {
  from?: Date | undefined;
  until?: Date | undefined;
}

const DAY = 24 * 60 * 60 * 1000;
/** No ticket lies outside, and years of five digits are not for every reader. */
const EARLIEST = Date.UTC(1970, 0, 1);
const LATEST = Date.UTC(9999, 0, 1);

/**
 * The instants between the start of `fromDate` and the end of `toDate`, both `YYYY-MM-DD` in `timeZone` (IANA).
 * @throws {RangeError} for a time zone that Node does not know
 */
export function dayRange(
  fromDate: string | undefined,
  toDate: string | undefined,
  timeZone = 'UTC',
): InstantRange {
  return {
    from: fromDate === undefined ? undefined : bound(Date.parse(fromDate), timeZone),
    until: toDate === undefined ? undefined : bound(Date.parse(toDate) + DAY, timeZone),
  };
}

/** The calendar's day at an instant, `YYYY-MM-DD`, in a time zone (IANA). */
export const dayIn = (instant: Date, timeZone = 'UTC'): string =>
  new Date(instant.getTime() + clockOffset(instant.getTime(), timeZone)).toISOString().slice(0, 10);

const isoDay = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** A range as the daily sums answer it. */
export interface SplitRange {
  /** Whole UTC days, `YYYY-MM-DD`, the last one excluded; absent when the range holds none. */
  days?: { from: string | undefined; until: string | undefined };
  /** What the range cuts off at its ends, to be counted by itself. */
  edges: InstantRange[];
}

/** Splits a range of instants into whole UTC days and the parts of days at its ends. */
export function splitByDay(range: InstantRange): SplitRange {
  const { from, until } = range;
  const first = from && new Date(Math.ceil(from.getTime() / DAY) * DAY);
  const end = until && new Date(Math.floor(until.getTime() / DAY) * DAY);
  if (first && end && first > end) return { edges: [range] };
  return {
    days: { from: first && isoDay(first.getTime()), until: end && isoDay(end.getTime()) },
    edges: [
      ...(from && first && from < first ? [{ from, until: first }] : []),
      ...(until && end && end < until ? [{ from: end, until }] : []),
    ],
  };
}

/** The condition that a row of the daily sums is one of these days. */
export const withinDays = ({ from, until }: NonNullable<SplitRange['days']>): RawBuilder<unknown> =>
  sql`${from ? sql`day >= ${from}::date` : sql`true`} and ${until ? sql`day < ${until}::date` : sql`true`}`;

const bound = (midnight: number, timeZone: string) =>
  new Date(Math.min(LATEST, Math.max(EARLIEST, startOfDay(midnight, timeZone))));

/** `midnight` is a wall clock's reading written as if it were UTC. */
function startOfDay(midnight: number, timeZone: string): number {
  if (midnight < EARLIEST || midnight > LATEST) return midnight;
  // The offset is wanted at the instant that is looked for: the first try may lie on the other side of a change of
  // clocks, the second does not, since clocks do not change twice within a day.
  const guess = midnight - clockOffset(midnight, timeZone);
  return midnight - clockOffset(guess, timeZone);
}
