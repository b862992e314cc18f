import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';

/** Checks whether a user registered the company: its first user. */
export async function isFounder(db: Kysely<Database>, companyId: string, userId: string): Promise<boolean> {
  const founder = await db
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return founder?.id === userId;
}
