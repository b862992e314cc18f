import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Logger } from '../platform/logging.ts';
import { jobsTried } from '../platform/metrics.ts';
import { endsWithin } from '../platform/timeout.ts';
import {
  type ClaimedJob,
  claimJobs,
  LeaseLost,
  markDone,
  markFailed,
  nextDueIn,
  putOff,
  sweepJobs,
  withLease,
} from './claimed.ts';
import { onEnqueued } from './enqueue.ts';
import type { JobKind } from './payloads.ts';
import { addScheduledJobs, nextRun, reschedule, resumeSchedules, type Schedules } from './schedules.ts';
import { createSleep } from './sleep.ts';
import { createSlots } from './slots.ts';
import { findStuckJobs } from './stuck.ts';

/** Maximum number of attempts. With the pauses below, they cover a day and a half. */
const MAX_ATTEMPTS = 60;
const FIRST_PAUSE_MS = 15_000;
const MAX_PAUSE_MS = 60 * 60_000;
/** Polling interval in milliseconds, the maximum delay for jobs enqueued by other processes. */
const POLL_EVERY_MS = 30_000;
const SWEEP_EVERY_MS = 60 * 60_000;
/**
 * Milliseconds after which the runner polls again after an enqueued job: the listener is called shortly before the
 * transaction ends.
 */
const POLL_DELAYS_AFTER_ENQUEUE_MS = [20, 100, 500, 2000] as const;

/**
 * Returns the pause in milliseconds after a failed attempt. It doubles with each attempt up to one hour and is reduced by
 * a random part of up to half, so that jobs that failed together are retried at different times.
 */
export const pauseAfter = (attempts: number, random: () => number = Math.random): number =>
  Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1)) * (0.5 + random() / 2);

/** Thrown by a handler that could not complete its job. The message must not contain personal data. */
export class JobFailure extends Error {
  override readonly name: string = 'JobFailure';
  /** True if a retry would fail in the same way. */
  readonly isPermanent: boolean;
  /** Status code of the server that rejected the request, such as 550 of an SMTP server. */
  readonly statusCode: number | undefined;

  constructor(isPermanent: boolean, message: string, statusCode?: number) {
    super(message);
    this.isPermanent = isPermanent;
    this.statusCode = statusCode;
  }
}

/**
 * Handles the jobs of one kind. A handler may run again for a completed job if the process ended before the completion
 * was stored.
 * @param signal aborted when the server stops: a long job stops and runs again later
 * @returns `settled` if the handler marked or deleted the job itself, in its own transaction
 */
export type JobHandler = (job: ClaimedJob, signal: AbortSignal) => Promise<'done' | 'settled'>;

export interface JobRunnerOptions {
  db: Kysely<Database>;
  log: Logger;
  /** Handlers by kind. Jobs of a kind without a handler stay in the queue. */
  handlers: Partial<Record<JobKind, JobHandler>>;
  /** Kinds that run on a schedule, in one process at a time. */
  schedules?: Schedules | undefined;
  /** Hourly maintenance that each process does for itself. */
  maintain?: (() => Promise<void>) | undefined;
  /** Called after a job has failed permanently, with the error of its last attempt. */
  onGivenUp?: ((job: ClaimedJob, error: unknown) => Promise<void>) | undefined;
  /** Overrides the pause after a failed attempt, for tests. */
  pause?: ((attempts: number) => number) | undefined;
}

export interface JobRunner {
  start(): void;
  /** Runs all jobs that are due now. Resolves to the number of attempts. */
  runDue(): Promise<number>;
  /**
   * Starts no new jobs, aborts the signal of the running ones and waits for them. Resolves to false if they need longer
   * than `deadlineMs`.
   */
  stop(deadlineMs: number): Promise<boolean>;
}

const isKindOf =
  (handlers: object) =>
  (kind: string): kind is JobKind =>
    kind in handlers;

/**
 * Creates a runner for any number of processes. Jobs run at least once and are retried after failures with growing
 * pauses. A completed job is marked and not run again, except if the process ends between completing and marking it.
 */
