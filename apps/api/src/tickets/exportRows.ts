import { type Kysely, sql } from 'kysely';
import { type Infer, integer, nullable, number, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import { readRows } from '../sql/index.ts';
import {
  all,
  type Condition,
  isAnyOf,
  joinNames,
  listedColumns,
  listedTicket,
  matching,
  type TicketFilter,
} from './listed.ts';
import { COUNT_CAP, contains, findTerms } from './search.ts';

const exportedTicket = object({
  ...listedTicket.schema,
  contactName: string(),
  jobType: nullable(string()),
  invoiceNumber: nullable(string()),
  description: string(),
  notes: string(),
  workStartedAt: nullable(string()),
  workEndedAt: nullable(string()),
  travelStartedAt: nullable(string()),
  travelEndedAt: nullable(string()),
  travelHours: number(),
  breakMinutes: integer(),
  standbyHours: number(),
  /** The part of the work hours that is billed as overtime. */
  overtimeHours: number(),
  costReference: nullable(string()),
  /** `createdAt` with microseconds, from which the next batch continues. */
  place: string(),
});

export type ExportedTicket = Omit<Infer<typeof exportedTicket>, 'place'>;

/** The filter of the list, optionally limited to selected ids. */
export interface ExportFilter extends TicketFilter {
  search?: string | undefined;
  ids?: readonly string[] | undefined;
}

/**
 * Batch size: a few megabytes with the longest texts. With usual texts, the only session of the embedded database is busy
 * for a few milliseconds.
 */
const BATCH = 500;

/**
 * Returns the conditions of an export; undefined if no ticket can match. The few matches of a rare word are found first,
 * because searching the complete list for each batch would be slow.
 */
async function conditionsOf(
  db: Kysely<Database>,
  companyId: string,
  { search = '', ids = [], ...filter }: ExportFilter,
): Promise<Condition[] | undefined> {
  const conditions = matching(companyId, filter);
  if (ids.length > 0) conditions.push(isAnyOf(sql`t.id`, ids));
  if (search.trim() === '') return conditions;

  const terms = await findTerms(db, companyId, search);
  if (terms.length === 0) return undefined;
  conditions.push(...terms.map(contains));
  const rows = await readRows(db, object({ id: string() }))`
    select t.id from tickets t where ${all(conditions)} limit ${COUNT_CAP + 1}
  `;
  if (rows.length === 0) return undefined;
  if (rows.length > COUNT_CAP) return conditions;
  const hits = rows.map(({ id }) => id);
  return [...matching(companyId, {}), isAnyOf(sql`t.id`, hits)];
}

/**
 * Reads tickets from newest to oldest in batches. Each batch continues after the previous one. An export of any size
 * holds one batch in memory and no database session between batches.
 */
export async function* exportedTickets(
  db: Kysely<Database>,
  companyId: string,
  /** Undefined if the caller may see no tickets. */
  filter: ExportFilter | undefined,
): AsyncGenerator<ExportedTicket[]> {
  const conditions = filter && (await conditionsOf(db, companyId, filter));
  if (!conditions) return;
  let after: Condition | undefined;
  for (;;) {
    const rows = await readRows(db, exportedTicket)`
      with page as materialized (
        select t.id, t.created_at from tickets t where ${all(after ? [...conditions, after] : conditions)}
        order by t.created_at desc, t.id desc limit ${BATCH}
      )
      select ${listedColumns(companyId)}, t.customer_name as "contactName", j.name as "jobType", coalesce(i.printed_number, i.number::text) as "invoiceNumber",
        t.description, t.notes, t.work_started_at as "workStartedAt",
        t.work_ended_at as "workEndedAt", t.travel_started_at as "travelStartedAt",
        t.travel_ended_at as "travelEndedAt", t.travel_hours as "travelHours", t.break_minutes as "breakMinutes",
        t.standby_hours as "standbyHours", coalesce(o.hours, 0) as "overtimeHours",
        t.cost_reference as "costReference",
        -- With the microseconds that a Date of JavaScript loses.
        to_char(page.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
      from page ${joinNames(companyId)}
      left join job_types j on j.company_id = ${companyId} and j.id = t.job_type_id
      left join lateral (
        select sum(quantity) as hours from ticket_lines
        where company_id = ${companyId} and ticket_id = page.id and kind = 'OVERTIME'
      ) as o on true
      left join invoices i on i.company_id = ${companyId} and i.id = t.invoice_id
      order by page.created_at desc, page.id desc
    `;
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = sql`(t.created_at, t.id) < (${last.place}::timestamptz, ${last.id}::uuid)`;
  }
}
