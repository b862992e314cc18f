import { type InvitationLink, refuseInvitation } from '@derrick/domain/people';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import { cancelJobs } from '../jobs/index.ts';
import { issueOneTimeToken, replaceOneTimeTokens, revokeInvitationTokens } from '../links/index.ts';
import { enqueueMessage } from '../messages/index.ts';
import type { Session } from '../platform/context.ts';
import { validationFailed } from '../platform/failures.ts';
import { failure } from './failures.ts';
import type { AccountKind } from './kinds.ts';
import { type Held, holdPerson } from './lock.ts';

const cancelKey = (userId: string) => `invitation ${userId}`;

/**
 * Sends an invitation by email or SMS after the transaction is committed.
 * @throws {ApiFailure} as `enqueueMessage`
 */
export function enqueueInvitation(
  trx: Transaction<Database>,
  way: 'email' | 'phone',
  invitation: { companyId: string; userId: string; invitedBy: string },
): Promise<void> {
  const options = { cancelKey: cancelKey(invitation.userId) };
  return way === 'email'
    ? enqueueMessage(trx, { template: 'invitation', ...invitation }, options)
    : enqueueMessage(trx, { template: 'invitationSms', ...invitation }, options);
}

/** Cancels the unsent invitations of a user. One that is being sent arrives with an invalid link. */
export const cancelInvitations = (trx: Transaction<Database>, userId: string): Promise<void> =>
  cancelJobs(trx, cancelKey(userId));

/** Finds and locks a user who can still accept an invitation. */
async function holdInvited(
  trx: Transaction<Database>,
  session: Session,
  kind: AccountKind,
  id: string,
): Promise<Held> {
  const held = await holdPerson(trx, session, kind, id);
  const refusal = refuseInvitation(held);
  if (refusal) throw failure(refusal);
  return held;
}

async function setRevoked(
  trx: Transaction<Database>,
  { companyId, userId }: Pick<Held, 'companyId' | 'userId'>,
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
  held: Held,
  kind?: 'invitation',
): Promise<void> {
  await replaceOneTimeTokens(trx, held, kind);
  await cancelInvitations(trx, held.userId);
  await setRevoked(trx, held, false);
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
  const held = await holdInvited(trx, session, kind, id);
  const way = by ?? (held.email === null ? 'phone' : 'email');
  if (held[way] === null) throw validationFailed({ by: way === 'email' ? 'emailMissing' : 'phoneMissing' });
  const { companyId, userId } = held;
  await replaceInvitations(trx, held, 'invitation');
  await enqueueInvitation(trx, way, { companyId, userId, invitedBy: session.userId });
  emit({
    action: 'person.resendInvitation',
    target: { id, label: held.fullname },
    after: { [way]: held[way] },
  });
  return way;
}

/** Creates a link that the caller hands over, in addition to the links that were sent. Only its hash is stored. */
export async function copyInvitationLink(
  { trx, emit }: Unit,
  session: Session,
  kind: AccountKind,
  id: string,
  publicUrl: string,
): Promise<InvitationLink> {
  const held = await holdInvited(trx, session, kind, id);
  const { companyId, userId, fullname } = held;
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
  await setRevoked(trx, held, false);
  emit({ action: 'person.copyInvitationLink', target: { id, label: fullname } });
  return { link: `${publicUrl}/verify?token=${token}`, expiresAt: expires_at.toISOString() };
}

/** Revokes an invitation. Its links report that they have expired, and the user remains until deleted. */
export async function revokeInvitation(
  { trx, emit }: Unit,
  session: Session,
  kind: AccountKind,
  id: string,
): Promise<void> {
  const held = await holdInvited(trx, session, kind, id);
  await cancelInvitations(trx, id);
  await revokeInvitationTokens(trx, held);
  await setRevoked(trx, held, true);
  emit({ action: 'person.revokeInvitation', target: { id, label: held.fullname } });
}
