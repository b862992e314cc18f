import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { type Embedded, openEmbedded } from './embedded/index.ts';
import { startMaintenance } from './embedded/maintenance.ts';
import type { DatabaseLog } from './log.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';
import { noTimeouts } from './timedClient.ts';

export { violatedConstraint } from './constraint.ts';
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
  /** The same database without a connection pooler in between, for migrations. */
  databaseDirectUrl?: string | undefined;
  dataDir: string;
  log: DatabaseLog;
  /** Removes the time limit of queries. For commands. */
  hasNoTimeouts?: boolean;
}): Promise<OpenedDatabase> {
  const { databaseUrl, databaseDirectUrl = databaseUrl, dataDir, log, hasNoTimeouts } = options;
  const limits = hasNoTimeouts ? noTimeouts : undefined;
  if (databaseUrl) {
    const pool = openPostgres(databaseUrl, log, limits);
    const migrates =
      databaseDirectUrl === databaseUrl
        ? migrate
        : () => migrateDirectly(databaseDirectUrl ?? databaseUrl, log);
    return migrateAndOpen({ pool, engine: 'postgres', log, migrates, close: () => pool.end() });
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
    migrates: migrate,
    close: async () => {
      await stopMaintenance();
      await embedded.close();
    },
  });
}

/** Migrates on connections of its own: the lock of migrations belongs to a session. */
async function migrateDirectly(databaseUrl: string, log: DatabaseLog): Promise<void> {
  const pool = openPostgres(databaseUrl, log);
  try {
    await migrate(pool, log);
  } finally {
    await pool.end();
  }
}

async function migrateAndOpen(parts: {
  pool: pg.Pool;
  engine: OpenedDatabase['engine'];
  log: DatabaseLog;
  migrates: (pool: pg.Pool, log: DatabaseLog) => Promise<unknown>;
  close: () => Promise<void>;
}): Promise<OpenedDatabase> {
  const { pool, engine, log, migrates, close } = parts;
  try {
    await migrates(pool, log);
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
    const company = await db.selectFrom('companies').select('id').limit(1).executeTakeFirst();
    return { db, engine, pool, isNew: company === undefined, close };
  } catch (error) {
    await close();
    throw error;
  }
}
