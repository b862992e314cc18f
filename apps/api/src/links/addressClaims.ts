/**
 * Ownership of email addresses across companies: the account that confirmed an address owns it; other accounts only claim
 * it.
 */
import { COMPANY_DELETION_DAYS } from '@derrick/domain/company';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { lockExclusive } from '../sql/index.ts';
import { isEmailReserved } from './emailChanges.ts';
import type { OneTimeTokenOwner } from './oneTimeTokens.ts';

/** Maximum number of unconfirmed accounts of one address that sign-in checks. Each costs one password hash. */
const CLAIMS_MAX = 5;

/**
 * Selects the accounts that use an address, the owner first. Accounts that only claim the address follow: those of
 * confirmed companies first, then older ones. Accounts of companies due for removal are excluded.
 * @param email in lower case
 */
export const accountsWithEmail = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('users as user')
    .innerJoin('companies as company', 'company.id', 'user.company_id')
    .where('user.email', '=', email)
    .where('user.deleted_at', 'is', null)
    .where(sql<boolean>`(
      company.closed_at is null or company.closed_at > now() - make_interval(days => ${COMPANY_DELETION_DAYS})
    )`)
    .orderBy(sql`"user".email_confirmed_at is null`)
    .orderBy('company.is_demo')
    .orderBy(sql`company.confirmed_at is null`)
    .orderBy('user.id')
    .limit(CLAIMS_MAX + 1);

/** Finds the account that owns an address; undefined if no account has confirmed it. */
export function findAddressOwner(
  db: Kysely<Database>,
  email: string,
): Promise<OneTimeTokenOwner | undefined> {
  return db
    .selectFrom('users')
    .select(['company_id as companyId', 'id as userId'])
    .where('email', '=', email)
    .where('email_confirmed_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Records that a user has opened a link mailed to their address. The user must be locked by `lockUser`.
 * @returns false if the address belongs to another account, or another account left it within the last seven days
 */
export async function confirmAddress(
  trx: Transaction<Database>,
  { companyId, userId }: OneTimeTokenOwner,
  email: string,
): Promise<boolean> {
  // If two accounts confirm one address at the same time, the second one waits here and then finds the first.
  await lockExclusive(trx, `address ${email}`);
  const owner = await findAddressOwner(trx, email);
  if (owner && (owner.companyId !== companyId || owner.userId !== userId)) return false;
  if (await isEmailReserved(trx, email, { exceptFor: userId })) return false;
  if (!owner) {
    await trx
      .updateTable('users')
      .set({ email_confirmed_at: sql<Date>`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', userId)
      .execute();
  }
  return true;
}
