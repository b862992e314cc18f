import type pg from 'pg';
import { array, create, lazy, number, optional, type Struct, string, type } from 'superstruct';
import type { Statement } from './stand.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Index Name'?: string | undefined;
  'Actual Rows': number;
  'Actual Loops': number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[] | undefined;
}

const planNode: Struct<PlanNode> = lazy(() =>
  type({
    'Node Type': string(),
    'Relation Name': optional(string()),
    'Index Name': optional(string()),
    'Actual Rows': number(),
    'Actual Loops': number(),
    'Shared Hit Blocks': number(),
    'Shared Read Blocks': number(),
    Plans: optional(array(planNode)),
  }),
);
const explained = array(type({ Plan: planNode }));

/** Cost of a statement according to its plan. */
export interface Plan {
  /** Number of 8 KiB pages read, from memory or from disk. */
  buffers: number;
  /** Plan nodes that read a table or an index, in order. */
  reads: string[];
}

const isTable = (node: PlanNode) => node['Index Name'] !== undefined || node['Relation Name'] !== undefined;

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

function describe(node: PlanNode): string {
  const { 'Node Type': kind, 'Index Name': index, 'Relation Name': table } = node;
  const loops = node['Actual Loops'];
  const rows = Math.round(node['Actual Rows'] * loops);
  const buffers = node['Shared Hit Blocks'] + node['Shared Read Blocks'];
  const times = loops > 1 ? `, ${loops} times` : '';
  return `${kind} ${index ?? table}: ${rows} rows, ${buffers} buffers${times}`;
}

/** Runs a statement again to get its plan. */
export async function explain(pool: pg.Pool, statement: Statement): Promise<Plan> {
  const { rows } = await pool.query<Record<string, unknown>>(
    `explain (analyze, buffers, timing off, format json) ${statement.sql}`,
    [...statement.parameters],
  );
  const [root] = create(rows[0]?.['QUERY PLAN'], explained);
  if (!root) throw new Error('PostgreSQL has explained nothing.');
  const nodes = nodesOf(root.Plan);
  return {
    buffers: root.Plan['Shared Hit Blocks'] + root.Plan['Shared Read Blocks'],
    reads: nodes.filter(isTable).map(describe),
  };
}

/** Explains the statements that read tickets, invoices or daily sums, and adds up their costs. */
export async function explainAll(pool: pg.Pool, statements: readonly Statement[]): Promise<Plan> {
  const plans: Plan[] = [];
  for (const statement of statements.filter(({ sql }) =>
    /\b(?:tickets|invoices|ticket_daily|invoice_daily)\b/.test(sql),
  )) {
    plans.push(await explain(pool, statement));
  }
  return {
    buffers: plans.reduce((sum, { buffers }) => sum + buffers, 0),
    reads: plans.flatMap(({ reads }) => reads),
  };
}
