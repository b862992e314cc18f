import pg from 'pg';

/** How long to wait for the database before a call is answered without it. */
export interface DatabaseTimeouts {
  /** For a connection: a new one, or the next that is free. */
  connectMs: number;
  /** For the answer to a query. */
  queryMs: number;
}

/** The most that a timer counts: 24 days. */
const UNHURRIED_MS = 2 ** 31 - 1;

/** For commands, whose queries take what they take. */
export const patient: DatabaseTimeouts = { connectMs: UNHURRIED_MS, queryMs: UNHURRIED_MS };

/** A query that the time-out of its connection does not hold for: of migrations, and of work in the background. */
export const unhurried = (text: string, values: unknown[] = []) => ({
  text,
  values,
  query_timeout: UNHURRIED_MS,
});

const isTimeout = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/**
 * A client that closes its connection when a query is not answered within `query_timeout`. pg alone would keep the
 * connection: what comes next on it, a rollback first of all, would wait behind the same query for as long again.
 */
export class TimedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // All overloads of `query` at once, of which those with a promise are watched: the pool's own close by themselves.
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
