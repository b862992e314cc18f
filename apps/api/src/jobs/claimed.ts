/** What is asked of the table of jobs while they are worked on. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { date, enums, type Infer, integer, nullable, number, object, string, unknown } from 'superstruct';
import type { Database } from '../db/index.ts';
import type { Logger } from '../platform/logging.ts';
import { readRow, readRows } from '../sql/index.ts';
import { type JobKind, jobKinds } from './payloads.ts';

/** If the process ends or stops responding, another one takes its jobs over after this time. */
const LEASE_MINUTES = 6;
const RENEW_EVERY_MS = 60_000;
const DONE_KEPT_DAYS = 30;
/** Somebody should look at those first. */
const FAILED_KEPT_DAYS = 365;

const claimedJob = object({
  id: string(),
  kind: enums(jobKinds),
  payload: unknown(),
  /** How often it was claimed, this time included; changes when another process takes it over. */
  attempts: integer(),
  queuedAt: date(),
  /** What an earlier try has left. */
  state: unknown(),
  /** The request that asked for it. */
  requestId: nullable(string()),
});

/** A job that this process holds for the time of its lease. */
export type ClaimedJob = Infer<typeof claimedJob>;

/** Thrown when another process has taken the job over: whatever this one does of it must not be committed. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** A kind of job, and how many more of it this process can run. */
export interface FreeSlots {
  kind: JobKind;
  slots: number;
}

/** Claims jobs that are due, as many of each kind as there are free slots. Jobs that another process holds are skipped. */
export function claimJobs(db: Kysely<Database>, free: readonly FreeSlots[]): Promise<ClaimedJob[]> {
  return readRows(db, claimedJob)`
    update jobs set attempts = attempts + 1,
      locked_until = clock_timestamp() + make_interval(mins => ${LEASE_MINUTES})
    where id = any(array(
      select due.id
      from unnest(${free.map(({ kind }) => kind)}::text[], ${free.map(({ slots }) => slots)}::integer[])
        as free (kind, slots)
      cross join lateral (
        select id from jobs
        where jobs.kind = free.kind and done_at is null and failed_at is null and next_at <= clock_timestamp()
          and (locked_until is null or locked_until <= clock_timestamp())
        order by next_at, id limit free.slots for update skip locked
      ) as due
    ))
    returning id, kind, payload, attempts, created_at as "queuedAt", state, request_id as "requestId"
  `;
}

/**
 * Returns the milliseconds until the next job of these kinds is due; undefined when none is waiting. Jobs that a process
 * holds are left out: polling finds them again if that process has died.
 */
export async function nextDueIn(
  db: Kysely<Database>,
  free: readonly FreeSlots[],
): Promise<number | undefined> {
  const found = await readRow(db, object({ ms: nullable(number()) }))`
    select extract(epoch from min(due.next_at) - clock_timestamp()) * 1000 as ms
    from unnest(${free.map(({ kind }) => kind)}::text[]) as free (kind)
    cross join lateral (
      select next_at from jobs
      where jobs.kind = free.kind and done_at is null and failed_at is null
        and (locked_until is null or locked_until <= clock_timestamp())
      order by next_at limit 1
    ) as due
  `;
  const ms = found?.ms;
  return ms === null || ms === undefined ? undefined : Math.max(0, ms);
}

/** Names a job that this process still holds. */
const updateClaimed = (db: Kysely<Database>, { id, attempts }: ClaimedJob) =>
  db.updateTable('jobs').where('id', '=', id).where('attempts', '=', attempts);

/**
 * Keeps what the next try needs; with `isDone`, marks the job as done in the same statement and keeps it to be read.
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
      ...(isDone && { done_at: sql<Date>`clock_timestamp()`, locked_until: null }),
    })
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new LeaseLost();
}

/** Marks a job as done, whoever holds it now; nothing that a try has left stays. */
export async function markDone(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ done_at: sql<Date>`clock_timestamp()`, locked_until: null, state: null, failure: null })
    .where('id', '=', id)
    .execute();
}

/** Runs the handler of a job, and renews the lease of the job until the handler ends. */
export async function withLease<T>(
  db: Kysely<Database>,
  log: Logger,
  job: ClaimedJob,
  handle: () => T,
): Promise<Awaited<T>> {
  const renew = () =>
    updateClaimed(db, job)
      .set({ locked_until: sql<Date>`clock_timestamp() + make_interval(mins => ${LEASE_MINUTES})` })
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

/** Puts a job off. */
export async function putOff(
  db: Kysely<Database>,
  job: ClaimedJob,
  ms: number,
  failure: string,
): Promise<void> {
  await updateClaimed(db, job)
    .set({
      next_at: sql<Date>`clock_timestamp() + make_interval(secs => ${ms / 1000})`,
      locked_until: null,
      failure,
    })
    .execute();
}

/** Gives a job up for good; it stays to be looked at. */
export async function markFailed(db: Kysely<Database>, job: ClaimedJob, failure: string): Promise<void> {
  await updateClaimed(db, job)
    .set({ failed_at: sql<Date>`clock_timestamp()`, locked_until: null, state: null, failure })
    .execute();
}

/** Removes a job that has nothing to do; false when another process has taken it over. */
export async function dropJob(db: Kysely<Database>, { id, attempts }: ClaimedJob): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes what was done or given up long ago, and what could not be done before it became worthless. */
export async function sweepJobs(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from jobs
    where done_at < now() - make_interval(days => ${DONE_KEPT_DAYS})
      or failed_at < now() - make_interval(days => ${FAILED_KEPT_DAYS})
      or done_at is null and expires_at < now()
  `.execute(db);
}
