import { type Kysely, sql } from 'kysely';
import { type Infer, nullable, number, object, string } from 'superstruct';
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
  location: string(),
  wellName: string(),
  description: string(),
  notes: string(),
  workStartedAt: nullable(string()),
  workEndedAt: nullable(string()),
  travelStartedAt: nullable(string()),
  travelEndedAt: nullable(string()),
  travelHours: number(),
  costReference: nullable(string()),
  /** `createdAt` with its microseconds: the next batch begins after it. */
  place: string(),
});

/** A ticket as an export shows it. */
export type ExportedTicket = Omit<Infer<typeof exportedTicket>, 'place'>;

/** Which tickets are exported: those of a list, narrowed to some if there are any ids. */
export interface ExportFilter extends TicketFilter {
  search?: string | undefined;
  ids?: readonly string[] | undefined;
}

/** Some megabytes with the longest texts, some milliseconds of the one embedded session with usual ones. */
const BATCH = 500;

/**
 * The conditions of an export; undefined when nothing can meet them. The few hits of a rare word are looked up first:
 * walking the whole list for each batch of them would take a while.
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
 * Reads tickets from the newest to the oldest, some at a time, each batch from where the one before ended: at any size
 * it holds one in memory and none of the database's sessions in between.
 */
export async function* exportedTickets(
  db: Kysely<Database>,
  companyId: string,
  /** Absent, nothing may be seen. */
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
      select ${listedColumns}, t.customer_name as "contactName", j.name as "jobType", coalesce(i.printed_number, i.number::text) as "invoiceNumber",
        t.location, t.well_name as "wellName", t.description, t.notes, t.work_started_at as "workStartedAt",
        t.work_ended_at as "workEndedAt", t.travel_started_at as "travelStartedAt",
        t.travel_ended_at as "travelEndedAt", t.travel_hours as "travelHours",
        t.cost_reference as "costReference",
        -- With the microseconds that a Date of JavaScript loses.
        to_char(page.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
      from page ${joinNames(companyId)}
      left join job_types j on j.company_id = ${companyId} and j.id = t.job_type_id
      left join invoices i on i.company_id = ${companyId} and i.id = t.invoice_id
      order by page.created_at desc, page.id desc
    `;
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = sql`(t.created_at, t.id) < (${last.place}::timestamptz, ${last.id}::uuid)`;
  }
}
