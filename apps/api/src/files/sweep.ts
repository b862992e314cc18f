import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { unitOfWork } from '../events/index.ts';
import type { Logger } from '../platform/logging.ts';
import type { FileStore } from './fileStore.ts';
import { forgetSwept, withdrawUnclaimed } from './unclaimed.ts';

const HOUR = 60 * 60 * 1000;
/** How long a file without an owner is kept, and the reply to a request that may be repeated. */
const KEPT_MS = 24 * HOUR;
/** The most at once, so that no statement locks many rows for long. */
const BATCH = 100;

interface Parts {
  db: Kysely<Database>;
  store: FileStore;
  /** Where uploads lie while they arrive. */
  incomingFolder: string;
  log: Logger;
}

/**
 * Removes files that have had no owner for a day, the rest of interrupted uploads, and replies kept for repeated
 * requests. Each removed file is an event of its company. Gives the number of removed files.
 */
export async function sweep({ db, store, incomingFolder, log }: Parts, now = Date.now()): Promise<number> {
  const before = new Date(now - KEPT_MS);
  let removed = 0;
  const failed: string[] = [];
  for (;;) {
    const due = await withdrawUnclaimed(db, before, BATCH, failed);
    for (const file of due) {
      const { id, companyId, storageKey } = file;
      const origin = { companyId, actor: { type: 'SYSTEM' }, context: { source: 'JOB' } } as const;
      try {
        await store.remove(storageKey);
        await unitOfWork(db, origin, (unit) => forgetSwept(unit, file));
        removed += 1;
      } catch (error) {
        // One that cannot be removed keeps none of the others; the next sweep tries again.
        log.error({ err: error, file: id, companyId }, 'a file that no record has could not be removed');
        failed.push(id);
      }
    }
    if (due.length < BATCH) break;
  }
  for (const name of await readdir(incomingFolder)) {
    const path = join(incomingFolder, name);
    const found = await stat(path).catch(() => undefined);
    // Nothing arrives for an hour; another process may receive into the same folder.
    if (found && found.mtimeMs < now - HOUR) await rm(path, { force: true });
  }
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
  if (removed > 0) log.info({ files: removed }, 'removed files that no record has');
  return removed;
}

/** Sweeps now and every hour. */
export function startSweep(parts: Parts): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const run = () => {
    running = sweep(parts).then(
      () => undefined,
      (error: unknown) => parts.log.error({ err: error }, 'sweep failed'),
    );
  };
  run();
  const timer = setInterval(run, HOUR);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
