/** Files that no record has: what the sweep removes. */
import type { Kysely } from 'kysely';
import { type Infer, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import { readRows } from '../sql/index.ts';

const unclaimedFile = object({ companyId: string(), id: string(), storageKey: string() });

type UnclaimedFile = Infer<typeof unclaimedFile>;

/**
 * Takes files that have had no owner for a while out of everybody's sight, and gives them, together with those of a
 * sweep that did not come to its end: their bytes can go now.
 * @param except ids of files that could not be removed just now
 */
export function withdrawUnclaimed(
  db: Kysely<Database>,
  before: Date,
  most: number,
  except: readonly string[],
): Promise<UnclaimedFile[]> {
  // Across companies, hence no company_id: nobody asks for this but the server itself.
  return readRows(db, unclaimedFile)`
    with due as (
      select company_id, id from files
      where owner_id is null and unclaimed_since < ${before} and id <> all(${except}::uuid[])
      order by unclaimed_since limit ${most} for update skip locked
    )
    update files set removed_at = coalesce(files.removed_at, now()) from due
    where files.company_id = due.company_id and files.id = due.id and files.owner_id is null
    returning files.company_id as "companyId", files.id, files.storage_key as "storageKey"
  `;
}

/** Deletes the row of a file whose bytes are gone. */
export async function forgetSwept({ trx, emit }: Unit, { companyId, id }: UnclaimedFile): Promise<void> {
  const removed = await trx
    .deleteFrom('files')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .returning(['original_name', 'mime', 'size'])
    .executeTakeFirst();
  if (!removed) return;
  const { original_name: label, mime, size } = removed;
  emit({ action: 'file.remove', target: { id, label }, before: { mime, size } });
}
