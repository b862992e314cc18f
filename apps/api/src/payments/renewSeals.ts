import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Logger } from '../platform/logging.ts';
import { createSeal } from '../platform/seal.ts';
import { rowsOfAllCompanies } from '../sql/index.ts';
import { webhookId } from './store.ts';

const columns = ['sealed_key', 'sealed_webhook_secret'] as const;

/**
 * Encrypts keys of payment services again that are encrypted with the previous server secret, so that the previous secret
 * can be removed.
 */
export async function renewPaymentSeals(
  db: Kysely<Database>,
  log: Pick<Logger, 'info'>,
  { secret, previousSecret }: { secret: string; previousSecret: string },
): Promise<void> {
  const current = createSeal(secret, 'payment provider');
  const previous = createSeal(previousSecret, 'payment provider');
  const rows = rowsOfAllCompanies(
    ({ after, limit }) =>
      db
        .selectFrom('payment_providers')
        .select(['company_id', ...columns])
        .where('company_id', '>', after)
        .orderBy('company_id')
        .limit(limit)
        .execute(),
    ({ company_id }) => company_id,
  );
  let resealed = 0;
  for await (const row of rows) {
    for (const column of columns) {
      const sealed = row[column];
      const id = column === 'sealed_key' ? row.company_id : webhookId(row.company_id);
      if (sealed === null || current.open(id, sealed) !== undefined) continue;
      const key = previous.open(id, sealed);
      if (key === undefined) continue;
      await db
        .updateTable('payment_providers')
        .set({ [column]: current.close(id, key) })
        .where('company_id', '=', row.company_id)
        .where(column, '=', sql<string>`${sealed}`)
        .execute();
      resealed += 1;
    }
  }
  log.info({ resealed }, 'payment provider keys resealed');
}
