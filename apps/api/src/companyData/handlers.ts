import type { Kysely } from 'kysely';
import { removeOldEvents } from '../audit/index.ts';
import type { Database } from '../db/index.ts';
import { logEventHeads } from '../events/index.ts';
import type { FileOptions } from '../files/index.ts';
import { enqueue, type JobHandler } from '../jobs/index.ts';
import type { Logger } from '../platform/logging.ts';
import { companiesToRemove } from './closed.ts';
import { removeExpiredExports } from './exports.ts';
import { exportHandler } from './makeExport.ts';
import { removalHandler } from './remove.ts';

interface Parts {
  db: Kysely<Database>;
  log: Logger;
  files: FileOptions;
}

export const companyDataHandlers = ({ db, log, files }: Parts) =>
  ({
    companyExport: exportHandler({ db, log, files }),
    companyRemoval: removalHandler({ db, log, store: files.store }),
    async companyMaintenance() {
      await maintainCompanies(db);
      return 'done';
    },
    async eventHeads() {
      await logEventHeads(db, log);
      return 'done';
    },
  }) satisfies Record<string, JobHandler>;

/**
 * Removes expired exports and events past their retention, and enqueues the removal of each deleted company whose two
 * weeks are over. Runs once a day.
 */
export async function maintainCompanies(db: Kysely<Database>, now = new Date()): Promise<void> {
  await removeExpiredExports(db);
  await removeOldEvents(db, now);
  const day = now.toISOString().slice(0, 10);
  for await (const { id: companyId } of companiesToRemove(db)) {
    const dedupeKey = `company removal ${companyId} ${day}`;
    await db.transaction().execute((trx) => enqueue(trx, 'companyRemoval', { companyId }, { dedupeKey }));
  }
}
