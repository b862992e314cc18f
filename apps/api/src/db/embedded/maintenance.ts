import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { DatabaseLog } from '../log.ts';
import { unhurried } from '../timedClient.ts';

const LOOK_EVERY = 500;
const CHECKPOINT_EVERY = 5 * 60_000;
const CHECKPOINT_AFTER_WAL = 64 * 1024 * 1024;
/** As autovacuum: a table is due after 50 changed rows and a tenth of it, sooner than PostgreSQL's fifth. */
const VACUUM_BASE = 50;
const VACUUM_SHARE = 0.1;

/** Nobody asks anything: the moment to hold the session. */
const IDLE_AFTER = 2000;
/** So many times over, a table is vacuumed while people work: later it would take longer still. */
const OVERDUE = 3;

/** What is remembered between two looks. */
export interface MaintenanceState {
  checkpointAt: number;
  /** Bytes of log written since the database was made, as of the last checkpoint. */
  wal: number | undefined;
}

/**
 * Does for the embedded database what a PostgreSQL server does by itself: without it the log grew to 945 MB and a
 * table to eight times its size in 40 rounds of updates, and a start after a crash took 20 s. Looks twice a second; each
 * step holds the only session for as long as it takes, so it prefers moments in which nobody asks anything.
 * @returns stops it and waits for the step that runs
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
        // Unreferenced: waiting for the next look keeps no process alive.
        await delay(LOOK_EVERY, undefined, { signal: stop.signal, ref: false });
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

/** One look: vacuums the tables that are due, then writes a checkpoint if time or log ask for one. */
export async function maintain(
  pool: pg.Pool,
  log: DatabaseLog,
  state: MaintenanceState,
  { isIdle, isStopped = () => false }: { isIdle: () => boolean; isStopped?: () => boolean },
): Promise<{ vacuumed: string[]; isCheckpointed: boolean }> {
  const vacuumed: string[] = [];
  // A session publishes its statistics once a second at most, and ours may have done nothing since.
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
    await pool.query(unhurried(`vacuum (analyze) ${name}`));
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
  await pool.query(unhurried('checkpoint'));
  state.checkpointAt = Date.now();
  state.wal = wal;
  log.info({ walBytes: written, durationMs: Math.round(performance.now() - start) }, 'checkpoint completed');
  return { vacuumed, isCheckpointed: true };
}
