import { seesOwnTicketsOnly } from '@derrick/domain/permissions';
import { type Kysely, sql } from 'kysely';
import { type Database, newId } from '../db/index.ts';
import type { Session } from '../platform/context.ts';
import type { Received } from './receive.ts';

export interface StoredFile {
  originalName: string;
  mime: string;
  storageKey: string;
}

/** Notes an upload that no ticket has yet. */
export async function addFile(
  db: Kysely<Database>,
  { companyId, userId }: Session,
  file: Pick<Received, 'size' | 'sha256'> & {
    name: string;
    originalName: string;
    mime: string;
    storageKey: string;
  },
): Promise<void> {
  await db
    .insertInto('files')
    .values({
      company_id: companyId,
      id: newId(),
      name: file.name,
      original_name: file.originalName,
      mime: file.mime,
      size: file.size,
      sha256: file.sha256,
      storage_key: file.storageKey,
      uploaded_by: userId,
    })
    .execute();
}

/** Counts the files of a person that no ticket has taken yet. */
export async function countUnclaimed(db: Kysely<Database>, { companyId, userId }: Session): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ticket_id', 'is', null)
    .where('removed_at', 'is', null)
    .where('company_id', '=', companyId)
    .where('uploaded_by', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Forgets an upload that could not be stored. */
export async function forgetFile(db: Kysely<Database>, companyId: string, name: string): Promise<void> {
  await db.deleteFrom('files').where('company_id', '=', companyId).where('name', '=', name).execute();
}

/**
 * Finds a file that the caller may read: of the company, and not of a deleted ticket. Technicians read what they sent
 * themselves and what their own tickets have.
 */
export async function findFile(
  db: Kysely<Database>,
  { companyId, userId, role }: Session,
  name: string,
): Promise<StoredFile | undefined> {
  return db
    .selectFrom('files as file')
    .leftJoin('tickets as ticket', (join) =>
      join.onRef('ticket.company_id', '=', 'file.company_id').onRef('ticket.id', '=', 'file.ticket_id'),
    )
    .select(['file.original_name as originalName', 'file.mime', 'file.storage_key as storageKey'])
    .where('file.company_id', '=', companyId)
    .where('file.name', '=', name)
    .where('file.removed_at', 'is', null)
    .where('ticket.deleted_at', 'is', null)
    .$if(seesOwnTicketsOnly(role), (query) =>
      query.where((eb) =>
        eb.or([
          eb('ticket.technician_id', '=', userId),
          eb.and([eb('file.ticket_id', 'is', null), eb('file.uploaded_by', '=', userId)]),
        ]),
      ),
    )
    .executeTakeFirst();
}

interface Swept {
  companyId: string;
  id: string;
  storageKey: string;
}

/**
 * Takes files that no ticket has had for a while out of everybody's sight, and gives them, together with those of a
 * sweep that did not come to its end: their bytes can go now.
 */
export async function withdrawUnclaimed(db: Kysely<Database>, before: Date, most: number): Promise<Swept[]> {
  // Across companies, hence no company_id: nobody asks for this but the server itself.
  const { rows } = await sql<Swept>`
    with due as (
      select company_id, id from files
      where ticket_id is null and unclaimed_since < ${before}
      order by unclaimed_since limit ${most} for update skip locked
    )
    update files set removed_at = coalesce(files.removed_at, now()) from due
    where files.company_id = due.company_id and files.id = due.id and files.ticket_id is null
    returning files.company_id as "companyId", files.id, files.storage_key as "storageKey"
  `.execute(db);
  return rows;
}

/** Forgets a file whose bytes are gone. */
export async function forgetSwept(db: Kysely<Database>, { companyId, id }: Swept): Promise<void> {
  await db
    .deleteFrom('files')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .execute();
}
