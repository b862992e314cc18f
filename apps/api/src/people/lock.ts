import { sql, type Transaction } from 'kysely';
import { endFamiliesOf } from '../auth/store.ts';
import type { Database, UserStatus } from '../db/schema.ts';
import type { Session } from '../platform/context.ts';
import { conflict, forbidden, notFound } from '../platform/failure.ts';
import type { Room } from './rooms.ts';

/** Is somebody whom a transaction keeps as they are until its end. */
export interface Held {
  companyId: string;
  userId: string;
  status: UserStatus;
  email: string | null;
  phone: string | null;
  jobTypeId: string | null;
  jobRoleId: string | null;
  /** Nobody has set a password yet. */
  needsLink: boolean;
}

/**
 * Finds a person of a room, and lets no other transaction change them or their links meanwhile.
 * @throws {ApiFailure} 404, the same for people of other rooms and companies, and the deleted
 */
export async function holdPerson(
  trx: Transaction<Database>,
  { companyId }: Session,
  { role }: Room,
  id: string,
): Promise<Held> {
  const held = await trx
    .selectFrom('users')
    .select([
      'company_id as companyId',
      'id as userId',
      'status',
      'email',
      'phone',
      'job_type_id as jobTypeId',
      'job_role_id as jobRoleId',
      sql<boolean>`password_hash is null`.as('needsLink'),
    ])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('role', '=', role)
    .where('deleted_at', 'is', null)
    // As `lockUser` does.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!held) throw notFound();
  return held;
}

/**
 * Checks that somebody may be switched off or deleted: not oneself, and not the last active super admin. Called before
 * anybody is held: of two super admins who switch each other off, one has to wait here.
 */
export async function checkLeaving(
  trx: Transaction<Database>,
  { companyId, userId }: Session,
  { role }: Room,
  id: string,
): Promise<void> {
  if (id === userId) throw forbidden('Nobody can change their own status or delete themselves');
  if (role !== 'SUPER_ADMIN') return;
  const active = await trx
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', companyId)
    .where('role', '=', role)
    .where('status', '=', 'ACTIVE')
    .where('deleted_at', 'is', null)
    // Switched on is also who never got in: they could let nobody in.
    .where('email', 'is not', null)
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (active.length === 1 && active[0]?.id === id) {
    throw conflict('A company keeps at least one active super admin');
  }
}

/**
 * Ends all sessions of somebody who is held: renewing fails at once, access tokens as soon as they are looked at anew.
 * @returns the sign-ins to forget once the transaction is over
 */
export async function endSessions(trx: Transaction<Database>, held: Held): Promise<string[]> {
  await trx
    .updateTable('users')
    .set(({ eb }) => ({ session_version: eb('session_version', '+', 1) }))
    .where('company_id', '=', held.companyId)
    .where('id', '=', held.userId)
    .execute();
  return endFamiliesOf(trx, held);
}
