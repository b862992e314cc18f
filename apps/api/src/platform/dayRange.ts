import { clockOffset } from '@derrick/domain/format';
import { type RawBuilder, sql } from 'kysely';

/** A range of time from the first instant up to, but not including, the second. An undefined end is open. */
export interface InstantRange {
  from?: Date | undefined;
  until?: Date | undefined;
}

const DAY = 24 * 60 * 60 * 1000;
/** Earliest and latest possible instant of a ticket. Not all parsers accept years with five digits. */
const EARLIEST = Date.UTC(1970, 0, 1);
const LATEST = Date.UTC(9999, 0, 1);

/**
 * Returns the instants between the start of `fromDate` and the end of `toDate`, both `YYYY-MM-DD` in `timeZone` (IANA).
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

/** Returns the calendar day of an instant in a time zone (IANA), as `YYYY-MM-DD`. */
export const dayIn = (instant: Date, timeZone = 'UTC'): string =>
  new Date(instant.getTime() + clockOffset(instant.getTime(), timeZone)).toISOString().slice(0, 10);

const isoDay = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** A range split so that the daily sums can answer most of it. */
export interface SplitRange {
  /** Full UTC days, `YYYY-MM-DD`, `until` excluded; undefined if the range contains no full day. */
  days?: { from: string | undefined; until: string | undefined };
  /** Partial days at both ends, which must be counted row by row. */
  edges: InstantRange[];
}

/** Splits a range of instants into full UTC days and the partial days at its ends. */
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

/** Returns the SQL condition that the instant in a column is within a range. */
export function within(column: RawBuilder<unknown>, { from, until }: InstantRange): RawBuilder<unknown> {
  const bounds = [
    ...(from ? [sql`${column} >= ${from}::timestamptz`] : []),
    ...(until ? [sql`${column} < ${until}::timestamptz`] : []),
  ];
  return bounds.length > 0 ? sql.join(bounds, sql` and `) : sql`true`;
}

/** Returns the SQL condition that a row of the daily sums belongs to these days. */
export const withinDays = ({ from, until }: NonNullable<SplitRange['days']>): RawBuilder<unknown> =>
  sql`${from ? sql`day >= ${from}::date` : sql`true`} and ${until ? sql`day < ${until}::date` : sql`true`}`;

const bound = (midnight: number, timeZone: string) =>
  new Date(Math.min(LATEST, Math.max(EARLIEST, startOfDay(midnight, timeZone))));

/** Returns the instant of a local midnight. `midnight` is the local time written as if it were UTC. */
function startOfDay(midnight: number, timeZone: string): number {
  if (midnight < EARLIEST || midnight > LATEST) return midnight;
  // The first guess may use the offset from before or after a clock change. The second one is correct because clocks
  // change at most once a day.
  const guess = midnight - clockOffset(midnight, timeZone);
  return midnight - clockOffset(guess, timeZone);
}
