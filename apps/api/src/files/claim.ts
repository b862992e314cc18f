import { createHash, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseLog } from '../db/index.ts';
import { type Config, StartError } from '../platform/config.ts';

const claimedElsewhere = () =>
  new StartError(
    'Another server process uses this database but stores its files elsewhere, so each process would miss the files of the other. Set FILES_URL to the same bucket for all processes, or let them share one DATA_DIR.',
  );

/** Keys of PostgreSQL advisory locks: `TURN` serializes starting processes, `CLAIMS` is held by each running process. */
const TURN = 3_726_015;
const CLAIMS = 3_726_016;

const RETRY_AFTER_MS = 5000;

/**
 * Returns the identity of the storage location: the URL of the bucket, or an id stored in the folder, which is copied
 * along with it.
 */
async function namePlace(filesUrl: string | undefined, folder: string): Promise<string> {
  if (filesUrl !== undefined) return filesUrl;
  const file = join(folder, 'place-id');
  // If two processes write at the same time, only one succeeds.
  await writeFile(file, randomUUID(), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}

/** Returns a 31-bit key for an advisory lock, which is the same as a signed and an unsigned integer. */
const lockKeyOf = (placeName: string): number =>
  createHash('sha256').update(placeName).digest().readUInt32BE() >>> 1;

/** Takes the lock on a separate connection, so that it is released when the process ends in any way. */
async function lockOnConnection(databaseUrl: string, lockKey: number): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'derrick files',
    connectionTimeoutMillis: 4000,
    query_timeout: 6000,
    keepAlive: true,
  });
  // Without a listener, a broken connection would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // The database detects a machine that disappeared within half a minute and releases its lock.
    await client.query(
      'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
    );
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [TURN]);
    const { rowCount } = await client.query(
      `select 1 from pg_locks where locktype = 'advisory' and granted and classid = $1 and objid <> $2
       and database = (select oid from pg_database where datname = current_database()) limit 1`,
      [CLAIMS, lockKey],
    );
    if (rowCount) throw claimedElsewhere();
    await client.query('select pg_advisory_lock_shared($1, $2)', [CLAIMS, lockKey]);
    await client.query('commit');
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** A claimed storage location, shared by processes with the same location. */
export interface Claim {
  release(): Promise<void>;
}

/**
 * Ensures that all processes of a database store files in the same location while this process runs. After a broken
 * connection, the lock is taken again; if another location was claimed in the meantime, an error is logged.
 * @throws {StartError} if a process with another location is running
 */
export async function claimPlace(databaseUrl: string, placeName: string, log: DatabaseLog): Promise<Claim> {
  const lockKey = lockKeyOf(placeName);
  const stop = new AbortController();
  let client = await lockOnConnection(databaseUrl, lockKey);

  const holding = (async () => {
    while (!stop.signal.aborted) {
      await new Promise<void>((resolve) => {
        client.once('end', () => resolve());
        stop.signal.addEventListener('abort', () => resolve(), { once: true });
      });
      while (!stop.signal.aborted) {
        try {
          client = await lockOnConnection(databaseUrl, lockKey);
          break;
        } catch (error) {
          log.error({ error, retryInMs: RETRY_AFTER_MS }, 'file storage claim failed');
          await delay(RETRY_AFTER_MS, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
        }
      }
    }
  })();
  return {
    async release() {
      stop.abort();
      await holding;
      await client.end().catch(() => undefined);
    },
  };
}

/**
 * Claims the storage location of a server's files. The embedded database needs no claim because only one process can open
 * it.
 */
export async function claimFiles(
  { databaseDirectUrl, dataDir, filesUrl }: Pick<Config, 'databaseDirectUrl' | 'dataDir' | 'filesUrl'>,
  log: DatabaseLog,
): Promise<Claim | undefined> {
  // The lock belongs to a session.
  return databaseDirectUrl === undefined
    ? undefined
    : claimPlace(databaseDirectUrl, await namePlace(filesUrl, join(dataDir, 'files')), log);
}