export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const { db, log, handlers, schedules = {}, maintain, onGivenUp, pause = pauseAfter } = options;
  const kinds = Object.keys(handlers).filter(isKindOf(handlers));
  /** Ids of completed jobs that could not yet be marked in the database. */
  const finished = new Set<string>();
  const { sleep, wake } = createSleep();
  const slots = createSlots(kinds, wake);
  const stopping = new AbortController();
  let sweptAt = Number.NEGATIVE_INFINITY;

  async function run(job: ClaimedJob): Promise<void> {
    const { id, kind, attempts, requestId } = job;
    const schedule = schedules[kind];
    const details = { jobId: id, jobKind: kind, attempts, ...(requestId !== null && { requestId }) };
    try {
      if (!finished.has(id)) {
        const result = await withLease(db, log, job, () => handlers[kind]?.(job, stopping.signal));
        if (result === 'settled') return;
        finished.add(id);
        jobsTried.inc({ kind, result: 'done' });
        log.info(details, 'job completed');
      }
      await (schedule ? reschedule(db, job, schedule) : markDone(db, id));
      finished.delete(id);
    } catch (error) {
      if (error instanceof LeaseLost) return;
      const isPermanent = error instanceof JobFailure && error.isPermanent;
      const reason = error instanceof JobFailure ? error.message : 'unexpected';
      if (!finished.has(id) && !schedule && (isPermanent || attempts >= MAX_ATTEMPTS)) {
        jobsTried.inc({ kind, result: 'failed' });
        log.error({ ...details, error }, 'job failed');
        await markFailed(db, job, reason);
        return await onGivenUp?.(job, error);
      }
      const untilNextRun = schedule
        ? nextRun(schedule, new Date()).getTime() - Date.now()
        : Number.POSITIVE_INFINITY;
      const ms = Math.round(Math.min(pause(attempts), untilNextRun));
      jobsTried.inc({ kind, result: 'again' });
      log.warn({ ...details, error, retryInMs: ms }, 'job attempt failed');
      await putOff(db, job, ms, reason);
    }
  }

  /**
   * Claims due jobs for the free slots and starts them.
   * @returns the number of started jobs, and whether a kind has filled its slots, so that more of its jobs may be due
   */
  async function startDue(): Promise<{ started: number; isFull: boolean }> {
    const free = slots.free();
    if (stopping.signal.aborted || free.length === 0) return { started: 0, isFull: false };
    const claimed = await claimJobs(db, free);
    for (const job of claimed) {
      // The lease expires, and the job is tried again.
      const fail = (error: unknown) =>
        log.error({ error, jobId: job.id, jobKind: job.kind }, 'job processing failed');
      slots.take(job.kind, run(job).catch(fail));
    }
    const countOf = (kind: JobKind) => claimed.filter((job) => job.kind === kind).length;
    return { started: claimed.length, isFull: free.some((slot) => countOf(slot.kind) === slot.slots) };
  }

  async function runDue(): Promise<number> {
    let tried = 0;
    for (;;) {
      const { started, isFull } = await startDue();
      tried += started;
      await slots.allEnded();
      if (!isFull) return tried;
    }
  }

  async function sweep(): Promise<void> {
    if (performance.now() - sweptAt <= SWEEP_EVERY_MS) return;
    const isFirst = sweptAt === Number.NEGATIVE_INFINITY;
    sweptAt = performance.now();
    if (isFirst) await resumeSchedules(db, schedules);
    await sweepJobs(db);
    await addScheduledJobs(db, schedules);
    await maintain?.().catch((error: unknown) => log.error({ error }, 'maintenance failed'));
    for (const { kind, ...counts } of await findStuckJobs(db)) {
      log.warn({ jobKind: kind, ...counts }, 'stuck jobs found');
    }
  }

  async function loop(): Promise<void> {
    let pollDelays: number[] = [];
    const stopListening = onEnqueued(() => {
      pollDelays = [...POLL_DELAYS_AFTER_ENQUEUE_MS];
      wake();
    });
    while (!stopping.signal.aborted) {
      let due: number | undefined;
      try {
        await sweep();
        await startDue();
        // The end of a job wakes the loop, so kinds without a free slot need no polling.
        const free = slots.free();
        if (free.length > 0) due = await nextDueIn(db, free);
      } catch (error) {
        if (!stopping.signal.aborted) log.error({ error }, 'job polling failed');
      }
      const ms = Math.min(pollDelays.shift() ?? POLL_EVERY_MS, due ?? POLL_EVERY_MS, POLL_EVERY_MS);
      // A due job may be locked by another process. The minimum pause avoids a busy loop.
      if (!stopping.signal.aborted) await sleep(Math.max(ms, due === 0 ? 50 : 0));
    }
    stopListening();
  }

  let running: Promise<void> | undefined;
  return {
    start() {
      running ??= loop();
    },
    runDue,
    stop(deadlineMs) {
      stopping.abort();
      wake();
      return endsWithin(Promise.resolve(running).then(slots.allEnded), deadlineMs);
    },
  };
}
