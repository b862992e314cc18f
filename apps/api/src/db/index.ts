import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { type Embedded, openEmbedded } from './embedded/index.ts';
import { startMaintenance } from './embedded/maintenance.ts';
import type { DatabaseLog } from './log.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './schema.ts';
import { patient } from './timedClient.ts';

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

/** An open, migrated database. */
export interface OpenedDatabase {
  db: Kysely<Database>;
  engine: 'embedded' | 'postgres';
  /** The connections of `db`. */
  pool: pg.Pool;
  /** True while it holds no company: whoever seeds it does so in one transaction, or the next start finds half a seed. */
  isNew: boolean;
  /** Waits for running queries, then closes. */
  close(): Promise<void>;
}

/**
 * Opens the database of `databaseUrl`, or without one the embedded database in `dataDir`; brings its schema up to
 * date, and keeps the embedded one in order from then on.
 * @throws {DataFolderInUseError} when another process has the embedded database open
 * @throws {MigrationError} when the schema cannot be brought up to date
 */
export async function openDatabase(options: {
  databaseUrl?: string | undefined;
  dataDir: string;
  log: DatabaseLog;
  /** For commands, whose queries take what they take. */
  isUnhurried?: boolean;
}): Promise<OpenedDatabase> {
  const { databaseUrl, dataDir, log, isUnhurried } = options;
  const limits = isUnhurried ? patient : undefined;
  if (databaseUrl) {
    const pool = openPostgres(databaseUrl, log, limits);
    return ready({ pool, engine: 'postgres', log, close: () => pool.end() });
  }
  const embedded = await openEmbedded(dataDir, log, { limits });
  return readyEmbedded(embedded, log);
}

function readyEmbedded(embedded: Embedded, log: DatabaseLog): Promise<OpenedDatabase> {
  const stopMaintenance = startMaintenance(embedded.pool, log);
  return ready({
    pool: embedded.pool,
    engine: 'embedded',
    log,
    close: async () => {
      await stopMaintenance();
      await embedded.close();
    },
  });
}

async function ready(parts: {
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
