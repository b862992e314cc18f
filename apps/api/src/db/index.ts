import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { type Embedded, openEmbedded } from './embedded/index.ts';
import { startMaintenance } from './embedded/maintenance.ts';
import type { DatabaseLog } from './log.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';
import { noTimeouts } from './timedClient.ts';

export {
  DataFolderIncompleteError,
  DataFolderInUseError,
  DataFolderUnreadableError,
} from './embedded/index.ts';
export { newId } from './id.ts';
export type { DatabaseLog } from './log.ts';
export { MigrationError } from './migrate.ts';
export type { Database } from './schema.ts';
export { isTransactionConflict, type StorageProblem, storageProblemOf } from './storageProblem.ts';

/** An open database with the current schema. */
export interface OpenedDatabase {
  db: Kysely<Database>;
  engine: 'embedded' | 'postgres';
  pool: pg.Pool;
  /**
   * True if it contains no company. Seed data must be written in one transaction, otherwise an interrupted seed would
   * remain incomplete.
   */
  isNew: boolean;
  /** Waits for running queries, then closes the database. */
  close(): Promise<void>;
}

/**
 * Opens the database of `databaseUrl`, or the embedded database in `dataDir` if there is no URL. Migrates the schema and
 * starts the maintenance of the embedded database.
 * @throws {DataFolderInUseError} if another process has opened the embedded database
 * @throws {MigrationError} if the schema cannot be migrated
 */
export async function openDatabase(options: {
  databaseUrl?: string | undefined;
  dataDir: string;
  log: DatabaseLog;
  /** Removes the time limit of queries. For commands. */
  hasNoTimeouts?: boolean;
}): Promise<OpenedDatabase> {
  const { databaseUrl, dataDir, log, hasNoTimeouts } = options;
  const limits = hasNoTimeouts ? noTimeouts : undefined;
  if (databaseUrl) {
    const pool = openPostgres(databaseUrl, log, limits);
    return migrateAndOpen({ pool, engine: 'postgres', log, close: () => pool.end() });
  }
  const embedded = await openEmbedded(dataDir, log, { limits });
  return readyEmbedded(embedded, log);
}

function readyEmbedded(embedded: Embedded, log: DatabaseLog): Promise<OpenedDatabase> {
  const stopMaintenance = startMaintenance(embedded.pool, log);
  return migrateAndOpen({
    pool: embedded.pool,
    engine: 'embedded',
    log,
    close: async () => {
      await stopMaintenance();
      await embedded.close();
    },
  });
}

async function migrateAndOpen(parts: {
  pool: pg.Pool;
  engine: OpenedDatabase['engine'];
  log: DatabaseLog;
  close: () => Promise<void>;
}): Promise<OpenedDatabase> {
  const { pool, engine, log, close } = parts;
  try {
    await migrate(pool, log);
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
    const company = await db.selectFrom('companies').select('id').limit(1).executeTakeFirst();
    return { db, engine, pool, isNew: company === undefined, close };
  } catch (error) {
    await close();
    throw error;
  }
}
