import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Session } from '../platform/context.ts';
import { lockExclusive } from '../sql/index.ts';

/** Storage used by a company and one of its users. */
export interface StorageUse {
  /** Total bytes of the company's files. */
  bytes: number;
  /** Number of the user's files without an owner. */
  unclaimed: number;
}

/**
 * Locks the company's uploads until the transaction ends and measures its storage. Of simultaneous uploads, exactly those
 * that fit are accepted.
 */
export async function lockStorageUse(trx: Transaction<Database>, session: Session): Promise<StorageUse> {
  const { companyId } = session;
  await lockExclusive(trx, `files ${companyId}`);
  const { bytes } = await trx
    .selectFrom('files')
    .select(({ fn }) => fn.sum<number | null>('size').as('bytes'))
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    // Exports do not count: each is as large as all other files together and is deleted automatically.
    .where(sql<boolean>`owner_kind is distinct from 'export'`)
    .executeTakeFirstOrThrow();
  return { bytes: bytes ?? 0, unclaimed: await countUnclaimed(trx, session) };
}

/** Counts the files of a user without an owner. */
export async function countUnclaimed(db: Kysely<Database>, { companyId, userId }: Session): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', 'is', null)
    .where('removed_at', 'is', null)
    .where('company_id', '=', companyId)
    .where('uploaded_by', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}
