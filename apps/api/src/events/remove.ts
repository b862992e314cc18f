import { type Kysely, sql, type Transaction } from 'kysely';
import { date, instance, integer, object } from 'superstruct';
import type { Database } from '../db/index.ts';
import { readRow } from '../sql/index.ts';
import { lockEnd, sealEnd } from './seal.ts';

/** Maximum number of events removed at once. Other writers of the company wait meanwhile. */
const BATCH = 2000;

const lastRow = object({ sequence: integer(), at: date(), hash: instance(Buffer) });

/** Allows the transaction to delete events, which a trigger rejects otherwise. */
export async function allowRemoval(trx: Transaction<Database>): Promise<void> {
  // Citus passes settings of a transaction on to its workers if this one is set. PostgreSQL ignores it.
  await sql`set local citus.propagate_set_commands = 'local'`.execute(trx);
  await sql`set local derrick.removes_events = 'on'`.execute(trx);
}

/** Removes one batch of the oldest events. Returns their number. */
async function removeBatch(
  db: Kysely<Database>,
  trx: Transaction<Database>,
  companyId: string,
  before: Date,
): Promise<number> {
  const end = await lockEnd(trx, companyId);
  if (!end?.hash) return 0;
  const { length, hash, removed } = end;
  // The last event is always kept, because the next one refers to its hash. Removal stops at the first event that is
  // recent enough, so that a clock set back leaves no gap.
  const last = await readRow(trx, lastRow)`
    with oldest as (
      select sequence, at, hash from events
      where company_id = ${companyId} and sequence > ${removed} and sequence < ${length}
      order by sequence limit ${BATCH}
    )
    select sequence, at, hash from oldest
    where sequence < coalesce((select min(sequence) from oldest where at >= ${before}), ${length})
    order by sequence desc limit 1
  `;
  if (!last) return 0;
  await allowRemoval(trx);
  await sql`
    delete from events where company_id = ${companyId} and sequence > ${removed} and sequence <= ${last.sequence}
  `.execute(trx);
  await trx
    .updateTable('event_chains')
    .set({ removed: last.sequence, removed_until: last.at, removed_hash: last.hash })
    .where('company_id', '=', companyId)
    .execute();
  const previousLength = length;
  await sealEnd(db, trx, { companyId, ...end }, { length, hash, removed: last.sequence, previousLength });
  return last.sequence - removed;
}

/**
 * Removes events of a company that are older than an instant, in batches. The chain stores the hash of the last removed
 * event, so the remaining events can still be verified. If the removal is interrupted, the remaining chain is complete
 * and the next call continues.
 * @returns number of removed events
 */
export async function removeEventsBefore(
  db: Kysely<Database>,
  companyId: string,
  before: Date,
): Promise<number> {
  let all = 0;
  for (;;) {
    const removed = await db.transaction().execute((trx) => removeBatch(db, trx, companyId, before));
    all += removed;
    if (removed < BATCH) return all;
  }
}
