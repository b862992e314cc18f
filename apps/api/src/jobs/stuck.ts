import { type Kysely, sql } from 'kysely';
import { date, integer, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import { readRows } from '../sql/index.ts';
import { jobKinds } from './payloads.ts';

const stuckRow = object({ kind: string(), late: integer(), failed: integer(), since: date() });

/** Jobs of a kind that an operator should look at. Each count ends at 100: 100 means at least that many. */
export interface StuckJobs {
  kind: string;
  /** Not done although they were tried several times, or although they were due long ago. */
  late: number;
  /** Given up. */
  failed: number;
  /** When the oldest of them was enqueued. */
  since: string;
}

/** With the pauses between them, five tries take about four minutes. The condition of the index `jobs_late` repeats it. */
const MANY_ATTEMPTS = 5;
const LATE_MINUTES = 10;
/** Maximum number of jobs that each part of the statement reads. It is run for anybody who asks for `/readyz`. */
const COUNTED = 100;

/**
 * Counts the jobs that are late or given up, by kind; empty when all is well. It reads a bounded number of index entries,
 * no matter how many jobs are finished, waiting or given up.
 */
export async function findStuckJobs(db: Kysely<Database>): Promise<StuckJobs[]> {
  const rows = await readRows(db, stuckRow)`
    select of.kind, late.count as late, failed.count as failed, least(late.since, failed.since) as since
    from unnest(${jobKinds}::text[]) as of (kind)
    cross join lateral (
      select count(*)::integer as count, min(created_at) as since from (
        (
          select created_at from jobs
          where kind = of.kind and done_at is null and failed_at is null and attempts >= ${sql.lit(MANY_ATTEMPTS)}
          order by created_at limit ${COUNTED}
        ) union all (
          select created_at from jobs
          where kind = of.kind and done_at is null and failed_at is null and attempts = 0
            and next_at < now() - make_interval(mins => ${LATE_MINUTES})
          order by next_at limit ${COUNTED}
        ) limit ${COUNTED}
      ) as found
    ) as late
    cross join lateral (
      select count(*)::integer as count, min(created_at) as since from (
        select created_at from jobs
        where kind = of.kind and failed_at is not null
        order by created_at limit ${COUNTED}
      ) as found
    ) as failed
    where late.count + failed.count > 0
    order by of.kind
  `;
  return rows.map(({ since, ...counts }) => ({ ...counts, since: since.toISOString() }));
}
