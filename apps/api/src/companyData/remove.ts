import { type Kysely, sql } from 'kysely';
import { create, object, string, type } from 'superstruct';
import type { Database } from '../db/index.ts';
import { allowRemoval } from '../events/index.ts';
import type { FileStore } from '../files/index.ts';
import type { JobHandler } from '../jobs/index.ts';
import type { Logger } from '../platform/logging.ts';
import { isOfCompanies, readRows, readTables, type Table } from '../sql/index.ts';
import { isCompanyToBeRemoved } from './closed.ts';

export interface RemoveParts {
  db: Kysely<Database>;
  log: Logger;
  store: Pick<FileStore, 'remove' | 'removeCompany'>;
  signal: AbortSignal;
}

/** Maximum number of rows that one statement deletes, so that no statement holds locks for long. */
const BATCH = 1000;
const FILE_BATCH_SIZE = 100;

const fileRow = object({ id: string(), storageKey: string() });

/** Removes files, the bytes before the row. If this is interrupted, the row remains and the next attempt continues. */
async function removeFiles({ db, store, signal }: RemoveParts, companyId: string): Promise<number> {
  let removed = 0;
  for (;;) {
    signal.throwIfAborted();
    const files = await readRows(db, fileRow)`
      select id, storage_key as "storageKey" from files where company_id = ${companyId} limit ${FILE_BATCH_SIZE}
    `;
    if (files.length === 0) return removed;
    for (const { storageKey } of files) await store.remove(storageKey);
    const ids = files.map(({ id }) => id);
    await sql`delete from files where company_id = ${companyId} and id = any(${ids}::uuid[])`.execute(db);
    removed += files.length;
  }
}

/** Clears references between rows of a table so that they can be deleted in any order. */
async function clearReferences({ db }: RemoveParts, companyId: string, { name, selfReferences }: Table) {
  for (const column of selfReferences) {
    await sql`
      update ${sql.table(name)} set ${sql.ref(column)} = null
      where company_id = ${companyId} and ${sql.ref(column)} is not null
    `.execute(db);
  }
}

/**
 * Deletes the rows of a company from a table in batches.
 * @returns the number of rows
 */
export async function removeRows(
  { db, signal }: Pick<RemoveParts, 'db' | 'signal'>,
  companyId: string,
  { name, key }: Pick<Table, 'name' | 'key'>,
): Promise<number> {
  const table = sql.table(name);
  const columns = sql.join(key.map((column) => sql.ref(column.name)));
  let removed = 0;
  for (;;) {
    signal.throwIfAborted();
    const { numAffectedRows = 0n } = await db.transaction().execute(async (trx) => {
      await allowRemoval(trx);
      return sql`
        delete from ${table} where company_id = ${companyId} and (${columns}) in (
          select ${columns} from ${table} where company_id = ${companyId} order by ${columns} limit ${BATCH}
        )
      `.execute(trx);
    });
    removed += Number(numAffectedRows);
    if (numAffectedRows < BigInt(BATCH)) return removed;
  }
}

/**
 * Removes all data of a company: its files, the rows of every table, its jobs, and the company itself. Each step is a
 * separate transaction. After an interruption, the next attempt continues.
 * @param except id of the job that runs this
 */
export async function removeCompany(parts: RemoveParts, companyId: string, except: string): Promise<void> {
  const { db, log, store } = parts;
  const files = await removeFiles(parts, companyId);
  // Tables before those that they reference.
  const tables = (await readTables(db)).filter(isOfCompanies).reverse();
  for (const table of tables) await clearReferences(parts, companyId, table);
  let rows = 0;
  let inRound: number;
  do {
    inRound = 0;
    // Deleting from one table can write to another: triggers update the daily sums of tickets.
    for (const table of tables) inRound += await removeRows(parts, companyId, table);
    rows += inRound;
  } while (inRound > 0);
  await sql`
    delete from jobs where id <> ${except}
      and (payload ->> 'companyId' = ${companyId} or payload -> 'person' ->> 'companyId' = ${companyId})
  `.execute(db);
  await store.removeCompany?.(companyId);
  await db.deleteFrom('companies').where('id', '=', companyId).execute();
  log.info({ companyId, rows, files }, 'company deleted');
}

const payloadStruct = type({ companyId: string() });

/** Removes companies that can no longer be restored. */
export const removalHandler =
  (parts: Omit<RemoveParts, 'signal'>): JobHandler =>
  async (job, signal) => {
    const { companyId } = create(job.payload, payloadStruct);
    // Otherwise the company was restored, or another job has removed it.
    if (await isCompanyToBeRemoved(parts.db, companyId)) {
      await removeCompany({ ...parts, signal }, companyId, job.id);
    }
    return 'done';
  };
