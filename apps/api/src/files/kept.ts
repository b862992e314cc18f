import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Session } from '../platform/context.ts';

/** How much a company and one of its people keep. */
export interface StorageUse {
  /** Bytes of all files of the company. */
  bytes: number;
  /** Files of the person that have no owner yet. */
  unclaimed: number;
}

/**
 * Lets one upload of a company at a time be noted until the transaction ends, and measures what is kept before it: of any
 * number at the same moment, exactly those that there is room for are taken.
 */
export async function lockStorageUse(trx: Transaction<Database>, session: Session): Promise<StorageUse> {
  const { companyId } = session;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files ${companyId}`}, 0))`.execute(trx);
  const { bytes } = await trx
    .selectFrom('files')
    .select(({ fn }) => fn.sum<number | null>('size').as('bytes'))
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    // An export is as large as all the others, and goes by itself.
    .where(sql<boolean>`owner_kind is distinct from 'export'`)
    .executeTakeFirstOrThrow();
  return { bytes: bytes ?? 0, unclaimed: await countUnclaimed(trx, session) };
}

/** Counts the files of a person that have no owner yet. */
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
