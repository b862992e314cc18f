import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Thrown for a data folder that holds files but no whole database; the message says what is missing and what to do. */
export class DataFolderIncompleteError extends Error {
  override readonly name = 'DataFolderIncompleteError';

  constructor(folder: string, missing: readonly string[]) {
    const names = missing.map((name) => `database/${name}`).join(', ');
    super(
      `The data folder ${folder} is not empty, but ${names} is missing: it looks like a part of a backup, or like another folder. Restore all of it from one backup, or set DATA_DIR to an empty folder to begin anew.`,
    );
  }
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
  const inDatabase = await readdir(database).catch(() => []);
  const others = (await readdir(folder)).filter(
    (name) => name !== 'database' && !beforeTheDatabase.test(name),
  );
  if (inDatabase.length > 0 || others.length > 0) throw new DataFolderIncompleteError(folder, missing);
}
