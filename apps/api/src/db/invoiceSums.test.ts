import { type InvoiceState, invoiceStates } from '@derrick/domain/invoices';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCompany } from '../../seed/cast.ts';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { newId } from './id.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const place = fc.nat({ max: 20 });
const day = fc.integer({ min: 1, max: 5 }).map((date) => `2026-01-0${date}`);
const operation = fc.oneof(
  fc.record({
    type: fc.constant('create' as const),
    day,
    cents: fc.nat(9000),
    count: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ type: fc.constant('state' as const), place, status: fc.constantFrom(...invoiceStates) }),
  fc.record({ type: fc.constant('pay' as const), place, share: fc.nat(4) }),
  fc.record({ type: fc.constant('due' as const), place, day, currency: fc.constantFrom('USD', 'KWD') }),
  fc.record({ type: fc.constant('touch' as const), place }),
  fc.record({ type: fc.constant('erase' as const), place }),
  fc.record({ type: fc.constant('dayOfAll' as const), day }),
);

it('the daily sums of invoices equal exact counts after any operations', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 25 }), async (steps) => {
      const { db } = database;
      const company_id = await addCompany(db, { name: 'Sums', technicians: 0, customers: 0 });
      const ids: string[] = [];
      for (const step of steps) {
        const id = 'place' in step ? (ids[step.place % Math.max(1, ids.length)] ?? newId()) : newId();
        const all = db.updateTable('invoices').where('company_id', '=', company_id);
        const invoice = all.where('id', '=', id);
        switch (step.type) {
          case 'create': {
            const rows = Array.from({ length: step.count }, (_, index) => ({
              company_id,
              id: newId(),
              number: ids.length + index + 1,
              status: 'DRAFT' as InvoiceState,
              list_day: step.day,
              total_cents: step.cents,
            }));
            await db.insertInto('invoices').values(rows).execute();
            ids.push(...rows.map((row) => row.id));
            break;
          }
          case 'state':
            await invoice.set({ status: step.status }).execute();
            break;
          case 'pay':
            await invoice
              .set({
                paid_cents: sql<number>`total_cents * ${step.share}::integer / 4`,
                credited_cents: sql<number>`total_cents * (4 - ${step.share}::integer) / 8`,
              })
              .execute();
            break;
          case 'due':
            await invoice.set({ due_date: step.day, currency: step.currency }).execute();
            break;
          case 'touch':
            await invoice.set({ notes: 'x' }).execute();
            break;
          case 'erase':
            await db
              .deleteFrom('invoices')
              .where('company_id', '=', company_id)
              .where('id', '=', id)
              .execute();
            break;
          case 'dayOfAll':
            await all.set({ list_day: step.day }).execute();
            break;
        }
      }
      const sums = await sql`
        select list_day, status, currency, due_date::text, count, cents from invoice_daily
        where company_id = ${company_id} and (count <> 0 or cents <> 0) order by 1, 2, 3, 4`.execute(db);
      const counted = await sql`
        select list_day, status, currency,
          case when status in ('ISSUED', 'PARTIALLY_PAID') and balance_cents > 0 then coalesce(due_date::text, 'infinity')
            else 'infinity' end as due_date,
          count(*)::integer as count,
          sum(case when status in ('ISSUED', 'PARTIALLY_PAID', 'UNCOLLECTIBLE') then balance_cents
            else total_cents - credited_cents end)::bigint as cents
        from invoices where company_id = ${company_id} group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(db);
      expect(sums.rows).toEqual(counted.rows);
    }),
    { numRuns: 25 },
  );
});
