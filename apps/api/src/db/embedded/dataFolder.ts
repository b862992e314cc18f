import { existsSync } from 'node:fs';
import { mkdir, readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Thrown for a data folder with files but without a complete database. The message explains what is missing and what to
 * do.
 */
export class DataFolderIncompleteError extends Error {
  override readonly name = 'DataFolderIncompleteError';

  constructor(folder: string, missing: readonly string[]) {
    const names = missing.map((name) => `database/${name}`).join(', ');
    super(
      `The data folder ${folder} is not empty, but ${names} is missing: it looks like an incomplete backup or an unrelated folder. Restore the complete folder from one backup, or set DATA_DIR to an empty folder to start without data.`,
    );
  }
}

/** Thrown if the database of a data folder cannot be opened. The message explains the reason and what to do. */
export class DataFolderUnreadableError extends Error {
  override readonly name = 'DataFolderUnreadableError';
}

/** Minimum free disk space. Below this, PostgreSQL fails to start without naming the disk as the reason. */
const FREE_BYTES_MIN = 4 * 1024 * 1024;

/**
 * Creates the error for a database that cannot be opened. The embedded database itself reports neither a full disk nor
 * the damaged part.
 */
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
  // Only the first sentence: the rest is for developers of the embedded database.
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/);
  return new DataFolderUnreadableError(
    `The embedded database in ${folder}/database cannot be opened (${reason}). Its files are damaged, are not readable and writable for this user, or belong to another version of PostgreSQL. Keep a copy of the data folder, and restore the last backup into another folder.`,
    { cause: error },
  );
}

/** Returns the free bytes on the disk of a folder that this user can use. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Lists a folder. Returns no names if the path is missing or not a folder. */
async function namesIn(path: string): Promise<string[]> {
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!stats) return [];
  return stats.isDirectory() ? readdir(path) : ['.'];
}

/** Entries that every PostgreSQL folder has from the start. */
const essentials = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal'];

/**
 * Entries that a data folder can have before the database exists: the lock, an interrupted draft, the maintenance switch.
 */
const beforeTheDatabase = /^(?:database\.(?:lock|creating)(?:\..*)?|maintenance|lost\+found|\..*)$/;

/**
 * Creates the data folder, private to the user who runs the server, unless it exists.
 * @throws {DataFolderIncompleteError} if it contains part of a database, or other files and no database: creating a new
 *   database would hide the loss of the old one
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const database = join(folder, 'database');
  const missing = essentials.filter((name) => !existsSync(join(database, name)));
  if (missing.length === 0) return;
  const inDatabase = await namesIn(database);
  const otherFiles = (await readdir(folder)).filter(
    (name) => name !== 'database' && !beforeTheDatabase.test(name),
  );
  if (inDatabase.length > 0 || otherFiles.length > 0) throw new DataFolderIncompleteError(folder, missing);
}
