import { findPostgres } from '../../../scripts/postgres.mjs';
import { type PostgresServer, startPostgres } from '../test/database/postgresServer.ts';

/** Starts a PostgreSQL with default settings that syncs to disk. */
export function startBenchPostgres(folder?: string): Promise<PostgresServer> {
  const bin = findPostgres();
  if (!bin) {
    throw new Error(
      'This needs PostgreSQL: run `npm ci`, or set POSTGRES_BIN to the folder of `initdb` of version 15 or newer.',
    );
  }
  return startPostgres(bin, { folder, isDurable: true });
}
