/** PDFs of records that never change after they were created. */
import { createHash, randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { type Database, newId, violatedConstraint } from '../db/index.ts';
import type { FileOptions } from './routes.ts';

interface PdfOwner {
  companyId: string;
  /** The record that has exactly one PDF. */
  owner: { kind: 'invoice' | 'creditNote'; id: string };
}

/** Reads the stored PDF of a record; undefined if there is none. */
export async function findStoredPdf(
  db: Kysely<Database>,
  { store }: Pick<FileOptions, 'store'>,
  { companyId, owner }: PdfOwner,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('files')
    .select('storage_key')
    .where('company_id', '=', companyId)
    .where('owner_kind', '=', owner.kind)
    .where('owner_id', '=', owner.id)
    .executeTakeFirst();
  const content = row && (await store.read(row.storage_key));
  if (!content) return undefined;
  const pieces: Buffer[] = [];
  for await (const piece of content.stream) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Unique indexes: one PDF per record. */
const uniqueIndexes: readonly (string | undefined)[] = ['files_invoice', 'files_credit_note'];

const isStoredAlready = (error: unknown) => uniqueIndexes.includes(violatedConstraint(error));

/**
 * Stores the PDF of a record unless one is already stored, and returns the stored one. If the process is interrupted or
 * another process was faster, a file without an owner remains, which the sweep removes.
 */
export async function storePdf(
  db: Kysely<Database>,
  { store, incomingFolder }: Pick<FileOptions, 'store' | 'incomingFolder'>,
  { companyId, owner, name, bytes }: PdfOwner & { name: string; bytes: Uint8Array },
): Promise<Uint8Array> {
  const id = newId();
  const fileName = `${randomBytes(24).toString('base64url')}.pdf`;
  const storageKey = `${companyId}/${fileName}`;
  await db
    .insertInto('files')
    .values({
      company_id: companyId,
      id,
      name: fileName,
      original_name: name,
      mime: 'application/pdf',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      storage_key: storageKey,
      unclaimed_since: new Date(),
    })
    .execute();
  const path = join(incomingFolder, fileName);
  try {
    await writeFile(path, bytes);
    await store.put(storageKey, path);
  } finally {
    await rm(path, { force: true });
  }
  try {
    await db
      .updateTable('files')
      .set({ owner_kind: owner.kind, owner_id: owner.id, unclaimed_since: null })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute();
    return bytes;
  } catch (error) {
    if (!isStoredAlready(error)) throw error;
    return (await findStoredPdf(db, { store }, { companyId, owner })) ?? bytes;
  }
}
