import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { createJobRunner, enqueue, extendLease, type JobHandler } from '../jobs/index.ts';
import type { Config } from '../platform/config.ts';
import type { Logger } from '../platform/logging.ts';
import { backUpIntoFolder } from './folder.ts';
import { summaryOf } from './manifest.ts';
import type { Places } from './source.ts';

/** A server that has just started has better things to do. */
const FIRST_LOOK_MS = 2 * 60_000;
const LOOK_EVERY_MS = 10 * 60_000;
/** A job is another process's once its lease has ended, after six minutes. */
const EXTEND_EVERY_MS = 60_000;
/** A backup that could not be made all day is tomorrow's matter. */
const EXPIRES_HOURS = 20;

/** What scheduled backups are made of. */
export interface BackupParts {
  db: Kysely<Database>;
  log: Logger;
  config: Places & Pick<Config, 'backupDir' | 'backupKeep' | 'backupHour'>;
  /** Called after each backup that was made and verified. */
  onMade?: ((at: Date) => void) | undefined;
}

/** Enqueues the backup of a day, once for all processes; from the hour on that the configuration names, in UTC. */
export async function enqueueDaily(db: Kysely<Database>, hour: number, now = new Date()): Promise<void> {
  if (now.getUTCHours() < hour) return;
  const day = now.toISOString().slice(0, 10);
  const options = { dedupeKey: `backup ${day}`, expiresInHours: EXPIRES_HOURS };
  await db.transaction().execute((trx) => enqueue(trx, 'backup', { day }, options));
}

export interface Backups {
  /** Enqueues the backup of today if it is time, and does what is due. */
  look(): void;
  /** Breaks off a backup that is being made; false when that takes longer than `deadlineMs`. */
  stop(deadlineMs: number): Promise<boolean>;
}

/**
 * Makes a backup a day into BACKUP_DIR, where it is set. Of several processes on one database, one does so. A runner of
 * its own: mail must not wait for a backup.
 */
export function startBackups(parts: BackupParts): Backups {
  const { db, log, config, onMade } = parts;
  const { backupDir, backupHour, backupKeep } = config;
  if (backupDir === undefined) return { look: () => undefined, stop: () => Promise.resolve(true) };

  const aborted = new AbortController();
  const backup: JobHandler = async (job) => {
    const extending = setInterval(() => {
      extendLease(db, job).catch((error: unknown) => log.warn({ err: error }, 'lease not extended'));
    }, EXTEND_EVERY_MS);
    try {
      const start = performance.now();
      const { path, manifest } = await backUpIntoFolder(backupDir, backupKeep, config, log, aborted.signal);
      const details = { ...summaryOf(manifest), path, ms: Math.round(performance.now() - start) };
      if (manifest.missingFiles.length > 0) log.warn(details, 'backup made; files are missing');
      else log.info(details, 'backup made');
      onMade?.(new Date());
      return 'done';
    } finally {
      clearInterval(extending);
    }
  };
  const runner = createJobRunner({ db, log, handlers: { backup } });
  const look = () => {
    enqueueDaily(db, backupHour).catch((error: unknown) => log.error({ err: error }, 'backup not enqueued'));
  };
  const timers = [setTimeout(look, FIRST_LOOK_MS), setInterval(look, LOOK_EVERY_MS)];
  for (const timer of timers) timer.unref();
  runner.start();
  return {
    look,
    stop(deadlineMs) {
      for (const timer of timers) clearTimeout(timer);
      aborted.abort();
      return runner.stop(deadlineMs);
    },
  };
}
