/** Files without an owner, which the sweep removes. */
import type { Kysely } from 'kysely';
import { type Infer, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import { readRows } from '../sql/index.ts';

const fileReference = object({ companyId: string(), id: string() });
const unclaimedFile = object({ companyId: string(), id: string(), storageKey: string() });

type UnclaimedFile = Infer<typeof unclaimedFile>;

/**
 * Hides files that have had no owner for a while, and returns them together with those of an interrupted sweep. Their
 * bytes can then be removed.
 * @param except ids of files that could not be removed just now
 */
export async function withdrawUnclaimed(
  db: Kysely<Database>,
  before: Date,
  maxRows: number,
  except: readonly string[],
): Promise<UnclaimedFile[]> {
  // Without `company_id`, because only the server runs this for all companies.
  const due = await readRows(db, fileReference)`
    select company_id as "companyId", id from files
    where owner_id is null and unclaimed_since < ${before} and id <> all(${except}::uuid[])
    order by unclaimed_since limit ${maxRows}
  `;
  const withdrawn: UnclaimedFile[] = [];
  for (const companyId of new Set(due.map((file) => file.companyId))) {
    const ids = due.filter((file) => file.companyId === companyId).map(({ id }) => id);
    const rows = await readRows(db, unclaimedFile)`
      update files set removed_at = coalesce(removed_at, ${new Date()}::timestamptz)
      where company_id = ${companyId} and id = any(${ids}::uuid[]) and owner_id is null
      returning company_id as "companyId", id, storage_key as "storageKey"
    `;
    withdrawn.push(...rows);
  }
  return withdrawn;
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
