import { normalizePhone } from '@derrick/domain/format';
import type { ManagerChanges } from '@derrick/domain/managers';
import type { StatusChange } from '@derrick/domain/people';
import type { TechnicianChanges } from '@derrick/domain/technicians';
import { sql, type Transaction } from 'kysely';
import { replaceOneTimeTokens } from '../auth/oneTimeTokens.ts';
import { emailTaken, isEmailTaken } from '../auth/takenEmail.ts';
import type { Database } from '../db/index.ts';
import { cancelInvitations, queueMail } from '../mail/outbox.ts';
import type { Session } from '../platform/context.ts';
import { forbidden } from '../platform/failure.ts';
import { checkLevel, checkRole } from './create.ts';
import { checkLeaving, endSessions, type Held, holdPerson } from './lock.ts';
import type { Room } from './rooms.ts';

/** What of level and role is to change; a new level takes a role of another away. */
async function levelChanges(trx: Transaction<Database>, held: Held, changes: TechnicianChanges) {
  const jobTypeId = changes.jobTypeId ?? held.jobTypeId;
  const isSame = jobTypeId === held.jobTypeId;
  const jobRoleId = changes.jobRoleId ?? (isSame ? held.jobRoleId : null);
  if (jobTypeId === null) return {};
  // Whoever has a retired one keeps it: what is chosen anew is checked.
  if (!isSame) await checkLevel(trx, held.companyId, jobTypeId);
  if (jobRoleId !== null && !(isSame && jobRoleId === held.jobRoleId)) {
    await checkRole(trx, held.companyId, jobTypeId, jobRoleId);
  }
  return { job_type_id: jobTypeId, job_role_id: jobRoleId };
}

/**
 * Makes the links worthless that were sent to an address or number that is no longer the person's, and invites them anew
 * if they still wait.
 */
async function followContact(
  trx: Transaction<Database>,
  { userId: invitedBy }: Session,
  { companyId, userId, status, needsLink }: Held,
  by: 'email' | 'phone',
): Promise<void> {
  await replaceOneTimeTokens(trx, { companyId, userId });
  if (!needsLink) return;
  await cancelInvitations(trx, userId);
  if (status === 'DEACTIVE') return;
  await queueMail(trx, {
    kind: by === 'email' ? 'invitation' : 'invitationSms',
    companyId,
    userId,
    invitedBy,
  });
}

/** Changes what is given of a person, and leaves the rest. */
export async function changePerson(
  trx: Transaction<Database>,
  session: Session,
  room: Room,
  id: string,
  changes: TechnicianChanges | ManagerChanges,
): Promise<void> {
  const held = await holdPerson(trx, session, room, id);
  const email = changes.email ?? held.email;
  const phone = changes.phone === undefined ? held.phone : normalizePhone(changes.phone);
  const fields = {
    ...(changes.fullname !== undefined && { fullname: changes.fullname }),
    email,
    phone,
    ...(room.hasLevel && (await levelChanges(trx, held, changes))),
  };
  await trx
    .updateTable('users')
    .set({ ...fields, updated_at: sql<Date>`now()` })
    .where('company_id', '=', held.companyId)
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      throw isEmailTaken(error) ? emailTaken() : error;
    });
  if (email !== held.email) await followContact(trx, session, held, 'email');
  else if (phone !== held.phone && held.needsLink) await followContact(trx, session, held, 'phone');
}

/**
 * Switches an account on or off. Switched on, somebody who never accepted an invitation still needs a link to set a
 * password with.
 * @returns the sign-ins that have ended
 */
export async function switchPerson(
  trx: Transaction<Database>,
  session: Session,
  room: Room,
  id: string,
  change: StatusChange,
): Promise<string[]> {
  if (change === 'deactivated') await checkLeaving(trx, session, room, id);
  else if (id === session.userId) throw forbidden('Nobody can change their own status or delete themselves');
  const held = await holdPerson(trx, session, room, id);
  const status = change === 'active' ? 'ACTIVE' : 'DEACTIVE';
  if (status === held.status) return [];
  await trx
    .updateTable('users')
    .set({ status, updated_at: sql<Date>`now()` })
    .where('company_id', '=', held.companyId)
    .where('id', '=', id)
    .execute();
  return status === 'ACTIVE' ? [] : endSessions(trx, held);
}

/**
 * Deletes somebody: their tickets keep the name, their address is free for others, their links and sessions end.
 * @returns the sign-ins that have ended
 */
export async function removePerson(
  trx: Transaction<Database>,
  session: Session,
  room: Room,
  id: string,
): Promise<string[]> {
  await checkLeaving(trx, session, room, id);
  const held = await holdPerson(trx, session, room, id);
  const ended = await endSessions(trx, held);
  // Links of the deleted are unknown by themselves.
  await cancelInvitations(trx, id);
  await trx
    .updateTable('users')
    .set({ deleted_at: sql<Date>`now()` })
    .where('company_id', '=', held.companyId)
    .where('id', '=', id)
    .execute();
  return ended;
}
