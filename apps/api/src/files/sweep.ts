import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { unitOfWork } from '../events/index.ts';
import type { JobHandler } from '../jobs/index.ts';
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
  log: Logger;
}

/** Removes what interrupted uploads have left in the folder of this process. */
export async function removeStaleUploads(incomingFolder: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(incomingFolder)) {
    const path = join(incomingFolder, name);
    const found = await stat(path).catch(() => undefined);
    // No upload takes an hour. Another process may receive uploads into the same folder.
    if (found && found.mtimeMs < now - HOUR) await rm(path, { force: true });
  }
}

/**
 * Removes files that have had no owner for a day, and replies kept for repeated
 * requests. Each removed file is an event of its company. Gives the number of removed files.
 */
export async function sweep({ db, store, log }: Parts, now = Date.now()): Promise<number> {
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
        log.error({ error, companyId, fileId: id }, 'orphaned file removal failed');
        failed.push(id);
      }
    }
    if (due.length < BATCH) break;
  }
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
  if (removed > 0) log.info({ removed }, 'orphaned files removed');
  return removed;
}

/** Removes files without an owner. */
export const fileSweepHandler =
  (parts: Parts): JobHandler =>
  async () => {
    await sweep(parts);
    return 'done';
  };
