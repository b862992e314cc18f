import type { HourCycle, WeekStart } from '@derrick/domain/format';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { dayIn } from '../platform/dayRange.ts';

/** The time zone of a company and the format of its times and calendars. */
export interface Clock {
  /** IANA name. */
  timeZone: string;
  hourCycle: HourCycle;
  weekStart: WeekStart;
}

export async function clockOf(db: Kysely<Database>, companyId: string): Promise<Clock> {
  const row = await db
    .selectFrom('companies')
    .select(['time_zone', 'hour_cycle', 'week_start'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { timeZone: row.time_zone ?? 'UTC', hourCycle: row.hour_cycle, weekStart: row.week_start };
}

/** Returns the current day in the company's time zone, `YYYY-MM-DD`. */
export const todayOf = async (db: Kysely<Database>, companyId: string, now = new Date()): Promise<string> =>
  dayIn(now, (await clockOf(db, companyId)).timeZone);

/** Sets the time zone of a query to the company's, unless the query has one. */
export async function inZone<Query extends { timeZone?: string | undefined }>(
  db: Kysely<Database>,
  companyId: string,
  query: Query,
): Promise<Query & { timeZone: string }> {
  return { ...query, timeZone: query.timeZone ?? (await clockOf(db, companyId)).timeZone };
}
