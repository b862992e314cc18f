import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/index.ts';
import type { Logger } from '../../platform/logging.ts';
import { createSeal } from '../../platform/seal.ts';
import { rowsOfAllCompanies } from '../../sql/index.ts';

/**
 * Encrypts API keys again that are encrypted with the previous server secret, so that the previous secret can be removed.
 */
export async function renewProviderSeals(
  db: Kysely<Database>,
  log: Pick<Logger, 'info'>,
  { secret, previousSecret }: { secret: string; previousSecret: string },
): Promise<void> {
  const current = createSeal(secret, 'assistant provider');
  const previous = createSeal(previousSecret, 'assistant provider');
  const rows = rowsOfAllCompanies(
    ({ after, limit }) =>
      db
        .selectFrom('assistant_providers')
        .select(['company_id', 'sealed_key'])
        .where('company_id', '>', after)
        .orderBy('company_id')
        .limit(limit)
        .execute(),
    ({ company_id }) => company_id,
  );
  let renewed = 0;
  for await (const { company_id, sealed_key } of rows) {
    if (sealed_key === null || current.open(company_id, sealed_key) !== undefined) continue;
    const key = previous.open(company_id, sealed_key);
    if (key === undefined) continue;
    await db
      .updateTable('assistant_providers')
      .set({ sealed_key: current.close(company_id, key) })
      .where('company_id', '=', company_id)
      .where('sealed_key', '=', sql<string>`${sealed_key}`)
      .execute();
    renewed += 1;
  }
  log.info({ resealed: renewed }, 'assistant provider keys resealed');
}
