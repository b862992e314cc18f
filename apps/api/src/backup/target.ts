/** Opens the target of a restore and rejects targets that are in use or not empty. */
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { lockFolder, openEmbedded } from '../db/embedded/index.ts';
import type { DatabaseLog } from '../db/index.ts';
import { openPostgres } from '../db/postgres.ts';
import { noTimeouts } from '../db/timedClient.ts';
import { openFiles } from '../files/index.ts';
import { SECRET_FILE } from '../platform/secret.ts';
import { BackupError, readArchive } from './archive.ts';
import { type Manifest, SECRET } from './manifest.ts';
import { rejectNewerSchema, restoreBackup } from './restore.ts';
import type { BackupLocations } from './source.ts';

/**
 * Folder in which the contents of a data folder are prepared. They are moved to their places when all of them are
 * complete.
 */
const DRAFT = 'restoring';

async function rejectFilledFolder(folder: string, message: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  // Ignores entries of the file system and of the lock.
  const foundFiles = names.filter((name) => name !== 'lost+found' && !name.startsWith('database.lock'));
  if (foundFiles.length > 0) throw new BackupError(message);
}

async function readSecret(path: string): Promise<string | undefined> {
  let secret: string | undefined;
  await readArchive(path, async ({ name, content }) => {
    if (name === SECRET) secret = await text(content);
  });
  return secret;
}

/** Restores into an empty folder. An interrupted restore leaves nothing that a server would start with. */
async function restoreIntoFolder(
  path: string,
  manifest: Manifest,
  places: BackupLocations,
  log: DatabaseLog,
  isDurable: boolean,
): Promise<void> {
  const { dataDir } = places;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(dataDir);
  const draft = join(dataDir, DRAFT);
  try {
    await rejectFilledFolder(
      dataDir,
      `The folder ${dataDir} is not empty. Restore into a new folder with --into, or move this folder away.`,
    );
    const { pool, close } = await openEmbedded(draft, log, { isDurable, limits: noTimeouts });
    try {
      const { store, incomingFolder } = await openFiles({ ...places, dataDir: draft });
      await restoreBackup(path, manifest, { pool, store, incomingFolder }, log);
    } finally {
      await close();
    }
    const secret = await readSecret(path);
    if (secret !== undefined) await writeFile(join(draft, SECRET_FILE), secret, { mode: 0o600 });
    // The database is moved last: no server can start on this folder until the database is in it.
    for (const name of [...(secret === undefined ? [] : [SECRET_FILE]), 'files', 'database']) {
      await rename(join(draft, name), join(dataDir, name));
    }
    await rm(draft, { recursive: true });
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    await lock.release();
  }
}

/** Restores into the database of DATABASE_URL and into the bucket or folder of its files. */
async function restoreIntoServer(
  path: string,
  manifest: Manifest,
  places: BackupLocations & { databaseUrl: string },
  log: DatabaseLog,
): Promise<void> {
  const { store, incomingFolder } = await openFiles(places);
  if (!places.filesUrl) {
    const folder = join(places.dataDir, 'files', 'stored');
    await rejectFilledFolder(
      folder,
      `The file folder ${folder} is not empty. Move it away, or set DATA_DIR to another folder.`,
    );
  }
  await mkdir(incomingFolder, { recursive: true });
  const pool = openPostgres(places.databaseUrl, log, noTimeouts);
  try {
    await restoreBackup(path, manifest, { pool, store, incomingFolder }, log);
  } finally {
    await pool.end();
  }
}

/**
 * Restores a verified backup to the configured target.
 * @param isDurable false skips fsync; for tests
 */
export async function restoreInto(
  path: string,
  manifest: Manifest,
  places: BackupLocations,
  log: DatabaseLog,
  isDurable = true,
): Promise<void> {
  await rejectNewerSchema(manifest);
  const { databaseUrl } = places;
  await (databaseUrl
    ? restoreIntoServer(path, manifest, { ...places, databaseUrl }, log)
    : restoreIntoFolder(path, manifest, places, log, isDurable));
}
