import pg from 'pg';

/** Time limits of the database, in milliseconds. */
export interface DatabaseTimeouts {
  /** Limit for getting a connection, new or from the pool. */
  connectMs: number;
  /** Limit for the reply to a query. */
  queryMs: number;
}

/** Maximum delay of a timer: 24 days. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/** No time limits. For commands. */
export const noTimeouts: DatabaseTimeouts = { connectMs: TIMER_MAX_MS, queryMs: TIMER_MAX_MS };

/** Creates a query without the connection's timeout. For migrations and background work. */
export const withoutTimeout = (text: string, values: unknown[] = []) => ({
  text,
  values,
  query_timeout: TIMER_MAX_MS,
});

const isTimeout = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/**
 * A client that closes its connection if a query gets no reply within `query_timeout`. pg alone would keep the
 * connection, and the next statement on it, usually a rollback, would wait behind the same query for the same time again.
 */
export class TimedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Replaces all overloads of `query` and watches those that return a promise. The pool closes the connections of its
    // own queries.
    Reflect.set(this, 'query', (...parameters: unknown[]): unknown => {
      const result: unknown = Reflect.apply(pg.Client.prototype.query, this, parameters);
      if (result instanceof Promise) {
        result.catch((error: unknown) => {
          if (isTimeout(error)) void this.end().catch(() => undefined);
        });
      }
      return result;
    });
  }
}
