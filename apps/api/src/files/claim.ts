import { createHash, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseLog } from '../db/index.ts';
import { type Config, StartError } from '../platform/config.ts';

const elsewhere = () =>
  new StartError(
    'Another server process uses this database but stores its files elsewhere, so each process would miss the files of the other. Set FILES_URL to the same bucket for all processes, or let them share one DATA_DIR.',
  );

/** Advisory locks of PostgreSQL: the first orders those who start at once, the second is held by each process. */
const TURN = 3_726_015;
const CLAIMS = 3_726_016;

const AGAIN_AFTER_MS = 5000;

/** Names the place where files are kept: the bucket, or the folder by an id that a copy of the folder takes along. */
async function namePlace(filesUrl: string | undefined, folder: string): Promise<string> {
  if (filesUrl !== undefined) return filesUrl;
  const file = join(folder, 'place-id');
  // Of two processes that write it at once, one does.
  await writeFile(file, randomUUID(), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}

/** What an advisory lock can tell apart: 31 bits, so that it reads the same as a signed and an unsigned number. */
const lockKeyOf = (placeName: string): number =>
  createHash('sha256').update(placeName).digest().readUInt32BE() >>> 1;

/** Takes the claim on a connection of its own: it ends with the process, however that ends. */
async function lockOnConnection(databaseUrl: string, lockKey: number): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'derrick files',
    connectionTimeoutMillis: 4000,
    query_timeout: 6000,
    keepAlive: true,
  });
  // Without a listener, a connection that breaks would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // A machine that is gone without a word is found out in half a minute, and another may take its place.
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
    if (rowCount) throw elsewhere();
    await client.query('select pg_advisory_lock_shared($1, $2)', [CLAIMS, lockKey]);
    await client.query('commit');
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** A place that is kept for the processes that share it. */
export interface Claim {
  release(): Promise<void>;
}

/**
 * Makes sure that all processes on a database keep files in one place, for as long as this one runs. After a connection
 * that breaks, the claim is taken anew; when another place has been claimed meanwhile, the log says so.
 * @throws {StartError} when a process that keeps them elsewhere is running
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
          log.error({ error, retryInMs: AGAIN_AFTER_MS }, 'file storage claim failed');
          await delay(AGAIN_AFTER_MS, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
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

/** Claims the place of a server's files; the embedded database needs no claim, since one process has it alone. */
export async function claimFiles(
  { databaseUrl, dataDir, filesUrl }: Pick<Config, 'databaseUrl' | 'dataDir' | 'filesUrl'>,
  log: DatabaseLog,
): Promise<Claim | undefined> {
  return databaseUrl === undefined
    ? undefined
    : claimPlace(databaseUrl, await namePlace(filesUrl, join(dataDir, 'files')), log);
}
