import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { surviveDisconnects } from '../connections.ts';
import type { DatabaseLog } from '../log.ts';
import { type DatabaseTimeouts, noTimeouts, TimedClient, withoutTimeout } from '../timedClient.ts';
import { typeParsers } from '../types.ts';
import { freeBytesOf, openFailure, prepareDataFolder } from './dataFolder.ts';
import { Engine } from './engine.ts';
import { lockFolder } from './lock.ts';
import { WorkerStream } from './stream.ts';

export { DataFolderIncompleteError, DataFolderUnreadableError } from './dataFolder.ts';
export { DataFolderInUseError, lockFolder, requestCopy } from './lock.ts';

/**
 * The embedded database runs one query at a time, so a request also waits for the queries of other requests. Both limits
 * are below the ten seconds after which a browser gives up. Code that uses the pool inside a transaction waits for
 * itself, and the timeout turns that into an error.
 */
const timeouts: DatabaseTimeouts = { connectMs: 8000, queryMs: 8000 };

export interface Embedded {
  pool: pg.Pool;
  /** Number of fsyncs so far. */
  syncCount(): number;
  /** Copies the current database and returns the folder of the copy. Queries wait until the copy is complete. */
  copy(): Promise<string>;
  close(): Promise<void>;
}

/** Folder in the data folder for the copies that a backup reads. */
const COPIES = 'copies';

/**
 * Opens the database in `dataDir/database`, creates it if it is missing, and holds the folder's lock until it is closed.
 * @param options.isDurable false skips fsync; for tests
 * @param options.limits longer timeouts for tests on a busy machine and for commands
 * @throws {DataFolderInUseError} if another process has locked the folder
 * @throws {DataFolderIncompleteError} if the folder contains files but no complete database
 * @throws {DataFolderUnreadableError} if its database cannot be opened
 */
export async function openEmbedded(
  dataDir: string,
  log: DatabaseLog,
  options: { isDurable?: boolean | undefined; limits?: DatabaseTimeouts | undefined } = {},
): Promise<Embedded> {
  const folder = resolve(dataDir);
  await prepareDataFolder(folder);
  let pool: pg.Pool | undefined;
  const copy = async () => {
    if (!pool) throw new Error('the database is not open yet');
    return copyDatabase(pool, folder);
  };
  const lock = await lockFolder(folder, copy);
  // Left over from a backup that was killed.
  await rm(join(folder, COPIES), { recursive: true, force: true });
  const engine = new Engine(join(folder, 'database'), options.isDurable ?? true, log);
  try {
    await engine.start();
  } catch (error) {
    await engine.close();
    await lock.release();
    throw openFailure(folder, error, { freeBytes: await freeBytesOf(folder) });
  }

  const opened = openPool(engine, log, options.limits);
  pool = opened;
  return {
    pool: opened,
    syncCount: () => engine.syncCount,
    copy,
    close: async () => {
      await opened.end();
      await engine.close();
      await lock.release();
    },
  };
}

/** Copies the files of the database. Holds the only session meanwhile, so that nothing is written. */
async function copyDatabase(pool: pg.Pool, folder: string): Promise<string> {
  const target = join(folder, COPIES, randomUUID());
  const client = await pool.connect();
  try {
    // After a checkpoint, opening the copy does not have to replay the log.
    await client.query(withoutTimeout('checkpoint'));
    const options = { recursive: true, mode: constants.COPYFILE_FICLONE };
    await cp(join(folder, 'database'), join(target, 'database'), options);
    return target;
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    throw error;
  } finally {
    client.release();
  }
}

/** Opens a copy made by `Embedded.copy`. Closing it deletes the copy. */
export async function openCopy(
  folder: string,
  log: DatabaseLog,
): Promise<{ pool: pg.Pool; close(): Promise<void> }> {
  const engine = new Engine(join(folder, 'database'), false, log);
  const remove = async () => {
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await engine.start();
  } catch (error) {
    await remove();
    throw error;
  }
  const pool = openPool(engine, log, noTimeouts);
  return { pool, close: () => pool.end().then(remove) };
}

/** Opens the connection pool of an engine, with the same type parsers as for PostgreSQL. */
export function openPool(
  engine: Engine,
  log: DatabaseLog,
  { connectMs, queryMs }: DatabaseTimeouts = timeouts,
): pg.Pool {
  const pool = new pg.Pool({
    stream: () => new WorkerStream(engine),
    Client: TimedClient,
    // The embedded database has only one session.
    max: 1,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
    idleTimeoutMillis: 0,
    types: typeParsers,
  });
  surviveDisconnects(pool, log, 'embedded database connection lost');
  return pool;
}
