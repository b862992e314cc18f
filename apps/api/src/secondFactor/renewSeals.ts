import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Logger } from '../platform/logging.ts';
import { createSeal } from '../platform/seal.ts';
import { rowsOfAllCompanies } from '../sql/index.ts';

/**
 * Seals the secrets of authenticator apps with the current secret if they are sealed with the previous one. Several
 * processes may run this at the same time.
 */
export async function renewSeals(
  db: Kysely<Database>,
  log: Pick<Logger, 'info'>,
  { secret, previousSecret }: { secret: string; previousSecret: string },
): Promise<void> {
  const current = createSeal(secret, 'second factors');
  const previous = createSeal(previousSecret, 'second factors');
  const rows = rowsOfAllCompanies(
    ({ after, limit }) =>
      db
        .selectFrom('authenticators')
        .select(['company_id', 'user_id', 'sealed_secret'])
        .where('user_id', '>', after)
        .orderBy('user_id')
        .limit(limit)
        .execute(),
    ({ user_id }) => user_id,
  );
  let renewed = 0;
  for await (const { company_id, user_id, sealed_secret } of rows) {
    if (current.open(user_id, sealed_secret) !== undefined) continue;
    const text = previous.open(user_id, sealed_secret);
    if (text === undefined) continue;
    await db
      .updateTable('authenticators')
      .set({ sealed_secret: current.close(user_id, text) })
      .where('company_id', '=', company_id)
      .where('user_id', '=', user_id)
      // Skipped if the user has set up another app in the meantime.
      .where('sealed_secret', '=', sealed_secret)
      .execute();
    renewed += 1;
  }
  log.info({ resealed: renewed }, 'second factors resealed');
}
