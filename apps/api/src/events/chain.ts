import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/index.ts';

/** State of a company's event chain. */
export interface Chain {
  /** Number of events ever written, equal to the sequence number of the last one. */
  length: number;
  /** Number of removed events, which are the oldest. The first remaining event has the next sequence number. */
  removed: number;
  /** Time of the last removed event. */
  removedUntil: Date | null;
  /** Hash of the last removed event, which the first remaining event refers to. */
  removedHash: Buffer;
  /** Number of events that the seal covers; 0 without a seal. */
  sealedLength: number;
  seal: Buffer | null;
  sealKey: string | null;
  /** Sequence number of the first event that was sealed when it was written. */
  keyedFrom: number;
}

/**
 * The hash that a row of `events` must have. The columns are named because the rows of a distributed table have the type
 * of their shard.
 */
export const computedHash = sql<Buffer>`derrick_event_hash((company_id, sequence, id, at, actor_type, actor_id, actor_name,
  actor_role, action, target_type, target_id, target_label, changes, context, correlation_id, previous_hash, hash)::events)`;

const empty: Chain = {
  length: 0,
  removed: 0,
  removedUntil: null,
  removedHash: Buffer.alloc(0),
  sealedLength: 0,
  seal: null,
  sealKey: null,
  keyedFrom: 1,
};

export async function readChain(db: Kysely<Database>, companyId: string): Promise<Chain> {
  const chain = await db
    .selectFrom('event_chains')
    .select([
      'length',
      'removed',
      'removed_until as removedUntil',
      'removed_hash as removedHash',
      'sealed_length as sealedLength',
      'seal',
      'seal_key as sealKey',
      'keyed_from as keyedFrom',
    ])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return chain ?? empty;
}
