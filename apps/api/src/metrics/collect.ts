import type { Kysely } from 'kysely';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { enums, integer, number, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import { withTimeout } from '../platform/timeout.ts';
import { readRow, readRows } from '../sql/index.ts';

/** Time limit in milliseconds, so that a scrape does not wait for an unresponsive database. */
const QUERY_MS = 2000;

const jobRow = object({
  kind: string(),
  state: enums(['waiting', 'failed']),
  count: integer(),
  seconds: number(),
});
const sizeRow = object({ bytes: number(), wal: number() });

/** Counts jobs by kind, and reads how long the oldest of each kind is overdue. */
const readJobs = (db: Kysely<Database>) =>
  readRows(db, jobRow)`
    select kind, 'waiting' as state, count(*) as count,
      greatest(0, extract(epoch from now() - min(next_at))) as seconds
    from jobs where done_at is null and failed_at is null group by kind
    union all
    select kind, 'failed', count(*), extract(epoch from now() - min(failed_at))
    from jobs where failed_at is not null group by kind
  `;

const readSize = (db: Kysely<Database>) =>
  readRow(db, sizeRow)`
    select pg_database_size(current_database()) as bytes,
      pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as wal
  `;

/** Sources of the gauges, read on each scrape. */
export interface Measured {
  db: Kysely<Database>;
  pool: pg.Pool;
}

/**
 * Adds the gauges of database, connections and Node to a registry.
 * @returns a function that updates the gauges; if the database does not answer, `derrick_database_up` is 0
 */
export function addGauges(registry: Registry, { db, pool }: Measured): () => Promise<void> {
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const up = gauge('derrick_database_up', '1 if the database has answered this scrape, else 0.');
  const bytes = gauge('derrick_database_bytes', 'Size of the database.');
  const wal = gauge('derrick_database_wal_bytes', 'Log that the database has written since it was made.');
  const connections = gauge('derrick_database_connections', 'Connections to the database.', ['state']);
  const waiting = gauge('derrick_database_waiting', 'Work that waits for a connection to the database.');
  const jobs = gauge('derrick_jobs', 'Jobs by kind that wait or were given up.', ['kind', 'state']);
  const oldest = gauge(
    'derrick_jobs_oldest_seconds',
    'For how long the oldest waiting job of a kind has been due, or the oldest failed one has been given up.',
    ['kind', 'state'],
  );

  return async () => {
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    waiting.set(pool.waitingCount);
    for (const metric of [jobs, oldest]) metric.reset();
    try {
      const [rows, size] = await withTimeout(Promise.all([readJobs(db), readSize(db)]), QUERY_MS);
      for (const { kind, state, count, seconds } of rows) {
        jobs.set({ kind, state }, count);
        oldest.set({ kind, state }, seconds);
      }
      bytes.set(size?.bytes ?? 0);
      wal.set(size?.wal ?? 0);
      up.set(1);
    } catch {
      up.set(0);
    }
  };
}
