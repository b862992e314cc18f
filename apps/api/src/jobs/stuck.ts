import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/index.ts';

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
  const { rows } = await sql<{ kind: string; late: number; failed: number; since: Date }>`
    select kind, count(*) filter (where failed_at is null) as late, count(failed_at) as failed,
      min(created_at) as since
    from jobs
    where done_at is null and (
      failed_at is not null
      or attempts >= ${MANY_ATTEMPTS}
      or attempts = 0 and next_at < now() - make_interval(mins => ${LATE_MINUTES})
    )
    group by kind order by kind
  `.execute(db);
  return rows.map(({ since, ...counts }) => ({ ...counts, since: since.toISOString() }));
}
