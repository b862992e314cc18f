import { ticketStatuses } from '@derrick/domain/tickets';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCompany } from '../../seed/cast.ts';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { newId } from './id.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const day = fc.integer({ min: 0, max: 4 });
const hours = fc.integer({ min: 0, max: 120 }).map((tenths) => tenths / 10);
const place = fc.nat({ max: 30 });
const operation = fc.oneof(
  fc.record({
    type: fc.constant('create' as const),
    day,
    workDay: day,
    hours,
    count: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({ type: fc.constant('edit' as const), place, hours, cents: fc.nat({ max: 500_000 }) }),
  fc.record({ type: fc.constant('move' as const), place, day }),
  fc.record({ type: fc.constant('workDate' as const), place, day }),
  fc.record({ type: fc.constant('workDateOfAll' as const), day }),
  fc.record({ type: fc.constant('status' as const), place, status: fc.constantFrom(...ticketStatuses) }),
  fc.record({ type: fc.constant('invoice' as const), place, isInvoiced: fc.boolean() }),
  fc.record({ type: fc.constant('remove' as const), place, isRemoved: fc.boolean() }),
  fc.record({ type: fc.constant('erase' as const), place }),
  fc.record({ type: fc.constant('invoiceAll' as const) }),
);

describe('the daily sums of tickets', () => {
  it('equal exact counts after any operations, committed or rolled back', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ operation, isRolledBack: fc.boolean() }), { minLength: 1, maxLength: 25 }),
        async (steps) => {
          const { db } = database;
          const companyId = await addCompany(db, { name: 'Sums', technicians: 0, customers: 0 });
          const invoiceId = newId();
          await db
            .insertInto('invoices')
            .values({ company_id: companyId, id: invoiceId, number: 1 })
            .execute();
          const ids: string[] = [];
          for (const { operation: step, isRolledBack } of steps) {
            const added: string[] = [];
            await db
              .transaction()
              .execute(async (trx) => {
                const id = 'place' in step ? (ids[step.place % Math.max(1, ids.length)] ?? null) : null;
                const ticket = trx
                  .updateTable('tickets')
                  .where('company_id', '=', companyId)
                  .where('id', '=', id ?? newId());
                switch (step.type) {
                  case 'create': {
                    const rows = Array.from({ length: step.count }, (_, index) => ({
                      company_id: companyId,
                      id: newId(),
                      number: ids.length + index + 1,
                      location: 'a',
                      well_name: 'b',
                      description: 'c',
                      work_hours: step.hours,
                      billable_cents: step.hours * 1000,
                      status: step.count % 2 === 0 ? ('APPROVED' as const) : ('SUBMITTED' as const),
                      created_at: new Date(Date.UTC(2026, 0, 1 + step.day, 23, 59)),
                      work_date: `2026-01-0${1 + step.workDay}`,
                    }));
                    await trx.insertInto('tickets').values(rows).execute();
                    added.push(...rows.map((row) => row.id));
                    break;
                  }
                  case 'edit':
                    await ticket.set({ work_hours: step.hours, billable_cents: step.cents }).execute();
                    break;
                  case 'move':
                    await ticket.set({ created_at: new Date(Date.UTC(2026, 0, 1 + step.day)) }).execute();
                    break;
                  case 'workDate':
                    await ticket.set({ work_date: `2026-01-0${1 + step.day}` }).execute();
                    break;
                  case 'workDateOfAll':
                    await trx
                      .updateTable('tickets')
                      .where('company_id', '=', companyId)
                      .set({ work_date: `2026-01-0${1 + step.day}` })
                      .execute();
                    break;
                  case 'status':
                    await ticket.set({ status: step.status }).execute();
                    break;
                  case 'invoice':
                    await ticket.set({ invoice_id: step.isInvoiced ? invoiceId : null }).execute();
                    break;
                  case 'remove':
                    await ticket.set({ deleted_at: step.isRemoved ? new Date() : null }).execute();
                    break;
                  case 'erase':
                    await trx
                      .deleteFrom('tickets')
                      .where('company_id', '=', companyId)
                      .where('id', '=', id ?? newId())
                      .execute();
                    break;
                  case 'invoiceAll':
                    await trx
                      .updateTable('tickets')
                      .where('company_id', '=', companyId)
                      .set({ invoice_id: invoiceId })
                      .execute();
                    break;
                }
                if (isRolledBack) throw new Rollback();
              })
              .then(() => ids.push(...added))
              .catch((error: unknown) => {
                if (!(error instanceof Rollback)) throw error;
              });
          }
          expect(await summed(companyId)).toEqual(await counted(companyId));
        },
      ),
      { numRuns: 40 },
    );
  });
});

class Rollback extends Error {}

async function summed(companyId: string) {
  const { rows } = await sql`
    select day, total, invoiced, work_hours, billable_cents from ticket_daily
    where company_id = ${companyId} and not (total = 0 and invoiced = 0 and work_hours = 0 and billable_cents = 0)
    order by day`.execute(database.db);
  return rows;
}

async function counted(companyId: string) {
  const { rows } = await sql`
    select day, sum(total) as total, sum(invoiced) as invoiced, sum(work_hours) as work_hours,
      sum(cents)::bigint as billable_cents
    from (
      select (created_at at time zone 'UTC')::date as day, 1 as total, (invoice_id is not null)::integer as invoiced,
        0 as work_hours, 0 as cents
      from tickets where company_id = ${companyId} and deleted_at is null
      union all
      select work_date, 0, 0, work_hours,
        case when status in ('APPROVED', 'INVOICED') then coalesce(billable_cents, 0) else 0 end
      from tickets where company_id = ${companyId} and deleted_at is null
    ) as parts
    group by day having sum(total) <> 0 or sum(work_hours) <> 0 or sum(cents) <> 0 order by day`.execute(
    database.db,
  );
  return rows;
}
