import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { createJobRunner, enqueue, extendLease, type JobHandler } from '../jobs/index.ts';
import type { Config } from '../platform/config.ts';
import type { Logger } from '../platform/logging.ts';
import { makeBackup } from './make.ts';
import { summaryOf } from './manifest.ts';
import { type Places, withSource } from './source.ts';
import { verifyBackup } from './verify.ts';

const LOOK_EVERY_MS = 10 * 60_000;
/** A job is another process's once its lease has ended, after six minutes. */
const EXTEND_EVERY_MS = 60_000;
/** A backup that could not be made all day is tomorrow's matter. */
const EXPIRES_HOURS = 20;

const NAME = /^derrick-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/;
const nameAt = (now: Date) => `derrick-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;

/** Removes all but the newest backups of a folder; other files stay. */
export async function removeOld(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  for (const name of names.slice(0, Math.max(0, names.length - keep))) await rm(join(folder, name));
}

/** What scheduled backups are made of. */
export interface BackupParts {
  db: Kysely<Database>;
  log: Logger;
  config: Places & Pick<Config, 'backupDir' | 'backupKeep' | 'backupHour'>;
  /** Called after each backup that was made and verified. */
  onMade?: ((at: Date) => void) | undefined;
}

/** Makes one backup into a folder, verifies it, and removes the oldest. */
export async function backUpInto(
  folder: string,
  { config, log, onMade }: Omit<BackupParts, 'db'>,
  signal?: AbortSignal,
): Promise<void> {
  const now = new Date();
  const start = performance.now();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, nameAt(now));
  await withSource(config, log, (source) => makeBackup(source, path, { now, signal }));
  const manifest = await verifyBackup(path).catch(async (error: unknown) => {
    // Nobody may take it for a good one.
    await rm(path, { force: true });
    throw error;
  });
  await removeOld(folder, config.backupKeep);
  const details = { ...summaryOf(manifest), path, ms: Math.round(performance.now() - start) };
  if (manifest.missingFiles.length > 0) log.warn(details, 'backup made; files are missing');
  else log.info(details, 'backup made');
  onMade?.(now);
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
  const { db, log, config } = parts;
  const { backupDir, backupHour } = config;
  if (backupDir === undefined) return { look: () => undefined, stop: () => Promise.resolve(true) };

  const aborted = new AbortController();
  const backup: JobHandler = async (job) => {
    const extending = setInterval(() => {
      extendLease(db, job).catch((error: unknown) => log.warn({ err: error }, 'lease not extended'));
    }, EXTEND_EVERY_MS);
    try {
      await backUpInto(backupDir, parts, aborted.signal);
      return 'done';
    } finally {
      clearInterval(extending);
    }
  };
  const runner = createJobRunner({ db, log, handlers: { backup } });
  const look = () => {
    enqueueDaily(db, backupHour).catch((error: unknown) => log.error({ err: error }, 'backup not enqueued'));
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  runner.start();
  return {
    look,
    stop(deadlineMs) {
      clearInterval(timer);
      aborted.abort();
      return runner.stop(deadlineMs);
    },
  };
}
