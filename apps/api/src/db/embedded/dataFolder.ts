import { existsSync } from 'node:fs';
import { mkdir, readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** Thrown for a data folder that holds files but no whole database; the message says what is missing and what to do. */
export class DataFolderIncompleteError extends Error {
  override readonly name = 'DataFolderIncompleteError';

  constructor(folder: string, missing: readonly string[]) {
    const names = missing.map((name) => `database/${name}`).join(', ');
    super(
      `The data folder ${folder} is not empty, but ${names} is missing: it looks like an incomplete backup or an unrelated folder. Restore the complete folder from one backup, or set DATA_DIR to an empty folder to start without data.`,
    );
  }
}

/** Thrown when a data folder has a database that does not open; the message says why and what to do. */
export class DataFolderUnreadableError extends Error {
  override readonly name = 'DataFolderUnreadableError';
}

/** Below this, PostgreSQL fails to start without naming the disk as the reason. */
const FREE_BYTES_MIN = 4 * 1024 * 1024;

/** Writes the error of a database that does not open; the engine itself tells neither a full disk nor what is damaged. */
export function openFailure(
  folder: string,
  error: unknown,
  { freeBytes }: { freeBytes: number },
): DataFolderUnreadableError {
  if (freeBytes < FREE_BYTES_MIN) {
    const megabytes = (freeBytes / 1_000_000).toFixed(1);
    return new DataFolderUnreadableError(
      `The disk of the data folder ${folder} is full: the embedded database needs space to start, and only ${megabytes} MB are free. Free some space and start again.`,
      { cause: error },
    );
  }
  // The first sentence: what follows is for developers of the engine.
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/);
  return new DataFolderUnreadableError(
    `The embedded database in ${folder}/database cannot be opened (${reason}). Its files are damaged, are not readable and writable for this user, or belong to another version of PostgreSQL. Keep a copy of the data folder, and restore the last backup into another folder.`,
    { cause: error },
  );
}

/** The room that is left on the disk of a folder, for this user. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Lists a folder that may be missing, or be something else. */
async function namesIn(path: string): Promise<string[]> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!found) return [];
  return found.isDirectory() ? readdir(path) : ['.'];
}

/** What every PostgreSQL folder has from the first moment on. */
const essentials = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal'];

/** What may lie in a data folder before there is a database: the lock, a draft that was broken off, the maintenance switch. */
const beforeTheDatabase = /^(?:database\.(?:lock|creating)(?:\..*)?|maintenance|lost\+found|\..*)$/;

/**
 * Makes the data folder, private to the user who runs the server, unless it is there.
 * @throws {DataFolderIncompleteError} when it holds a part of a database, or anything else without one: a new database
 * would hide that the old one is lost
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const database = join(folder, 'database');
  const missing = essentials.filter((name) => !existsSync(join(database, name)));
  if (missing.length === 0) return;
  const inDatabase = await namesIn(database);
  const others = (await readdir(folder)).filter(
    (name) => name !== 'database' && !beforeTheDatabase.test(name),
  );
  if (inDatabase.length > 0 || others.length > 0) throw new DataFolderIncompleteError(folder, missing);
}
