import { join, resolve } from 'node:path';
import pg from 'pg';
import { outliveConnections } from '../connections.ts';
import type { DatabaseLog } from '../log.ts';
import { typeParsers } from '../types.ts';
import { Engine } from './engine.ts';
import { lockFolder, makeDataFolder } from './lock.ts';
import { WorkerStream } from './stream.ts';

export { DataFolderInUseError } from './lock.ts';

/** An open embedded database. */
export interface Embedded {
  pool: pg.Pool;
  /** How often it has called fsync so far. */
  syncCount(): number;
  close(): Promise<void>;
}

/**
 * Opens the database in `dataDir/database`, making it when it is missing, and holds the folder's lock until it closes.
 * @param options.isDurable false skips fsync; for tests
 * @throws {DataFolderInUseError} when another process has the folder
 */
export async function openEmbedded(
  dataDir: string,
  log: DatabaseLog,
  options: { isDurable?: boolean } = {},
): Promise<Embedded> {
  const folder = resolve(dataDir);
  await makeDataFolder(folder);
  const lock = await lockFolder(folder);
  const engine = new Engine(join(folder, 'database'), options.isDurable ?? true, log);
  try {
    await engine.start();
  } catch (error) {
    await engine.close();
    await lock.release();
    throw error;
  }

  const pool = openPool(engine, log);
  return {
    pool,
    syncCount: () => engine.syncCount,
    close: async () => {
      await pool.end();
      await engine.close();
      await lock.release();
    },
  };
}

/** Opens the pool of connections to an engine, whose types are read as those of PostgreSQL are. */
export function openPool(engine: Engine, log: DatabaseLog): pg.Pool {
  const pool = new pg.Pool({
    stream: () => new WorkerStream(engine),
    // One session is all the engine has. Code that uses the pool inside a transaction waits for itself: the time-out
    // turns that into an error, and lies below the ten seconds after which the client gives up.
    max: 1,
    connectionTimeoutMillis: 8000,
    idleTimeoutMillis: 0,
    types: typeParsers,
  });
  outliveConnections(pool, log, 'connection to the embedded database lost');
  return pool;
}
