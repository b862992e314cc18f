import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { integer, nullable, object } from 'superstruct';
import { type Database, readRow } from '../db/index.ts';
import { tooManyTries } from './failure.ts';

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

/** A wait that doubles with each try that goes wrong. */
export interface Wait {
  /** Part of the key, so that no two waits share a count. */
  name: string;
  /** So many tries may go wrong before the first wait. */
  free: number;
  firstSeconds: number;
  longestSeconds: number;
  /** After so long without a try, everything begins anew. */
  forgetSeconds: number;
}

/** What a try counts towards: a wait, and for whom. */
export interface WaitCount {
  wait: Wait;
  /** Any text; only a keyed hash of it is stored. */
  of: string;
}

export interface Waits {
  /**
   * Counts a try as one that goes wrong, before it runs; one that has to wait is counted by none.
   * @throws {ApiFailure} 429 with `Retry-After`
   */
  take(counts: readonly WaitCount[]): Promise<void>;
  /** Counts a try no more, since it did not go wrong. */
  giveBack(counts: readonly WaitCount[]): Promise<void>;
  /** Begins to count anew. */
  reset(count: WaitCount): Promise<void>;
}

const SWEEP_EVERY_MS = 5 * 60_000;
/** Two to the power of more is beyond any longest wait. */
const MOST_DOUBLINGS = 20;

/**
 * Counts in the database, so that all processes count together. A try is one atomic statement: of any number at the same
 * moment, one passes and the others wait. Never called inside a transaction.
 * @param secret makes the stored keys, which nobody without it can turn back into addresses
 */
export function createWaits(db: Kysely<Database>, secret: string): Waits {
  const hashKey = createHmac('sha256', secret).update('waits').digest();
  const keyOf = ({ wait, of }: WaitCount) =>
    createHmac('sha256', hashKey).update(`${wait.name} ${of}`).digest('base64url');

  let sweptAt = Date.now();
  const sweep = async () => {
    if (Date.now() - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = Date.now();
    await db.deleteFrom('waits').where('forget_at', '<', sql<Date>`now()`).execute();
  };

  /** Gives the seconds to wait; undefined when the try may run. */
  async function takeOne(count: WaitCount): Promise<number | undefined> {
    const key = keyOf(count);
    const { free, firstSeconds, longestSeconds, forgetSeconds } = count.wait;
    const isForgotten = sql`known.forget_at < clock_timestamp()`;
    const failures = sql`case when ${isForgotten} then 1 else known.failures + 1 end`;
    const seconds = sql`case when ${failures} < ${free}::integer then 0 else least(${longestSeconds}::integer,
      ${firstSeconds}::integer * 2 ^ least(${failures} - ${free}::integer, ${MOST_DOUBLINGS}::integer)) end`;
    const forgetAt = sql`clock_timestamp() + make_interval(secs => ${forgetSeconds}::integer)`;
    const firstWait = free > 1 ? 0 : firstSeconds;
    const taken = await readRow(db, object({ failures: integer() }))`
      insert into waits as known (key, failures, next_at, forget_at)
      values (${key}, 1, clock_timestamp() + make_interval(secs => ${firstWait}::integer), ${forgetAt})
      on conflict (key) do update set failures = ${failures},
        next_at = clock_timestamp() + make_interval(secs => ${seconds}), forget_at = ${forgetAt}
      where known.next_at <= clock_timestamp() or ${isForgotten}
      returning failures
    `;
    if (taken) return undefined;
    const left = await readRow(db, object({ seconds: nullable(integer()) }))`
      select ceil(extract(epoch from next_at - clock_timestamp()))::integer as seconds from waits where key = ${key}
    `;
    return Math.max(1, left?.seconds ?? 1);
  }

  const giveBack: Waits['giveBack'] = async (counts) => {
    for (const count of counts) {
      await db
        .updateTable('waits')
        .set({
          failures: sql<number>`greatest(failures - 1, 0)`,
          // A try that did no harm makes nobody wait.
          next_at: sql<Date>`clock_timestamp()`,
        })
        .where('key', '=', keyOf(count))
        .execute();
    }
  };

  return {
    async take(counts) {
      await sweep();
      const taken: WaitCount[] = [];
      for (const count of counts) {
        const seconds = await takeOne(count);
        if (seconds === undefined) taken.push(count);
        else {
          await giveBack(taken);
          throw tooManyTries(seconds);
        }
      }
    },
    giveBack,
    async reset(count) {
      await db.deleteFrom('waits').where('key', '=', keyOf(count)).execute();
    },
  };
}
