import { createHmac } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/index.ts';
import { failure } from './failure.ts';

/** So many tries in so many seconds, counted from the first. */
export interface Limit {
  /** Part of the key, so that no two limits share a count. */
  name: string;
  points: number;
  seconds: number;
}

/** What a try counts towards: a limit, and for whom. */
export interface Count {
  limit: Limit;
  /** Any text; only a keyed hash of it is stored. */
  of: string;
  /** Lets the try pass although the count is full. Asked only then. */
  unless?: () => Promise<boolean>;
}

export interface Throttle {
  /**
   * Counts a try; one that is refused is counted by none.
   * @throws {ApiFailure} 429 with `Retry-After` when a count is full
   */
  take(counts: readonly Count[], reason?: 'tooManyTries' | 'tooManyPeople'): Promise<void>;
  /** Counts a try no more. */
  giveBack(counts: readonly Count[]): Promise<void>;
  /** Begins to count anew. */
  reset(count: Count): Promise<void>;
  /** Remembers that there is something to say of somebody, for as long as the limit lasts. */
  remember(count: Count): Promise<void>;
  /** Finds out whether it was remembered. */
  isRemembered(count: Count): Promise<boolean>;
}

const SWEEP_EVERY_MS = 5 * 60_000;

const secondsOf = (ms: number) => String(Math.max(1, Math.ceil(ms / 1000)));

/** A statement of rate-limiter-flexible. */
interface Statement {
  text: string;
  values: unknown[];
}

/**
 * Counts tries in the database, so that all processes count together; each try is one atomic statement, so that of any
 * number at the same moment exactly the allowed ones pass. Never called inside a transaction.
 * @param secret makes the stored keys, which nobody without it can turn back into addresses
 */
export function createThrottle(db: Kysely<Database>, secret: string): Throttle {
  // The package speaks to a client of pg; ours may have a schema or a log around it, so it goes through Kysely.
  const storeClient = {
    query: async ({ text, values }: Statement) => {
      const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    },
  };
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = ({ name, points, seconds }: Limit): RateLimiterPostgres => {
    const known = limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    limiters.set(name, limiter);
    return limiter;
  };

  const key = createHmac('sha256', secret).update('throttle').digest();
  const keyOf = ({ limit, of }: Count) =>
    createHmac('sha256', key).update(`${limit.name} ${of}`).digest('base64url');

  let sweptAt = Date.now();
  const sweep = async () => {
    if (Date.now() - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = Date.now();
    await db.deleteFrom('rate_limits').where('expire', '<', sweptAt).execute();
  };

  const giveBack: Throttle['giveBack'] = async (counts) => {
    for (const count of counts) await limiterOf(count.limit).reward(keyOf(count));
  };

  return {
    async take(counts) {
      await sweep();
      const taken: Count[] = [];
      for (const count of counts) {
        taken.push(count);
        try {
          await limiterOf(count.limit).consume(keyOf(count));
        } catch (refused) {
          if (!(refused instanceof RateLimiterRes)) throw refused;
          if (await count.unless?.()) continue;
          // This one too: a count that is full would otherwise stay so when others are given back.
          await giveBack(taken);
          throw failure('tooManyTries', { headers: { 'retry-after': secondsOf(refused.msBeforeNext) } });
        }
      }
    },
    giveBack,
    async reset(count) {
      await limiterOf(count.limit).delete(keyOf(count));
    },
    async remember(count) {
      await limiterOf(count.limit).set(keyOf(count), 1, count.limit.seconds);
    },
    async isRemembered(count) {
      return (await limiterOf(count.limit).get(keyOf(count))) !== null;
    },
  };
}
