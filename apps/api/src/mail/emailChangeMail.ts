/** The two emails of an address change: to the new and to the old address. */
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { type EmailChange, findEmailChange, issueOneTimeToken } from '../links/index.ts';
import { type ComposedMessage, layOutEmail } from './layout.ts';
import { isPlainAddress } from './names.ts';
import type { EmailChangePayload } from './payload.ts';
import type { Recipient } from './recipient.ts';
import { wordsOf } from './wording.ts';

const people = (trx: Transaction<Database>) =>
  trx
    .selectFrom('users')
    .select(['company_id as companyId', 'id as userId', 'fullname', 'language'])
    .where('deleted_at', 'is', null);

const personOf = (trx: Transaction<Database>, companyId: string, userId: string) =>
  people(trx).where('company_id', '=', companyId).where('id', '=', userId).executeTakeFirst();

/** Finds the change that an email is about; undefined if it no longer needs one. */
async function changeOf(
  trx: Transaction<Database>,
  { template, companyId, emailChangeId }: EmailChangePayload,
): Promise<EmailChange | undefined> {
  const change = await findEmailChange(trx, { companyId, id: emailChangeId });
  if (!change || change.isEnded) return undefined;
  return template === 'confirmEmail' && change.isConfirmed ? undefined : change;
}

/**
 * Finds the recipient of an email about an address change. If the new address is taken, its owner is notified of the
 * attempt instead of getting a link to confirm: the user who requests the change cannot tell the two cases apart.
 */
export async function findChangeRecipient(
  trx: Transaction<Database>,
  payload: EmailChangePayload,
): Promise<Recipient | undefined> {
  const change = await changeOf(trx, payload);
  const address = payload.template === 'confirmEmail' ? change?.newEmail : change?.oldEmail;
  if (!change || !address || !isPlainAddress(address)) return undefined;
  const holder =
    payload.template === 'confirmEmail'
      ? await people(trx)
          .where('email', '=', address)
          .where((eb) =>
            eb.or([eb('email_confirmed_at', 'is not', null), eb('company_id', '=', payload.companyId)]),
          )
          .where('status', '<>', 'DEACTIVE')
          .orderBy(sql`email_confirmed_at is null`)
          .executeTakeFirst()
      : undefined;
  const person = holder ?? (await personOf(trx, change.companyId, change.userId));
  return person && { ...person, address };
}

export async function composeChangeMail(
  trx: Transaction<Database>,
  payload: EmailChangePayload,
  recipient: Recipient,
  publicUrl: string,
): Promise<ComposedMessage> {
  const { companyId, userId, emailChangeId, template } = payload;
  const { fullname, address, language } = recipient;
  if (recipient.userId !== userId) {
    const words = wordsOf(language, 'emailInUse', { fullname, email: address });
    return layOutEmail(language, words, `${publicUrl}/login`);
  }
  const change = await findEmailChange(trx, { companyId, id: emailChangeId });
  if (!change) throw new Error(`The change of address ${emailChangeId} is gone`);
  const token = await issueOneTimeToken(trx, { companyId, userId, kind: template, emailChangeId });
  if (template === 'confirmEmail') {
    const values = { fullname, email: address, needsPassword: !change.isPasswordGiven };
    const words = wordsOf(language, 'confirmEmail', values);
    return layOutEmail(language, words, `${publicUrl}/confirm-email?token=${token}`);
  }
  const isOwnRequest = change.requestedBy === userId;
  const asker = isOwnRequest ? undefined : await personOf(trx, companyId, change.requestedBy);
  const words = wordsOf(language, 'undoEmail', {
    fullname,
    oldEmail: address,
    newEmail: change.newEmail,
    isRequested: asker !== undefined,
    requestedBy: asker?.fullname ?? '',
  });
  return layOutEmail(language, words, `${publicUrl}/undo-email?token=${token}`);
}
