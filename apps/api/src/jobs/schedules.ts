/** Scheduled jobs. Each kind has one row in the `jobs` table, shared by all processes. */
import { type Kysely, sql } from 'kysely';
import { type Database, newId } from '../db/index.ts';
import type { ClaimedJob } from './claimed.ts';
import type { MessageKind } from './enqueue.ts';
import type { JobKind } from './payloads.ts';

const MINUTE_MS = 60_000;
export const HOURLY = 60;
export const DAILY = 24 * HOURLY;

/** A regular interval, counted from midnight UTC. */
export interface Schedule {
  /** Length of the interval. Must divide a day evenly. */
  everyMinutes: number;
  /** Minutes between midnight and the first run of a day. Defaults to 0. */
  offsetMinutes?: number;
}

/** Schedules by kind of job. Messages cannot be scheduled because each one must pass the sending limit. */
export type Schedules = Partial<Record<Exclude<JobKind, MessageKind>, Schedule> & Record<MessageKind, never>>;

/** Hours after which a missed run is dropped. The next run replaces it. */
const EXPIRES_HOURS = 24;

/** Returns the first time of a schedule after `instant`. */
export function nextRun({ everyMinutes, offsetMinutes = 0 }: Schedule, instant: Date): Date {
  const [every, offset] = [everyMinutes * MINUTE_MS, offsetMinutes * MINUTE_MS];
  return new Date((Math.floor((instant.getTime() - offset) / every) + 1) * every + offset);
}

const keyOf = (kind: string) => `schedule ${kind}`;

const expiryOf = (nextAt: Date) => new Date(nextAt.getTime() + EXPIRES_HOURS * HOURLY * MINUTE_MS);

/**
 * Inserts the missing jobs of schedules, due at the first scheduled time of today. If that time has passed, the job is
 * due immediately.
 */
export async function addScheduledJobs(
  db: Kysely<Database>,
  schedules: Schedules,
  now = new Date(),
): Promise<void> {
  const endOfYesterday = new Date(now.getTime() - (now.getTime() % (DAILY * MINUTE_MS)) - 1);
  for (const [kind, schedule] of Object.entries(schedules)) {
    const first = nextRun(schedule, endOfYesterday);
    const next_at = first < now ? now : first;
    await db
      .insertInto('jobs')
      .values({
        id: newId(),
        kind,
        payload: '{}',
        dedupe_key: keyOf(kind),
        next_at,
        expires_at: expiryOf(next_at),
      })
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
      .execute();
  }
}

/** Sets runs that were missed while no process was running to due now, so that they are not reported as late. */
export async function resumeSchedules(db: Kysely<Database>, schedules: Schedules): Promise<void> {
  const keys = Object.keys(schedules).map(keyOf);
  if (keys.length === 0) return;
  await db
    .updateTable('jobs')
    .set({ next_at: sql<Date>`statement_timestamp()` })
    .where('dedupe_key', 'in', keys)
    .where('attempts', '=', 0)
    .where('next_at', '<', sql<Date>`statement_timestamp()`)
    .execute();
}

/**
 * Ends a run of a scheduled job and sets its next time. A job of the same kind that was enqueued separately is marked as
 * done.
 */
export async function reschedule(
  db: Kysely<Database>,
  { id, kind, attempts }: ClaimedJob,
  schedule: Schedule,
  now = new Date(),
): Promise<void> {
  const next_at = nextRun(schedule, now);
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({
      attempts: 0,
      next_at,
      expires_at: expiryOf(next_at),
      created_at: sql<Date>`statement_timestamp()`,
      locked_until: null,
      state: null,
      failure: null,
    })
    .where('id', '=', id)
    .where('dedupe_key', '=', keyOf(kind))
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await db
    .updateTable('jobs')
    .set({ done_at: sql<Date>`statement_timestamp()`, locked_until: null })
    .where('id', '=', id)
    .where('dedupe_key', 'is distinct from', keyOf(kind))
    .execute();
}
