import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { accountsWithEmail } from '../links/index.ts';
import type { Template } from './payload.ts';
import type { Recipient } from './recipient.ts';

/**
 * Finds the account that a password reset is for: the account with the confirmed address, or the first active account
 * that uses the address.
 */
export async function findResetAccount(trx: Transaction<Database>, email: string) {
  const accounts = await accountsWithEmail(trx, email)
    .select([
      'user.company_id as companyId',
      'user.id as userId',
      'user.fullname',
      'user.email',
      'user.phone',
      'user.verified_phone as verifiedPhone',
      'user.language',
      'user.status',
      'user.email_confirmed_at as confirmedAt',
    ])
    .execute();
  const owner = accounts.find(({ confirmedAt }) => confirmedAt !== null);
  const candidates = owner ? [owner] : accounts;
  return candidates.find(({ status }) => status === 'ACTIVE');
}

/** Finds the user of a job, if their status allows its template. */
export function findPerson(
  trx: Transaction<Database>,
  { template, companyId, userId }: { template: Template; companyId: string; userId: string },
) {
  return trx
    .selectFrom('users')
    .select(['company_id as companyId', 'id as userId', 'fullname', 'email', 'language'])
    .select(['phone', 'verified_phone as verifiedPhone'])
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      template === 'invitation' || template === 'invitationSms'
        ? // A user who was activated without accepting the invitation still needs a password.
          eb.or([
            eb('status', '=', 'PENDING'),
            eb.and([eb('status', '=', 'ACTIVE'), eb('password_hash', 'is', null)]),
          ])
        : eb('status', '=', 'ACTIVE'),
    )
    .executeTakeFirst();
}

/**
 * Returns the company's name while the user's address is not confirmed, because several companies can use the address.
 */
export async function unconfirmedCompany(
  trx: Transaction<Database>,
  { companyId, userId }: Recipient,
): Promise<string | undefined> {
  const company = await trx
    .selectFrom('users as user')
    .innerJoin('companies as company', 'company.id', 'user.company_id')
    .select('company.name')
    .where('user.company_id', '=', companyId)
    .where('user.id', '=', userId)
    .where('user.email_confirmed_at', 'is', null)
    .executeTakeFirst();
  return company?.name;
}
