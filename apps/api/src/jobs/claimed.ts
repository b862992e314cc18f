/** Queries on the `jobs` table while jobs run. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { date, enums, type Infer, integer, nullable, number, object, string, unknown } from 'superstruct';
import type { Database } from '../db/index.ts';
import type { Logger } from '../platform/logging.ts';
import { readRow, readRows } from '../sql/index.ts';
import { type JobKind, jobKinds } from './payloads.ts';

/** Minutes after which another process takes over the jobs of a process that ended or stopped responding. */
const LEASE_MINUTES = 6;
const RENEW_EVERY_MS = 60_000;
const DONE_RETENTION_DAYS = 30;
/** Number of days for which failed jobs are kept, so that the operator can inspect them. */
const FAILED_RETENTION_DAYS = 365;

const claimedJob = object({
  id: string(),
  kind: enums(jobKinds),
  payload: unknown(),
  /** Number of times the job was claimed, including this one. Changes when another process takes the job over. */
  attempts: integer(),
  queuedAt: date(),
  /** State stored by an earlier attempt. */
  state: unknown(),
  requestId: nullable(string()),
});

/** A job claimed by this process until its lease ends. */
export type ClaimedJob = Infer<typeof claimedJob>;

/** Thrown when another process has taken the job over. Changes of this process for the job must not be committed. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** A kind of job, and the number of further jobs of this kind that this process can run. */
export interface FreeSlots {
  kind: JobKind;
  slots: number;
}

/** Claims due jobs, as many of each kind as there are free slots. Jobs locked by another process are skipped. */
export function claimJobs(db: Kysely<Database>, free: readonly FreeSlots[]): Promise<ClaimedJob[]> {
  return readRows(db, claimedJob)`
    update jobs set attempts = attempts + 1,
      locked_until = statement_timestamp() + make_interval(mins => ${LEASE_MINUTES})
    where id = any(array(
      select due.id
      from unnest(${free.map(({ kind }) => kind)}::text[], ${free.map(({ slots }) => slots)}::integer[])
        as free (kind, slots)
      cross join lateral (
        select id from jobs
        where jobs.kind = free.kind and done_at is null and failed_at is null and next_at <= statement_timestamp()
          and (locked_until is null or locked_until <= statement_timestamp())
        order by next_at, id limit free.slots for update skip locked
      ) as due
    ))
    returning id, kind, payload, attempts, created_at as "queuedAt", state, request_id as "requestId"
  `;
}

/**
 * Returns the milliseconds until the next job of these kinds is due; undefined if no job is waiting. Jobs claimed by a
 * process are ignored: if that process has died, polling finds them again.
 */
export async function nextDueIn(
  db: Kysely<Database>,
  free: readonly FreeSlots[],
): Promise<number | undefined> {
  const row = await readRow(db, object({ ms: nullable(number()) }))`
    select extract(epoch from min(due.next_at) - statement_timestamp()) * 1000 as ms
    from unnest(${free.map(({ kind }) => kind)}::text[]) as free (kind)
    cross join lateral (
      select next_at from jobs
      where jobs.kind = free.kind and done_at is null and failed_at is null
        and (locked_until is null or locked_until <= statement_timestamp())
      order by next_at limit 1
    ) as due
  `;
  const ms = row?.ms;
  return ms === null || ms === undefined ? undefined : Math.max(0, ms);
}

/** Matches the job only while this process still has it. */
const updateClaimed = (db: Kysely<Database>, { id, attempts }: ClaimedJob) =>
  db.updateTable('jobs').where('id', '=', id).where('attempts', '=', attempts);

/**
 * Stores state for the next attempt. With `isDone`, the same statement marks the job as done and keeps the state
 * readable.
 * @throws {LeaseLost}
 */
export async function storeState(
  trx: Transaction<Database>,
  job: ClaimedJob,
  state: object,
  { isDone }: { isDone: boolean },
): Promise<void> {
  const { numUpdatedRows } = await updateClaimed(trx, job)
    .set({
      state: JSON.stringify(state),
      ...(isDone && { done_at: sql<Date>`statement_timestamp()`, locked_until: null }),
    })
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new LeaseLost();
}

/** Marks a job as done, even if another process has it now, and deletes its state. */
export async function markDone(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ done_at: sql<Date>`statement_timestamp()`, locked_until: null, state: null, failure: null })
    .where('id', '=', id)
    .execute();
}

/** Runs the handler of a job and renews the lease until the handler ends. */
export async function withLease<T>(
  db: Kysely<Database>,
  log: Logger,
  job: ClaimedJob,
  handle: () => T,
): Promise<Awaited<T>> {
  const renew = () =>
    updateClaimed(db, job)
      .set({ locked_until: sql<Date>`statement_timestamp() + make_interval(mins => ${LEASE_MINUTES})` })
      .execute();
  const renewing = setInterval(() => {
    renew().catch((error: unknown) =>
      log.warn({ error, jobId: job.id, jobKind: job.kind }, 'job lease renewal failed'),
    );
  }, RENEW_EVERY_MS);
  renewing.unref();
  try {
    return await handle();
  } finally {
    clearInterval(renewing);
  }
}

/** Postpones a job after a failed attempt. */
export async function putOff(
  db: Kysely<Database>,
  job: ClaimedJob,
  ms: number,
  failure: string,
): Promise<void> {
  await updateClaimed(db, job)
    .set({
      next_at: sql<Date>`statement_timestamp() + make_interval(secs => ${ms / 1000})`,
      locked_until: null,
      failure,
    })
    .execute();
}

/** Marks a job as failed permanently. The row is kept so that the operator can inspect it. */
export async function markFailed(db: Kysely<Database>, job: ClaimedJob, failure: string): Promise<void> {
  await updateClaimed(db, job)
    .set({ failed_at: sql<Date>`statement_timestamp()`, locked_until: null, state: null, failure })
    .execute();
}

/** Deletes a job that is no longer needed; returns false if another process has taken it over. */
export async function dropJob(db: Kysely<Database>, { id, attempts }: ClaimedJob): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes old finished and failed jobs, and jobs that have expired. */
export async function sweepJobs(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from jobs
    where done_at < now() - make_interval(days => ${DONE_RETENTION_DAYS})
      or failed_at < now() - make_interval(days => ${FAILED_RETENTION_DAYS})
      or done_at is null and expires_at < now()
  `.execute(db);
}
