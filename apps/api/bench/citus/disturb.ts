/** Writes to a Citus cluster while shards move to another worker and while a worker is down. */
import { setTimeout as delay } from 'node:timers/promises';
import type { CitusCluster } from '../../test/database/citusCluster.ts';
import { timed } from '../times.ts';
import type { Customer, Fleet, Reply } from './fleet.ts';

/** Clients that write at the same time. */
const CLIENTS = 8;

interface Written {
  acknowledged: Map<string, Customer>;
  failures: Map<string, number>;
}

/** Counts a reply by request and status. */
function count(counts: Map<string, number>, request: string, { status, retryAfter }: Reply): void {
  const key = `${request} ${status}${retryAfter ? ' with Retry-After' : ''}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Lets clients create tickets, each in its own company, until the task ends. */
async function writeDuring(customers: readonly Customer[], task: () => Promise<void>): Promise<Written> {
  const written: Written = { acknowledged: new Map(), failures: new Map() };
  let isDone = false;
  const write = async (client: number) => {
    for (let turn = client; !isDone; turn += CLIENTS) {
      const customer = customers[turn % customers.length];
      if (!customer) return;
      const reply = await customer.call('POST', '/ticket', customer.newTicket('while moving'));
      if (reply.status < 400) written.acknowledged.set(JSON.parse(reply.body).data.id, customer);
      else {
        count(written.failures, 'create', reply);
        await delay(50);
      }
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, client) => write(client));
  try {
    await task();
  } finally {
    isDone = true;
  }
  await Promise.all(clients);
  return written;
}

async function countLost({ pool }: Fleet, { acknowledged }: Written): Promise<number> {
  const { rows } = await pool.query<{ id: string }>('select id from tickets where id = any($1::uuid[])', [
    [...acknowledged.keys()],
  ]);
  return acknowledged.size - rows.length;
}

/** Counts the companies whose daily sums of tickets differ from their tickets. */
async function countWrongSums({ pool }: Fleet): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    `select company_id as id from (
       select company_id, sum(total) as total, sum(work_hours) as hours from ticket_daily group by company_id
     ) as daily full join (
       select company_id, count(*) as total, sum(work_hours) as hours from tickets
       where deleted_at is null group by company_id
     ) as exact using (company_id)
     where daily.total is distinct from exact.total or daily.hours is distinct from exact.hours`,
  );
  return rows.length;
}

const describeFailures = ({ failures }: Written) =>
  failures.size === 0 ? 'none' : [...failures].map(([status, count]) => `${count} × ${status}`).join(', ');

/** Moves the shards of two groups to another worker while clients write. */
export async function moveShards(fleet: Fleet, target: URL): Promise<void> {
  const { pool, customers } = fleet;
  const { rows } = await pool.query<{ id: string; node: string; port: number }>(
    `select shardid::text as id, nodename as node, nodeport as port from citus_shards
     where table_name = 'tickets'::regclass order by shardid limit 2`,
  );
  const allow = `select citus_set_node_property($1, $2, 'shouldhaveshards', true)`;
  await pool.query(allow, [target.hostname, Number(target.port)]);
  const moves: number[] = [];
  const written = await writeDuring(customers, async () => {
    await delay(1000);
    for (const { id, node, port } of rows) {
      moves.push(
        await timed(async () => {
          const client = await pool.connect();
          try {
            await client.query('set statement_timeout = 0');
            await client.query({
              text: `select citus_move_shard_placement($1, $2, $3, $4, $5, 'force_logical')`,
              values: [id, node, port, target.hostname, Number(target.port)],
              ...{ query_timeout: 600_000 },
            });
          } finally {
            client.release(true);
          }
        }),
      );
    }
    await delay(1000);
  });
  console.log(
    `\nmoved ${moves.length} shard groups in ${moves.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(', ')}: ` +
      `${written.acknowledged.size} tickets acknowledged, ${await countLost(fleet, written)} lost, ` +
      `${await countWrongSums(fleet)} companies with wrong daily sums, failed requests: ${describeFailures(written)}`,
  );
}

/**
 * Ends a worker like a crash while clients write, and starts it again.
 * @param seconds time for which the clients write afterwards
 */
export async function crashWorker(fleet: Fleet, { workers }: CitusCluster, seconds: number): Promise<void> {
  const [worker] = workers;
  if (!worker) return;
  const { port } = new URL(worker.url);
  const { rows } = await fleet.pool.query<{ id: string; port: number }>(
    `select c.id, s.nodeport as port from companies c join citus_shards s
       on s.shardid = get_shard_id_for_distribution_column('tickets', c.id)`,
  );
  const down = new Set(rows.filter((row) => String(row.port) === port).map(({ id }) => id));
  const replies = { affected: new Map<string, number>(), others: new Map<string, number>() };
  const written = await writeDuring(fleet.customers, async () => {
    await delay(1000);
    await worker.kill();
    for (const customer of fleet.customers) {
      const counts = down.has(customer.id) ? replies.affected : replies.others;
      count(counts, 'list', await customer.call('GET', '/ticket?pageSize=10'));
      count(counts, 'sign-in', await customer.signIn());
    }
    await worker.restart();
    await delay(seconds * 1000);
  });
  const after = await Promise.all(
    fleet.customers.map((customer) => customer.call('GET', '/ticket?pageSize=10')),
  );
  const text = (counts: Map<string, number>) =>
    [...counts].map(([key, count]) => `${count} × ${key}`).join(', ');
  console.log(
    `\nworker down: its ${down.size} companies ${text(replies.affected)}; the others ${text(replies.others)}\n` +
      `worker started again: ${after.filter(({ status }) => status === 200).length} of ${after.length} companies answer; ` +
      `${written.acknowledged.size} tickets acknowledged, ${await countLost(fleet, written)} lost, ` +
      `${await countWrongSums(fleet)} companies with wrong daily sums, failed requests: ${describeFailures(written)}`,
  );
}
