import { rename, rm, stat } from 'node:fs/promises';
import type pg from 'pg';
import { object, string } from 'superstruct';
import type { FileStore } from '../files/index.ts';
import { readRows } from '../sql/index.ts';
import { type ArchiveWriter, BackupError, writeArchive } from './archive.ts';
import {
  eventHeadStruct,
  fileName,
  MANIFEST,
  type Manifest,
  migrationStruct,
  partName,
  SECRET,
} from './manifest.ts';
import { inSnapshot, readBackupTables, readParts } from './tables.ts';

/** The database and files that are backed up. */
export interface BackupSource {
  pool: pg.Pool;
  engine: 'embedded' | 'postgres';
  store: Pick<FileStore, 'read'>;
  /** The secret stored in the data folder, if there is one. */
  keptSecret: string | undefined;
}

/** Copies a snapshot of the database. Returns the manifest's data about it and the keys of its files. */
const addDatabase = (archive: ArchiveWriter, pool: pg.Pool, signal: AbortSignal | undefined) =>
  inSnapshot(pool, 'read only', async (trx) => {
    const migrations = await readRows(
      trx,
      migrationStruct,
    )`select name, sha256 from schema_migrations order by name`;
    const tables: Manifest['tables'] = [];
    for (const table of await readBackupTables(trx)) {
      signal?.throwIfAborted();
      const { name, columns } = table;
      const addPart = (text: string, number: number) => archive.addText(partName(name, number), text);
      tables.push({ name, columns, ...(await readParts(trx, table, addPart)) });
    }
    const files = await readRows(trx, object({ key: string() }))`
      select storage_key as key from files where removed_at is null order by storage_key collate "C"
    `;
    const eventHeads = await readRows(trx, eventHeadStruct)`
      select chain.company_id as "companyId", chain.length, encode(event.hash, 'hex') as hash
      from event_chains chain
      join events event on event.company_id = chain.company_id and event.sequence = chain.length
      order by chain.company_id
    `;
    return { migrations, tables, eventHeads, keys: files.map(({ key }) => key) };
  });

async function addFiles(
  archive: ArchiveWriter,
  store: BackupSource['store'],
  keys: readonly string[],
  signal: AbortSignal | undefined,
): Promise<Pick<Manifest, 'files' | 'missingFiles'>> {
  const files: Manifest['files'] = [];
  const missingFiles: string[] = [];
  for (const key of keys) {
    signal?.throwIfAborted();
    const storedFile = await store.read(key);
    if (!storedFile) {
      missingFiles.push(key);
      continue;
    }
    const { stream, size } = storedFile;
    if (size === undefined) throw new BackupError(`The file store does not report the size of ${key}.`);
    files.push({ key, ...(await archive.add(fileName(key), size, stream)) });
  }
  return { files, missingFiles };
}

/**
 * Writes the database and the files to one archive while the server is running. The archive appears at `path` when it is
 * complete.
 * @throws {BackupError} if `path` already exists
 */
export async function makeBackup(
  { pool, engine, store, keptSecret }: BackupSource,
  path: string,
  { now = new Date(), signal }: { now?: Date; signal?: AbortSignal | undefined } = {},
): Promise<Manifest> {
  if (await stat(path).catch(() => undefined)) {
    throw new BackupError(`${path} already exists. Choose another name, or delete the file.`);
  }
  const draft = `${path}.part`;
  await rm(draft, { force: true });
  let manifest: Manifest | undefined;
  try {
    await writeArchive(draft, async (archive) => {
      if (keptSecret !== undefined) await archive.addText(SECRET, keptSecret);
      const { migrations, tables, eventHeads, keys } = await addDatabase(archive, pool, signal);
      const content = await addFiles(archive, store, keys, signal);
      manifest = { format: 1, madeAt: now.toISOString(), engine, migrations, tables, ...content, eventHeads };
      await archive.addText(MANIFEST, JSON.stringify(manifest));
    });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  if (!manifest) throw new Error('The backup has no manifest');
  return manifest;
}
