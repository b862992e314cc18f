import type { Role } from '@derrick/domain/auth';
import { COMPANY_DELETION_DAYS } from '@derrick/domain/company';
import type { AccountStatus } from '@derrick/domain/people';
import { type Kysely, sql } from 'kysely';
import { asBoolean, type Database } from '../db/index.ts';

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
}

/**
 * Finds who signs in with an address. The one question that cannot name a company: nobody knows it yet.
 * @param email in lower case
 * @param isDemo a real server has nobody of a demo's companies, and a demo nobody of others
 */
export async function findAccount(
  db: Kysely<Database>,
  email: string,
  { isDemo }: { isDemo: boolean },
): Promise<FoundAccount | undefined> {
  return (
    db
      .selectFrom('users as user')
      .innerJoin('companies as company', 'company.id', 'user.company_id')
      .select([
        'user.company_id as companyId',
        'user.id as userId',
        'user.fullname',
        'user.status',
        'user.password_hash as passwordHash',
        'user.session_version as sessionVersion',
        'user.role',
        asBoolean`company.closed_at is not null`.as('isCompanyClosed'),
      ])
      .where('user.email', '=', email)
      .where('user.deleted_at', 'is', null)
      .where('company.is_demo', '=', isDemo)
      // What is due to be removed has nobody any more.
      .where(sql<boolean>`(
      company.closed_at is null or company.closed_at > now() - make_interval(days => ${COMPANY_DELETION_DAYS})
    )`)
      .executeTakeFirst()
  );
}
