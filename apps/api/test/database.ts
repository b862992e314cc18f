import { Kysely } from 'kysely';
import type pg from 'pg';
import type { Database } from '../src/db/schema.ts';
import { checkRows } from '../src/sql/rows.ts';
import { RecordingDialect, readCompanyTables } from './database/recordedStatements.ts';
import { borrowEngine } from './database/reusedEngine.ts';
import { copyOnServer } from './database/serverDatabase.ts';

export { copyTemplate, quietLog } from './database/template.ts';

/** An empty, migrated database for one test. */
export interface TestDatabase {
  db: Kysely<Database>;
  pool: pg.Pool;
  engine: 'embedded' | 'postgres';
  /** Closes and clears the database. */
  close(): Promise<void>;
}

/**
 * Opens an empty, migrated database: in the projects `postgres` and `citus` on their servers, otherwise embedded without syncing to disk.
 * Turns on row validation.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  checkRows();
  const [serverUrl, ...workerUrls] = (process.env['TEST_DATABASE_URLS'] ?? '').split(' ');
  if (serverUrl) {
    const { pool, drop } = await copyOnServer({ serverUrl, workerUrls });
    await readCompanyTables(pool);
    return { db: dbOn(pool), pool, engine: 'postgres', close: drop };
  }
  const { pool, giveBack } = await borrowEngine();
  await readCompanyTables(pool);
  return { db: dbOn(pool), pool, engine: 'embedded', close: giveBack };
}

const dbOn = (pool: pg.Pool) => new Kysely<Database>({ dialect: new RecordingDialect({ pool }) });
