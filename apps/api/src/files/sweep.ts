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
/** Milliseconds for which files without an owner and stored idempotent responses are kept. */
const RETENTION_MS = 24 * HOUR;
/** Batch size, so that no statement locks many rows for long. */
const BATCH = 100;

interface Parts {
  db: Kysely<Database>;
  store: FileStore;
  log: Logger;
}

/** Removes the remains of interrupted uploads from the folder of this process. */
export async function removeStaleUploads(incomingFolder: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(incomingFolder)) {
    const path = join(incomingFolder, name);
    const stats = await stat(path).catch(() => undefined);
    // Uploads take less than an hour. Newer files may belong to another process with the same folder.
    if (stats && stats.mtimeMs < now - HOUR) await rm(path, { force: true });
  }
}

/**
 * Removes files without an owner and stored idempotent responses after one day. Each removed file is recorded as an event
 * of its company. Returns the number of removed files.
 */
export async function sweep({ db, store, log }: Parts, now = Date.now()): Promise<number> {
  const before = new Date(now - RETENTION_MS);
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
        // A file that cannot be removed does not stop the others; the next sweep tries again.
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

export const fileSweepHandler =
  (parts: Parts): JobHandler =>
  async () => {
    await sweep(parts);
    return 'done';
  };
