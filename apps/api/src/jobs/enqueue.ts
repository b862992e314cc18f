import { tryGetContext } from 'hono/context-storage';
import { sql, type Transaction } from 'kysely';
import { type Database, newId } from '../db/index.ts';
import type { AppEnv } from '../platform/context.ts';
import type { JobKind, JobPayloads } from './payloads.ts';

const listeners = new Set<() => void>();

/**
 * Calls the listener when this process enqueues a job, shortly before its transaction ends.
 * @returns a function that removes the listener
 */
export function onEnqueued(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface EnqueueOptions {
  /** Ensures that only one job is ever enqueued with this key. */
  dedupeKey?: string | undefined;
  /** Key for `cancelJobs`. */
  cancelKey?: string | undefined;
  /** Deletes the job if it is not done within this time. */
  expiresInHours?: number | undefined;
}

/**
 * Kinds of jobs that send a message. Only `messages/` enqueues them, so that the sending limit applies to each message.
 */
export type MessageKind = 'mail' | 'sms';

/** Enqueues a job in the caller's transaction: the job runs only if the transaction is committed. */
export const enqueue = <Kind extends Exclude<JobKind, MessageKind>>(
  trx: Transaction<Database>,
  kind: Kind,
  payload: JobPayloads[Kind],
  options?: EnqueueOptions,
): Promise<void> => insertJob(trx, kind, payload, options);

/** Inserts the row of a job of any kind. Call `enqueue` instead, or `enqueueMessage` for email and SMS. */
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

/** Cancels the waiting jobs of a key. A running job continues. */
export async function cancelJobs(trx: Transaction<Database>, cancelKey: string): Promise<void> {
  await trx
    .deleteFrom('jobs')
    .where('cancel_key', '=', cancelKey)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
}
