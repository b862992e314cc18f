import { ticketInputStruct } from '@derrick/domain/tickets';
import { type Kysely, sql } from 'kysely';
import { create } from 'superstruct';
import { addCompany } from '../../seed/cast.ts';
import { seededRandom } from '../../seed/random.ts';
import { type Database, newId } from '../../src/db/index.ts';
import { type Unit, unitOfWork } from '../../src/events/index.ts';
import { addTicket, changeTicket, removeTicket } from '../../src/tickets/save.ts';
import { addAccounts } from '../accounts.ts';

const STEPS_A_TRANSACTION = 50;

/**
 * Creates, changes, invoices and deletes random tickets of a new company like the server. Returns the number of days
 * whose sums then differ from the tickets.
 */
export async function driftAfter(db: Kysely<Database>, steps: number): Promise<number> {
  const companyId = await addCompany(db, { name: 'Drift', technicians: 0, customers: 0 });
  const [owner] = await addAccounts(db, companyId, ['SUPER_ADMIN']);
  const userId = owner?.id ?? '';
  const random = seededRandom(7);
  const session = {
    companyId,
    userId,
    role: 'SUPER_ADMIN',
    familyId: newId(),
    pricesSeenBy: 'ADMIN',
    approvedBy: 'MANAGER',
    needsSecondFactor: false,
    needsOwnPassword: false,
  } as const;
  const origin = { companyId, actor: { type: 'USER', id: userId }, context: { source: 'API' } } as const;
  const invoiceId = newId();
  await db.insertInto('invoices').values({ company_id: companyId, id: invoiceId, number: 1001 }).execute();
  const input = () =>
    create(
      {
        location: 'Pad 12',
        wellName: 'Mesquite',
        description: 'Packing',
        workHours: random.between(0, 120) / 10,
      },
      ticketInputStruct,
    );
  /** Tickets that can be changed: existing ones without an invoice. */
  const ids: string[] = [];
  const takeOne = () => ids.splice(random.between(0, ids.length - 1), 1)[0] ?? '';

  async function step(unit: Unit): Promise<void> {
    const kind = ids.length < 20 ? 'create' : random.pick(['create', 'change', 'invoice', 'remove'] as const);
    switch (kind) {
      case 'create':
        ids.push((await addTicket(unit, session, input())).id);
        return;
      case 'change': {
        const id = takeOne();
        await changeTicket(unit, session, id, input(), {});
        ids.push(id);
        return;
      }
      case 'remove':
        return removeTicket(unit, session, takeOne());
      case 'invoice':
        await unit.trx
          .updateTable('tickets')
          .set({ invoice_id: invoiceId })
          .where('company_id', '=', companyId)
          .where('id', '=', takeOne())
          .execute();
    }
  }

  for (let stepCount = 0; stepCount < steps; stepCount += STEPS_A_TRANSACTION) {
    await unitOfWork(db, origin, async (unit) => {
      for (let index = 0; index < STEPS_A_TRANSACTION; index += 1) await step(unit);
    });
  }
  const sums = sql`select day, total, invoiced, work_hours, billable_cents from ticket_daily
    where company_id = ${companyId} and (total <> 0 or work_hours <> 0 or billable_cents <> 0)`;
  const ofCompany = sql`from tickets where company_id = ${companyId} and deleted_at is null`;
  const counts = sql`select day, sum(total), sum(invoiced), sum(work_hours), sum(cents) from (
      select (created_at at time zone 'UTC')::date as day, 1 as total, (invoice_id is not null)::integer as invoiced,
        0 as work_hours, 0 as cents ${ofCompany}
      union all
      select work_date, 0, 0, work_hours,
        case when status in ('APPROVED', 'INVOICED') then coalesce(billable_cents, 0) else 0 end ${ofCompany}
    ) as parts
    group by day having sum(total) <> 0 or sum(work_hours) <> 0 or sum(cents) <> 0`;
  const { rows } = await sql`(${sums} except ${counts}) union all (${counts} except ${sums})`.execute(db);
  return rows.length;
}
