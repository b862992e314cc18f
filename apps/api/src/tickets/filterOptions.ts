import type { Page } from '@derrick/domain/contract';
import { seesOwnTicketsOnly } from '@derrick/domain/permissions';
import type { FilterOptionQuery } from '@derrick/domain/tickets';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { array, type Infer, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import type { Session } from '../platform/context.ts';
import { nameMatches, readPage } from '../platform/listing.ts';
import { readRow } from '../sql/index.ts';

const technicianOption = object({ id: string(), fullname: string() });
const customerOption = object({ id: string(), name: string() });
const jobTypeOption = object({ id: string(), name: string() });
const filterOptions = object({ technicians: array(technicianOption), customers: array(customerOption) });

type Technician = Infer<typeof technicianOption>;
type Customer = Infer<typeof customerOption>;
type JobTypeOption = Infer<typeof jobTypeOption>;

/** All technicians and customers, returned together with the list. */
export type FilterOptions = Infer<typeof filterOptions>;

/** Condition on `users` for the technicians whose tickets the caller sees. */
const technicians = ({ companyId, role, userId }: Session): RawBuilder<unknown> =>
  sql`company_id = ${companyId} and role = 'TECHNICIAN' and deleted_at is null
    ${seesOwnTicketsOnly(role) ? sql`and id = ${userId}` : sql``}`;

/** Condition on `customers as c` for the customers whose tickets the caller sees. */
const customers = ({ companyId, role, userId }: Session): RawBuilder<unknown> =>
  seesOwnTicketsOnly(role)
    ? sql`c.company_id = ${companyId} and c.id in (
        select customer_id from tickets
        where company_id = ${companyId} and technician_id = ${userId} and deleted_at is null
          and (status <> 'DRAFT' or author_id = ${userId}))`
    : sql`c.company_id = ${companyId}`;

/** Condition that selects options by id, or all without ids. The query must have exactly one column `id`. */
const isAmong = ({ ids }: FilterOptionQuery): RawBuilder<unknown> =>
  ids.length === 0 ? sql`true` : sql`id = any(${ids}::uuid[])`;

export const listTechnicianOptions = (
  db: Kysely<Database>,
  session: Session,
  query: FilterOptionQuery,
): Promise<Page<Technician>> =>
  readPage(
    db,
    technicianOption,
    {
      columns: sql`id, fullname`,
      from: sql`users where ${technicians(session)} and ${isAmong(query)}
        and ${nameMatches(sql`search_name`, query.search)}`,
      order: sql`fullname collate "und-x-icu", id`,
    },
    query,
  );

export const listCustomerOptions = (
  db: Kysely<Database>,
  session: Session,
  query: FilterOptionQuery,
): Promise<Page<Customer>> =>
  readPage(
    db,
    customerOption,
    {
      columns: sql`id, name`,
      from: sql`customers c where ${customers(session)} and ${isAmong(query)}
        and ${nameMatches(sql`search_name`, query.search)}`,
      order: sql`name collate "und-x-icu", id`,
    },
    query,
  );

export const listJobTypeOptions = (
  db: Kysely<Database>,
  { companyId }: Session,
  query: FilterOptionQuery,
): Promise<Page<JobTypeOption>> =>
  readPage(
    db,
    jobTypeOption,
    {
      columns: sql`id, name`,
      from: sql`job_types where company_id = ${companyId} and ${isAmong(query)}
        and ${nameMatches(sql`derrick_fold(' ' || name)`, query.search)}`,
      order: sql`name collate "und-x-icu", id`,
    },
    query,
  );

/** Lists the technicians whose tickets the caller sees and all customers of the company, by name. */
export async function findFilterOptions(db: Kysely<Database>, session: Session): Promise<FilterOptions> {
  const found = await readRow(db, filterOptions)`select
    (select coalesce(json_agg(json_build_object('id', id, 'fullname', fullname)
        order by fullname collate "und-x-icu", id), '[]')
      from users where ${technicians(session)}) as technicians,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name collate "und-x-icu", id), '[]')
      from customers where company_id = ${session.companyId}) as customers
  `;
  return found ?? { technicians: [], customers: [] };
}
