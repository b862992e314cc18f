import type { Kysely } from 'kysely';
import { removeOldEvents } from '../audit/index.ts';
import type { Database } from '../db/index.ts';
import { logEventHeads } from '../events/index.ts';
import type { FileOptions } from '../files/index.ts';
import { createJobRunner, enqueue, type JobHandler } from '../jobs/index.ts';
import type { Logger } from '../platform/logging.ts';
import { findDue } from './closed.ts';
import { forgetExpired } from './exports.ts';
import { exportHandler } from './makeExport.ts';
import { removalHandler } from './remove.ts';

interface Parts {
  db: Kysely<Database>;
  log: Logger;
  files: FileOptions;
}

const HOUR = 60 * 60_000;

/** The jobs about all that a company has. */
export const companyDataHandlers = (
  { db, log, files }: Parts,
  signal: AbortSignal,
): { companyExport: JobHandler; companyRemoval: JobHandler; eventHeads: JobHandler } => ({
  companyExport: exportHandler({ db, log, files, signal }),
  companyRemoval: removalHandler({ db, log, store: files.store, signal }),
  async eventHeads() {
    await logEventHeads(db, log);
    return 'done';
  },
});

/**
 * Lets go of old exports, removes the events that companies keep no longer, and enqueues, each once a day, the logging of
 * the heads of the event chains and the removal of companies whose time is over.
 */
export async function lookAfterCompanies(db: Kysely<Database>, now = new Date()): Promise<void> {
  await forgetExpired(db);
  await removeOldEvents(db, now);
  const day = now.toISOString().slice(0, 10);
  await db
    .transaction()
    .execute((trx) => enqueue(trx, 'eventHeads', { day }, { dedupeKey: `event heads ${day}` }));
  for (const companyId of await findDue(db)) {
    const dedupeKey = `company removal ${companyId} ${day}`;
    await db.transaction().execute((trx) => enqueue(trx, 'companyRemoval', { companyId }, { dedupeKey }));
  }
}

/**
 * Makes exports of everything, and removes old events and deleted companies, on a runner of its own: mail must not wait for them. Looks
 * now and every hour for what is due.
 */
export function startCompanyData(parts: Parts): { stop(deadlineMs: number): Promise<boolean> } {
  const { db, log } = parts;
  const aborted = new AbortController();
  const runner = createJobRunner({ db, log, handlers: companyDataHandlers(parts, aborted.signal) });
  let looking = Promise.resolve();
  const look = () => {
    looking = lookAfterCompanies(db).catch((error: unknown) =>
      log.error({ err: error }, 'exports, old events and deleted companies could not be looked after'),
    );
  };
  look();
  const timer = setInterval(look, HOUR);
  timer.unref();
  runner.start();
  return {
    async stop(deadlineMs) {
      clearInterval(timer);
      aborted.abort();
      const [isDone] = await Promise.all([runner.stop(deadlineMs), looking]);
      return isDone;
    },
  };
}
