import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';

/** Reads the company's name for the cost reference of customers, such as `AFE`; null if not set. */
export async function readCostReferenceLabel(
  db: Kysely<Database>,
  companyId: string,
): Promise<string | null> {
  const { cost_reference_label } = await db
    .selectFrom('companies')
    .select('cost_reference_label')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return cost_reference_label ?? null;
}
