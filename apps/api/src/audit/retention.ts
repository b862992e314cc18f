/** Removes events after the period that their company has chosen. */
import type { Kysely } from 'kysely';
import { date, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import { removeEventsBefore } from '../events/index.ts';
import { readRows, rowsOfAllCompanies } from '../sql/index.ts';

const keptRow = object({ id: string(), since: date() });

/**
 * Removes the outdated events of all companies. Companies may also keep events forever.
 * @returns number of removed events
 */
export async function removeOldEvents(db: Kysely<Database>, now = new Date()): Promise<number> {
  const companies = rowsOfAllCompanies(
    ({ after, limit }) => readRows(db, keptRow)`
      select id, ${now}::timestamptz - make_interval(months => audit_months) as since
      from companies where audit_months is not null and id > ${after} order by id limit ${limit}
    `,
    ({ id }) => id,
  );
  let removed = 0;
  for await (const { id, since } of companies) removed += await removeEventsBefore(db, id, since);
  return removed;
}
