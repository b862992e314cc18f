import type { HourCycle, WeekStart } from '@derrick/domain/format';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { dayIn } from '../platform/dayRange.ts';

/** Where a company is, and how its clocks and calendars are read. */
export interface Clock {
  /** IANA name. */
  timeZone: string;
  hourCycle: HourCycle;
  weekStart: WeekStart;
}

/** Reads where a company is, and how its clocks and calendars are read. */
export async function clockOf(db: Kysely<Database>, companyId: string): Promise<Clock> {
  const row = await db
    .selectFrom('companies')
    .select(['time_zone', 'hour_cycle', 'week_start'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { timeZone: row.time_zone ?? 'UTC', hourCycle: row.hour_cycle, weekStart: row.week_start };
}

/** Today's date in the time zone of a company, `YYYY-MM-DD`. */
export const todayOf = async (db: Kysely<Database>, companyId: string, now = new Date()): Promise<string> =>
  dayIn(now, (await clockOf(db, companyId)).timeZone);

/** Fills in where a query's days begin: where the company is, unless the query says another place. */
export async function inZone<Query extends { timeZone?: string | undefined }>(
  db: Kysely<Database>,
  companyId: string,
  query: Query,
): Promise<Query & { timeZone: string }> {
  return { ...query, timeZone: query.timeZone ?? (await clockOf(db, companyId)).timeZone };
}
