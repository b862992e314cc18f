import type { Page, PageQuery } from '@derrick/domain/contract';
import type { JobRole, JobType } from '@derrick/domain/jobTypes';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { boolean, integer, nullable, object, optional, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import { notFound } from '../platform/failures.ts';
import { nameMatches, pageReply } from '../platform/listing.ts';
import { readRows } from '../sql/index.ts';
import { joinDatedRate } from './rates.ts';

const jobTypeRow = object({
  id: string(),
  name: string(),
  hourlyRateCents: optional(integer()),
  travelRateCents: optional(nullable(integer())),
  standbyRateCents: optional(nullable(integer())),
  isRetired: boolean(),
});
const jobRoleRow = object({ id: string(), name: string(), jobTypeId: string(), isRetired: boolean() });

interface Query extends PageQuery {
  withRetired: boolean;
  day?: string | undefined;
}

interface Filter {
  search?: string | undefined;
  withRetired?: boolean | undefined;
  id?: string | undefined;
  /** Day for which rates are read; defaults to today in the company's time zone. */
  day?: string | undefined;
}

/** Folded name for searching. Not indexed, because a company has few job types. */
const folded = sql`derrick_fold(' ' || name)`;

const conditions = (
  companyId: string,
  { search, withRetired, id }: Filter,
  isRetired: RawBuilder<unknown>,
) => sql`
  company_id = ${companyId} and ${nameMatches(folded, search)}
  and ${id === undefined ? sql`true` : sql`id = ${id}`}
  and ${withRetired ? sql`true` : sql`not ${isRetired}`}`;

/** Omits `isRetired` if it is false. */
const withoutFalse = <Item extends object>({
  isRetired,
  ...item
}: Item & { isRetired: boolean }): Omit<Item, 'isRetired'> & { isRetired?: true } => ({
  ...item,
  ...(isRetired && { isRetired }),
});

function pageOf<Item>(rows: readonly Item[], query: PageQuery): Page<Item> {
  const first = (query.pageNumber - 1) * query.pageSize;
  return pageReply(rows.slice(first, first + query.pageSize), rows.length, query);
}

/** Rate of an hour of work, that of travel if it differs, and that of standby. */
const rateColumns = sql`
  coalesce(work_cents, hourly_rate_cents) as "hourlyRateCents",
  nullif(case when work_cents is null then travel_rate_cents else travel_cents end,
    coalesce(work_cents, hourly_rate_cents)) as "travelRateCents",
  case when work_cents is null then standby_rate_cents else standby_cents end as "standbyRateCents",`;

async function readJobTypes(db: Kysely<Database>, companyId: string, filter: Filter, hasRates: boolean) {
  const isRetired = sql`(retired_at is not null)`;
  const rows = await readRows(db, jobTypeRow)`
    select id, name, ${hasRates ? rateColumns : sql``}
      ${isRetired} as "isRetired"
    from job_types ${hasRates ? joinDatedRate(companyId, filter.day) : sql``}
    where ${conditions(companyId, filter, isRetired)} order by name collate "und-x-icu", id
  `;
  return rows.map(({ travelRateCents, standbyRateCents, ...row }) =>
    withoutFalse({
      ...row,
      ...(travelRateCents != null && { travelRateCents }),
      ...(standbyRateCents != null && { standbyRateCents }),
    }),
  );
}

async function readJobRoles(
  db: Kysely<Database>,
  companyId: string,
  filter: Filter & { jobTypeId?: string | undefined },
) {
  // A role counts as retired if its job type is retired.
  const isRetired = sql`(retired_at is not null or exists (
    select from job_types t
    where t.company_id = r.company_id and t.id = r.job_type_id and t.retired_at is not null
  ))`;
  const { jobTypeId = null } = filter;
  const rows = await readRows(db, jobRoleRow)`
    select id, name, job_type_id as "jobTypeId", ${isRetired} as "isRetired"
    from job_roles r where ${conditions(companyId, filter, isRetired)}
      and (${jobTypeId}::uuid is null or job_type_id = ${jobTypeId}::uuid)
    order by name collate "und-x-icu", id
  `;
  return rows.map(withoutFalse);
}

/**
 * Lists a page of a company's job types by name.
 * @param options.hasRates adds the hourly rates
 */
export const jobTypes = async (
  db: Kysely<Database>,
  companyId: string,
  query: Query,
  { hasRates }: { hasRates: boolean },
): Promise<Page<JobType>> => pageOf(await readJobTypes(db, companyId, query, hasRates), query);

/** Lists a page of a company's job roles by name, of one job type or all. */
export const jobRoles = async (
  db: Kysely<Database>,
  companyId: string,
  query: Query & { jobTypeId?: string | undefined },
): Promise<Page<JobRole>> => pageOf(await readJobRoles(db, companyId, query), query);

/**
 * Finds a job type that is not retired.
 * @param options.hasRates adds the hourly rates
 */
export async function findJobType(
  db: Kysely<Database>,
  companyId: string,
  id: string,
  { hasRates }: { hasRates: boolean },
): Promise<JobType> {
  const [jobType] = await readJobTypes(db, companyId, { id }, hasRates);
  if (!jobType) throw notFound();
  return jobType;
}

/** Finds a job role that is not retired. */
export async function findJobRole(db: Kysely<Database>, companyId: string, id: string): Promise<JobRole> {
  const [jobRole] = await readJobRoles(db, companyId, { id });
  if (!jobRole) throw notFound();
  return jobRole;
}
