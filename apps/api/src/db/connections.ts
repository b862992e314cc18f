import type pg from 'pg';
import type { DatabaseLog } from './log.ts';

/**
 * Keeps the process alive when a connection breaks: an error event without a listener would end it. The pool of pg
 * listens to idle connections only, not to one that a transaction holds between two statements.
 * @param message what the log calls a broken connection
 */
export function surviveDisconnects(pool: pg.Pool, log: DatabaseLog, message: string): void {
  pool.on('connect', (client) => {
    // The message alone: the error carries the whole client, connection parameters included.
    client.on('error', (error) => log.error({ reason: error.message }, message));
  });
  // The error of an idle connection, which the listener above has logged.
  pool.on('error', () => undefined);
}
