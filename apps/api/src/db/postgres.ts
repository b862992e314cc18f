import pg from 'pg';
import { surviveDisconnects } from './connections.ts';
import type { DatabaseLog } from './log.ts';
import { type DatabaseTimeouts, TimedClient } from './timedClient.ts';
import { typeParsers } from './types.ts';

/** A browser gives up after ten seconds: it gets a 503 before that, also from a server that has stopped to answer. */
const timeouts: DatabaseTimeouts = { connectMs: 4000, queryMs: 6000 };
/** So much earlier, the server itself ends a statement that takes too long. */
const SERVER_FIRST_MS = 1000;

/**
 * Opens a pool on a PostgreSQL server, version 15 or later.
 * @param limits longer ones for tests on a busy machine, and for commands
 */
export function openPostgres(
  databaseUrl: string,
  log: DatabaseLog,
  { connectMs, queryMs }: DatabaseTimeouts = timeouts,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    Client: TimedClient,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
    statement_timeout: queryMs - SERVER_FIRST_MS,
    keepAlive: true,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'derrick',
    types: typeParsers,
  });
  surviveDisconnects(pool, log, 'PostgreSQL connection lost');
  return pool;
}
