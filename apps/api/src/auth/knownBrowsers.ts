import type { Context } from 'hono';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { hashToken } from '../links/index.ts';
import { keepDevice } from './device.ts';
import type { AuthParts } from './parts.ts';

interface KnownBrowsersTable {
  company_id: string;
  user_id: string;
  device_hash: Buffer;
  created_at: Date | undefined;
  last_used_at: Date | undefined;
}

declare module '../db/schema.ts' {
  interface Database {
    known_browsers: KnownBrowsersTable;
  }
}

/**
 * Lets the calling browser be known as one of a person who has just signed in.
 * @returns whether to tell the person: they have signed in before, but never with this one
 */
export async function rememberBrowser(
  trx: Transaction<Database>,
  c: Context,
  { companyId, userId }: { companyId: string; userId: string },
  { publicUrl }: Pick<AuthParts, 'publicUrl'>,
): Promise<{ isNews: boolean }> {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const device_hash = hashToken(keepDevice(c, { isSecure }));
  const { count } = await trx
    .selectFrom('known_browsers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const made = await trx
    .insertInto('known_browsers')
    .values({ company_id: companyId, user_id: userId, device_hash })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'user_id', 'device_hash'])
        .doUpdateSet({ last_used_at: sql<Date>`now()` }),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow();
  return { isNews: made.isNew && count > 0 };
}
