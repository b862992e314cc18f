import type { Kysely } from 'kysely';
import { date, integer, object, string } from 'superstruct';
import { type Database, readRows } from '../db/index.ts';

const stuckRow = object({ kind: string(), late: integer(), failed: integer(), since: date() });

/** Jobs of a kind that somebody should look at. */
export interface StuckJobs {
  kind: string;
  /** Not done although they were tried several times, or although they were due long ago. */
  late: number;
  /** Given up. */
  failed: number;
  /** When the oldest of them was enqueued. */
  since: string;
}

/** With the pauses between them, five tries take about four minutes. */
const MANY_ATTEMPTS = 5;
const LATE_MINUTES = 10;

/** Counts the jobs that are late or given up, by kind; empty when all is well. */
export async function findStuckJobs(db: Kysely<Database>): Promise<StuckJobs[]> {
  const rows = await readRows(db, stuckRow)`
    select kind, count(*) filter (where failed_at is null) as late, count(failed_at) as failed,
      min(created_at) as since
    from jobs
    where done_at is null and (
      failed_at is not null
      or attempts >= ${MANY_ATTEMPTS}
      or attempts = 0 and next_at < now() - make_interval(mins => ${LATE_MINUTES})
    )
    group by kind order by kind
  `;
  return rows.map(({ since, ...counts }) => ({ ...counts, since: since.toISOString() }));
}
