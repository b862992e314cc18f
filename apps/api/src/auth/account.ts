import type { Role } from '@derrick/domain/auth';
import type { AccountStatus } from '@derrick/domain/people';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { accountsWithEmail } from '../links/index.ts';
import { asBoolean } from '../sql/index.ts';

/** Data of an account that sign-in needs. */
export interface Account {
  companyId: string;
  userId: string;
  fullname: string;
  status: AccountStatus;
  passwordHash: string | null;
  sessionVersion: number;
}

/** An account with the data of its company that decides whether it can be used. */
export interface AccountWithCompany extends Account {
  role: Role;
  /** True if the company was deleted and can still be restored. */
  isCompanyClosed: boolean;
  /** True if the account owns the address; false while it only claims it. */
  isEmailConfirmed: boolean;
}

/**
 * Finds the accounts that sign in with an address and a password, the owner of the address first. This query cannot be
 * limited to a company because the user enters only an address.
 * @param email in lower case
 * @param isDemo finds only accounts of demo companies; otherwise only those of real companies
 */
export async function findAccounts(
  db: Kysely<Database>,
  email: string,
  { isDemo }: { isDemo: boolean },
): Promise<AccountWithCompany[]> {
  return accountsWithEmail(db, email)
    .select([
      'user.company_id as companyId',
      'user.id as userId',
      'user.fullname',
      'user.status',
      'user.password_hash as passwordHash',
      'user.session_version as sessionVersion',
      'user.role',
      asBoolean`company.closed_at is not null`.as('isCompanyClosed'),
      asBoolean`"user".email_confirmed_at is not null`.as('isEmailConfirmed'),
    ])
    .where('company.is_demo', '=', isDemo)
    .where('user.password_hash', 'is not', null)
    .execute();
}
