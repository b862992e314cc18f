import { DEMO_PASSWORD, demoAccounts } from '@derrick/domain/setup';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../test/database.ts';
import { seedDemo } from './demo.ts';

const now = new Date('2026-11-21T10:20:30Z');
const later = new Date('2026-11-21T21:00:00Z');
let first: TestDatabase;
let second: TestDatabase;

const hashPassword = async (password: string) =>
  password === DEMO_PASSWORD ? `hash of ${DEMO_PASSWORD}` : 'hash of what nobody knows';

beforeAll(async () => {
  [first, second] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  await seedDemo(first.db, { hashPassword, now });
  await seedDemo(second.db, { hashPassword, now: later });
});
afterAll(() => Promise.all([first.close(), second.close()]));

const tables = [
  'companies',
  'counters',
  'job_types',
  'job_roles',
  'users',
  'customers',
  'customer_contacts',
  'invoices',
  'invoice_lines',
  'invoice_payments',
  'invoice_sendings',
  'tickets',
  'ticket_lines',
  'ticket_signatures',
  'signature_requests',
  'events',
];
const content = async ({ db }: TestDatabase, table: string) =>
  (
    await sql<{ row: object }>`select to_jsonb(t) as row from ${sql.table(table)} t order by t::text`.execute(
      db,
    )
  ).rows;
const counts = async (table: string, by: string) =>
  Object.fromEntries(
    (
      await sql<{ key: string; count: number }>`
        select ${sql.raw(by)}::text as key, count(*)::integer as count from ${sql.table(table)} group by 1
      `.execute(first.db)
    ).rows.map(({ key, count }) => [key, count]),
  );

