/**
 * `npm run bench:citus -- --citus BIN [PARTS] [--companies 200 --more 2000 --tickets 2000 --rounds 60 --seconds 10]`, with
 * the parts
 * - `compare`: requests on a Citus cluster of a coordinator and two workers, and on one PostgreSQL, in turns,
 * - `move`: moves shards to a third worker while 8 clients write,
 * - `crash`: ends a worker like a crash while 8 clients write, and starts it again.
 *
 * By default all. BIN is the folder of the programs of a PostgreSQL with Citus.
 *
 * Requests go through the complete app in this process, without a socket. All nodes are on this machine.
 */
import { parseArgs } from 'node:util';
import { startCitus } from '../test/database/citusCluster.ts';
import { startPostgres } from '../test/database/postgresServer.ts';
import { createDatabase } from '../test/database/serverDatabase.ts';
import { crashWorker, moveShards } from './citus/disturb.ts';
import { type Customer, type Fleet, openFleet } from './citus/fleet.ts';
import { markdownTable } from './table.ts';
import { timesOf } from './times.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    citus: { type: 'string', default: process.env['CITUS_BIN'] ?? '' },
    companies: { type: 'string', default: '200' },
    more: { type: 'string', default: '2000' },
    tickets: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '10' },
  },
});
const has = (part: 'compare' | 'move' | 'crash') => positionals.length === 0 || positionals.includes(part);
const WARM_UP = 5;
/** Tickets of each company that is added for the second size and sends no requests. */
const TICKETS_OF_MORE = 20;
const rounds = Number(options.rounds);
const tickets = Number(options.tickets);
const companies = Number(options.companies);
const more = Number(options.more);

type Engine = 'PostgreSQL' | 'Citus';
const engines: readonly Engine[] = ['PostgreSQL', 'Citus'];

/** Runs a round of requests of a company. Returns the duration of each in milliseconds. */
async function runRound(customer: Customer): Promise<Record<string, number>> {
  const durations: Record<string, number> = {};
  const time = async <T>(name: string, task: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await task();
    durations[name] = performance.now() - start;
    return result;
  };
  await time('page 1 with count', () => customer.send('GET', '/ticket?pageSize=10'));
  await time('page 1 of the invoices', () => customer.send('GET', '/invoice?pageSize=10'));
  const made = await time('create a ticket', () => customer.send('POST', '/ticket', customer.newTicket('')));
  const saved = await time('save a ticket', () =>
    customer.send('PUT', `/ticket/${made.id}`, {
      ...customer.newTicket('checked'),
      version: made.version,
    }),
  );
  await customer.send('POST', `/ticket/${made.id}/approve`, { version: saved.version });
  const draft = await customer.send('POST', '/invoice', { ticketIds: [made.id] });
  await time('issue an invoice', () =>
    customer.send('POST', `/invoice/${draft.id}/issue`, { version: draft.version }),
  );
  return durations;
}

/** Runs rounds on both engines in turns, so that a busy machine slows both equally. */
async function compare(fleets: Record<Engine, Fleet>, title: string): Promise<void> {
  const durations: Record<Engine, Record<string, number[]>> = { PostgreSQL: {}, Citus: {} };
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const engine of round % 2 === 0 ? engines : engines.toReversed()) {
      const { customers } = fleets[engine];
      const customer = customers[(round + WARM_UP) % customers.length];
      if (!customer) continue;
      const times = await runRound(customer);
      if (round < 0) continue;
      for (const [name, ms] of Object.entries(times)) {
        durations[engine][name] = [...(durations[engine][name] ?? []), ms];
      }
    }
  }
  const cells = Object.keys(durations.Citus).map((name) => {
    const [plain, citus] = engines.map((engine) => timesOf(durations[engine][name] ?? []));
    if (!plain || !citus) return [name];
    const ratio = (share: 'p50' | 'p95') => (citus[share] / plain[share]).toFixed(2);
    return [
      name,
      ...[plain.p50, plain.p95, citus.p50, citus.p95].map((ms) => ms.toFixed(1)),
      ratio('p50'),
      ratio('p95'),
    ];
  });
  const head = ['', 'PostgreSQL p50 ms', 'p95', 'Citus p50 ms', 'p95', '× p50', '× p95'];
  console.log(`\n${title}\n\n${markdownTable([[title, ...head.slice(1)], ...cells])}`);
}

/** Compares both engines, first with the customers alone and then among more companies. */
async function compareSizes(onCitus: Fleet): Promise<void> {
  const plain = await startPostgres(options.citus, { isDurable: true });
  const fleets = { PostgreSQL: await openFleet(plain.url), Citus: onCitus };
  const both = async (task: (fleet: Fleet) => Promise<unknown>) => {
    await Promise.all(engines.map((engine) => task(fleets[engine])));
  };
  try {
    await both((fleet) => fleet.grow(companies, tickets));
    await both(({ pool }) => pool.query('analyze'));
    await compare(fleets, `${companies} companies`);
    if (more > companies) {
      await both((fleet) => fleet.growOthers(more, TICKETS_OF_MORE));
      await both(({ pool }) => pool.query('analyze'));
      await compare(fleets, `${companies} among ${more} companies`);
    }
  } finally {
    await fleets.PostgreSQL.close();
    await plain.stop();
  }
}

async function reportShards({ pool }: Fleet): Promise<void> {
  const { rows } = await pool.query<{ node: string; shards: string; bytes: string }>(
    `select nodeport::text as node, count(*)::text as shards, pg_size_pretty(sum(shard_size)) as bytes
     from citus_shards where citus_table_type = 'distributed' group by 1 order by 1`,
  );
  const { rows: counts } = await pool.query<{ shard: string; tickets: string }>(
    `select get_shard_id_for_distribution_column('tickets', company_id)::text as shard, count(*)::text as tickets
     from tickets group by 1 order by 1`,
  );
  console.log(`\n${markdownTable([['worker', 'shards', 'size'], ...rows.map((row) => Object.values(row))])}`);
  const sizes = counts.map((row) => Number(row.tickets));
  console.log(
    `\ntickets in ${sizes.length} shards: ${Math.min(...sizes)} to ${Math.max(...sizes)}, ${sizes.join(' ')}`,
  );
}

if (!options.citus)
  throw new Error('This needs a PostgreSQL with Citus: name the folder of its programs with --citus.');
const cluster = await startCitus(options.citus, { workers: 3, isDurable: true });
const [first, second, third] = cluster.workers.map(({ url }) => url);
if (!first || !second || !third) throw new Error('no workers');
const servers = { serverUrl: cluster.coordinator.url, workerUrls: [first, second, third] };
const onCitus = await openFleet(await createDatabase(servers, 'derrick', { idle: [third] }));
try {
  if (has('compare')) await compareSizes(onCitus);
  else await onCitus.grow(companies, tickets);
  await reportShards(onCitus);
  if (has('move')) await moveShards(onCitus, new URL(third));
  if (has('crash')) await crashWorker(onCitus, cluster, Number(options.seconds));
} finally {
  await onCitus.close();
  await cluster.stop();
}
