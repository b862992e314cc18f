/** Events are kept for as long as their company has chosen. */
import type { Kysely } from 'kysely';
import { date, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import { removeEventsBefore } from '../events/index.ts';
import { readRows } from '../sql/index.ts';

const keptRow = object({ id: string(), since: date() });

/**
 * Removes the events that companies keep no longer; of those that keep them for ever, none.
 * @returns how many were removed
 */
export async function removeOldEvents(db: Kysely<Database>, now = new Date()): Promise<number> {
  const companies = await readRows(db, keptRow)`
    select id, ${now}::timestamptz - make_interval(months => audit_months) as since
    from companies where audit_months is not null order by id
  `;
  let removed = 0;
  for (const { id, since } of companies) removed += await removeEventsBefore(db, id, since);
  return removed;
}
