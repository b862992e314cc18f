import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { ApiFailure } from './apiFailure.ts';
import { type Backoff, type Count, createLimiter, type Limiter } from './limiter.ts';

let database: TestDatabase;
let limiter: Limiter;
beforeAll(async () => {
  database = await openTestDatabase();
  limiter = createLimiter(database.db, 'a secret of thirty-two bytes or more');
});
afterAll(() => database.close());

const few = { name: 'few', points: 3, seconds: 60 };
const many = { name: 'many', points: 10, seconds: 3600 };

/** Returns how many of the simultaneous attempts are admitted. */
async function passing(times: number, counts: readonly Count[]) {
  const tries = await Promise.allSettled(Array.from({ length: times }, () => limiter.countAttempt(counts)));
  for (const attempt of tries)
    if (attempt.status === 'rejected') expect(attempt.reason).toBeInstanceOf(ApiFailure);
  return tries.filter(({ status }) => status === 'fulfilled').length;
}

describe('a rate limit', () => {
  it('allows exactly 3 of 40 simultaneous attempts', async () => {
    expect(await passing(40, [{ limit: few, of: 'parallel' }])).toBe(3);
    expect(await passing(40, [{ limit: few, of: 'somebody else' }])).toBe(3);
  });

  it('counts a rejected attempt towards no limit', async () => {
    const shared = { limit: many, of: 'shared' };
    expect(await passing(40, [shared, { limit: few, of: 'one' }])).toBe(3);
    expect(await passing(40, [shared, { limit: few, of: 'two' }])).toBe(3);
    expect(await passing(40, [shared])).toBe(4);
  });

  it('returns the seconds to wait in Retry-After', async () => {
    const count = { limit: few, of: 'waiting' };
    await passing(3, [count]);
    const refused = await limiter.countAttempt([count]).catch((error: unknown) => error);
    if (!(refused instanceof ApiFailure)) throw new Error('not refused');
    expect([refused.status, refused.code]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.headers?.['retry-after']).toMatch(/^(60|5\d)$/);
  });

  it('refunds attempts and restarts the count when the period is over', async () => {
    const count = { limit: few, of: 'back' };
    for (let time = 0; time < 10; time += 1) {
      await limiter.countAttempt([count]);
      await limiter.returnAttempt([count]);
    }
    expect(await passing(5, [count])).toBe(3);

    const short = { limit: { name: 'short', points: 1, seconds: 1 }, of: 'short' };
    expect(await passing(5, [short])).toBe(1);
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1001 });
    expect(await passing(5, [short])).toBe(1);
  });

  it('stores a mark for its period', async () => {
    const mark = { limit: many, of: 'known' };
    expect(await limiter.isRemembered(mark)).toBe(false);
    await limiter.remember(mark);
    expect(await limiter.isRemembered(mark)).toBe(true);
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 });
    expect(await limiter.isRemembered(mark)).toBe(false);
  });

  it('counts attempts across processes', async () => {
    const otherLimiter = createLimiter(database.db, 'a secret of thirty-two bytes or more');
    const count = { limit: few, of: 'together' };
    await otherLimiter.countAttempt([count]);
    await otherLimiter.countAttempt([count]);
    expect(await passing(5, [count])).toBe(1);
  });

  it('stores no email address or network', async () => {
    await limiter.countAttempt([{ limit: few, of: 'owner@ours.test 203.0.113.9' }]);
    const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(database.db);
    expect(rows.length).toBeGreaterThan(5);
    for (const { key } of rows) expect(key).toMatch(/^[a-z]+:[\w-]{43}$/);
  });
});

const backoff: Backoff = {
  name: 'test',
  free: 3,
  firstSeconds: 60,
  longestSeconds: 300,
  forgetSeconds: 3600,
};
const of = (name: string): Count<Backoff> => ({ limit: backoff, of: name });

/** Returns the seconds that an attempt has to wait; 0 when it may run. */
async function tried(...counts: Count[]): Promise<number> {
  try {
    await limiter.countAttempt(counts);
    return 0;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    expect([error.status, error.code]).toEqual([429, 'RATE_LIMITED']);
    return Number(error.headers?.['retry-after']);
  }
}
const pass = (column: 'next_at' | 'forget_at', seconds: number) =>
  sql`update waits set ${sql.ref(column)} = ${sql.ref(column)} - make_interval(secs => ${seconds}::integer)`.execute(
    database.db,
  );

describe('a backoff', () => {
  it('starts after the free attempts and doubles up to the longest wait', async () => {
    const count = of('growing');
    for (let free = 0; free < 3; free += 1) expect(await tried(count)).toBe(0);
    for (const seconds of [60, 120, 240, 300, 300]) {
      const left = await tried(count);
      expect(left).toBeLessThanOrEqual(seconds);
      expect(left).toBeGreaterThan(seconds - 50);
      await pass('next_at', seconds);
      expect(await tried(count)).toBe(0);
    }
  });

  it('allows exactly the free attempts out of 40 simultaneous attempts', async () => {
    const tries = await Promise.all(Array.from({ length: 40 }, () => tried(of('parallel'))));
    expect(tries.filter((seconds) => seconds === 0)).toHaveLength(3);
  });

  it('is not extended by attempts during the wait', async () => {
    const count = of('patient');
    for (let time = 0; time < 20; time += 1) await tried(count);
    await pass('next_at', 60);
    expect(await tried(count)).toBe(0);
  });

  it('counts a rejected attempt towards no other limit', async () => {
    for (let time = 0; time < 10; time += 1) await tried(of('shared'), of('full'));
    await limiter.reset(of('full'));
    for (let free = 0; free < 3; free += 1) await limiter.returnAttempt([of('shared')]);
    for (let free = 0; free < 3; free += 1) expect(await tried(of('shared'))).toBe(0);
    expect(await tried(of('shared'))).toBeGreaterThan(0);
  });

  it('ends when an attempt is refunded, when the count is reset and when it expires', async () => {
    const count = of('ended');
    for (let time = 0; time < 10; time += 1) {
      expect(await tried(count)).toBe(0);
      await limiter.returnAttempt([count]);
    }
    for (let free = 0; free < 3; free += 1) expect(await tried(count)).toBe(0);
    expect(await tried(count)).toBeGreaterThan(0);
    await limiter.reset(count);
    for (let free = 0; free < 3; free += 1) expect(await tried(count)).toBe(0);
    expect(await tried(count)).toBeGreaterThan(0);
    await pass('forget_at', 3600);
    for (let free = 0; free < 3; free += 1) expect(await tried(count)).toBe(0);
    expect(await tried(count)).toBeGreaterThan(0);
  });

  it('stores no email address or network', async () => {
    await tried(of('owner@ours.test 203.0.113.1'));
    const rows = await database.db.selectFrom('waits').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('ours.test');
  });
});
