import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { BASE_PATH } from '../platform/basePath.ts';

/**
 * Returns the URL of a company's logo; null without a logo. The URL contains the company's id, which identifies the logo.
 */
export async function logoAddress(db: Kysely<Database>, companyId: string): Promise<string | null> {
  const row = await db
    .selectFrom('company_looks')
    .select('logo_key')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row?.logo_key ? `${BASE_PATH}/logo/${companyId}.${row.logo_key}` : null;
}
