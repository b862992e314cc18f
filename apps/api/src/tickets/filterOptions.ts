/** Whom and what the list of tickets can be filtered by. */
import type { Page } from '@derrick/domain/contract';
import { seesOwnTicketsOnly } from '@derrick/domain/permissions';
import type { FilterOptionQuery } from '@derrick/domain/tickets';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { array, type Infer, integer, object, string } from 'superstruct';
import { type Database, readRow, readRows } from '../db/index.ts';
import type { Session } from '../platform/context.ts';
import { nameMatches, pageOf, pageReply } from '../platform/listing.ts';

const technicianOption = object({ id: string(), fullname: string() });
const customerOption = object({ id: string(), name: string() });
const filterOptions = object({ technicians: array(technicianOption), customers: array(customerOption) });

type Technician = Infer<typeof technicianOption>;
type Customer = Infer<typeof customerOption>;

/** All options at once, as a page of the list carries them. */
export type FilterOptions = Infer<typeof filterOptions>;

/** The technicians whose tickets somebody sees, on `users`. */
const technicians = ({ companyId, role, userId }: Session): RawBuilder<unknown> =>
  sql`company_id = ${companyId} and role = 'TECHNICIAN' and deleted_at is null
    ${seesOwnTicketsOnly(role) ? sql`and id = ${userId}` : sql``}`;

/** The customers whose tickets somebody sees, on `customers as c`. */
const customers = ({ companyId, role, userId }: Session): RawBuilder<unknown> =>
  seesOwnTicketsOnly(role)
    ? sql`c.company_id = ${companyId} and c.id in (
        select customer_id from tickets
        where company_id = ${companyId} and technician_id = ${userId} and deleted_at is null)`
    : sql`c.company_id = ${companyId}`;

/** Leaves the options of some ids, or all of them; `id` is the one column of that name. */
const isAmong = ({ ids }: FilterOptionQuery): RawBuilder<unknown> =>
  ids.length === 0 ? sql`true` : sql`id = any(${ids}::uuid[])`;

/** Lists one page of the technicians by name. */
export async function listTechnicianOptions(
  db: Kysely<Database>,
  session: Session,
  query: FilterOptionQuery,
): Promise<Page<Technician>> {
  const conditions = sql`${technicians(session)} and ${isAmong(query)}
    and ${nameMatches(sql`search_name`, query.search)}`;
  const [counted, listed] = await Promise.all([
    readRow(db, object({ count: integer() }), sql`select count(*) as count from users where ${conditions}`),
    readRows(
      db,
      technicianOption,
      sql`
      select id, fullname from users where ${conditions} order by fullname collate "und-x-icu", id ${pageOf(query)}
    `,
    ),
  ]);
  return pageReply(listed, counted?.count ?? 0, query);
}

/** Lists one page of the customers by name. */
export async function listCustomerOptions(
  db: Kysely<Database>,
  session: Session,
  query: FilterOptionQuery,
): Promise<Page<Customer>> {
  const conditions = sql`${customers(session)} and ${isAmong(query)}
    and ${nameMatches(sql`search_name`, query.search)}`;
  const [counted, listed] = await Promise.all([
    readRow(
      db,
      object({ count: integer() }),
      sql`select count(*) as count from customers c where ${conditions}`,
    ),
    readRows(
      db,
      customerOption,
      sql`
      select id, name from customers c where ${conditions} order by name collate "und-x-icu", id ${pageOf(query)}
    `,
    ),
  ]);
  return pageReply(listed, counted?.count ?? 0, query);
}

/** Lists all technicians whose tickets somebody sees and all customers of the company, by name. */
export async function findFilterOptions(db: Kysely<Database>, session: Session): Promise<FilterOptions> {
  const found = await readRow(
    db,
    filterOptions,
    sql`select
    (select coalesce(json_agg(json_build_object('id', id, 'fullname', fullname)
        order by fullname collate "und-x-icu", id), '[]')
      from users where ${technicians(session)}) as technicians,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name collate "und-x-icu", id), '[]')
      from customers where company_id = ${session.companyId}) as customers
  `,
  );
  return found ?? { technicians: [], customers: [] };
}
