import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Owner } from './tables.ts';

type Purpose = 'add' | 'signIn';

/** For so long a browser may ask its person; the longest that passkey dialogs stay open. */
const MINUTES = 5;

/** Remembers what a passkey is to sign, in place of an earlier one. */
export async function storeChallenge(
  trx: Transaction<Database>,
  { companyId, userId }: Owner,
  purpose: Purpose,
  challenge: string,
): Promise<void> {
  const expires_at = sql<Date>`clock_timestamp() + make_interval(mins => ${MINUTES})`;
  await trx
    .insertInto('passkey_challenges')
    .values({ company_id: companyId, user_id: userId, purpose, challenge, expires_at })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'user_id', 'purpose']).doUpdateSet({ challenge, expires_at }),
    )
    .execute();
}

/** Gives what a passkey was to sign, once; undefined when nothing was asked, or too long ago. */
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
    .returning(['challenge', sql<boolean>`expires_at > clock_timestamp()`.as('isFresh')])
    .executeTakeFirst();
  return deleted?.isFresh ? deleted.challenge : undefined;
}
