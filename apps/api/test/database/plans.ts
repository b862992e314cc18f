/** Classifies the plans of SQL statements on a Citus cluster. */
import pg from 'pg';

/**
 * - `router`: one worker answers, with the rows of one company.
 * - `reference`: the coordinator reads its copy of a reference table, or a write goes to all copies.
 * - `local`: the coordinator answers from its own tables.
 * - `coordinator`: a write of rows that a query of one worker returns.
 * - `multi-shard`: several shards answer.
 * - `unlimited`: several shards answer, and do not limit the number of rows.
 * - `unknown`: the statement names a table that only its test has.
 */
export type PlanKind =
  | 'router'
  | 'reference'
  | 'local'
  | 'coordinator'
  | 'multi-shard'
  | 'unlimited'
  | 'unknown';

/** PostgreSQL's undefined_table and invalid_schema_name. */
const UNDEFINED = new Set<string | undefined>(['42P01', '3F000']);

const IS_READ = /^\s*(?:select|with)\b/i;
const IS_EXPLAINABLE = /^\s*(?:select|insert|update|delete|with)\b/i;

/** Reads the kinds of the plans of statements on a database without rows. */
export async function readPlanKinds(
  databaseUrl: string,
  statements: readonly { sql: string; parameters: readonly unknown[] }[],
): Promise<PlanKind[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ id: string; kind: string }>(
      `select shardid::text as id, citus_table_type as kind from citus_shards`,
    );
    const kinds = new Map(tables.map(({ id, kind }) => [id, kind]));
    const plans: PlanKind[] = [];
    for (const { sql, parameters } of statements) {
      plans.push(IS_EXPLAINABLE.test(sql) ? await planKindOf(client, kinds, sql, parameters) : 'local');
    }
    return plans;
  } finally {
    await client.end();
  }
}

/** Returns the lines of a plan; undefined if the database lacks a table. */
async function explain(client: pg.Client, sql: string, parameters: readonly unknown[]) {
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>({
      text: `explain (costs off, verbose) ${sql}`,
      values: [...parameters],
    });
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } catch (error) {
    if (error instanceof pg.DatabaseError && UNDEFINED.has(error.code)) return undefined;
    throw error;
  }
}

async function planKindOf(
  client: pg.Client,
  kinds: ReadonlyMap<string, string>,
  sql: string,
  parameters: readonly unknown[],
): Promise<PlanKind> {
  const plan = await explain(client, sql, parameters);
  if (plan === undefined) return 'unknown';
  const taskCounts = [...plan.matchAll(/Task Count: (\d+)/g)].map(([, count]) => Number(count));
  const shards = [...plan.matchAll(/_(\d{6,})\b/g)].flatMap(([, id]) => kinds.get(id ?? '') ?? []);
  if (taskCounts.some((count) => count > 1)) {
    const [, ofShards = ''] = plan.split(/Task Count: \d+/);
    return IS_READ.test(sql) && !/-> {2}Limit/.test(ofShards) ? 'unlimited' : 'multi-shard';
  }
  if (/INSERT ... SELECT method/.test(plan)) return 'coordinator';
  if (shards.includes('distributed')) return 'router';
  return shards.includes('reference') ? 'reference' : 'local';
}
