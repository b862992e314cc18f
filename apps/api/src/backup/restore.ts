import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { sql, type Transaction } from 'kysely';
import type pg from 'pg';
import { object, string } from 'superstruct';
import type { Database, DatabaseLog } from '../db/index.ts';
import { migrate, migrationsFolder, readMigrations } from '../db/migrate.ts';
import type { FileStore } from '../files/index.ts';
import { readRows } from '../sql/index.ts';
import { type ArchiveEntry, BackupError, readArchive } from './archive.ts';
import { keyOf, type Manifest, tableOf } from './manifest.ts';
import { inSnapshot, readBackupTables, readParts } from './tables.ts';

/** Target of a restore: an empty database and an empty store. */
export interface RestoreTarget {
  pool: pg.Pool;
  store: Pick<FileStore, 'put'>;
  /** Folder of a file until it is moved into the store. */
  incomingFolder: string;
}

/**
 * Rejects a backup whose schema has a migration that this version does not have.
 * @throws {BackupError}
 */
export async function rejectNewerSchema({ migrations }: Manifest): Promise<void> {
  const knownMigrations = await readMigrations();
  const unknown = migrations.find(
    ({ name, sha256 }) =>
      !knownMigrations.some((migration) => migration.name === name && migration.sha256 === sha256),
  );
  if (!unknown) return;
  throw new BackupError(
    `The backup has the migration ${unknown.name}, which this version does not include. Restore the backup with the version that created it.`,
  );
}

/** Rejects a database with tables or views, except those of an extension such as Citus. */
async function rejectFilledDatabase(pool: pg.Pool): Promise<void> {
  const { rowCount } = await pool.query(
    `select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e') limit 1`,
  );
  if (rowCount)
    throw new BackupError('The database is not empty. Create an empty database, and restore into that.');
}

const indexRow = object({ name: string(), definition: string() });

/**
 * Runs `fill` without the indexes that no constraint needs, and builds them afterwards. Updating the search index row by
 * row would take most of the time.
 */
async function withoutIndexes(trx: Transaction<Database>, fill: () => Promise<void>): Promise<void> {
  const indexes = await readRows(trx, indexRow)`
    select relname::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class as c on c.oid = indexrelid
    where relnamespace = 'public'::regnamespace and not indisunique
  `;
  for (const { name } of indexes) await sql`drop index ${sql.table(name)}`.execute(trx);
  await fill();
  for (const { definition } of indexes) await sql.raw(definition).execute(trx);
}

/** Fills the tables from the archive, after deleting the rows that migrations have inserted. */
async function fillTables(trx: Transaction<Database>, path: string, { tables }: Manifest): Promise<void> {
  for (const { name } of tables.toReversed()) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(trx);
    // A trigger rejects every deletion of events, even one that matches no row.
    if (rows.length > 0) await sql`delete from ${sql.table(name)}`.execute(trx);
  }
  await readArchive(path, async (entry) => {
    const table = tables.find(({ name }) => name === tableOf(entry.name));
    if (!table) return;
    const lines = (await text(entry.content)).trimEnd().split('\n');
    const [target, columns] = [sql.table(table.name), sql.join(table.columns.map((name) => sql.ref(name)))];
    await sql`
      insert into ${target} (${columns})
      select ${columns} from json_populate_recordset(null::${target}, ${`[${lines.join(',')}]`}::json)
    `.execute(trx);
  });
}

/** Reads the restored tables again and compares them with the manifest. */
async function checkTables(trx: Transaction<Database>, { tables }: Manifest): Promise<void> {
  const present = await readBackupTables(trx);
  for (const { name, columns, rows, sha256 } of tables) {
    const key = present.find((table) => table.name === name)?.key ?? [];
    const restored = await readParts(trx, { name, columns, key });
    if (restored.rows !== rows || restored.sha256 !== sha256) {
      throw new BackupError(`The restored table ${name} differs from the backup.`);
    }
  }
}

/** Puts a file into the store. It is first flushed to disk as a temporary file and then moved. */
async function putFile(
  { store, incomingFolder }: RestoreTarget,
  { key, sha256 }: Manifest['files'][number],
  content: ArchiveEntry['content'],
): Promise<void> {
  const path = join(incomingFolder, randomUUID());
  const hash = createHash('sha256');
  try {
    await pipeline(
      content,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          yield chunk;
        }
      },
      createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
    );
    if (hash.digest('hex') !== sha256) {
      throw new BackupError(`The file ${key} has changed since the backup was verified.`);
    }
    await store.put(key, path);
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Restores a backup that `verifyBackup` has accepted: the schema of the backup, its rows, its files, and then the later
 * migrations.
 * @throws {BackupError} if the database is not empty, or if the restored data differs from the backup
 */
export async function restoreBackup(
  path: string,
  manifest: Manifest,
  target: RestoreTarget,
  log: DatabaseLog,
): Promise<void> {
  const { pool } = target;
  await rejectFilledDatabase(pool);
  const names = manifest.migrations.map(({ name }) => name);
  await migrate(pool, log, migrationsFolder, names);
  await inSnapshot(pool, 'read write', async (trx) => {
    await withoutIndexes(trx, () => fillTables(trx, path, manifest));
    await checkTables(trx, manifest);
  });
  const files = new Map(manifest.files.map((file) => [file.key, file]));
  await readArchive(path, async ({ name, content }) => {
    const file = files.get(keyOf(name) ?? '');
    if (file) await putFile(target, file, content);
  });
  await migrate(pool, log);
  await pool.query('analyze');
}
