import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { newId } from '../db/index.ts';
import { cancelJobs, insertJob as enqueue, onEnqueued } from './enqueue.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom('jobs').execute());

const jobs = () => database.db.selectFrom('jobs').selectAll().orderBy('id').execute();
const reset = { template: 'passwordReset', email: 'a@b.test', language: 'es' } as const;
const welcome = () => ({ template: 'welcome', companyId: newId(), userId: newId() }) as const;

describe('enqueuing a job', () => {
  it('is rolled back and committed with its transaction', async () => {
    const { db } = database;
    await expect(
      db.transaction().execute(async (trx) => {
        await enqueue(trx, 'mail', reset);
        throw new Error('something after it failed');
      }),
    ).rejects.toThrow('something after it failed');
    expect(await jobs()).toEqual([]);

    let calls = 0;
    const stop = onEnqueued(() => {
      calls += 1;
    });
    const invitation = { template: 'invitationSms', companyId: newId(), userId: newId() } as const;
    await db.transaction().execute(async (trx) => {
      await enqueue(trx, 'mail', reset, { expiresInHours: 12 });
      await enqueue(trx, 'sms', invitation);
    });
    stop();
    expect(calls).toBe(2);
    const [first, second] = await jobs();
    expect(first).toMatchObject({ kind: 'mail', payload: reset, attempts: 0, state: null });
    const hours = (Number(first?.expires_at) - Number(first?.created_at)) / 3_600_000;
    expect(hours).toBeCloseTo(12);
    expect(second).toMatchObject({
      kind: 'sms',
      payload: invitation,
      expires_at: null,
      done_at: null,
      failed_at: null,
      locked_until: null,
    });
  });

  it('stores only one job per dedupe key', async () => {
    for (const dedupeKey of ['once', 'once', 'twice']) {
      await database.db.transaction().execute((trx) => enqueue(trx, 'mail', welcome(), { dedupeKey }));
    }
    expect(await jobs()).toHaveLength(2);
  });

  it('is undone by cancel key, unless the job is done or has failed', async () => {
    const { db } = database;
    await db.transaction().execute(async (trx) => {
      for (const cancelKey of ['mine', 'mine', 'mine', 'other']) {
        await enqueue(trx, 'mail', welcome(), { cancelKey });
      }
    });
    const [doneJob, failed] = await jobs();
    await db
      .updateTable('jobs')
      .set({ done_at: new Date() })
      .where('id', '=', doneJob?.id ?? '')
      .execute();
    await db
      .updateTable('jobs')
      .set({ failed_at: new Date() })
      .where('id', '=', failed?.id ?? '')
      .execute();
    await db.transaction().execute((trx) => cancelJobs(trx, 'mine'));
    expect((await jobs()).map(({ cancel_key }) => cancel_key)).toEqual(['mine', 'mine', 'other']);
  });
});
