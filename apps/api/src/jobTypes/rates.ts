/** Hourly rates of job types by work date. */
import type { Kysely, Transaction } from 'kysely';
import { clockOf } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import { dayIn } from '../platform/dayRange.ts';

/** A rate on a given day. */
export interface HourlyRate {
  name: string;
  /** Null without a rate: the hours then have no price, and are reported as lines without one. */
  cents: number | null;
  travelCents: number | null;
  /** First day on which the rate applies; null for the initial rate. */
  from: string | null;
}

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
  { kept: keptId, day }: { kept: string | null; day?: string | undefined },
): Promise<HourlyRate | undefined> {
  const level = await db
    .selectFrom('job_types')
    .select(['name', 'hourly_rate_cents', 'travel_rate_cents'])
    .where('company_id', '=', companyId)
    .where('id', '=', jobTypeId)
    .where((eb) => eb.or([eb('retired_at', 'is', null), eb('id', '=', keptId)]))
    .executeTakeFirst();
  if (!level) return undefined;
  const dated = await datedRate(db, companyId, jobTypeId, day);
  // 0 means that no rate is set.
  const cents = (dated?.work_cents ?? level.hourly_rate_cents) || null;
  const travel = dated ? dated.travel_cents : level.travel_rate_cents;
  return { name: level.name, cents, travelCents: travel ?? cents, from: dated?.valid_from ?? null };
}

/** Finds the dated rate that applies on a day; undefined if the initial rate applies. */
export async function datedRate(db: Kysely<Database>, companyId: string, jobTypeId: string, day?: string) {
  const today = day ?? dayIn(new Date(), (await clockOf(db, companyId)).timeZone);
  return db
    .selectFrom('job_type_rates')
    .select(['valid_from', 'work_cents', 'travel_cents'])
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
