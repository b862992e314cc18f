/** Hours and amounts of the tickets that the list shows, for the list's footer. */
import {
  type TechnicianTotals,
  TICKET_TOTALS_TECHNICIANS_MAX,
  type TicketSum,
  type TicketTotalsQuery,
} from '@derrick/domain/tickets';
import { type Kysely, sql } from 'kysely';
import { integer, nullable, number, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import type { Session } from '../platform/context.ts';
import { hasPermission } from '../platform/hasPermission.ts';
import { readRow, readRows } from '../sql/index.ts';
import { all, type Condition, isAnyOf } from './listed.ts';
import { filterFor } from './queries.ts';
import { conditionsOf } from './sums.ts';

const sums = sql`count(*) as tickets, coalesce(sum(t.work_hours), 0) as "workHours",
  coalesce(sum(t.travel_hours), 0) as "travelHours", coalesce(sum(t.billable_cents), 0) as "totalCents"`;

const sumRow = object({
  tickets: integer(),
  workHours: number(),
  travelHours: number(),
  totalCents: integer(),
});
const technicianRow = object({ ...sumRow.schema, id: nullable(string()), fullname: nullable(string()) });

/** Returns the conditions of a query; undefined if the caller sees no ticket that could match. */
async function conditionsFor(
  db: Kysely<Database>,
  session: Session,
  query: TicketTotalsQuery,
): Promise<Condition[] | undefined> {
  const filter = filterFor(session, query);
  const conditions = filter && (await conditionsOf(db, session.companyId, filter, query.search));
  if (!conditions || query.ids.length === 0) return conditions;
  return [...conditions, isAnyOf(sql`t.id`, query.ids)];
}

/** Returns the sums without the amount if the caller may not see prices. */
function visible<Sum extends TicketSum>(session: Session, { totalCents, ...sum }: Sum) {
  return hasPermission(session, 'prices:read') ? { ...sum, totalCents } : sum;
}

/** Sums the tickets that match a query and that the caller sees. */
export async function readTotals(
  db: Kysely<Database>,
  session: Session,
  query: TicketTotalsQuery,
): Promise<TicketSum> {
  const conditions = await conditionsFor(db, session, query);
  const sum =
    conditions && (await readRow(db, sumRow)`select ${sums} from tickets t where ${all(conditions)}`);
  return visible(session, sum ?? { tickets: 0, workHours: 0, travelHours: 0, totalCents: 0 });
}

/** Sums the tickets like `readTotals`, for each technician. */
export async function readTechnicianTotals(
  db: Kysely<Database>,
  session: Session,
  query: TicketTotalsQuery,
): Promise<TechnicianTotals> {
  const conditions = await conditionsFor(db, session, query);
  if (!conditions) return [];
  const rows = await readRows(db, technicianRow)`
    select sum.*, u.fullname from (
      select t.technician_id as id, ${sums} from tickets t where ${all(conditions)} group by t.technician_id
    ) as sum
    left join users u on u.company_id = ${session.companyId} and u.id = sum.id
    order by u.fullname collate "und-x-icu" nulls last, sum.id limit ${TICKET_TOTALS_TECHNICIANS_MAX}
  `;
  return rows.map((row) => visible(session, row));
}
