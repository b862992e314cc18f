import type { Context } from 'hono';
import { type ColumnType, sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { hashToken } from '../links/index.ts';
import { deviceOf, ensureDeviceCookie } from './device.ts';
import type { AuthParts } from './parts.ts';

interface KnownBrowsersTable {
  company_id: string;
  user_id: string;
  device_hash: Buffer;
  created_at: Date | undefined;
  last_used_at: Date | undefined;
  /** The latest sign-in with this browser; null for rows from before this was stored. */
  family_id: ColumnType<string | null, string, string>;
}

declare module '../db/schema.ts' {
  interface Database {
    known_browsers: KnownBrowsersTable;
  }
}

interface Person {
  companyId: string;
  userId: string;
}

/** Finds the previous sign-in of a user with the calling browser. */
export async function findPreviousFamily(
  trx: Transaction<Database>,
  c: Context,
  { companyId, userId }: Person,
  { publicUrl }: Pick<AuthParts, 'publicUrl'>,
): Promise<string | undefined> {
  const device = deviceOf(c, publicUrl);
  if (device === undefined) return undefined;
  const family = await trx
    .selectFrom('known_browsers')
    .select('family_id')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('device_hash', '=', hashToken(device))
    .executeTakeFirst();
  return family?.family_id ?? undefined;
}

/**
 * Stores the calling browser as one of a user who has just signed in.
 * @returns `isNews` is true if the user should be notified: they have signed in before, but not with this browser
 */
export async function rememberBrowser(
  trx: Transaction<Database>,
  c: Context,
  { companyId, userId, familyId }: Person & { familyId: string },
  { publicUrl }: Pick<AuthParts, 'publicUrl'>,
): Promise<{ isUnseen: boolean }> {
  const device_hash = hashToken(ensureDeviceCookie(c, publicUrl));
  const { count } = await trx
    .selectFrom('known_browsers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const upserted = await trx
    .insertInto('known_browsers')
    .values({ company_id: companyId, user_id: userId, device_hash, family_id: familyId })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'user_id', 'device_hash'])
        .doUpdateSet((eb) => ({ last_used_at: eb.ref('excluded.last_used_at'), family_id: familyId })),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow();
  return { isUnseen: upserted.isNew && count > 0 };
}
