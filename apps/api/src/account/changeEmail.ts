/** Handles the links in the two emails about a change of address. */
import { sql, type Transaction } from 'kysely';
import { accountDeactivated, emailTaken, endFamiliesOf, isEmailTaken, validToken } from '../auth/index.ts';
import type { Database } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import {
  confirmAddress,
  confirmEmailChange,
  consumeOneTimeToken,
  type EmailChange,
  endEmailChangesSince,
  endWaitingEmailChange,
  findEmailChange,
  linkFailures,
  lockUser,
  replaceOneTimeTokens,
} from '../links/index.ts';
import { enqueueAutomaticMessage } from '../messages/index.ts';
import { removeFactorsSince } from '../secondFactor/index.ts';
import { markConfirmed } from './confirmCompany.ts';

export interface FollowedLink {
  change: EmailChange;
  token: string;
}

/** Consumes a link and locks its user. */
async function followLink(
  trx: Transaction<Database>,
  { change: { companyId, userId, id }, token }: FollowedLink,
  kind: 'confirmEmail' | 'undoEmail',
) {
  await lockUser(trx, userId);
  validToken(await consumeOneTimeToken(trx, token, kind));
  const change = await findEmailChange(trx, { companyId, id });
  const person = await trx
    .selectFrom('users')
    .select(['fullname', 'email', 'status', 'language'])
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!change || !person) throw linkFailures.unknown();
  if (change.isEnded) throw linkFailures.replaced();
  return { change, person };
}

/** Sets a confirmed address, and ends all sessions and all links sent to the previous address. */
async function setEmail(
  trx: Transaction<Database>,
  change: EmailChange,
  values: { email: string; password_hash?: string },
): Promise<string[]> {
  await trx
    .updateTable('users')
    .set(({ eb }) => ({
      ...values,
      email_confirmed_at: null,
      session_version: eb('session_version', '+', 1),
      updated_at: sql<Date>`now()`,
    }))
    .where('company_id', '=', change.companyId)
    .where('id', '=', change.userId)
    .execute()
    .catch((error: unknown) => {
      throw isEmailTaken(error) ? emailTaken() : error;
    });
  if (!(await confirmAddress(trx, change, values.email))) throw emailTaken();
  await replaceOneTimeTokens(trx, change);
  return endFamiliesOf(trx, change);
}

/**
 * Applies the new address of a confirmation link.
 * @returns the ended sign-ins
 */
export async function applyEmail(
  unit: Unit,
  link: FollowedLink,
): Promise<{ email: string; ended: string[] }> {
  const { trx, emit } = unit;
  const { change, person } = await followLink(trx, link, 'confirmEmail');
  if (person.status === 'DEACTIVE') throw accountDeactivated();
  const { userId, newEmail: email } = change;
  await confirmEmailChange(trx, change);
  const ended = await setEmail(trx, change, { email });
  await markConfirmed(unit, change.companyId);
  emit({
    action: 'account.changeEmail',
    target: { id: userId, label: person.fullname },
    before: { email: person.email },
    after: { email },
  });
  return { email, ended };
}

/**
 * Undoes a change of address. If the change was requested with the password or has taken effect, the account is treated
 * as compromised: the old address is restored, the password is replaced by an unknown one, second factors added since are
 * removed, and a link for setting a new password is mailed.
 * @param unknownHash hash of a random password
 */
export async function revertEmail(
  { trx, emit }: Unit,
  link: FollowedLink,
  unknownHash: string,
): Promise<{ email: string; needsPassword: boolean; ended: string[] }> {
  const { change, person } = await followLink(trx, link, 'undoEmail');
  const { userId, oldEmail, newEmail, isConfirmed, isPasswordGiven } = change;
  if (oldEmail === null) throw linkFailures.unknown();
  const target = { id: userId, label: person.fullname };
  if (!isConfirmed && !isPasswordGiven) {
    await endWaitingEmailChange(trx, change);
    emit({ action: 'account.cancelEmail', target, before: { newEmail }, after: { newEmail: null } });
    return { email: oldEmail, needsPassword: false, ended: [] };
  }
  await endEmailChangesSince(trx, change);
  await removeFactorsSince(trx, change, change.requestedAt);
  const ended = await setEmail(trx, change, { email: oldEmail, password_hash: unknownHash });
  await enqueueAutomaticMessage(trx, {
    template: 'passwordReset',
    email: oldEmail,
    language: person.language,
  });
  emit({
    action: 'account.undoEmail',
    target,
    before: { email: person.email },
    after: { email: oldEmail },
    secrets: ['password'],
  });
  return { email: oldEmail, needsPassword: true, ended };
}
