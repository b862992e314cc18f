import pg from 'pg';
import { surviveDisconnects } from './connections.ts';
import type { DatabaseLog } from './log.ts';
import { type DatabaseTimeouts, TimedClient } from './timedClient.ts';
import { typeParsers } from './types.ts';

/**
 * A browser gives up after ten seconds. With these limits it gets a 503 before that, also if the database server does not
 * respond.
 */
const timeouts: DatabaseTimeouts = { connectMs: 4000, queryMs: 6000 };
/** The database server itself ends a slow statement this much earlier, in milliseconds. */
const SERVER_FIRST_MS = 1000;

/**
 * Opens a pool on a PostgreSQL server, version 15 or later.
 * @param limits longer timeouts for tests on a busy machine and for commands
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
