/** Hourly rates of job types by work date. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Infer, integer, nullable, object, string } from 'superstruct';
import { todayOf } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import { readRow } from '../sql/index.ts';

const hourlyRate = object({
  name: string(),
  /** Null without a rate: the hours then have no price, and are reported as lines without one. */
  cents: nullable(integer()),
  travelCents: nullable(integer()),
  /** Null if the level has no rate of its own for these hours. */
  overtimeCents: nullable(integer()),
  standbyCents: nullable(integer()),
  /** First day on which the rate applies; null for the initial rate. */
  from: nullable(string()),
});

/** A rate on a given day. */
export type HourlyRate = Infer<typeof hourlyRate>;

/** Joins the dated rate of a job type that applies on a day, or today in the company's time zone. */
export const joinDatedRate = (companyId: string, day: string | undefined) => sql`left join lateral (
  select valid_from, work_cents, travel_cents, overtime_cents, standby_cents from job_type_rates r
  where r.company_id = ${companyId} and r.job_type_id = job_types.id and valid_from <= ${
    day === undefined
      ? sql`(now() at time zone coalesce(
          (select time_zone from companies where companies.id = ${companyId}), 'UTC'
        ))::date`
      : sql`${day}::date`
  }
  order by valid_from desc limit 1
) dated on true`;

/**
 * Reads the name and the hourly rate of a job type on a day, in cents; undefined if the company has no such active job
 * type.
 * @param options.kept the current job type of a ticket, which may be retired
 * @param options.day work date, `YYYY-MM-DD`; defaults to today
 */
export async function findHourlyRate(
  db: Kysely<Database>,
  companyId: string,
  jobTypeId: string,
  { kept, day }: { kept: string | null; day?: string | undefined },
): Promise<HourlyRate | undefined> {
  const rate = await readRow(db, hourlyRate)`
    select name, nullif(coalesce(work_cents, hourly_rate_cents), 0) as cents,
      case when valid_from is null then travel_rate_cents else travel_cents end as "travelCents",
      case when valid_from is null then overtime_rate_cents else overtime_cents end as "overtimeCents",
      case when valid_from is null then standby_rate_cents else standby_cents end as "standbyCents",
      valid_from as "from"
    from job_types ${joinDatedRate(companyId, day)}
    where company_id = ${companyId} and id = ${jobTypeId} and (retired_at is null or id = ${kept})
  `;
  return rate && { ...rate, travelCents: rate.travelCents ?? rate.cents };
}

/** Finds the dated rate that applies today; undefined if the initial rate applies. */
export async function datedRate(db: Kysely<Database>, companyId: string, jobTypeId: string) {
  const today = await todayOf(db, companyId);
  return db
    .selectFrom('job_type_rates')
    .select(['valid_from', 'work_cents'])
    .where('company_id', '=', companyId)
    .where('job_type_id', '=', jobTypeId)
    .where('valid_from', '<=', today)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function changeDatedRate(
  trx: Transaction<Database>,
  companyId: string,
  id: string,
  { valid_from, work_cents }: { valid_from: string; work_cents: number },
): Promise<void> {
  await trx
    .updateTable('job_type_rates')
    .set({ work_cents })
    .where('company_id', '=', companyId)
    .where('job_type_id', '=', id)
    .where('valid_from', '=', valid_from)
    .execute();
}
