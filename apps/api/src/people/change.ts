import { normalizePhone } from '@derrick/domain/format';
import type { ManagerChanges, StatusChange, TechnicianChanges } from '@derrick/domain/people';
import { sql, type Transaction } from 'kysely';
import { requestEmail } from '../account/index.ts';
import { emailTaken, isEmailTaken } from '../auth/index.ts';
import { checkMailDomain } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import { isEmailReserved } from '../links/index.ts';
import { enqueueAutomaticMessage } from '../messages/index.ts';
import type { Session } from '../platform/context.ts';
import { validationFailed } from '../platform/failures.ts';
import { removeFactors } from '../secondFactor/index.ts';
import { findLevel, findRole } from './create.ts';
import { cancelInvitations, enqueueInvitation, replaceInvitations } from './invitations.ts';
import type { AccountKind } from './kinds.ts';
import { checkStatusChange, endSessions, type LockedPerson, lockPerson } from './lock.ts';

/**
 * Returns the job type and role of a technician after a change.
 * @throws {ApiFailure} that names the field; a new job type requires one of its roles, as for a new technician
 */
async function changedLevel(trx: Transaction<Database>, person: LockedPerson, changes: TechnicianChanges) {
  const { companyId } = person;
  // A technician keeps a retired job type; only a newly selected one is checked.
  const jobType =
    changes.jobTypeId === undefined || changes.jobTypeId === person.jobType?.id
      ? person.jobType
      : await findLevel(trx, companyId, changes.jobTypeId);
  const isSame = jobType === person.jobType;
  if (jobType === null) return { jobType: person.jobType, jobRole: person.jobRole };
  const jobRoleId = changes.jobRoleId ?? (isSame ? person.jobRole?.id : undefined);
  if (jobRoleId === undefined) {
    if (isSame) return { jobType, jobRole: null };
    throw validationFailed({ jobRoleId: 'roleRequired' });
  }
  const keepsRole = isSame && jobRoleId === person.jobRole?.id;
  return {
    jobType,
    jobRole: keepsRole ? person.jobRole : await findRole(trx, companyId, jobType.id, jobRoleId),
  };
}

/**
 * Invalidates the links that were sent to the previous address or number of an invited user, and sends a new invitation.
 * @throws {ApiFailure} if neither an address nor a number would remain
 */
async function followContact(
  trx: Transaction<Database>,
  { userId: invitedBy }: Session,
  person: LockedPerson,
  after: Pick<LockedPerson, 'email' | 'phone'>,
): Promise<void> {
  const { companyId, userId, status, email } = person;
  const by = after.phone === null || after.email !== email ? 'email' : 'phone';
  if (after[by] === null) throw validationFailed({ phone: 'contactRequired' });
  await replaceInvitations(trx, person);
  if (status === 'DEACTIVE') return;
  await enqueueInvitation(trx, by, { companyId, userId, invitedBy });
}

const targetOf = ({ userId, fullname }: LockedPerson) => ({ id: userId, label: fullname });

/**
 * Changes the given fields of a user. A new address applies immediately if the user has no password yet, because there is
 * no account to take over. Otherwise the user must confirm it first.
 */
export async function changePerson(
  unit: Unit,
  session: Session,
  kind: AccountKind,
  id: string,
  changes: TechnicianChanges | ManagerChanges,
): Promise<void> {
  const { trx, emit } = unit;
  const person = await lockPerson(trx, session, kind, id);
  const { fullname, email, phone, jobType, jobRole, needsLink } = person;
  const before = { fullname, email, phone, jobType, jobRole };
  const after = {
    fullname: changes.fullname ?? fullname,
    email: needsLink ? (changes.email ?? email) : email,
    phone: changes.phone === undefined ? phone : normalizePhone(changes.phone),
    ...(kind.hasLevel ? await changedLevel(trx, person, changes) : { jobType, jobRole }),
  };
  const isNewEmail = after.email !== email;
  if (isNewEmail) await checkMailDomain(trx, session.companyId, after.email);
  const { companyId } = person;
  if (isNewEmail && after.email && (await isEmailReserved(trx, after.email, { companyId })))
    throw emailTaken();
  await trx
    .updateTable('users')
    .set({
      fullname: after.fullname,
      email: after.email,
      ...(isNewEmail && { email_confirmed_at: null }),
      phone: after.phone,
      job_type_id: after.jobType?.id ?? null,
      job_role_id: after.jobRole?.id ?? null,
      updated_at: sql<Date>`now()`,
    })
    .where('company_id', '=', person.companyId)
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      throw isEmailTaken(error) ? emailTaken() : error;
    });
  if (isNewEmail || (after.phone !== phone && needsLink)) await followContact(trx, session, person, after);
  emit({ action: 'person.update', target: targetOf(person), before, after });
  if (changes.email !== undefined && !needsLink) {
    const named = { ...person, fullname: after.fullname };
    const request = { email: changes.email, requestedBy: session.userId, isPasswordGiven: false };
    await requestEmail(unit, named, request);
  }
}

/**
 * Activates or deactivates an account. An activated user who never accepted an invitation still needs a link to set a
 * password.
 * @returns the ended sign-ins
 */
export async function changeStatus(
  { trx, emit }: Unit,
  session: Session,
  kind: AccountKind,
  id: string,
  change: StatusChange,
): Promise<string[]> {
  const isLeaving = change === 'deactivated';
  await checkStatusChange(trx, session, kind, id, { isLeaving });
  const person = await lockPerson(trx, session, kind, id);
  const status = isLeaving ? 'DEACTIVE' : 'ACTIVE';
  if (status === person.status) return [];
  await trx
    .updateTable('users')
    .set({ status, updated_at: sql<Date>`now()` })
    .where('company_id', '=', person.companyId)
    .where('id', '=', id)
    .execute();
  emit({
    action: isLeaving ? 'person.deactivate' : 'person.activate',
    target: targetOf(person),
    before: { status: person.status },
    after: { status },
  });
  return isLeaving ? endSessions(trx, person) : [];
}

/**
 * Removes the lost second factors of a user and notifies them. If the company requires a second factor, the user must set
 * up a new one.
 * @returns the ended sign-ins
 */
export async function resetSecondFactor(
  { trx, emit }: Unit,
  session: Session,
  kind: AccountKind,
  id: string,
): Promise<string[]> {
  const person = await lockPerson(trx, session, kind, id);
  if (!(await removeFactors(trx, person))) return [];
  emit({ action: 'person.resetSecondFactor', target: targetOf(person) });
  const { companyId, userId } = person;
  const ended = await endSessions(trx, person);
  const email = { template: 'securityChanged', companyId, userId, change: 'factorsReset' } as const;
  await enqueueAutomaticMessage(trx, email);
  return ended;
}

/**
 * Deletes a user. Tickets keep the name, the address becomes available, and links and sessions end.
 * @returns the ended sign-ins
 */
export async function removePerson(
  { trx, emit }: Unit,
  session: Session,
  kind: AccountKind,
  id: string,
): Promise<string[]> {
  await checkStatusChange(trx, session, kind, id, { isLeaving: true });
  const person = await lockPerson(trx, session, kind, id);
  const ended = await endSessions(trx, person);
  // Links of deleted users are reported as unknown, so they need no change.
  await cancelInvitations(trx, id);
  await trx
    .updateTable('users')
    .set({ deleted_at: sql<Date>`now()` })
    .where('company_id', '=', person.companyId)
    .where('id', '=', id)
    .execute();
  emit({ action: 'person.delete', target: targetOf(person) });
  return ended;
}
