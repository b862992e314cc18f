import type { AccountStatus } from '@derrick/domain/people';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';

/** What signing in looks at. */
export interface Account {
  companyId: string;
  userId: string;
  fullname: string;
  status: AccountStatus;
  passwordHash: string | null;
  sessionVersion: number;
}

/**
 * Finds who signs in with an address. The one question that cannot name a company: nobody knows it yet.
 * @param email in lower case
 */
export async function findAccount(db: Kysely<Database>, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .select([
      'company_id as companyId',
      'id as userId',
      'fullname',
      'status',
      'password_hash as passwordHash',
      'session_version as sessionVersion',
    ])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
