import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createLogger } from '../platform/logging.ts';
import { claimJobs, sweepJobs } from './claimed.ts';
import { createJobRunner, type JobHandler } from './runner.ts';
import { addScheduledJobs, DAILY, HOURLY, nextRun, reschedule } from './schedules.ts';
import { findStuckJobs } from './stuck.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const log = createLogger('silent');
const schedules = { fileSweep: { everyMinutes: HOURLY } };
const runner = (fileSweep: JobHandler) =>
  createJobRunner({ db: database.db, log, handlers: { fileSweep }, schedules });
const jobs = () => database.db.selectFrom('jobs').selectAll().execute();
const makeDue = () => database.db.updateTable('jobs').set({ next_at: sql<Date>`now()` }).execute();

describe('nextRun', () => {
  it.each([
    ['2026-11-22T07:59:59Z', { everyMinutes: HOURLY }, '2026-11-22T08:00:00Z'],
    ['2026-11-22T08:00:00Z', { everyMinutes: HOURLY }, '2026-11-22T09:00:00Z'],
    ['2026-11-22T23:58:00Z', { everyMinutes: 5 }, '2026-11-23T00:00:00Z'],
    ['2026-11-22T07:59:59Z', { everyMinutes: DAILY, offsetMinutes: 8 * HOURLY }, '2026-11-22T08:00:00Z'],
    ['2026-11-22T08:00:00Z', { everyMinutes: DAILY, offsetMinutes: 8 * HOURLY }, '2026-11-23T08:00:00Z'],
  ])('after %s with the schedule %j is %s', (instant, schedule, next) => {
    expect(nextRun(schedule, new Date(instant))).toEqual(new Date(next));
  });
});

describe('a scheduled job', () => {
  const daily = { backup: { everyMinutes: DAILY, offsetMinutes: 8 * HOURLY } };

  it('is added once by several processes and is due at the scheduled time of the day', async () => {
    const { db } = database;
    const morning = new Date('2026-11-22T07:00:00Z');
    await Promise.all([1, 2, 3].map(() => addScheduledJobs(db, daily, morning)));
    expect((await jobs()).map(({ kind, next_at }) => [kind, next_at])).toEqual([
      ['backup', new Date('2026-11-22T08:00:00Z')],
    ]);
    await addScheduledJobs(db, daily, new Date('2026-11-22T20:00:00Z'));
    expect(await jobs()).toHaveLength(1);
  });

  it('is due immediately when the scheduled time has passed before the first start', async () => {
    const now = new Date('2026-11-22T09:00:00Z');
    await addScheduledJobs(database.db, daily, now);
    expect((await jobs())[0]?.next_at).toEqual(now);
  });

  it('is not reported as stuck at the first start or after downtime', async () => {
    const { db } = database;
    let logged = '';
    let runs = 0;
    const startOnce = async () => {
      const write = (line: string) => {
        logged += line;
      };
      const fileSweep = () => {
        runs += 1;
        return Promise.resolve('done' as const);
      };
      const options = { db, log: createLogger('info', { write }), handlers: { fileSweep }, schedules };
      const expected = runs + 1;
      const process = createJobRunner(options);
      process.start();
      await expect.poll(() => runs).toBe(expected);
      await process.stop(5000);
    };
    await startOnce();
    await db.updateTable('jobs').set({ next_at: sql<Date>`now() - interval '3 hours'` }).execute();
    await startOnce();
    expect(logged).toContain('job completed');
    expect(logged).not.toContain('stuck');
  });

  it('runs in only one of several processes and is rescheduled', async () => {
    let runs = 0;
    const count = () => {
      runs += 1;
      return Promise.resolve('done' as const);
    };
    await addScheduledJobs(database.db, schedules);
    const processes = [runner(count), runner(count)];
    await Promise.all(processes.map((process) => process.runDue()));
    expect(runs).toBe(1);
    const [job] = await jobs();
    expect(job).toMatchObject({ done_at: null, locked_until: null, attempts: 0 });
    expect(job?.next_at.getTime()).toBeGreaterThan(Date.now());
    await makeDue();
    await processes[1]?.runDue();
    expect(runs).toBe(2);
    expect(await jobs()).toHaveLength(1);
  });

  it('is retried after a failure without limit and is reported as stuck', async () => {
    const failing = runner(() => Promise.reject(new Error('disk full')));
    await addScheduledJobs(database.db, schedules);
    await database.db.updateTable('jobs').set({ attempts: 70 }).execute();
    await failing.runDue();
    expect((await jobs())[0]).toMatchObject({ failed_at: null, attempts: 71, failure: 'unexpected' });
    expect(await findStuckJobs(database.db)).toMatchObject([{ kind: 'fileSweep', late: 1, failed: 0 }]);
    await makeDue();
    await runner(() => Promise.resolve('done')).runDue();
    expect(await findStuckJobs(database.db)).toEqual([]);
  });

  it('is deleted when no process has run it for a day, and is added again', async () => {
    const { db } = database;
    await addScheduledJobs(db, schedules, new Date(Date.now() - 3 * 24 * 60 * 60 * 1000));
    await sweepJobs(db);
    expect(await jobs()).toEqual([]);
    await addScheduledJobs(db, schedules);
    expect(await jobs()).toHaveLength(1);
  });

  it('keeps its schedule when a process whose lease has ended finishes late', async () => {
    const { db } = database;
    await addScheduledJobs(db, schedules);
    const [first] = await claimJobs(db, [{ kind: 'fileSweep', slots: 1 }]);
    await db
      .updateTable('jobs')
      .set({ locked_until: new Date(0) })
      .execute();
    await claimJobs(db, [{ kind: 'fileSweep', slots: 1 }]);
    if (!first) throw new Error('the job was not claimed');
    await reschedule(db, first, schedules.fileSweep);
    expect((await jobs())[0]).toMatchObject({ attempts: 2, done_at: null });
  });
});
