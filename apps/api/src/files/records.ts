import { canSeeTicket } from '@derrick/domain/tickets';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Database, newId } from '../db/index.ts';
import type { Reference, Unit } from '../events/index.ts';
import type { Session } from '../platform/context.ts';
import type { Received } from './receive.ts';

/** The record that a file belongs to. */
export interface FileOwner {
  /** `findFile` returns only files of tickets. Other kinds need an endpoint with its own permission. */
  kind: 'ticket' | 'invoice';
  id: string;
}

export interface StoredFile {
  originalName: string;
  mime: string;
  storageKey: string;
}

/** A file of a record as shown on the record's page. */
export interface Attachment {
  name: string;
  originalName: string;
  size: number;
}

/** Inserts the row of an upload without an owner. */
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

/** Marks an upload as stored. It can now be attached, and is deleted after a day without an owner. */
export async function markStored({ trx, emit }: Unit, companyId: string, name: string): Promise<void> {
  const { id, original_name, mime, size } = await trx
    .updateTable('files')
    .set({ unclaimed_since: sql<Date>`now()` })
    .where('company_id', '=', companyId)
    .where('name', '=', name)
    .returning(['id', 'original_name', 'mime', 'size'])
    .executeTakeFirstOrThrow();
  emit({ action: 'file.upload', target: { id, label: original_name }, after: { mime, size } });
}

/** Deletes the row of an upload that could not be stored. */
export async function forgetFile(db: Kysely<Database>, companyId: string, name: string): Promise<void> {
  await db.deleteFrom('files').where('company_id', '=', companyId).where('name', '=', name).execute();
}

/**
 * Finds a file that the caller may read. A file without an owner is visible to its uploader and to users who may read all
 * tickets; a file of a ticket to users who may see the ticket.
 */
export async function findFile(
  db: Kysely<Database>,
  session: Session,
  name: string,
): Promise<StoredFile | undefined> {
  const row = await db
    .selectFrom('files as file')
    .leftJoin('tickets as ticket', (join) =>
      join
        .onRef('ticket.company_id', '=', 'file.company_id')
        .onRef('ticket.id', '=', 'file.owner_id')
        .on('file.owner_kind', '=', 'ticket'),
    )
    .select([
      'file.original_name as originalName',
      'file.mime',
      'file.storage_key as storageKey',
      'file.owner_kind as ownerKind',
      'file.uploaded_by as uploadedBy',
      'ticket.technician_id as technicianId',
      'ticket.author_id as authorId',
      'ticket.status',
    ])
    .where('file.company_id', '=', session.companyId)
    .where('file.name', '=', name)
    .where('file.removed_at', 'is', null)
    // Files of other records have their own endpoints and permissions.
    .where(sql<boolean>`(file.owner_kind is null or file.owner_kind = 'ticket')`)
    .where('ticket.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { ownerKind, uploadedBy, technicianId, authorId, status, ...file } = row;
  // A file without an owner is treated like a ticket of its uploader.
  const readerId = ownerKind === null ? uploadedBy : technicianId;
  return canSeeTicket(session, { technicianId: readerId, authorId, status }) ? file : undefined;
}

/** Finds a file of a record by its name. */
export async function findOwned(
  db: Kysely<Database>,
  companyId: string,
  owner: FileOwner,
  name: string,
): Promise<StoredFile | undefined> {
  return db
    .selectFrom('files')
    .select(['original_name as originalName', 'mime', 'storage_key as storageKey'])
    .where('company_id', '=', companyId)
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id)
    .where('name', '=', name)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** Lists the files of a record in the order in which they were attached. */
export const findAttachments = async (
  db: Kysely<Database>,
  companyId: string,
  { kind, id }: FileOwner,
): Promise<Attachment[]> => (await findAttachmentsOfAll(db, companyId, kind, [id])).get(id) ?? [];

/**
 * Lists the files of several records, by the id of the record and in the order in which they were attached. A record
 * without files has no entry.
 */
export async function findAttachmentsOfAll(
  db: Kysely<Database>,
  companyId: string,
  kind: FileOwner['kind'],
  ids: readonly string[],
): Promise<Map<string, Attachment[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('files')
    .select(['owner_id as ownerId', 'name', 'original_name as originalName', 'size'])
    .where('company_id', '=', companyId)
    .where('owner_kind', '=', kind)
    .where('owner_id', 'in', ids)
    .orderBy('position')
    .execute();
  const attachments = new Map<string, Attachment[]>();
  for (const { ownerId, ...file } of rows) {
    if (ownerId !== null) attachments.set(ownerId, [...(attachments.get(ownerId) ?? []), file]);
  }
  return attachments;
}

/** Added and removed files, or the indexes of names that are not files of the company or belong to another record. */
export type Attached = { added: Reference[]; removed: Reference[] } | { unknown: number[] };

const referenceOf = (file: { name: string; originalName: string }): Reference => ({
  id: file.name,
  name: file.originalName,
});

/** Finds and locks the given files that belong to the record, or that the caller has uploaded and no record has. */
const lockUsable = (
  trx: Transaction<Database>,
  { companyId, userId }: Session,
  owner: FileOwner,
  names: readonly string[],
) =>
  trx
    .selectFrom('files')
    .select(['name', 'original_name as originalName', 'owner_id as ownerId'])
    .where('company_id', '=', companyId)
    .where((eb) =>
      eb.or([
        eb.and([eb('owner_id', 'is', null), eb('uploaded_by', '=', userId)]),
        eb.and([eb('owner_kind', '=', owner.kind), eb('owner_id', '=', owner.id)]),
      ]),
    )
    .where('removed_at', 'is', null)
    .where(sql<boolean>`name = any(${names}::text[])`)
    .orderBy('name')
    .forUpdate()
    .execute();

/**
 * Attaches files to a record in the given order, and detaches its files that are not listed. If a name is unknown,
 * nothing is changed.
 */
export async function attachFiles(
  trx: Transaction<Database>,
  session: Session,
  owner: FileOwner,
  names: readonly string[],
): Promise<Attached> {
  const { companyId } = session;
  const usable = names.length === 0 ? [] : await lockUsable(trx, session, owner, names);
  const usableNames = new Set(usable.map(({ name }) => name));
  const unknown = [...names.keys()].filter((index) => !usableNames.has(names[index] ?? ''));
  if (unknown.length > 0) return { unknown };

  const released = await trx
    .updateTable('files')
    .set({ owner_kind: null, owner_id: null, unclaimed_since: sql<Date>`now()` })
    .where('company_id', '=', companyId)
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id)
    .where(sql<boolean>`name <> all(${names}::text[])`)
    .returning(['name', 'original_name as originalName'])
    .execute();
  if (names.length > 0) {
    await trx
      .updateTable('files')
      .set({
        owner_kind: owner.kind,
        owner_id: owner.id,
        unclaimed_since: null,
        position: sql<number>`array_position(${names}::text[], name)`,
      })
      .where('company_id', '=', companyId)
      .where(sql<boolean>`name = any(${names}::text[])`)
      .execute();
  }
  const added = usable.filter(({ ownerId }) => ownerId === null);
  return { added: added.map(referenceOf), removed: released.map(referenceOf) };
}
