import type pg from 'pg';
import type { DatabaseLog } from './log.ts';

/**
 * Lets a pool outlive its connections: the error of one that breaks ends the process if nobody hears it. The pool of pg
 * listens to those that lie idle alone, not to one that a transaction holds between two statements.
 * @param message says in the log whose connection it was
 */
export function outliveConnections(pool: pg.Pool, log: DatabaseLog, message: string): void {
  pool.on('connect', (client) => {
    // The message alone: the error carries the whole client, connection parameters included.
    client.on('error', (error) => log.error({ reason: error.message }, message));
  });
  // Of an idle one, which has said so itself.
  pool.on('error', () => undefined);
}
