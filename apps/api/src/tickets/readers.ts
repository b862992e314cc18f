import { roles } from '@derrick/domain/auth';
import { seesOwnTicketsOnly } from '@derrick/domain/permissions';
import type { TicketReader } from '@derrick/domain/tickets';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Session } from '../platform/context.ts';
import type { StoredTicket } from './store.ts';

const MAX_READERS = 200;

/** Lists the other active users who can see a ticket: its technician, and the users who see all tickets. */
export const findReaders = (
  db: Kysely<Database>,
  { companyId, userId }: Session,
  { technician_id }: StoredTicket,
): Promise<TicketReader[]> =>
  db
    .selectFrom('users')
    .select(['id', 'fullname'])
    .where('company_id', '=', companyId)
    .where('id', '<>', userId)
    .where('status', '=', 'ACTIVE')
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb(
          'role',
          'in',
          roles.filter((role) => !seesOwnTicketsOnly(role)),
        ),
        ...(technician_id === null ? [] : [eb('id', '=', technician_id)]),
      ]),
    )
    .orderBy('fullname')
    .limit(MAX_READERS)
    .execute();
