import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { FileOwner, StoredFile } from './records.ts';

/** A file of a record with its storage key. */
export interface FileOfRecord extends StoredFile {
  size: number;
}

/** Lists the files of a record like `findAttachments`, with their storage keys. */
export async function listFilesOf(
  db: Kysely<Database>,
  companyId: string,
  owner: FileOwner,
): Promise<FileOfRecord[]> {
  return db
    .selectFrom('files')
    .select(['original_name as originalName', 'mime', 'storage_key as storageKey', 'size'])
    .where('company_id', '=', companyId)
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .execute();
}
