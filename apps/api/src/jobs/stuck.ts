import { type Kysely, sql } from 'kysely';
import { date, integer, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import { readRows } from '../sql/index.ts';
import { jobKinds } from './payloads.ts';

const stuckRow = object({ kind: string(), late: integer(), failed: integer(), since: date() });

/** Jobs of a kind that need the operator's attention. Each count stops at 100, which means "at least 100". */
export interface StuckJobs {
  kind: string;
  /** Jobs that were tried several times or are long overdue. */
  late: number;
  /** Jobs that failed permanently. */
  failed: number;
  /** Time when the oldest of these jobs was enqueued. */
  since: string;
}

/** Five attempts take about four minutes including pauses. The condition of the index `jobs_late` repeats this number. */
const MANY_ATTEMPTS = 5;
const LATE_MINUTES = 10;
/** Maximum number of jobs that each part of the query reads. The query is public through `/readyz`. */
const MAX_COUNTED = 100;

/**
 * Counts late and failed jobs by kind; empty if there are none. Reads a limited number of index entries, regardless of
 * the number of jobs.
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
          order by created_at limit ${MAX_COUNTED}
        ) union all (
          select created_at from jobs
          where kind = of.kind and done_at is null and failed_at is null and attempts = 0
            and next_at < now() - make_interval(mins => ${LATE_MINUTES})
          order by next_at limit ${MAX_COUNTED}
        ) limit ${MAX_COUNTED}
      ) as found
    ) as late
    cross join lateral (
      select count(*)::integer as count, min(created_at) as since from (
        select created_at from jobs
        where kind = of.kind and failed_at is not null
        order by created_at limit ${MAX_COUNTED}
      ) as found
    ) as failed
    where late.count + failed.count > 0
    order by of.kind
  `;
  return rows.map(({ since, ...counts }) => ({ ...counts, since: since.toISOString() }));
}
