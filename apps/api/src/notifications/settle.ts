import type { NotificationType } from '@derrick/domain/notifications';
import { sql, type Transaction } from 'kysely';
import { object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import type { EventAction, NewEvent } from '../events/types.ts';
import { readRows } from '../sql/index.ts';

const requests: readonly NotificationType[] = ['ticketSubmitted', 'changesRequested', 'ticketUnsigned'];

/** The types of notifications that ask for something that each event settles. */
const settledTypes: Readonly<Partial<Record<EventAction, readonly NotificationType[]>>> = {
  'ticket.approve': requests,
  'ticket.void': requests,
  'ticket.requestChanges': ['ticketSubmitted'],
  'ticket.dispute': ['ticketSubmitted', 'ticketUnsigned'],
  'ticket.submit': ['changesRequested'],
  'ticket.sign': ['ticketUnsigned'],
};

/**
 * Marks notifications as read, for all their recipients, when the ticket has moved on: once a manager has approved it, it
 * does not wait for the other managers any more.
 * @returns ids of the users whose unread count has changed
 */
export async function settle(
  trx: Transaction<Database>,
  companyId: string,
  events: readonly NewEvent[],
): Promise<string[]> {
  const ticketsByType = new Map<NotificationType, string[]>();
  for (const { action, target } of events) {
    for (const type of settledTypes[action] ?? []) {
      if (target.id !== null) ticketsByType.set(type, [...(ticketsByType.get(type) ?? []), target.id]);
    }
  }
  const settled = await Promise.all(
    [...ticketsByType].map(([type, ids]) => markRead(trx, companyId, type, ids)),
  );
  return settled.flat();
}

async function markRead(
  trx: Transaction<Database>,
  companyId: string,
  type: NotificationType,
  ticketIds: readonly string[],
): Promise<string[]> {
  // Rows locked by another transaction, such as the recipient's own reading, are skipped: no request waits for them.
  const rows = await readRows(trx, object({ userId: string() }))`
    with settled as (
      select user_id, id from notifications
      where company_id = ${companyId} and read_at is null and is_in_app and type = ${type}
        and target_type = 'ticket' and target_ids && ${ticketIds}::uuid[] and target_ids <@ ${ticketIds}::uuid[]
      for update skip locked
    )
    update notifications n set read_at = ${sql`now()`} from settled
    where n.company_id = ${companyId} and n.user_id = settled.user_id and n.id = settled.id
    returning n.user_id as "userId"
  `;
  return rows.map(({ userId }) => userId);
}
