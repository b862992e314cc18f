import { type InvitationLink, invitationError } from '@derrick/domain/people';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import { cancelJobs } from '../jobs/index.ts';
import {
  invitationPath,
  issueOneTimeToken,
  replaceOneTimeTokens,
  revokeInvitationTokens,
} from '../links/index.ts';
import { enqueueMessage } from '../messages/index.ts';
import type { Session } from '../platform/context.ts';
import { validationFailed } from '../platform/failures.ts';
import { failure } from './failures.ts';
import type { AccountKind } from './kinds.ts';
import { type LockedPerson, lockPerson } from './lock.ts';

const cancelKey = (userId: string) => `invitation ${userId}`;

/**
 * Sends an invitation by email or SMS after the transaction is committed.
 * @throws {ApiFailure} as `enqueueMessage`
 */
export function enqueueInvitation(
  trx: Transaction<Database>,
  channel: 'email' | 'phone',
  invitation: { companyId: string; userId: string; invitedBy: string },
): Promise<void> {
  const options = { cancelKey: cancelKey(invitation.userId) };
  return channel === 'email'
    ? enqueueMessage(trx, { template: 'invitation', ...invitation }, options)
    : enqueueMessage(trx, { template: 'invitationSms', ...invitation }, options);
}

/** Cancels the unsent invitations of a user. One that is being sent arrives with an invalid link. */
export const cancelInvitations = (trx: Transaction<Database>, userId: string): Promise<void> =>
  cancelJobs(trx, cancelKey(userId));

/** Finds and locks a user who can still accept an invitation. */
async function lockInvited(
  trx: Transaction<Database>,
  session: Session,
  kind: AccountKind,
  id: string,
): Promise<LockedPerson> {
  const person = await lockPerson(trx, session, kind, id);
  const refusal = invitationError(person);
  if (refusal) throw failure(refusal);
  return person;
}

async function setRevoked(
  trx: Transaction<Database>,
  { companyId, userId }: Pick<LockedPerson, 'companyId' | 'userId'>,
  isRevoked: boolean,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ invitation_revoked_at: isRevoked ? sql<Date>`now()` : null })
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .execute();
}

/** Invalidates the links of a user and cancels unsent invitations, before a new link is created. */
export async function replaceInvitations(
  trx: Transaction<Database>,
  person: LockedPerson,
  kind?: 'invitation',
): Promise<void> {
  await replaceOneTimeTokens(trx, person, kind);
  await cancelInvitations(trx, person.userId);
  await setRevoked(trx, person, false);
}

/**
 * Sends an invitation again. The older link then reports that a newer one was sent.
 * @param by channel; by default email if the user has an address, otherwise SMS
 * @returns the channel
 */
export async function resendInvitation(
  { trx, emit }: Unit,
  session: Session,
  kind: AccountKind,
  id: string,
  by?: 'email' | 'phone',
): Promise<'email' | 'phone'> {
  const person = await lockInvited(trx, session, kind, id);
  const channel = by ?? (person.email === null ? 'phone' : 'email');
  if (person[channel] === null)
    throw validationFailed({ by: channel === 'email' ? 'emailMissing' : 'phoneMissing' });
  const { companyId, userId } = person;
  await replaceInvitations(trx, person, 'invitation');
  await enqueueInvitation(trx, channel, { companyId, userId, invitedBy: session.userId });
  emit({
    action: 'person.resendInvitation',
    target: { id, label: person.fullname },
    after: { [channel]: person[channel] },
  });
  return channel;
}

/** Creates a link that the caller hands over, in addition to the links that were sent. Only its hash is stored. */
export async function copyInvitationLink(
  { trx, emit }: Unit,
  session: Session,
  kind: AccountKind,
  id: string,
  publicUrl: string,
): Promise<InvitationLink> {
  const person = await lockInvited(trx, session, kind, id);
  const { companyId, userId, fullname, language } = person;
  const invitedBy = session.userId;
  const token = await issueOneTimeToken(trx, { companyId, userId, kind: 'invitation', invitedBy });
  const { expires_at } = await trx
    .selectFrom('one_time_tokens')
    .select('expires_at')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await setRevoked(trx, person, false);
  emit({ action: 'person.copyInvitationLink', target: { id, label: fullname } });
  return { link: `${publicUrl}${invitationPath(token, language)}`, expiresAt: expires_at.toISOString() };
}

/** Revokes an invitation. Its links report that they have expired, and the user remains until deleted. */
export async function revokeInvitation(
  { trx, emit }: Unit,
  session: Session,
  kind: AccountKind,
  id: string,
): Promise<void> {
  const person = await lockInvited(trx, session, kind, id);
  await cancelInvitations(trx, id);
  await revokeInvitationTokens(trx, person);
  await setRevoked(trx, person, true);
  emit({ action: 'person.revokeInvitation', target: { id, label: person.fullname } });
}
