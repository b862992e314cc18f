import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Logger } from '../platform/logging.ts';
import type { FileStore } from './fileStore.ts';
import { forgetSwept, withdrawUnclaimed } from './records.ts';

const HOUR = 60 * 60 * 1000;
/** How long an upload waits for its ticket, and a repeated request is known for one. */
const KEPT_MS = 24 * HOUR;
/** At once, so that no statement holds many rows for long. */
const BATCH = 100;

interface Parts {
  db: Kysely<Database>;
  store: FileStore;
  /** Where uploads lie while they arrive. */
  incomingFolder: string;
  log: Logger;
}

/** Removes uploads that no ticket took for a day, what cut-off ones left, and replies nobody will ask for again. */
export async function sweep({ db, store, incomingFolder, log }: Parts, now = Date.now()): Promise<number> {
  const before = new Date(now - KEPT_MS);
  let removed = 0;
  for (;;) {
    const due = await withdrawUnclaimed(db, before, BATCH);
    for (const file of due) {
      await store.remove(file.storageKey);
      await forgetSwept(db, file);
    }
    removed += due.length;
    if (due.length < BATCH) break;
  }
  for (const name of await readdir(incomingFolder)) {
    const path = join(incomingFolder, name);
    const found = await stat(path).catch(() => undefined);
    // Nothing arrives for an hour; another process may receive into the same folder.
    if (found && found.mtimeMs < now - HOUR) await rm(path, { force: true });
  }
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
  if (removed > 0) log.info({ files: removed }, 'removed files that no ticket took');
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
