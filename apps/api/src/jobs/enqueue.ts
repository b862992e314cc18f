import { tryGetContext } from 'hono/context-storage';
import { sql, type Transaction } from 'kysely';
import { type Database, newId } from '../db/index.ts';
import type { AppEnv } from '../platform/context.ts';
import type { JobKind, JobPayloads } from './payloads.ts';

const listeners = new Set<() => void>();

/**
 * Calls back when this process has enqueued a job, shortly before the transaction that did so ends.
 * @returns stops it
 */
export function onEnqueued(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface EnqueueOptions {
  /** Makes this the only job that is ever enqueued with this key. */
  dedupeKey?: string | undefined;
  /** Lets `cancelJobs` call the job back. */
  cancelKey?: string | undefined;
  /** Removes the job when it could not be done for so long. */
  expiresInHours?: number | undefined;
}

/** Kinds of jobs that send a message. Only `messages/` enqueues them, since each message passes the sending limit. */
export type MessageKind = 'mail' | 'sms';

/** Enqueues a job in the transaction of what causes it: it is done if that is committed, and only then. */
export const enqueue = <Kind extends Exclude<JobKind, MessageKind>>(
  trx: Transaction<Database>,
  kind: Kind,
  payload: JobPayloads[Kind],
  options?: EnqueueOptions,
): Promise<void> => insertJob(trx, kind, payload, options);

/** Inserts the row of a job of any kind. Use `enqueue`, and `enqueueMessage` for mail and SMS. */
export async function insertJob<Kind extends JobKind>(
  trx: Transaction<Database>,
  kind: Kind,
  payload: JobPayloads[Kind],
  { dedupeKey, cancelKey, expiresInHours }: EnqueueOptions = {},
): Promise<void> {
  await trx
    .insertInto('jobs')
    .values({
      id: newId(),
      kind,
      payload: JSON.stringify(payload),
      dedupe_key: dedupeKey ?? null,
      cancel_key: cancelKey ?? null,
      request_id: tryGetContext<AppEnv>()?.get('requestId') ?? null,
      expires_at:
        expiresInHours === undefined ? null : sql<Date>`now() + make_interval(hours => ${expiresInHours})`,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
  for (const listener of listeners) listener();
}

/** Calls back the jobs of a key that are still to be done; one that is being done at this moment goes on. */
export async function cancelJobs(trx: Transaction<Database>, cancelKey: string): Promise<void> {
  await trx
    .deleteFrom('jobs')
    .where('cancel_key', '=', cancelKey)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
}