describe('the demo company', () => {
  it('has users in every role and status', async () => {
    expect(await counts('companies', 'is_demo')).toEqual({ true: 1 });
    // The assistant is on and uses the server's local engine.
    expect(await counts('companies', 'assistant')).toEqual({ LOCAL: 1 });
    expect(await counts('assistant_providers', "'all'")).toEqual({});
    expect(await counts('users', 'role')).toEqual({ SUPER_ADMIN: 1, ADMIN: 1, MANAGER: 1, TECHNICIAN: 26 });
    expect(await counts('users', 'status')).toEqual({ ACTIVE: 24, PENDING: 3, DEACTIVE: 2 });
    expect(await counts('users', "(status = 'PENDING' and password_hash is null)")).toEqual({
      true: 3,
      false: 26,
    });
    expect(await counts('users', 'password_hash is null')).toEqual({ true: 3, false: 26 });
    expect(await counts('customers', "'all'")).toEqual({ all: 14 });
    expect(await counts('customers', 'billing_address is not null')).toEqual({ true: 9, false: 5 });
    expect(await counts('customer_contacts', "'all'")).toEqual({ all: 13 });
    expect(await counts('job_types', "'all'")).toEqual({ all: 4 });
    const accounts = await first.db
      .selectFrom('users')
      .select(['email', 'role', 'fullname'])
      .where('password_hash', '=', `hash of ${DEMO_PASSWORD}`)
      .execute();
    expect(new Set(accounts.map((account) => JSON.stringify(account)))).toEqual(
      new Set(demoAccounts.map(({ email, role, fullname }) => JSON.stringify({ email, role, fullname }))),
    );
  });

  it('has 248 tickets of the last 90 days, 163 of them invoiced', async () => {
    expect(await counts('tickets', 'invoice_id is not null')).toEqual({ true: 163, false: 85 });
    const { rows } = await sql<Record<string, number | Date>>`
      select min(number) as oldest, max(number) as newest, min(created_at) as since, max(created_at) as until,
        to_char(max(created_at) at time zone 'America/Chicago', 'YYYY-MM-DD') as "newestDay",
        count(*) filter (where customer_id is null) as "noCustomer",
        count(*) filter (where technician_id is null) as "noTechnician",
        count(*) filter (where customer_id is null and invoice_id is not null) as "invoicedToNobody",
        count(*) filter (where technician_id = (select id from users where email = 'tech@demo.derrick.test')) as own,
        count(distinct technician_id) as busy, count(distinct customer_id) as customers
      from tickets`.execute(first.db);
    const ticketCounts = rows[0] ?? {};
    expect(ticketCounts).toMatchObject({
      oldest: 10_235,
      newest: 10_482,
      invoicedToNobody: 0,
      customers: 14,
    });
    for (const countName of ['noCustomer', 'noTechnician'] as const) {
      expect(ticketCounts[countName]).toBeGreaterThanOrEqual(4);
      expect(ticketCounts[countName]).toBeLessThanOrEqual(20);
    }
    expect(ticketCounts['own']).toBeGreaterThanOrEqual(10);
    expect(ticketCounts['busy']).toBeGreaterThanOrEqual(20);
    expect(Number(ticketCounts['until'])).toBeLessThanOrEqual(now.getTime());
    // The newest ticket is from the day of seeding in the company's time zone, so that the overview's week is never
    // empty.
    expect(ticketCounts['newestDay']).toBe('2026-11-21');
    expect(Number(ticketCounts['since'])).toBeGreaterThan(now.getTime() - 91 * 86_400_000);
    expect(Number(ticketCounts['since'])).toBeLessThan(now.getTime() - 85 * 86_400_000);
  });

  it('has tickets in every status, each with the user who set the status', async () => {
    const states = await counts('tickets', 'status');
    const onDrafts = await counts(
      'tickets',
      "invoice_id in (select id from invoices where status = 'DRAFT')",
    );
    expect(states['INVOICED']).toBe(163 - (onDrafts['true'] ?? 0));
    for (const status of ['DRAFT', 'SUBMITTED', 'CHANGES_REQUESTED', 'APPROVED', 'VOID'])
      expect(states[status]).toBeGreaterThanOrEqual(2);
    const { rows } = await sql<{ wrong: number }>`
      select count(*) as wrong from tickets
        where (status = 'INVOICED') <> (invoice_id in (select id from invoices where status <> 'DRAFT') is true)
        or author_id is null or status_at < created_at
        or (status_by is null) <> (id in (select ticket_id from signature_requests where dispute is not null))
        or (status = 'APPROVED' and (technician_id is null or customer_id is null or status_by = author_id))
        or (status in ('CHANGES_REQUESTED', 'VOID')) <> (status_comment is not null)`.execute(first.db);
    expect(rows[0]?.wrong).toBe(0);
  });

  it('has unfinished tickets for each missing field that a company can require', async () => {
    const { rows } = await sql<Record<string, number>>`
      select count(*) filter (where t.location = '') as location, count(*) filter (where t.well_name = '') as "wellName",
        count(*) filter (where t.description = '') as description, count(*) filter (where t.technician_id is null) as technician,
        count(*) filter (where t.customer_id is null) as customer, count(*) filter (where t.work_started_at is null) as times,
        count(*) filter (where t.job_type_id is null) as "jobType", count(*) filter (where t.customer_name = '') as contact,
        count(*) filter (where t.cost_reference is null) as reference, count(*) filter (where t.signed_at is null) as signature
      from tickets t where t.status in ('DRAFT', 'CHANGES_REQUESTED')`.execute(first.db);
    for (const [name, count] of Object.entries(rows[0] ?? {}))
      expect([name, count]).toEqual([name, expect.toSatisfy((value) => value > 0)]);
    const company = await first.db
      .selectFrom('companies')
      .select(['submit_gates', 'approval_gates'])
      .executeTakeFirstOrThrow();
    expect(company).toEqual({
      submit_gates: ['technician', 'workTimes', 'customer'],
      approval_gates: ['signature'],
    });
  });

  it('has ticket lines that match the amount, work date and cost reference of their ticket', async () => {
    const { rows } = await sql<Record<string, number>>`
      with sums as (
        select t.id, t.billable_cents as cents, t.work_date, t.created_at, t.cost_reference,
          sum(round(l.quantity * l.unit_price_cents)) as total
        from tickets t left join ticket_lines l on l.company_id = t.company_id and l.ticket_id = t.id
        group by t.company_id, t.id
      )
      select count(*) filter (where cents is distinct from total) as wrong, count(cents) as priced,
        count(*) filter (where work_date <> (created_at at time zone 'America/Chicago')::date) as "otherDay",
        count(cost_reference) as references,
        (select count(*) from ticket_lines where kind = 'ITEM' and unit_price_cents is null) as unpriced,
        (select count(*) from ticket_lines l join tickets t on t.id = l.ticket_id
          where l.kind = 'ITEM' and l.unit_price_cents is null and t.status <> 'SUBMITTED') as "unpricedLater",
        (select count(*) from ticket_lines where kind = 'ADJUSTMENT') as adjustments
      from sums`.execute(first.db);
    const draftCounts = rows[0] ?? {};
    expect(draftCounts).toMatchObject({ wrong: 0, otherDay: 0, unpricedLater: 0 });
    expect(draftCounts['priced']).toBeGreaterThan(200);
    expect(draftCounts['references']).toBeGreaterThan(150);
    expect(draftCounts['unpriced']).toBeGreaterThan(0);
    expect(draftCounts['adjustments']).toBeGreaterThan(5);
  });

  it('has chronological ticket and invoice numbers, and counters set to the next number', async () => {
    for (const table of ['tickets', 'invoices']) {
      const { rows } = await sql<{ number: number }>`
        select number from ${sql.table(table)} where number is not null order by created_at, number`.execute(
        first.db,
      );
      const numbers = rows.map(({ number }) => number);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    }
    const { rows } = await sql<{ name: string; isNext: boolean }>`
      select name, next = case name when 'ticket' then 10483 else (select max(number) + 1 from invoices) end as "isNext"
      from counters order by name`.execute(first.db);
    expect(rows).toEqual([
      { name: 'invoice', isNext: true },
      { name: 'ticket', isNext: true },
    ]);
  });

  it('has forty invoices in every status, with totals equal to their lines and payments', async () => {
    const states = await counts('invoices', 'status');
    expect(Object.values(states).reduce((sum, count) => sum + count, 0)).toBe(40);
    for (const status of ['DRAFT', 'ISSUED', 'PARTIALLY_PAID', 'PAID', 'VOID', 'UNCOLLECTIBLE']) {
      expect(states[status]).toBeGreaterThanOrEqual(1);
    }
    const { rows } = await sql<Record<string, number>>`
      select count(*) filter (where i.due_date < '2026-11-21' and i.balance_cents > 0) as late,
        count(*) filter (where i.subtotal_cents <> coalesce(l.cents, 0)) as wrong,
        count(*) filter (where i.status <> 'DRAFT' and l.unpriced > 0) as unpriced,
        count(*) filter (where i.paid_cents <> coalesce(p.cents, 0)) as unpaid,
        count(*) filter (where i.copy_of_id in (select id from invoices where status = 'VOID')) as reissued,
        count(*) filter (where i.first_opened_at is not null) as opened,
        (select count(*) from invoice_payments where reversed_at is not null) as reversed
      from invoices i
      left join (
        select invoice_id, sum(round(quantity * unit_price_cents)) as cents,
          count(*) filter (where unit_price_cents is null) as unpriced
        from invoice_lines group by invoice_id
      ) l on l.invoice_id = i.id
      left join (
        select invoice_id, sum(amount_cents) as cents from invoice_payments where reversed_at is null group by invoice_id
      ) p
        on p.invoice_id = i.id`.execute(first.db);
    expect(rows[0]).toMatchObject({ wrong: 0, unpriced: 0, unpaid: 0 });
    expect(rows[0]).toMatchObject({ reissued: 2, reversed: 1 });
    for (const column of ['late', 'opened']) expect(rows[0]?.[column]).toBeGreaterThanOrEqual(2);
  });

  it('bills each ticket to its own customer, on an invoice created after the ticket', async () => {
    const { rows } = await sql<{ wrong: number }>`
      select count(*) as wrong from tickets t join invoices i on i.id = t.invoice_id
      where t.customer_id <> i.customer_id or i.created_at < t.created_at`.execute(first.db);
    expect(rows[0]?.wrong).toBe(0);
  });

  it('has identical content after every seed on the same day', async () => {
    for (const table of tables) expect(await content(second, table)).toEqual(await content(first, table));
  });
});
