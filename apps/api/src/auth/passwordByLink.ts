import type { Role } from '@derrick/domain/auth';
import type { AccountStatus } from '@derrick/domain/people';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import {
  confirmAddress,
  consumeInvitations,
  endWaitingEmailChange,
  lockUser,
  type OneTimeTokenOwner,
  replaceOneTimeTokens,
} from '../links/index.ts';
import { asBoolean } from '../sql/index.ts';
import type { Account } from './account.ts';
import { endFamiliesOf } from './store.ts';
import { emailTaken } from './takenEmail.ts';

/** A user who sets a password by a link. */
export interface Person {
  fullname: string;
  email: string | null;
  status: AccountStatus;
  hasPassword: boolean;
}

/** Locks the user whose password a link sets until the transaction ends; undefined for a deleted user. */
export async function lockPerson(
  trx: Transaction<Database>,
  owner: OneTimeTokenOwner,
): Promise<Person | undefined> {
  await lockUser(trx, owner.userId);
  const { companyId, userId } = owner;
  return trx
    .selectFrom('users')
    .select(['fullname', 'email', 'status', asBoolean`password_hash is not null`.as('hasPassword')])
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Sets the password of a user locked by `lockPerson`, activates the user, ends all sessions and invalidates all other
 * links.
 * @param options.email new sign-in address in lower case; undefined keeps the current one
 * @param options.mailedTo address that the link was mailed to: if it is the user's address, the link confirms it
 * @throws {ApiFailure} 409 if the link confirms an address that belongs to another account
 * @throws {Error} of the database if another user of the company has the address; see `isEmailTaken`
 * @returns the account that can now be signed in, and the ended sign-ins
 */
export async function setPassword(
  trx: Transaction<Database>,
  owner: OneTimeTokenOwner,
  passwordHash: string,
  { email, mailedTo = null }: { email?: string | undefined; mailedTo?: string | null } = {},
): Promise<{ account: Account; isEmailConfirmed: boolean; ended: string[] }> {
  const { companyId, userId } = owner;
  const { fullname, sessionVersion, usedEmail, confirmedAt } = await trx
    .updateTable('users')
    .set(({ eb }) => ({
      password_hash: passwordHash,
      is_password_given: false,
      status: 'ACTIVE',
      ...(email !== undefined && { email, email_confirmed_at: null }),
      session_version: eb('session_version', '+', 1),
      updated_at: sql<Date>`now()`,
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .returning([
      'fullname',
      'session_version as sessionVersion',
      'email as usedEmail',
      'email_confirmed_at as confirmedAt',
    ])
    .executeTakeFirstOrThrow();
  const confirms = confirmedAt === null && mailedTo !== null && mailedTo === usedEmail;
  if (confirms && !(await confirmAddress(trx, owner, mailedTo))) throw emailTaken();
  await consumeInvitations(trx, owner);
  await replaceOneTimeTokens(trx, owner);
  // A pending change of address may come from an attacker, who may be the reason for the new password.
  await endWaitingEmailChange(trx, owner);
  const ended = await endFamiliesOf(trx, owner);
  return {
    account: { companyId, userId, fullname, sessionVersion, status: 'ACTIVE', passwordHash },
    isEmailConfirmed: confirms || confirmedAt !== null,
    ended,
  };
}

/** Data of an invitation that is shown to the invited user. */
export interface InvitedUser extends Person {
  company: string;
  phone: string | null;
  role: Role;
  invitedBy: string | null;
}

/** Reads the data shown on an invitation; undefined for a deleted user. */
export async function readInvitedUser(
  db: Kysely<Database>,
  { companyId, userId, invitedBy }: OneTimeTokenOwner & { invitedBy: string | null },
): Promise<InvitedUser | undefined> {
  return db
    .selectFrom('users as user')
    .innerJoin('companies as company', 'company.id', 'user.company_id')
    .leftJoin('users as inviter', (join) =>
      join.onRef('inviter.company_id', '=', 'user.company_id').on('inviter.id', '=', invitedBy),
    )
    .select([
      'user.fullname',
      'user.email',
      'user.phone',
      'user.role',
      'user.status',
      'company.name as company',
      'inviter.fullname as invitedBy',
      asBoolean`"user".password_hash is not null`.as('hasPassword'),
    ])
    .where('user.company_id', '=', companyId)
    .where('user.id', '=', userId)
    .where('user.deleted_at', 'is', null)
    .executeTakeFirst();
}
