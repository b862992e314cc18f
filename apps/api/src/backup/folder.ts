import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseLog } from '../db/index.ts';
import { makeBackup } from './make.ts';
import type { Manifest } from './manifest.ts';
import { type BackupLocations, withBackupSource } from './source.ts';
import { verifyBackup } from './verify.ts';

/** The names sort in the order of their times. */
const NAME = /^derrick-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/;
const nameAt = (now: Date) => `derrick-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;

/** Removes all but the newest backups in a folder. Other files stay. */
export async function removeOldBackups(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  for (const name of names.slice(0, Math.max(0, names.length - keep))) await rm(join(folder, name));
}

/** Makes a backup in a folder, named by its time, verifies it, and removes the oldest backups. */
export async function backUpIntoFolder(
  folder: string,
  keep: number,
  places: BackupLocations,
  log: DatabaseLog,
  signal?: AbortSignal,
): Promise<{ path: string; manifest: Manifest }> {
  const now = new Date();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, nameAt(now));
  await withBackupSource(places, log, (source) => makeBackup(source, path, { now, signal }));
  const manifest = await verifyBackup(path).catch(async (error: unknown) => {
    // A failed backup must not be mistaken for a valid one.
    await rm(path, { force: true });
    throw error;
  });
  await removeOldBackups(folder, keep);
  return { path, manifest };
}
