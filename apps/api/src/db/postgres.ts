import pg from 'pg';
import { outliveConnections } from './connections.ts';
import type { DatabaseLog } from './log.ts';
import { typeParsers } from './types.ts';

/** The client gives up after ten seconds; a query that takes longer serves nobody. */
const STATEMENT_TIMEOUT = 8000;

/**
 * Opens a pool on a PostgreSQL server, version 15 or later.
 * @param timeoutMs how long a statement, and the wait for a connection, may take; longer for tests on a busy machine
 */
export function openPostgres(
  databaseUrl: string,
  log: DatabaseLog,
  timeoutMs: number = STATEMENT_TIMEOUT,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'derrick',
    types: typeParsers,
  });
  outliveConnections(pool, log, 'connection to PostgreSQL lost');
  return pool;
}
