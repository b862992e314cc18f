import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/testing.ts';
import { ApiFailure } from './failure.ts';
import { type Count, createThrottle, type Throttle } from './throttle.ts';

let database: TestDatabase;
let throttle: Throttle;
beforeAll(async () => {
  database = await openTestDatabase();
  throttle = createThrottle(database.db, 'a secret of thirty-two bytes or more');
});
afterAll(() => database.close());

const few = { name: 'few', points: 3, seconds: 60 };
const many = { name: 'many', points: 10, seconds: 3600 };

/** How many of so many at the same moment pass. */
async function passing(times: number, counts: readonly Count[]) {
  const tries = await Promise.allSettled(Array.from({ length: times }, () => throttle.take(counts)));
  for (const one of tries) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(ApiFailure);
  return tries.filter(({ status }) => status === 'fulfilled').length;
}

describe('a throttle', () => {
  it('lets exactly so many of forty at the same moment pass', async () => {
    expect(await passing(40, [{ limit: few, of: 'parallel' }])).toBe(3);
    expect(await passing(40, [{ limit: few, of: 'somebody else' }])).toBe(3);
  });

  it('counts a refused try nowhere', async () => {
    const shared = { limit: many, of: 'shared' };
    expect(await passing(40, [shared, { limit: few, of: 'one' }])).toBe(3);
    expect(await passing(40, [shared, { limit: few, of: 'two' }])).toBe(3);
    expect(await passing(40, [shared])).toBe(4);
  });

  it('says in whole seconds when to come again', async () => {
    const count = { limit: few, of: 'waiting' };
    await passing(3, [count]);
    const refused = await throttle.take([count]).catch((error: unknown) => error);
    if (!(refused instanceof ApiFailure)) throw new Error('not refused');
    expect([refused.status, refused.code]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.headers?.['retry-after']).toMatch(/^(60|5\d)$/);
  });

  it('gives tries back, and begins anew when time is up or it is told to', async () => {
    const count = { limit: few, of: 'back' };
    for (let time = 0; time < 10; time += 1) {
      await throttle.take([count]);
      await throttle.giveBack([count]);
    }
    expect(await passing(5, [count])).toBe(3);
    await throttle.reset(count);
    expect(await passing(5, [count])).toBe(3);

    const short = { limit: { name: 'short', points: 1, seconds: 1 }, of: 'short' };
    expect(await passing(5, [short])).toBe(1);
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1001 });
    expect(await passing(5, [short])).toBe(1);
  });

  it('lets those pass who are excepted', async () => {
    const count = { limit: few, of: 'excepted' };
    const known = { limit: many, of: 'known' };
    await passing(3, [count]);
    const unless = () => throttle.isRemembered(known);
    expect(await passing(5, [{ ...count, unless }])).toBe(0);
    await throttle.remember(known);
    expect(await passing(5, [{ ...count, unless }])).toBe(5);
  });

  it('counts together with other processes', async () => {
    const other = createThrottle(database.db, 'a secret of thirty-two bytes or more');
    const count = { limit: few, of: 'together' };
    await other.take([count]);
    await other.take([count]);
    expect(await passing(5, [count])).toBe(1);
  });

  it('stores nobody', async () => {
    await throttle.take([{ limit: few, of: 'owner@ours.test 203.0.113.9' }]);
    const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(database.db);
    expect(rows.length).toBeGreaterThan(5);
    for (const { key } of rows) expect(key).toMatch(/^[a-z]+:[\w-]{43}$/);
  });
});
