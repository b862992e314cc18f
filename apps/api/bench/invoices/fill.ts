/** Completes the invoices of a large company, which have only numbers, and adds drafts to be issued. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/db/index.ts';
import { setNextNumber } from '../../src/sql/counters.ts';

const TICKETS_A_DRAFT = 8;

/** Sets parties, dates, totals and statuses of the invoices with tickets: most paid, some open, a few overdue or void. */
async function completeInvoices(db: Kysely<Database>, companyId: string): Promise<void> {
  await sql`
    update invoices i set
      printed_number = 'INV-' || lpad(i.number::text, 6, '0'), customer_id = c.id, customer_name = c.name,
      status = state.status, created_at = billed.made_at, list_day = billed.day, issue_date = billed.day,
      due_date = billed.day + 30, seller = '{"name":"Large"}', customer = jsonb_build_object('name', c.name),
      subtotal_cents = billed.cents, total_cents = billed.cents,
      paid_cents = case state.status when 'PAID' then billed.cents when 'PARTIALLY_PAID' then billed.cents / 2 else 0 end
    from (
      select invoice_id, coalesce(sum(billable_cents), 0) as cents, max(created_at) as made_at,
        max(work_date) as day, min(customer_id::text)::uuid as customer_id
      from tickets where company_id = ${companyId} and invoice_id is not null group by 1
    ) as billed
    join customers c on c.company_id = ${companyId} and c.id = billed.customer_id
    cross join lateral (select case
      when billed.day > current_date - 45 and billed.cents > 1 then 'ISSUED'
      when hashtext(billed.invoice_id::text) % 40 = 0 then 'VOID'
      when hashtext(billed.invoice_id::text) % 40 = 1 and billed.cents > 1 then 'PARTIALLY_PAID'
      else 'PAID' end as status) as state
    where i.company_id = ${companyId} and i.id = billed.invoice_id
  `.execute(db);
}

/** Adds drafts with approved tickets until the company has the given number of invoices. */
async function addDrafts(db: Kysely<Database>, companyId: string, invoices: number): Promise<void> {
  const { count } = await db
    .selectFrom('invoices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  await sql`
    create temporary table drafts as
    select customer_id, place / ${TICKETS_A_DRAFT}::integer as n, gen_random_uuid() as id, array_agg(ticket_id) as tickets
    from (
      select id as ticket_id, customer_id, row_number() over (partition by customer_id order by number desc) - 1 as place
      from tickets where company_id = ${companyId} and invoice_id is null and customer_id is not null
    ) as waiting
    group by 1, 2 having count(*) = ${TICKETS_A_DRAFT}::integer
    order by 2 limit ${invoices - count}::integer
  `.execute(db);
  await sql`
    insert into invoices (company_id, id, customer_id, status)
    select ${companyId}, id, customer_id, 'DRAFT' from drafts
  `.execute(db);
  await sql`
    update tickets t set invoice_id = d.id, status = 'APPROVED'
    from drafts d, unnest(d.tickets) as ticket_id where t.company_id = ${companyId} and t.id = ticket_id
  `.execute(db);
  await sql`drop table drafts`.execute(db);
}

/**
 * Completes the invoices of a large company, each with a line for work and one for material per ticket, and adds drafts
 * until there are `invoices` of them.
 */
export async function fillInvoices(
  pool: Kysely<Database>,
  { companyId, invoices }: { companyId: string; invoices: number },
): Promise<void> {
  await pool.connection().execute(async (db) => {
    await completeInvoices(db, companyId);
    await addDrafts(db, companyId, invoices);
    await sql`
      insert into invoice_tickets (company_id, invoice_id, ticket_id)
      select company_id, invoice_id, id from tickets where company_id = ${companyId} and invoice_id is not null
    `.execute(db);
    await sql`
      insert into invoice_lines
        (company_id, invoice_id, position, kind, description, quantity, unit, unit_price_cents, is_taxable, ticket_id)
      select t.company_id, t.invoice_id, 2 * t.place + line.place, line.kind, line.description, 1, 'ea',
        case line.place when 0 then coalesce(t.billable_cents, 0) else 0 end, false, t.id
      from (
        select *, row_number() over (partition by invoice_id order by number) - 1 as place
        from tickets where company_id = ${companyId} and invoice_id is not null
      ) as t
      cross join (values (0, 'LABOR', 'Field technician'), (1, 'ITEM', 'Seals')) as line (place, kind, description)
    `.execute(db);
    await sql`
      update invoices i set subtotal_cents = l.cents, total_cents = l.cents
      from (
        select invoice_id, sum(unit_price_cents) as cents from invoice_lines where company_id = ${companyId} group by 1
      ) as l
      where i.company_id = ${companyId} and i.id = l.invoice_id and i.status = 'DRAFT'
    `.execute(db);
    await setNextNumber(db, companyId, 'invoice', 200_000);
    await sql`vacuum (analyze)`.execute(db);
    await sql`checkpoint`.execute(db);
  });
}
