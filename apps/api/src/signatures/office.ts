import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { enqueue } from '../jobs/index.ts';
import type { SignatureRequest } from '../links/index.ts';
import type { StoredTicket } from '../tickets/index.ts';

/** More people than that share no office; each of them gets a mail. */
const MOST = 20;

/** Mails to those who look after a ticket: who recorded it, who asked for the signature, and the managers. */
export async function tellOffice(
  trx: Transaction<Database>,
  { companyId, id: requestId, requestedBy }: SignatureRequest,
  { author_id, technician_id }: StoredTicket,
): Promise<void> {
  const involved = [author_id, technician_id, requestedBy].filter((id) => id !== null);
  const people = await trx
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', '=', 'ACTIVE')
    .where('deleted_at', 'is', null)
    .where('email', 'is not', null)
    .where((eb) => eb.or([eb('id', 'in', involved), eb('role', '=', 'MANAGER')]))
    .orderBy('role')
    .limit(MOST)
    .execute();
  for (const { id: userId } of people) {
    await enqueue(trx, 'mail', { template: 'ticketDisputed', companyId, userId, requestId });
  }
}
