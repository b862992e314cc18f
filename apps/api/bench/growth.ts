/**
 * `npm run bench:growth --workspace=@derrick/api [-- --large 1000000 --small 10000 --engines embedded,postgres --only
 * 'page 1 with count' --data FOLDER]`: measures the list, its search and its statistics with a million tickets in one
 * company, on the embedded database and on a temporary PostgreSQL: the pages of 8 KiB that each query plan reads, and the
 * time compared with a small company in the same database. Compares both with the acceptance figures. `--data` keeps the
 * databases for the next run.
 *
 * Requests go through the complete app (token check, input check, SQL, JSON) in this process, without a socket, in turns
 * over databases and companies.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Case, cases, MOST_BUFFERS } from './growth/cases.ts';
import { judge, judgeEngine, type Pair } from './growth/judge.ts';
import { explainAll, type Plan } from './growth/plans.ts';
import { openStand, type Stand } from './growth/stand.ts';
import { startBenchPostgres } from './postgres.ts';
import { markdownTable } from './table.ts';
import { best, type Times, timesInTurns } from './times.ts';

const { values: options } = parseArgs({
  options: {
    large: { type: 'string', default: '1000000' },
    small: { type: 'string', default: '10000' },
    engines: { type: 'string', default: 'embedded,postgres' },
    rounds: { type: 'string', default: '50' },
    only: { type: 'string' },
    steps: { type: 'string', default: '10000' },
    data: { type: 'string' },
  },
});
const tickets = { small: Number(options.small), large: Number(options.large) };
const engines = options.engines.split(',');
const REPEATS = 3;

const thousands = (count: number) => count.toLocaleString('en');

/** Explains the statements of a case for the large company. */
async function planOf({ pool, large, statementsOf }: Stand, { path }: Case): Promise<Plan> {
  const address = path(large);
  // The request is sent twice, because the first one may read pages that were not read since they were written.
  await large.get(address);
  return explainAll(pool, await statementsOf(() => large.get(address)));
}

/** Measures a case on every database for both companies. Returns the best of three measurements. */
async function timesOf(stands: readonly Stand[], { path }: Case): Promise<Pair[]> {
  const companies = stands.flatMap(({ small, large }) => [small, large]);
  const tasks = companies.map((company) => () => company.get(path(company)));
  const repeats: Times[][] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    repeats.push(await timesInTurns(tasks, Number(options.rounds)));
  }
  const at = (index: number) => best(repeats.flatMap((times) => times[index] ?? []));
  return stands.map((_, index) => ({ small: at(2 * index), large: at(2 * index + 1) }));
}

function describePlan(name: string, { buffers, reads }: Plan): string[] {
  const maxBuffers = tickets.large === 1_000_000 ? MOST_BUFFERS[name] : undefined;
  const head = `${name}: ${thousands(buffers)} buffers`;
  const judged =
    maxBuffers === undefined ? head : judge(`${head} of at most ${maxBuffers}`, buffers <= maxBuffers);
  return [judged, ...reads.map((read) => `  ${read}`)];
}

const ms = ({ p50, p95 }: Times) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`;

async function report(stands: readonly Stand[]): Promise<void> {
  const columns = stands.flatMap(({ engine }) => [
    `${engine}, ${thousands(tickets.small)}`,
    thousands(tickets.large),
    'ratio',
    'buffers',
  ]);
  const rows = [['p50 / p95 in ms', ...columns]];
  const plans = stands.map(() => new Map<string, Plan>());
  const times = stands.map(() => new Map<string, Pair>());
  for (const testCase of cases.filter(({ name }) => options.only === undefined || name === options.only)) {
    for (const [index, stand] of stands.entries())
      plans[index]?.set(testCase.name, await planOf(stand, testCase));
    const cells: string[] = [];
    for (const [index, pair] of (await timesOf(stands, testCase)).entries()) {
      times[index]?.set(testCase.name, pair);
      const { small, large } = pair;
      const buffers = thousands(plans[index]?.get(testCase.name)?.buffers ?? Number.NaN);
      cells.push(ms(small), ms(large), (large.p50 / small.p50).toFixed(1), buffers);
    }
    rows.push([testCase.name, ...cells]);
  }
  console.log(markdownTable(rows));
  for (const [index, stand] of stands.entries()) {
    console.log(`\n${stand.engine}\n`);
    for (const [name, plan] of plans[index] ?? []) console.log(describePlan(name, plan).join('\n'));
    const judged = await judgeEngine(stand, times[index] ?? new Map(), Number(options.steps));
    console.log(`\n${judged.join('\n')}`);
  }
  const [first, second] = times.map((pairs) => pairs.get('page 1 with count')?.large.p50);
  if (!first || !second) return;
  console.log(
    judge(
      `\n${engines.join(' against ')}: ${(first / second).toFixed(2)} times, at most 5`,
      first / second <= 5,
    ),
  );
}

const folder = options.data ? resolve(options.data) : await mkdtemp(join(tmpdir(), 'derrick-growth-'));
const server = engines.includes('postgres')
  ? await startBenchPostgres(options.data && join(folder, 'postgres'))
  : undefined;
const stands: Stand[] = [];
try {
  for (const engine of engines) {
    const databaseUrl = engine === 'postgres' ? server?.url : undefined;
    stands.push(await openStand({ databaseUrl, dataDir: join(folder, 'embedded') }, tickets));
  }
  await report(stands);
  console.error(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}`);
} finally {
  for (const stand of stands) await stand.close();
  await server?.stop();
  if (!options.data) await rm(folder, { recursive: true, force: true });
}
