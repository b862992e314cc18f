import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folder where Debian and Ubuntu install the programs of each version. It is not on the PATH. */
const DEBIAN = '/usr/lib/postgresql';

/**
 * Returns the folder of PostgreSQL's programs, or undefined. Order: POSTGRES_BIN, the PATH, the newest version installed
 * by Debian.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env['POSTGRES_BIN'],
    ...(process.env['PATH'] ?? '').split(':'),
    fromPgConfig(),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ];
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')));
}

/** Returns the server's folder as reported by the installed client, because on macOS it is not on the PATH. */
function fromPgConfig() {
  try {
    return execFileSync('pg_config', ['--bindir'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
