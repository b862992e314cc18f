import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Owner } from './tables.ts';

type Purpose = 'add' | 'signIn';

/** Minutes for which a challenge is valid; passkey dialogs do not stay open longer. */
const MINUTES = 5;

/** Stores the challenge for a passkey and replaces an earlier one. */
export async function storeChallenge(
  trx: Transaction<Database>,
  { companyId, userId }: Owner,
  purpose: Purpose,
  challenge: string,
): Promise<void> {
  const expires_at = sql<Date>`statement_timestamp() + make_interval(mins => ${MINUTES})`;
  await trx
    .insertInto('passkey_challenges')
    .values({ company_id: companyId, user_id: userId, purpose, challenge, expires_at })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'user_id', 'purpose'])
        .doUpdateSet((eb) => ({ challenge, expires_at: eb.ref('excluded.expires_at') })),
    )
    .execute();
}

/** Consumes the stored challenge; undefined if there is none or it has expired. */
export async function consumeChallenge(
  trx: Transaction<Database>,
  { companyId, userId }: Owner,
  purpose: Purpose,
): Promise<string | undefined> {
  const deleted = await trx
    .deleteFrom('passkey_challenges')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .returning(['challenge', 'expires_at as expiresAt'])
    .executeTakeFirst();
  return deleted && deleted.expiresAt > new Date() ? deleted.challenge : undefined;
}
