import type { Role } from '@derrick/domain/auth';
import type { Kysely } from 'kysely';
import { type CompanyContext, readCompanyContext } from '../company/index.ts';
import type { Database } from '../db/index.ts';

/** The signed-in user with their company. */
export interface Profile {
  id: string;
  fullname: string;
  email: string | null;
  role: Role;
  photo: string | null;
  language: 'en' | 'es';
  company: { id: string; name: string; memberCount: number } & CompanyContext;
}

/** Reads the signed-in user; undefined if the user no longer exists. */
export async function readProfile(
  db: Kysely<Database>,
  companyId: string,
  userId: string,
): Promise<Profile | undefined> {
  const row = await db
    .selectFrom('users as user')
    .innerJoin('companies as company', 'company.id', 'user.company_id')
    .select((eb) => [
      'user.id',
      'user.fullname',
      'user.email',
      'user.role',
      'user.photo',
      'user.language',
      'company.name as companyName',
      // Counts users who can sign in: not the invited or deactivated ones.
      eb
        .selectFrom('users as member')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('member.company_id', '=', 'user.company_id')
        .where('member.status', '=', 'ACTIVE')
        .where('member.deleted_at', 'is', null)
        .as('memberCount'),
    ])
    .where('user.company_id', '=', companyId)
    .where('user.id', '=', userId)
    .where('user.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { companyName, memberCount, ...person } = row;
  const company = { id: companyId, name: companyName, memberCount: memberCount ?? 0 };
  return { ...person, company: { ...company, ...(await readCompanyContext(db, companyId)) } };
}
