/** Tests the runner with jobs of any kind. Sending emails is tested in `mail/`. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { newId } from '../db/index.ts';
import { createLogger } from '../platform/logging.ts';
import { storeState } from './claimed.ts';
import { insertJob as enqueue } from './enqueue.ts';
import { createJobRunner, JobFailure, type JobHandler } from './runner.ts';
import { findStuckJobs } from './stuck.ts';

let database: TestDatabase;
let logged = '';
const log = createLogger('trace', {
  write: (line) => {
    logged += line;
  },
});
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  logged = '';
  await database.db.deleteFrom('jobs').execute();
});

const runner = (mail: JobHandler) =>
  createJobRunner({ db: database.db, log, handlers: { mail }, pause: () => 0 });
const add = () =>
  database.db
    .transaction()
    .execute((trx) => enqueue(trx, 'mail', { template: 'welcome', companyId: newId(), userId: newId() }));
const jobs = () => database.db.selectFrom('jobs').selectAll().orderBy('id').execute();
const endLeases = () =>
  database.db.updateTable('jobs').set({ locked_until: sql<Date>`now() - interval '1 second'` }).execute();

/** Time limit of `expect.poll` on a busy machine. */
const PATIENT = { timeout: 30_000 };

/** Returns a promise that the test resolves. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

describe('the job runner', () => {
  it('runs each job once when several runners poll at the same time', async () => {
    for (let count = 0; count < 20; count += 1) await add();
    const seenIds: string[] = [];
    const handler: JobHandler = async ({ id }) => {
      seenIds.push(id);
      return 'done';
    };
    await Promise.all([runner(handler), runner(handler), runner(handler)].map((worker) => worker.runDue()));
    expect(seenIds).toHaveLength(20);
    expect(new Set(seenIds).size).toBe(20);
    expect((await jobs()).every(({ done_at }) => done_at !== null)).toBe(true);
  });

  it('retries failed jobs and stores the reason of the final failure', async () => {
    await add();
    const failures = [new Error('secret@people.test'), new JobFailure(false, 'not now')];
    const worker = runner(async () => {
      throw failures.shift() ?? new JobFailure(true, 'never');
    });
    await worker.runDue();
    expect(await jobs()).toMatchObject([{ attempts: 1, failure: 'unexpected', failed_at: null }]);
    await worker.runDue();
    expect(await jobs()).toMatchObject([{ attempts: 2, failure: 'not now', failed_at: null }]);
    await worker.runDue();
    expect(await jobs()).toMatchObject([{ attempts: 3, failure: 'never', failed_at: expect.any(Date) }]);
    expect(await worker.runDue()).toBe(0);
    expect(logged).toContain('job failed');
  });

  it('passes a job to another process when its lease has ended and ignores the late result of the first process', async () => {
    await add();
    let finish = () => {};
    const waiting = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const slow = runner(async (job) => {
      await waiting;
      await database.db
        .transaction()
        .execute((trx) => storeState(trx, job, { by: 'slow' }, { isDone: true }));
      return 'settled';
    });
    const running = slow.runDue();
    await expect.poll(async () => (await jobs())[0]?.attempts).toBe(1);
    expect(await runner(async () => 'done').runDue()).toBe(0);
    await endLeases();
    expect(await runner(async () => 'done').runDue()).toBe(1);
    finish();
    await running;
    expect(await jobs()).toMatchObject([{ attempts: 2, state: null, done_at: expect.any(Date) }]);
  });

  it('runs jobs of other kinds while every slot of a slow kind is taken', async () => {
    const mailServer = gate();
    const mails: string[] = [];
    const worker = createJobRunner({
      db: database.db,
      log,
      handlers: {
        mail: async ({ id }) => {
          mails.push(id);
          await mailServer.opened;
          return 'done';
        },
        signInFailed: async () => 'done',
      },
    });
    for (let count = 0; count < 20; count += 1) await add();
    worker.start();
    await expect.poll(() => mails.length, PATIENT).toBeGreaterThan(0);
    await database.db
      .transaction()
      .execute((trx) =>
        enqueue(trx, 'signInFailed', { person: null, context: { source: 'API', requestId: 'request-1' } }),
      );
    const openKinds = async () =>
      (await jobs()).filter(({ done_at }) => done_at === null).map(({ kind }) => kind);
    await expect.poll(openKinds, PATIENT).not.toContain('signInFailed');
    expect(await openKinds()).toHaveLength(20);
    expect(mails.length).toBeLessThan(20);
    mailServer.open();
    await expect.poll(openKinds, PATIENT).toEqual([]);
    expect(new Set(mails).size).toBe(20);
    expect(await worker.stop(60_000)).toBe(true);
  });

  it('starts the next job of a kind when a job ends, while another job still runs', async () => {
    const slow = gate();
    const started: string[] = [];
    const worker = runner(async ({ id }) => {
      started.push(id);
      if (started.length === 1) await slow.opened;
      return 'done';
    });
    for (let count = 0; count < 12; count += 1) await add();
    worker.start();
    await expect
      .poll(async () => (await jobs()).filter(({ done_at }) => done_at === null).length, PATIENT)
      .toBe(1);
    slow.open();
    expect(await worker.stop(60_000)).toBe(true);
    expect((await jobs()).every(({ done_at }) => done_at !== null)).toBe(true);
  });

  it('waits for its running jobs when it stops', async () => {
    await add();
    const slow = gate();
    let isStarted = false;
    const worker = runner(async () => {
      isStarted = true;
      await slow.opened;
      return 'done';
    });
    worker.start();
    await expect.poll(() => isStarted, PATIENT).toBe(true);
    expect(await worker.stop(1)).toBe(false);
    slow.open();
    expect(await worker.stop(60_000)).toBe(true);
    expect(await jobs()).toMatchObject([{ done_at: expect.any(Date) }]);
  });

  it('does not run jobs of a kind without a handler', async () => {
    await add();
    const idle = createJobRunner({ db: database.db, log, handlers: {} });
    expect(await idle.runDue()).toBe(0);
    expect(await jobs()).toMatchObject([{ attempts: 0 }]);
  });
});

describe('stuck jobs', () => {
  it('are counted by kind when they are late or have failed', async () => {
    const { db } = database;
    const set = (id: string | undefined, values: { attempts?: number; next_at?: Date; failed_at?: Date }) =>
      db
        .updateTable('jobs')
        .set(values)
        .where('id', '=', id ?? '')
        .execute();
    for (let count = 0; count < 5; count += 1) await add();
    const [fresh, tried, late, failed, later] = await jobs();
    expect(await findStuckJobs(db)).toEqual([]);
    await set(tried?.id, { attempts: 5 });
    await set(late?.id, { next_at: new Date(Date.now() - 11 * 60_000) });
    await set(failed?.id, { failed_at: new Date() });
    await set(later?.id, { next_at: new Date(Date.now() + 60 * 60_000) });
    await set(fresh?.id, { attempts: 4 });
    expect(await findStuckJobs(db)).toEqual([
      { kind: 'mail', late: 2, failed: 1, since: tried?.created_at.toISOString() },
    ]);

    const idle = createJobRunner({ db, log, handlers: {} });
    idle.start();
    await expect.poll(() => logged).toContain('stuck jobs found');
    await idle.stop(1000);
    expect(logged).toMatch(/"jobKind":"mail","late":2,"failed":1/);
  });
});
