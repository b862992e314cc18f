/** Files without an owner, which the sweep removes. */
import type { Kysely } from 'kysely';
import { type Infer, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import { readRows } from '../sql/index.ts';

const unclaimedFile = object({ companyId: string(), id: string(), storageKey: string() });

type UnclaimedFile = Infer<typeof unclaimedFile>;

/**
 * Hides files that have had no owner for a while, and returns them together with those of an interrupted sweep. Their
 * bytes can then be removed.
 * @param except ids of files that could not be removed just now
 */
export function withdrawUnclaimed(
  db: Kysely<Database>,
  before: Date,
  maxRows: number,
  except: readonly string[],
): Promise<UnclaimedFile[]> {
  // Without `company_id`, because only the server runs this for all companies.
  return readRows(db, unclaimedFile)`
    with due as (
      select company_id, id from files
      where owner_id is null and unclaimed_since < ${before} and id <> all(${except}::uuid[])
      order by unclaimed_since limit ${maxRows} for update skip locked
    )
    update files set removed_at = coalesce(files.removed_at, now()) from due
    where files.company_id = due.company_id and files.id = due.id and files.owner_id is null
    returning files.company_id as "companyId", files.id, files.storage_key as "storageKey"
  `;
}

/** Deletes the row of a file whose bytes were removed. */
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
