import { hourLines, ticketTotals } from '@derrick/domain/tickets';
import { type Kysely, sql, type Transaction } from 'kysely';
import { object, string } from 'superstruct';
import { newId } from '../src/db/id.ts';
import type { Database } from '../src/db/schema.ts';
import { allocateNumbers } from '../src/sql/counters.ts';
import { readRows } from '../src/sql/rows.ts';
import { type Random, seededRandom } from './random.ts';
import { fieldWork } from './work.ts';

const BATCH = 1000;
const DAY = 24 * 60 * 60 * 1000;
/** Tickets per day of a busy company. Used for tickets that do not fit into 90 days. */
const TICKETS_A_DAY = 150;
const TICKETS_AN_INVOICE = 8;

export interface VolumeOptions {
  companyId: string;
  tickets: number;
  /** Seed of the random numbers. Equal seeds create equal tickets. */
  seed?: number | undefined;
  now?: Date | undefined;
  /** Called after each batch with the number of tickets written so far. */
  onProgress?: ((written: number) => void) | undefined;
}

interface Cast {
  technicians: string[];
  customers: string[];
  jobTypes: { id: string; name: string; rate: number }[];
}

/**
 * Adds generated tickets to a company that has users and customers: two thirds invoiced, some without customer or
 * technician, spread over the last 90 days, or over as many days as a busy company needs for them. Each batch is a
 * transaction.
 */
export async function addTickets(db: Kysely<Database>, options: VolumeOptions): Promise<void> {
  const { companyId, tickets, seed = 1, now = new Date(), onProgress } = options;
  const random = seededRandom(seed);
  const cast = await readCast(db, companyId);
  const days = Math.max(90, Math.ceil(tickets / TICKETS_A_DAY));

  for (let written = 0; written < tickets; written += BATCH) {
    const size = Math.min(BATCH, tickets - written);
    // Oldest first, so that numbers increase with time and rows are stored on disk in the order in which the list reads
    // them.
    const ages = Array.from(
      { length: size },
      (_, index) => ((tickets - written - index) / tickets) * days * DAY,
    );
    const times = ages.map((age) => new Date(now.getTime() - age + random.next() * (DAY / TICKETS_A_DAY)));
    await db.transaction().execute((trx) => writeBatch(trx, companyId, times, cast, random));
    onProgress?.(written + size);
  }
}

async function readCast(db: Kysely<Database>, companyId: string): Promise<Cast> {
  const inCompany = (table: 'users' | 'customers') =>
    readRows(db, object({ id: string() }))`
      select id from ${sql.table(table)} where company_id = ${companyId}
      ${table === 'users' ? sql`and role = 'TECHNICIAN' and deleted_at is null` : sql``} order by id
    `;
  const [technicians, customers] = [await inCompany('users'), await inCompany('customers')];
  const jobTypes = await db
    .selectFrom('job_types')
    .select(['id', 'name', 'hourly_rate_cents as rate'])
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute();
  return {
    technicians: technicians.map((row) => row.id),
    customers: customers.map((row) => row.id),
    jobTypes,
  };
}

const lineRow = (ticketId: string, line: ReturnType<typeof hourLines>[number], position: number) => ({
  ticket_id: ticketId,
  position,
  kind: line.kind,
  description: line.description,
  quantity: line.quantity,
  unit: line.unit,
  unit_price_cents: line.unitPriceCents,
  is_taxable: line.taxable,
});

async function writeBatch(
  trx: Transaction<Database>,
  companyId: string,
  times: readonly Date[],
  cast: Cast,
  random: Random,
): Promise<void> {
  const invoiceCount = Math.max(1, Math.round((times.length * 2) / 3 / TICKETS_AN_INVOICE));
  const ticket = await allocateNumbers(trx, companyId, 'ticket', times.length).executeTakeFirstOrThrow();
  const invoice = await allocateNumbers(trx, companyId, 'invoice', invoiceCount).executeTakeFirstOrThrow();
  const newest = times.at(-1) ?? new Date();
  const invoices = Array.from({ length: invoiceCount }, (_, index) => ({
    id: newId(newest.getTime()),
    number: invoice.first + index,
    customer_id: oneOf(cast.customers, random),
    created_at: newest,
  }));
  const lines: ReturnType<typeof lineRow>[] = [];
  const tickets = times.map((time, index) => {
    const work = fieldWork(random);
    const jobType = random.chance(0.95) ? oneOf(cast.jobTypes, random) : null;
    const id = newId(time.getTime());
    const ofHours = hourLines(work, { name: jobType?.name ?? '', cents: jobType?.rate ?? null });
    lines.push(...ofHours.map((line, position) => lineRow(id, line, position)));
    const invoiceId = random.chance(2 / 3) ? (oneOf(invoices, random)?.id ?? null) : null;
    return {
      id,
      number: ticket.first + index,
      customer_id: random.chance(0.96) ? oneOf(cast.customers, random) : null,
      customer_name: work.contact,
      technician_id: random.chance(0.95) ? oneOf(cast.technicians, random) : null,
      job_type_id: jobType?.id ?? null,
      invoice_id: invoiceId,
      status: invoiceId === null ? 'SUBMITTED' : 'INVOICED',
      location: work.location,
      well_name: work.wellName,
      description: work.description,
      notes: work.notes,
      work_started_at: work.workStartedAt,
      work_ended_at: work.workEndedAt,
      travel_started_at: work.travelStartedAt,
      travel_ended_at: work.travelEndedAt,
      work_hours: work.workHours,
      travel_hours: work.travelHours,
      billable_cents: jobType ? ticketTotals(ofHours).subtotalCents : null,
      work_date: time.toISOString().slice(0, 10),
      created_at: time,
      updated_at: time,
    };
  });
  await insertRows(trx, companyId, 'invoices', invoices);
  await insertRows(trx, companyId, 'tickets', tickets);
  if (lines.length > 0) await insertRows(trx, companyId, 'ticket_lines', lines);
}

function oneOf<T>(items: readonly T[], random: Random): T | null {
  return items[random.between(0, items.length - 1)] ?? null;
}

/**
 * Inserts a thousand rows with one parameter. As separate values they would be 20,000 parameters, and planning would take
 * longer than writing.
 */
async function insertRows(
  trx: Kysely<Database>,
  companyId: string,
  table: 'invoices' | 'tickets' | 'ticket_lines',
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (company_id, ${columns})
    select ${companyId}, ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
  `.execute(trx);
}
