import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { surviveDisconnects } from '../connections.ts';
import type { DatabaseLog } from '../log.ts';
import { type DatabaseTimeouts, patient, TimedClient, unhurried } from '../timedClient.ts';
import { typeParsers } from '../types.ts';
import { freeBytesOf, openFailure, prepareDataFolder } from './dataFolder.ts';
import { Engine } from './engine.ts';
import { lockFolder } from './lock.ts';
import { WorkerStream } from './stream.ts';

export { DataFolderIncompleteError, DataFolderUnreadableError } from './dataFolder.ts';
export { DataFolderInUseError, lockFolder, requestCopy } from './lock.ts';

/**
 * The engine answers one query after the other, so that a call also waits for those of others. Both lie below the ten
 * seconds after which a browser gives up. Code that uses the pool inside a transaction waits for itself: the time-out
 * turns that into an error.
 */
const timeouts: DatabaseTimeouts = { connectMs: 8000, queryMs: 8000 };

/** An open embedded database. */
export interface Embedded {
  pool: pg.Pool;
  /** How often it has called fsync so far. */
  syncCount(): number;
  /** Copies the database as it is now, and gives the folder of the copy; queries wait for as long as that takes. */
  copy(): Promise<string>;
  close(): Promise<void>;
}

/** Below the data folder: copies that a backup reads. */
const COPIES = 'copies';

/**
 * Opens the database in `dataDir/database`, making it when it is missing, and holds the folder's lock until it closes.
 * @param options.isDurable false skips fsync; for tests
 * @param options.limits longer ones for tests on a busy machine, and for commands
 * @throws {DataFolderInUseError} when another process has the folder
 * @throws {DataFolderIncompleteError} when the folder holds files but no whole database
 * @throws {DataFolderUnreadableError} when its database does not open
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
  // Left by a backup that was killed.
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

/** Holds the one session, so that nothing is written, and copies the files of the database. */
async function copyDatabase(pool: pg.Pool, folder: string): Promise<string> {
  const target = join(folder, COPIES, randomUUID());
  const client = await pool.connect();
  try {
    // What is in the files already need not be read from the log when the copy is opened.
    await client.query(unhurried('checkpoint'));
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

/** Opens a copy that `Embedded.copy` has made; closing it removes it. */
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
  const pool = openPool(engine, log, patient);
  return { pool, close: () => pool.end().then(remove) };
}

/** Opens the pool of connections to an engine, whose types are read as those of PostgreSQL are. */
export function openPool(
  engine: Engine,
  log: DatabaseLog,
  { connectMs, queryMs }: DatabaseTimeouts = timeouts,
): pg.Pool {
  const pool = new pg.Pool({
    stream: () => new WorkerStream(engine),
    Client: TimedClient,
    // One session is all the engine has.
    max: 1,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
    idleTimeoutMillis: 0,
    types: typeParsers,
  });
  surviveDisconnects(pool, log, 'embedded database connection lost');
  return pool;
}
