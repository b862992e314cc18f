/** Creates a company with a million tickets in minutes rather than an hour, by copying a few thousand generated ones. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { object, string } from 'superstruct';
import type { Database } from '../src/db/index.ts';
import { setNextNumber } from '../src/sql/counters.ts';
import { readRows } from '../src/sql/index.ts';

/** A word that occurs in 40 tickets of a company of any size. */
export const RARE_WORD = 'kryptometer';
const RARE_TICKETS = 40;
const FIRST_NUMBER = 10_001;
const TICKETS_AN_INVOICE = 12;
const TICKETS_A_DAY = 500;
const BATCH = 50_000;

const namedRow = object({ id: string() });

async function idsOf(db: Kysely<Database>, rows: RawBuilder<unknown>): Promise<string[]> {
  return (await readRows(db, namedRow)`select id from ${rows} order by id`).map(({ id }) => id);
}

/** Drops the indexes of tickets except keys. Returns the statements that recreate them. */
async function dropIndexes(db: Kysely<Database>): Promise<string[]> {
  const indexes = await readRows(db, object({ name: string(), definition: string() }))`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = 'tickets'::regclass and not exists (select from pg_constraint where conindid = indexrelid)
  `;
  for (const { name } of indexes) await sql`drop index ${sql.raw(name)}`.execute(db);
  return indexes.map(({ definition }) => definition);
}

/**
 * Fills a company that has users, customers and job types with copies of another company's tickets, oldest first, and
 * rebuilds all indexes and sums. Keys and triggers are turned off meanwhile, which requires a superuser.
 */
export async function fillLargeCompany(
  pool: Kysely<Database>,
  { companyId, templateId, tickets }: { companyId: string; templateId: string; tickets: number },
): Promise<void> {
  // A single session, because the temporary table and the settings belong to it.
  await pool.connection().execute(async (db) => {
    await sql`set maintenance_work_mem = '256MB'`.execute(db);
    await sql`
      create temporary table template as
      select row_number() over (order by number) - 1 as place, t.* from tickets t where company_id = ${templateId}
    `.execute(db);
    const indexes = await dropIndexes(db);
    await sql`alter table tickets disable trigger all`.execute(db);
    await insertInvoices(db, companyId, tickets);
    await insertTickets(db, companyId, tickets);
    await sql`alter table tickets enable trigger all`.execute(db);
    for (const definition of indexes) await sql.raw(definition).execute(db);
    await sql`
      insert into ticket_daily (company_id, day, total, invoiced, work_hours, billable_cents)
      select company_id, day, sum(total), sum(invoiced), sum(work_hours), sum(cents) from (
        select company_id, (created_at at time zone 'UTC')::date as day, 1 as total,
          (invoice_id is not null)::integer as invoiced, 0 as work_hours, 0 as cents
        from tickets where company_id = ${companyId}
        union all
        select company_id, work_date, 0, 0, work_hours,
          case when status in ('APPROVED', 'INVOICED') then coalesce(billable_cents, 0) else 0 end
        from tickets where company_id = ${companyId}
      ) as parts
      group by 1, 2
    `.execute(db);
    await setNextNumber(db, companyId, 'ticket', FIRST_NUMBER + tickets);
    await sql`drop table template`.execute(db);
    await sql`vacuum (analyze)`.execute(db);
    await sql`checkpoint`.execute(db);
    await sql`reset maintenance_work_mem`.execute(db);
  });
}

async function insertInvoices(db: Kysely<Database>, companyId: string, tickets: number): Promise<void> {
  await sql`
    insert into invoices (company_id, id, number)
    select ${companyId}, gen_random_uuid(), n from generate_series(0, ${Math.ceil(tickets / TICKETS_AN_INVOICE)}::integer) as n
  `.execute(db);
}

async function insertTickets(db: Kysely<Database>, companyId: string, tickets: number): Promise<void> {
  const ofCompany = sql`where company_id = ${companyId}`;
  const technicians = await idsOf(db, sql`users ${ofCompany} and role = 'TECHNICIAN'`);
  const customers = await idsOf(db, sql`customers ${ofCompany}`);
  const jobTypes = await idsOf(db, sql`job_types ${ofCompany}`);
  // Selects an element of a list by number. 7919 is a prime, so neighboring numbers get different elements.
  const oneOf = (ids: readonly string[]) =>
    sql`(${ids}::uuid[])[1 + (n::bigint * 7919) % ${ids.length}::integer]`;
  const alike = sql.raw(
    ['customer_name', 'location', 'notes', 'work_started_at', 'work_ended_at', 'travel_started_at']
      .concat(['travel_ended_at', 'work_hours', 'travel_hours', 'billable_cents', 'status'])
      .join(', '),
  );
  const now = new Date();
  for (let first = 0; first < tickets; first += BATCH) {
    const last = Math.min(first + BATCH, tickets) - 1;
    await sql`
      insert into tickets (company_id, id, number, customer_id, technician_id, job_type_id, invoice_id, well_name,
        description, ${alike}, created_at, updated_at, work_date)
      select ${companyId},
        -- As newId makes them: they begin with the time.
        overlay(gen_random_uuid()::text placing left(hex, 8) || '-' || right(hex, 4) || '-7' from 1 for 15)::uuid,
        ${FIRST_NUMBER}::integer + n,
        case when t.customer_id is not null then ${oneOf(customers)} end,
        case when t.technician_id is not null then ${oneOf(technicians)} end,
        case when t.job_type_id is not null then ${oneOf(jobTypes)} end,
        case when t.invoice_id is not null then i.id end,
        t.well_name || ' S' || n / 1000,
        t.description || case when n % ${Math.ceil(tickets / RARE_TICKETS)}::integer = 0 then ${` ${RARE_WORD}`} else '' end,
        ${alike}, made_at, made_at, (made_at at time zone 'UTC')::date
      from generate_series(${first}::integer, ${last}::integer) as n
      join template t on t.place = n % (select count(*) from template)
      -- By itself: both tables have columns of the same names.
      join (select id, number from invoices where company_id = ${companyId}) as i on i.number = n / ${TICKETS_AN_INVOICE}::integer
      cross join lateral (
        select ${now}::timestamptz - (${tickets}::integer - n) * interval '1 day' / ${TICKETS_A_DAY}::integer as made_at
      ) as moment
      cross join lateral (
        select lpad(to_hex((extract(epoch from made_at) * 1000)::bigint), 12, '0') as hex
      ) as started
      order by n
    `.execute(db);
    process.stderr.write(`\r${(last + 1).toLocaleString('en')} tickets`);
  }
  process.stderr.write('\n');
}
