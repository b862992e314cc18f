import { type Kysely, sql, type Transaction } from 'kysely';
import { date, instance, integer, object } from 'superstruct';
import type { Database } from '../db/index.ts';
import { readRow } from '../sql/index.ts';
import { lockEnd, sealEnd } from './seal.ts';

/** So many at once, for which other writers of the company wait. */
const BATCH = 2000;

const lastRow = object({ sequence: integer(), at: date(), hash: instance(Buffer) });

/** Lets the transaction remove events, which the table refuses otherwise. */
export const allowRemoval = (trx: Transaction<Database>) =>
  sql`select set_config('derrick.removes_events', 'on', true)`.execute(trx);

/** Removes some of the oldest events; gives how many. */
async function removeBatch(
  db: Kysely<Database>,
  trx: Transaction<Database>,
  companyId: string,
  before: Date,
): Promise<number> {
  const end = await lockEnd(trx, companyId);
  if (!end?.hash) return 0;
  const { length, hash, removed } = end;
  // The last event stays, however old: the next one follows it. Up to the first that is young enough, so that no gap
  // is made where a clock was put back.
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
 * Removes the events of a company that are older than an instant, some at a time. The chain keeps what the rest is
 * verified by; cut off in between, what is left is whole, and the next call goes on.
 * @returns how many were removed
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
