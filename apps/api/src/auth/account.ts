import type { Role } from '@derrick/domain/auth';
import type { AccountStatus } from '@derrick/domain/people';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { accountsWithEmail } from '../links/index.ts';
import { asBoolean } from '../sql/index.ts';

/** What signing in looks at. */
export interface Account {
  companyId: string;
  userId: string;
  fullname: string;
  status: AccountStatus;
  passwordHash: string | null;
  sessionVersion: number;
}

/** An account, and what of its company decides whether it can be used. */
export interface FoundAccount extends Account {
  role: Role;
  /** Somebody deleted the company. */
  isCompanyClosed: boolean;
  /** The address belongs to this account; false while the account only claims it. */
  isEmailConfirmed: boolean;
}

/**
 * Finds the accounts that sign in with an address and a password, its owner first. The one query that cannot name a company: the person
 * who signs in gives an address alone.
 * @param email in lower case
 * @param isDemo a real server has no accounts of a demo's companies, and a demo none of others
 */
export async function findAccounts(
  db: Kysely<Database>,
  email: string,
  { isDemo }: { isDemo: boolean },
): Promise<FoundAccount[]> {
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
