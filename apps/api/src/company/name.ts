import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';

export const nameOfCompany = async (db: Kysely<Database>, companyId: string): Promise<string> => {
  const { name } = await db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return name;
};
