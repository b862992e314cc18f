import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../db/index.ts';
import { openTestDatabase, type TestDatabase } from '../db/testing.ts';
import { onMailQueued, queueMail } from './outbox.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const queued = () => database.db.selectFrom('outbox').selectAll().orderBy('id').execute();

describe('queueing a mail', () => {
  it('goes with its transaction', async () => {
    const { db } = database;
    await expect(
      db.transaction().execute(async (trx) => {
        await queueMail(trx, { kind: 'passwordReset', email: 'a@b.test', language: 'es' });
        throw new Error('something after it failed');
      }),
    ).rejects.toThrow('something after it failed');
    expect(await queued()).toEqual([]);

    let calls = 0;
    const stop = onMailQueued(() => {
      calls += 1;
    });
    const job = { kind: 'invitation', companyId: newId(), userId: newId(), invitedBy: newId() } as const;
    await db.transaction().execute(async (trx) => {
      await queueMail(trx, { kind: 'passwordReset', email: 'a@b.test', language: 'es' });
      await queueMail(trx, job);
    });
    stop();
    expect(calls).toBe(2);
    const { kind: _, ...payload } = job;
    expect(await queued()).toMatchObject([
      {
        kind: 'passwordReset',
        payload: { email: 'a@b.test', language: 'es' },
        language: 'es',
        attempts: 0,
        message: null,
      },
      { kind: 'invitation', payload, language: null, sent_at: null, failed_at: null, locked_until: null },
    ]);
  });

  it('keeps one mail of those with one key', async () => {
    const before = (await queued()).length;
    const person = { companyId: newId(), userId: newId() };
    for (const dedupeKey of ['once', 'once', 'twice']) {
      await database.db
        .transaction()
        .execute((trx) => queueMail(trx, { kind: 'welcome', ...person }, { dedupeKey }));
    }
    expect(await queued()).toHaveLength(before + 2);
  });
});
