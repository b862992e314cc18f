import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';

/**
 * Locks the daily sums of tickets that the transaction has locked, in the order of days. A change with several statements
 * must call it first, because each statement locks only the days of its own tickets.
 */
export async function lockDailySums(
  trx: Transaction<Database>,
  companyId: string,
  ticketIds: readonly string[],
): Promise<void> {
  if (ticketIds.length === 0) return;
  await trx
    .selectFrom('ticket_daily')
    .select('day')
    .where('company_id', '=', companyId)
    .where(({ or, eb, selectFrom }) => {
      const tickets = selectFrom('tickets').where('company_id', '=', companyId).where('id', 'in', ticketIds);
      // A ticket is counted on the day of its creation; its hours and amount on its work date.
      return or([
        eb('day', 'in', tickets.select(sql<string>`(created_at at time zone 'UTC')::date`.as('day'))),
        eb('day', 'in', tickets.select('work_date')),
      ]);
    })
    .orderBy('day')
    .forUpdate()
    .execute();
}
