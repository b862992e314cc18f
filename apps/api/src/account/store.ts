import type { Account, AccountChanges } from '@derrick/domain/account';
import { normalizePhone } from '@derrick/domain/format';
import { type Kysely, sql, type Transaction } from 'kysely';
import { boolean, enums, nullable, object, string } from 'superstruct';
import { asksSecondFactor } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import { lockUser } from '../links/index.ts';
import type { Session } from '../platform/context.ts';
import { unauthorized } from '../platform/failures.ts';
import { countRecoveryCodes, readFactors } from '../secondFactor/index.ts';
import { readRow } from '../sql/index.ts';

const accountRow = object({
  id: string(),
  fullname: string(),
  email: nullable(string()),
  pendingEmail: nullable(string()),
  phone: nullable(string()),
  isPhoneVerified: boolean(),
  photo: nullable(string()),
  language: enums(['en', 'es']),
  isRequired: boolean(),
});

/**
 * Reads the caller's account.
 * @throws {ApiFailure} 401 if the user no longer exists
 */
export async function readAccount(
  db: Kysely<Database>,
  session: Session,
  { hasSms }: { hasSms: boolean },
): Promise<Account> {
  const { companyId, userId } = session;
  const row = await readRow(db, accountRow)`
    select users.id, fullname, email, users.phone, (users.phone = users.verified_phone) is true as "isPhoneVerified",
      users.photo, language, ${asksSecondFactor} as "isRequired",
      (select new_email from email_changes as change
       where change.company_id = users.company_id and change.user_id = users.id
         and confirmed_at is null and ended_at is null and expires_at > now()) as "pendingEmail"
    from users
    where users.company_id = ${companyId} and users.id = ${userId} and users.deleted_at is null
  `;
  if (!row) throw unauthorized();
  const { isRequired, ...account } = row;
  const factors = await readFactors(db, session);
  const recoveryCodesLeft = await countRecoveryCodes(db, session);
  return {
    ...account,
    canVerifyPhone: hasSms,
    secondFactor: { ...factors, recoveryCodesLeft, isRequired },
  };
}

/** Locks and reads the caller's own user row for a change. */
export async function lockSelf(trx: Transaction<Database>, { companyId, userId }: Session) {
  await lockUser(trx, userId);
  const person = await trx
    .selectFrom('users')
    .select(['fullname', 'email', 'phone', 'photo', 'language'])
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!person) throw unauthorized();
  const target = { id: userId, label: person.fullname };
  return { ...person, companyId, userId, target };
}

/** Changes the given fields of the caller's account. */
export async function changeAccount(
  { trx, emit }: Unit,
  session: Session,
  changes: AccountChanges,
): Promise<void> {
  const { fullname, phone, photo, language, target } = await lockSelf(trx, session);
  const before = { fullname, phone, language };
  const after = {
    fullname: changes.fullname ?? fullname,
    phone: changes.phone === undefined ? phone : normalizePhone(changes.phone),
    language: changes.language ?? language,
  };
  const newPhoto = changes.photo === undefined ? photo : changes.photo;
  await trx
    .updateTable('users')
    .set({ ...after, photo: newPhoto, updated_at: sql<Date>`now()` })
    .where('company_id', '=', session.companyId)
    .where('id', '=', session.userId)
    .execute();
  // The image is not recorded because it would fill the history.
  const changed = newPhoto === photo ? [] : ['photo'];
  emit({ action: 'account.update', target, before, after, secrets: changed });
}

/** Sets the caller's password. Earlier tokens become invalid; the caller's session gets new ones. */
export async function setOwnPassword(
  trx: Transaction<Database>,
  { companyId, userId }: Session,
  passwordHash: string,
): Promise<void> {
  await trx
    .updateTable('users')
    .set(({ eb }) => ({
      password_hash: passwordHash,
      is_password_given: false,
      session_version: eb('session_version', '+', 1),
      updated_at: sql<Date>`now()`,
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .execute();
}
