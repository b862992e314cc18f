import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian and Ubuntu put the programs of each version, off the PATH. */
const DEBIAN = '/usr/lib/postgresql';

/**
 * Folder of PostgreSQL's programs, or undefined.
 * Order: POSTGRES_BIN, the PATH, the newest version that Debian has installed.
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

/** Where the installed client says that its server is: on macOS the server's own folder is not on the PATH. */
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
