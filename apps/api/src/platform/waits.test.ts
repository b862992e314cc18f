import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/testing.ts';
import { ApiFailure } from './failure.ts';
import { createWaits, type WaitCount, type Waits } from './waits.ts';

let database: TestDatabase;
let waits: Waits;
beforeAll(async () => {
  database = await openTestDatabase();
  waits = createWaits(database.db, 'a secret of thirty-two bytes or more');
});
afterAll(() => database.close());

const wait = { name: 'test', free: 3, firstSeconds: 60, longestSeconds: 300, forgetSeconds: 3600 };
const of = (name: string): WaitCount => ({ wait, of: name });

/** Gives the seconds that a try has to wait; 0 when it may run. */
async function tried(...counts: WaitCount[]): Promise<number> {
  try {
    await waits.take(counts);
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

describe('a wait', () => {
  it('comes after the free tries and doubles up to the longest', async () => {
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

  it('lets exactly the free ones of forty at the same moment pass', async () => {
    const tries = await Promise.all(Array.from({ length: 40 }, () => tried(of('parallel'))));
    expect(tries.filter((seconds) => seconds === 0)).toHaveLength(3);
  });

  it('is not made longer by those who wait', async () => {
    const count = of('patient');
    for (let time = 0; time < 20; time += 1) await tried(count);
    await pass('next_at', 60);
    expect(await tried(count)).toBe(0);
  });

  it('counts nothing towards the others when one has to wait', async () => {
    for (let time = 0; time < 10; time += 1) await tried(of('shared'), of('full'));
    await waits.reset(of('full'));
    for (let free = 0; free < 3; free += 1) await waits.giveBack([of('shared')]);
    for (let free = 0; free < 3; free += 1) expect(await tried(of('shared'))).toBe(0);
    expect(await tried(of('shared'))).toBeGreaterThan(0);
  });

  it('ends when the try was no mistake, when it is forgotten, and when it is told to', async () => {
    const count = of('ended');
    for (let time = 0; time < 10; time += 1) {
      expect(await tried(count)).toBe(0);
      await waits.giveBack([count]);
    }
    for (let free = 0; free < 3; free += 1) expect(await tried(count)).toBe(0);
    expect(await tried(count)).toBeGreaterThan(0);
    await waits.reset(count);
    for (let free = 0; free < 3; free += 1) expect(await tried(count)).toBe(0);
    expect(await tried(count)).toBeGreaterThan(0);
    await pass('forget_at', 3600);
    for (let free = 0; free < 3; free += 1) expect(await tried(count)).toBe(0);
    expect(await tried(count)).toBeGreaterThan(0);
  });

  it('keeps no word of whom it is for', async () => {
    await tried(of('owner@ours.test 203.0.113.1'));
    const rows = await database.db.selectFrom('waits').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('ours.test');
  });
});
