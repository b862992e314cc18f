import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';

/** Looks for an invoice that the company has issued: from then on, its currency stays. */
export async function hasIssued(db: Kysely<Database>, companyId: string): Promise<boolean> {
  const issued = await db
    .selectFrom('invoices')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', '<>', 'DRAFT')
    .limit(1)
    .executeTakeFirst();
  return issued !== undefined;
}
