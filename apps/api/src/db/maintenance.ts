import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { DatabaseLog } from './log.ts';

const LOOK_EVERY = 5000;
const CHECKPOINT_EVERY = 5 * 60_000;
const CHECKPOINT_AFTER_WAL = 64 * 1024 * 1024;
/** As autovacuum: a table is due after 50 changed rows and a tenth of it, sooner than PostgreSQL's fifth. */
const VACUUM_BASE = 50;
const VACUUM_SHARE = 0.1;

/**
 * Does for the embedded database what a PostgreSQL server does by itself: without it the log grew to 945 MB and a
 * table to eight times its size in 40 rounds of updates, and a start after a crash took 20 s. Looks every 5 s, when no
 * query waits; each step holds the only session for as long as it takes, so they run one table at a time.
 * @returns stops it and waits for the step that runs
 */
export function startMaintenance(pool: pg.Pool, log: DatabaseLog): () => Promise<void> {
  const stop = new AbortController();
  const loop = (async () => {
    const state = { checkpointAt: Date.now(), wal: -1 };
    for (;;) {
      try {
        // Unreferenced: waiting for the next look keeps no process alive.
        await delay(LOOK_EVERY, undefined, { signal: stop.signal, ref: false });
      } catch {
        return;
      }
      try {
        if (pool.waitingCount === 0) await maintain(pool, log, state, () => stop.signal.aborted);
      } catch (error) {
        if (!stop.signal.aborted) log.error({ err: error }, 'maintenance of the embedded database failed');
      }
    }
  })();
  return async () => {
    stop.abort();
    await loop;
  };
}

/** One look: vacuums the tables that are due, then writes a checkpoint if time or log ask for one. */
export async function maintain(
  pool: pg.Pool,
  log: DatabaseLog,
  state: { checkpointAt: number; wal: number },
  isStopped: () => boolean = () => false,
): Promise<{ vacuumed: string[]; isCheckpointed: boolean }> {
  const vacuumed: string[] = [];
  const due = await pool.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_stat_user_tables
     where greatest(n_dead_tup, n_mod_since_analyze, n_ins_since_vacuum) > $1::float + $2::float * n_live_tup`,
    [VACUUM_BASE, VACUUM_SHARE],
  );
  for (const { name } of due.rows) {
    if (isStopped() || pool.waitingCount > 0) break;
    const start = performance.now();
    await pool.query(`vacuum (analyze) ${name}`);
    vacuumed.push(name);
    log.info({ table: name, ms: Math.round(performance.now() - start) }, 'vacuumed');
  }

  const { rows } = await pool.query<{ wal: number }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as wal`,
  );
  const wal = rows[0]?.wal ?? 0;
  if (state.wal < 0) state.wal = wal;
  const written = wal - state.wal;
  const isCheckpointDue =
    written > CHECKPOINT_AFTER_WAL || (written > 0 && Date.now() - state.checkpointAt > CHECKPOINT_EVERY);
  if (!isCheckpointDue || isStopped()) return { vacuumed, isCheckpointed: false };
  const start = performance.now();
  await pool.query('checkpoint');
  state.checkpointAt = Date.now();
  state.wal = wal;
  log.info({ walBytes: written, ms: Math.round(performance.now() - start) }, 'checkpoint');
  return { vacuumed, isCheckpointed: true };
}
