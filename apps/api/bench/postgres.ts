import { findPostgres } from '../../../scripts/postgres.mjs';
import { type PostgresServer, startPostgres } from '../test/database/postgresServer.ts';

/** Starts a PostgreSQL that syncs to disk, with the settings it comes with. */
export function startBenchPostgres(folder?: string): Promise<PostgresServer> {
  const bin = findPostgres();
  if (!bin) {
    throw new Error(
      'This needs PostgreSQL 15 or newer: install it, or name the folder of its `initdb` in POSTGRES_BIN.',
    );
  }
  return startPostgres(bin, { folder, isDurable: true });
}
