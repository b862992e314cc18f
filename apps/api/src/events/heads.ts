/** Logs the state of all event chains outside the database, to prove later that no chain was truncated or replaced. */
import type { Kysely } from 'kysely';
import { integer, object, string } from 'superstruct';
import type { Database, DatabaseLog } from '../db/index.ts';
import { readRows, rowsOfAllCompanies } from '../sql/index.ts';

/** Chains that grew within this time are logged: one day, plus one day in case a run was missed. */
const GROWN_WITHIN_HOURS = 48;

const headRow = object({ companyId: string(), length: integer(), hash: string() });

/**
 * Logs the number of events and the hash of the last event for each company with recent changes.
 * @returns number of logged companies
 */
export async function logEventHeads(db: Kysely<Database>, log: Pick<DatabaseLog, 'info'>): Promise<number> {
  const heads = rowsOfAllCompanies(
    ({ after, limit }) => readRows(db, headRow)`
      select chain.company_id as "companyId", chain.length, encode(event.hash, 'hex') as hash
      from event_chains chain
      join events event on event.company_id = chain.company_id and event.sequence = chain.length
      where event.at > now() - make_interval(hours => ${GROWN_WITHIN_HOURS}) and chain.company_id > ${after}
      order by chain.company_id limit ${limit}
    `,
    ({ companyId }) => companyId,
  );
  let logged = 0;
  for await (const head of heads) {
    log.info(head, 'event chain head recorded');
    logged += 1;
  }
  return logged;
}
