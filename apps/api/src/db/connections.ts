import type pg from 'pg';
import type { DatabaseLog } from './log.ts';

/**
 * Keeps the process alive when a connection breaks, because an error event without a listener ends the process. The pool
 * of pg only listens to idle connections, and not to a connection between two statements of a transaction.
 * @param message log message for a broken connection
 */
export function surviveDisconnects(pool: pg.Pool, log: DatabaseLog, message: string): void {
  pool.on('connect', (client) => {
    // Only the message is logged: the error contains the client with its connection parameters.
    client.on('error', (error) => log.error({ reason: error.message }, message));
  });
  // The error of an idle connection, already logged by the listener above.
  pool.on('error', () => undefined);
}
