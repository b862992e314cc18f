import { Kysely } from 'kysely';
import type pg from 'pg';
import type { Database } from '../src/db/schema.ts';
import { checkRows } from '../src/sql/rows.ts';
import { RecordingDialect, readCompanyTables } from './database/recordedStatements.ts';
import { borrowEngine } from './database/reusedEngine.ts';
import { copyOnServer } from './database/serverDatabase.ts';

export { copyTemplate, quietLog } from './database/template.ts';

/** An empty, migrated database of a test's own. */
export interface TestDatabase {
  db: Kysely<Database>;
  pool: pg.Pool;
  engine: 'embedded' | 'postgres';
  /** Closes and empties it. */
  close(): Promise<void>;
}

/**
 * Opens an empty, migrated database: on the PostgreSQL server that the project `postgres` starts, in every other
 * project embedded, where nothing is synced to disk. From then on, rows are checked.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  checkRows();
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl) {
    const { pool, drop } = await copyOnServer(serverUrl);
    await readCompanyTables(pool);
    return { db: dbOn(pool), pool, engine: 'postgres', close: drop };
  }
  const { pool, giveBack } = await borrowEngine();
  await readCompanyTables(pool);
  return { db: dbOn(pool), pool, engine: 'embedded', close: giveBack };
}

const dbOn = (pool: pg.Pool) => new Kysely<Database>({ dialect: new RecordingDialect({ pool }) });
