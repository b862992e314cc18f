/** What following the links of the two mails about a change of address leads to. */
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

/** A followed link. */
export interface FollowedLink {
  change: EmailChange;
  token: string;
}

/** Uses a link up, and lets nobody else change its person until the transaction ends. */
async function followLink(
  trx: Transaction<Database>,
  { change: { companyId, userId, id }, token }: FollowedLink,
  kind: 'confirmEmail' | 'undoEmail',
) {
  await lockUser(trx, { companyId, userId });
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

/** Sets an address that was confirmed, and ends all sessions and every link that was sent to the previous one. */
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
 * Lets the new address of a confirmed link count.
 * @returns the sign-ins that have ended
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
 * Takes a change of address back. Where whoever asked for it knew the password, or it has taken effect, the account
 * counts as lost: the old address and a password that nobody knows take the place of theirs, second factors that were
 * added since go, and a link to choose another password is mailed.
 * @param unknownHash of a password that nobody knows
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
