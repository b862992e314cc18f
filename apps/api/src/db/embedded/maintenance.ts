import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { DatabaseLog } from '../log.ts';
import { withoutTimeout } from '../timedClient.ts';

const POLL_EVERY_MS = 500;
const CHECKPOINT_EVERY = 5 * 60_000;
const CHECKPOINT_AFTER_WAL = 64 * 1024 * 1024;
/**
 * Like autovacuum: a table is due after 50 changed rows plus a tenth of its rows, which is earlier than PostgreSQL's
 * default of a fifth.
 */
const VACUUM_BASE = 50;
const VACUUM_SHARE = 0.1;

/**
 * Time without queries, in milliseconds, after which the database counts as idle and maintenance can hold the session.
 */
const IDLE_AFTER = 2000;
/**
 * A table that exceeds its threshold by this factor is vacuumed even while the database is in use, because waiting would
 * make it take longer.
 */
const OVERDUE = 3;

/** State that is kept between two runs. */
export interface MaintenanceState {
  checkpointAt: number;
  /** Bytes of log written since the database was created, at the time of the last checkpoint. */
  wal: number | undefined;
}

/**
 * Does the maintenance that a PostgreSQL server does on its own. Without it, the log grew to 945 MB and a table to eight
 * times its size in 40 rounds of updates, and a start after a crash took 20 s. Runs twice a second. Each step blocks the
 * only session, so it prefers times without queries.
 * @returns a function that stops the maintenance and waits for the running step
 */
export function startMaintenance(pool: pg.Pool, log: DatabaseLog): () => Promise<void> {
  const stop = new AbortController();
  let isOurs = false;
  let usedAt = Date.now();
  const onAcquire = () => {
    if (!isOurs) usedAt = Date.now();
  };
  pool.on('acquire', onAcquire);

  const loop = (async () => {
    const state: MaintenanceState = { checkpointAt: Date.now(), wal: undefined };
    for (;;) {
      try {
        // The timer is unreferenced, so it does not keep the process alive.
        await delay(POLL_EVERY_MS, undefined, { signal: stop.signal, ref: false });
      } catch {
        return;
      }
      const isIdle = () => Date.now() - usedAt > IDLE_AFTER && pool.waitingCount === 0;
      isOurs = true;
      try {
        await maintain(pool, log, state, { isIdle, isStopped: () => stop.signal.aborted });
      } catch (error) {
        if (!stop.signal.aborted) log.error({ error }, 'embedded database maintenance failed');
      } finally {
        isOurs = false;
      }
    }
  })();
  return async () => {
    stop.abort();
    pool.off('acquire', onAcquire);
    await loop;
  };
}

/**
 * Runs the maintenance once: vacuums the tables that are due, then writes a checkpoint if enough time has passed or
 * enough log was written.
 */
export async function maintain(
  pool: pg.Pool,
  log: DatabaseLog,
  state: MaintenanceState,
  { isIdle, isStopped = () => false }: { isIdle: () => boolean; isStopped?: () => boolean },
): Promise<{ vacuumed: string[]; isCheckpointed: boolean }> {
  const vacuumed: string[] = [];
  // A session publishes its statistics at most once a second, and this session may have been idle since then.
  await pool.query('select pg_stat_force_next_flush()');
  const due = await pool.query<{ name: string; isOverdue: boolean }>(
    `select quote_ident(relname) as name, changes > $3::float * threshold as "isOverdue"
     from (
       select relname, greatest(n_dead_tup, n_mod_since_analyze, n_ins_since_vacuum) as changes,
         $1::float + $2::float * n_live_tup as threshold
       from pg_stat_user_tables
     ) as tables where changes > threshold order by changes`,
    [VACUUM_BASE, VACUUM_SHARE, OVERDUE],
  );
  for (const { name, isOverdue } of due.rows) {
    if (isStopped()) break;
    if (!isOverdue && !isIdle()) continue;
    const start = performance.now();
    await pool.query(withoutTimeout(`vacuum (analyze) ${name}`));
    vacuumed.push(name);
    log.info({ table: name, durationMs: Math.round(performance.now() - start) }, 'table vacuumed');
  }

  const { rows } = await pool.query<{ wal: number }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as wal`,
  );
  const wal = rows[0]?.wal ?? 0;
  state.wal ??= wal;
  const written = wal - state.wal;
  const isLate = written > 0 && Date.now() - state.checkpointAt > CHECKPOINT_EVERY;
  if (isStopped() || !(isLate || written > CHECKPOINT_AFTER_WAL)) return { vacuumed, isCheckpointed: false };

  const start = performance.now();
  await pool.query(withoutTimeout('checkpoint'));
  state.checkpointAt = Date.now();
  state.wal = wal;
  log.info({ walBytes: written, durationMs: Math.round(performance.now() - start) }, 'checkpoint completed');
  return { vacuumed, isCheckpointed: true };
}
