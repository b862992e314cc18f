import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { integer, nullable, number, object } from 'superstruct';
import type { Database } from '../db/index.ts';
import { readRow } from '../sql/index.ts';
import { tooManyAttempts } from './failures.ts';

interface WaitsTable {
  key: string;
  failures: number;
  next_at: Date;
  forget_at: Date;
}

declare module '../db/schema.ts' {
  interface Database {
    waits: WaitsTable;
  }
}

/** A maximum number of attempts in a period, which starts with the first of them. */
export interface WindowLimit {
  /** Part of the key, so that no two limits share a count. */
  name: string;
  points: number;
  seconds: number;
}

/** A wait that doubles with each failed attempt. */
export interface Backoff {
  /** Part of the key, so that no two limits share a count. */
  name: string;
  /** Number of failed attempts before the first wait. */
  free: number;
  firstSeconds: number;
  longestSeconds: number;
  /** Seconds without an attempt after which the count is deleted. */
  forgetSeconds: number;
}

/** A limit that an attempt counts towards, and the account, network or company that it is counted for. */
export interface Count<Limit = WindowLimit | Backoff> {
  limit: Limit;
  /** Any text. Only a keyed hash of it is stored. */
  of: string;
}

export interface Limiter {
  /**
   * Counts an attempt before it runs. A rejected attempt counts towards none of the limits.
   * @throws {ApiFailure} 429 with `Retry-After`
   */
  countAttempt(counts: readonly Count[]): Promise<void>;
  /** Removes an attempt from the counts, e.g. because it succeeded. */
  returnAttempt(counts: readonly Count[]): Promise<void>;
  /** Deletes the count of failed attempts. */
  reset(count: Count<Backoff>): Promise<void>;
  /** Stores a marker that expires after the limit's period. */
  remember(count: Count<WindowLimit>): Promise<void>;
  /** Returns whether such a marker exists. */
  isRemembered(count: Count<WindowLimit>): Promise<boolean>;
}

const SWEEP_EVERY_MS = 5 * 60_000;
/** Maximum exponent; higher powers of two exceed all maximum waits. */
const MAX_DOUBLINGS = 20;

const windowRow = object({ points: integer(), expire: number() });

/**
 * Counts an attempt towards the limit of a period.
 * @returns the seconds to wait; undefined when the attempt may run
 */
async function countInWindow(
  db: Kysely<Database>,
  key: string,
  { points, seconds }: WindowLimit,
): Promise<number | undefined> {
  const now = Date.now();
  const isOver = sql`known.expire <= ${now}::bigint`;
  const row = await readRow(db, windowRow)`
    insert into rate_limits as known (key, points, expire) values (${key}, 1, ${now + seconds * 1000}::bigint)
    on conflict (key) do update set
      points = case when ${isOver} then 1 else known.points + 1 end,
      expire = case when ${isOver} then excluded.expire else known.expire end
    returning points, expire::double precision as expire
  `;
  if (!row || row.points <= points) return undefined;
  await returnToWindow(db, key);
  return Math.max(1, Math.ceil((row.expire - now) / 1000));
}

const returnToWindow = (db: Kysely<Database>, key: string) =>
  db
    .updateTable('rate_limits')
    .set({ points: sql<number>`greatest(points - 1, 0)` })
    .where('key', '=', key)
    .execute();

/**
 * Counts a failed attempt, unless the caller has to wait first.
 * @returns the seconds to wait; undefined when the attempt may run
 */
async function countInBackoff(
  db: Kysely<Database>,
  key: string,
  { free, firstSeconds, longestSeconds, forgetSeconds }: Backoff,
): Promise<number | undefined> {
  const isForgotten = sql`known.forget_at < clock_timestamp()`;
  const failures = sql`case when ${isForgotten} then 1 else known.failures + 1 end`;
  const seconds = sql`case when ${failures} < ${free}::integer then 0 else least(${longestSeconds}::integer,
    ${firstSeconds}::integer * 2 ^ least(${failures} - ${free}::integer, ${MAX_DOUBLINGS}::integer)) end`;
  const forgetAt = sql`clock_timestamp() + make_interval(secs => ${forgetSeconds}::integer)`;
  const firstWait = free > 1 ? 0 : firstSeconds;
  const updated = await readRow(db, object({ failures: integer() }))`
    insert into waits as known (key, failures, next_at, forget_at)
    values (${key}, 1, clock_timestamp() + make_interval(secs => ${firstWait}::integer), ${forgetAt})
    on conflict (key) do update set failures = ${failures},
      next_at = clock_timestamp() + make_interval(secs => ${seconds}), forget_at = ${forgetAt}
    where known.next_at <= clock_timestamp() or ${isForgotten}
    returning failures
  `;
  if (updated) return undefined;
  const left = await readRow(db, object({ seconds: nullable(integer()) }))`
    select ceil(extract(epoch from next_at - clock_timestamp()))::integer as seconds from waits where key = ${key}
  `;
  return Math.max(1, left?.seconds ?? 1);
}

const returnToBackoff = (db: Kysely<Database>, key: string) =>
  db
    .updateTable('waits')
    .set({
      failures: sql<number>`greatest(failures - 1, 0)`,
      // The next attempt need not wait for this one.
      next_at: sql<Date>`clock_timestamp()`,
    })
    .where('key', '=', key)
    .execute();

/**
 * Counts attempts in the database, so that all processes count together. Each attempt is one atomic statement: of any
 * number at the same moment, exactly the allowed ones pass. Never called inside a transaction.
 * @param secret key of the stored hashes, which cannot be turned back into addresses without it
 */
export function createLimiter(db: Kysely<Database>, secret: string): Limiter {
  const hashKey = (purpose: string) => createHmac('sha256', secret).update(purpose).digest();
  const keys = { window: hashKey('throttle'), backoff: hashKey('waits') };
  const keyOf = ({ limit, of }: Count): string => {
    const isBackoff = 'free' in limit;
    const hash = createHmac('sha256', isBackoff ? keys.backoff : keys.window)
      .update(`${limit.name} ${of}`)
      .digest('base64url');
    return isBackoff ? hash : `${limit.name}:${hash}`;
  };

  let sweptAt = Date.now();
  const sweep = async () => {
    if (Date.now() - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = Date.now();
    await db.deleteFrom('rate_limits').where('expire', '<', sweptAt).execute();
    await db.deleteFrom('waits').where('forget_at', '<', sql<Date>`now()`).execute();
  };

  const returnAttempt: Limiter['returnAttempt'] = async (counts) => {
    for (const count of counts) {
      await ('free' in count.limit ? returnToBackoff : returnToWindow)(db, keyOf(count));
    }
  };

  return {
    async countAttempt(counts) {
      await sweep();
      const counted: Count[] = [];
      for (const count of counts) {
        const { limit } = count;
        const seconds = await ('free' in limit
          ? countInBackoff(db, keyOf(count), limit)
          : countInWindow(db, keyOf(count), limit));
        if (seconds !== undefined) {
          await returnAttempt(counted);
          throw tooManyAttempts(seconds);
        }
        counted.push(count);
      }
    },
    returnAttempt,
    async reset(count) {
      await db.deleteFrom('waits').where('key', '=', keyOf(count)).execute();
    },
    async remember(count) {
      const expire = Date.now() + count.limit.seconds * 1000;
      await db
        .insertInto('rate_limits')
        .values({ key: keyOf(count), points: 1, expire })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ points: 1, expire }))
        .execute();
    },
    async isRemembered(count) {
      const row = await db
        .selectFrom('rate_limits')
        .select('key')
        .where('key', '=', keyOf(count))
        .where('expire', '>', Date.now())
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
