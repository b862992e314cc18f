/** Checks which rows the queries on jobs read when most jobs are finished. */
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import type { Database } from '../db/index.ts';
import { claimJobs, nextDueIn } from './claimed.ts';
import { findStuckJobs } from './stuck.ts';

let database: TestDatabase;
const statements: CompiledQuery[] = [];
let watched: Kysely<Database>;

/** Records the statements on a pool. */
const watchedOn = (pool: TestDatabase['pool']) =>
  new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log({ query }) {
      statements.push(query);
    },
  });

beforeAll(async () => {
  database = await openTestDatabase();
  watched = watchedOn(database.pool);
  /** Inserts `count` mail jobs; `columns` and `values` set the other columns. */
  const add = (count: number, columns: string, values: string) =>
    sql`
      insert into jobs (id, kind, payload, ${sql.raw(columns)})
      select gen_random_uuid(), 'mail', '{}', ${sql.raw(values)} from generate_series(1, ${sql.lit(count)})
    `.execute(database.db);
  await add(30_000, 'attempts, done_at', '1, now()');
  await add(5_000, 'attempts, failed_at', '60, now()');
  await add(5_000, 'attempts, next_at', `7, now() + interval '1 hour'`);
  await add(5_000, 'next_at', `now() - interval '1 day'`);
  await sql`analyze jobs`.execute(database.db);
});
afterAll(() => database.close());

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Repeats the statements of `run` with EXPLAIN and returns the scans of the `jobs` table. */
async function scansOf(run: () => Promise<unknown>) {
  statements.length = 0;
  await run();
  const scans: { node: string; rows: number }[] = [];
  for (const { sql: text, parameters } of [...statements]) {
    const { rows } = await database.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, format json) ${text}`,
      [...parameters],
    );
    for (const node of nodesOf(
      rows[0]?.['QUERY PLAN'][0].Plan ?? { 'Node Type': '', 'Actual Rows': 0, 'Actual Loops': 0 },
    )) {
      if (!node['Node Type'].includes('Scan') || node['Relation Name'] !== 'jobs') continue;
      const rowsEach = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
      scans.push({
        node: node['Node Type'],
        rows: rowsEach * node['Actual Loops'],
      });
    }
  }
  return scans;
}

it.each([
  ['the readiness check', () => findStuckJobs(watched)],
  [
    'claiming jobs',
    () =>
      claimJobs(watched, [
        { kind: 'mail', slots: 4 },
        { kind: 'sms', slots: 4 },
      ]),
  ],
  ['finding when the next job is due', () => nextDueIn(watched, [{ kind: 'mail', slots: 4 }])],
])('%s reads few rows of the jobs table, and only through an index', async (_, run) => {
  const scans = await scansOf(run);
  expect(scans).not.toEqual([]);
  expect(scans.filter(({ node }) => node === 'Seq Scan')).toEqual([]);
  expect(scans.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThan(1000);
});

it('the readiness check counts at most a hundred late and a hundred failed jobs per kind', async () => {
  expect(await findStuckJobs(database.db)).toMatchObject([{ kind: 'mail', late: 100, failed: 100 }]);
});

it('the readiness check reads as many pages with many open and finished jobs as with none', async () => {
  // A new database, because the planner must have no statistics, as in the minutes after many jobs were added.
  const { db, pool, close } = await openTestDatabase();
  const pagesRead = async () => {
    statements.length = 0;
    await findStuckJobs(watchedOn(pool));
    const [statement] = statements;
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
      `explain (analyze, buffers, format json) ${statement?.sql}`,
      [...(statement?.parameters ?? [])],
    );
    const { Plan: plan } = rows[0]?.['QUERY PLAN'][0] ?? { Plan: {} };
    return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
  };
  await sql`alter table jobs set (autovacuum_enabled = off)`.execute(db);
  const none = await pagesRead();
  await sql`
    insert into jobs (id, kind, payload) select gen_random_uuid(), 'mail', '{}' from generate_series(1, 50000)
  `.execute(db);
  const open = await pagesRead();
  await sql`update jobs set attempts = 1, done_at = now()`.execute(db);
  // The first reading marks the index entries of the finished jobs as dead.
  await pagesRead();
  const readCount = await pagesRead();
  await close();
  expect(none).toBeGreaterThan(0);
  expect(open).toBeLessThan(none + 100);
  expect(readCount).toBeLessThan(none + 100);
});
