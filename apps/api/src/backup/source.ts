/** Opens the database and files to back up, also while a server is running on them. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { DataFolderInUseError, openCopy, openEmbedded, requestCopy } from '../db/embedded/index.ts';
import type { DatabaseLog } from '../db/index.ts';
import { openPostgres } from '../db/postgres.ts';
import { noTimeouts } from '../db/timedClient.ts';
import { openFiles } from '../files/index.ts';
import type { Config } from '../platform/config.ts';
import { SECRET_FILE } from '../platform/secret.ts';
import { BackupError } from './archive.ts';
import type { BackupSource } from './make.ts';

/** The settings that locate the database and the files. */
export type BackupLocations = Pick<
  Config,
  'databaseUrl' | 'dataDir' | 'filesUrl' | 'fileMaxBytes' | 'filesMaxBytes'
>;

interface OpenedDatabase {
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens the embedded database of a folder. While a server has it open, the server makes a copy, and the copy is opened.
 */
async function openFolder(dataDir: string, log: DatabaseLog): Promise<OpenedDatabase> {
  if (!(await stat(join(dataDir, 'database', 'PG_VERSION')).catch(() => undefined))) {
    throw new BackupError(`The data folder ${dataDir} contains no database.`);
  }
  try {
    return await openEmbedded(dataDir, log, { limits: noTimeouts });
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    const copy = await requestCopy(dataDir).catch((refusal: Error) => {
      const sentence = `The server that runs on ${dataDir} could not copy its database: ${refusal.message}.`;
      throw new BackupError(sentence, { cause: refusal });
    });
    return openCopy(copy, log);
  }
}

/** Opens the database to back up, without a time limit for queries. */
function openDatabase({ databaseUrl, dataDir }: BackupLocations, log: DatabaseLog): Promise<OpenedDatabase> {
  if (!databaseUrl) return openFolder(dataDir, log);
  const pool = openPostgres(databaseUrl, log, noTimeouts);
  return Promise.resolve({ pool, close: () => pool.end() });
}

/** Opens the configured database and files, runs `use`, and closes them. */
export async function withBackupSource<T>(
  places: BackupLocations,
  log: DatabaseLog,
  use: (source: BackupSource) => Promise<T>,
): Promise<T> {
  const { databaseUrl, dataDir } = places;
  const database = await openDatabase(places, log);
  try {
    const { store } = await openFiles(places);
    const keptSecret = await readFile(join(dataDir, SECRET_FILE), 'utf8').catch(() => undefined);
    return await use({
      pool: database.pool,
      engine: databaseUrl ? 'postgres' : 'embedded',
      store,
      keptSecret: databaseUrl ? undefined : keptSecret,
    });
  } finally {
    await database.close();
  }
}
