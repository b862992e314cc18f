/** The filling of older tickets, in its steps, on either engine. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { newId } from './id.ts';
import { addCompany } from './seed/cast.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('gives every older ticket its lines, over more than one step', async () => {
  const { db, pool } = database;
  const companyId = await addCompany(db, { name: 'Old', technicians: 0, customers: 0 });
  await pool.query(
    `insert into tickets (company_id, id, number, location, well_name, description, work_hours, billable_cents,
      work_date, created_at)
    select $1, gen_random_uuid(), n, '', '', '', 2, 2000, '2026-03-01', '2026-03-01T12:00:00Z' from generate_series(1, 5001) as n`,
    [companyId],
  );
  // One that has lines already keeps them.
  const { rows } = await pool.query('select id from tickets where company_id = $1 limit 1', [companyId]);
  await db
    .insertInto('ticket_lines')
    .values({
      company_id: companyId,
      ticket_id: rows[0]?.id ?? newId(),
      position: 0,
      kind: 'ITEM',
      description: 'Kept',
      quantity: 1,
      unit: 'ea',
      unit_price_cents: 2000,
    })
    .execute();
  await pool.query('call derrick_fill_ticket_lines()');
  const { rows: found } = await pool.query(
    `select count(*)::integer as lines, count(distinct ticket_id)::integer as tickets,
      count(*) filter (where kind = 'ITEM')::integer as kept, sum(quantity * unit_price_cents)::integer as cents
    from ticket_lines where company_id = $1`,
    [companyId],
  );
  expect(found).toEqual([{ lines: 5001, tickets: 5001, kept: 1, cents: 5001 * 2000 }]);
});
