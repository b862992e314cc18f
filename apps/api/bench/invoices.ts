/**
 * `npm run bench:invoices [-- --tickets 1000000 --invoices 100000 --issues 300 --only lists|issues --data FOLDER]`:
 * measures issuing invoices in a company with this number of tickets and invoices on a temporary PostgreSQL, and page 1
 * of the invoices with its count and sums, compared with the list of tickets, also by work date. `--data` keeps the
 * database for the next run.
 *
 * Requests go through the complete app (token check, input check, SQL, JSON) in this process, without a socket.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { judge } from './growth/judge.ts';
import { explainAll } from './growth/plans.ts';
import { openStand, type Stand } from './growth/stand.ts';
import { fillInvoices } from './invoices/fill.ts';
import { startBenchPostgres } from './postgres.ts';
import { markdownTable } from './table.ts';
import { best, type Times, timed, timesInTurns, timesOf } from './times.ts';

const { values: options } = parseArgs({
  options: {
    tickets: { type: 'string', default: '1000000' },
    invoices: { type: 'string', default: '100000' },
    issues: { type: 'string', default: '300' },
    only: { type: 'string' },
    data: { type: 'string' },
  },
});
const MOST_MS_OF_ISSUE = 50;
const WARM_UP = 20;
const ROUNDS = 50;
const REPEATS = 3;

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const tickets = (query: string) => `/api/v1/ticket?pageSize=10&filterOptions=none${query}`;
const inMiddle = (count: string) => `&pageNumber=${Math.round(Number(count) / 20)}`;

/** Page 1 of the tickets comes first, because the others are compared with it. */
const cases = [
  ['tickets, page 1 with count', tickets('')],
  ['tickets, figures', '/api/v1/ticket/statistics'],
  ['tickets by work date, page 1', tickets('&sort=-workDate')],
  ['tickets by work date, in the middle', tickets(`&sort=-workDate${inMiddle(options.tickets)}`)],
  ['tickets of 30 work days', tickets(`&sort=-workDate&dateField=workDate&fromDate=${daysAgo(30)}`)],
  ['invoices, page 1 with count', '/api/v1/invoice?pageSize=10'],
  ['invoices, counts and sums', '/api/v1/invoice/statistics'],
  ['invoices past due', '/api/v1/invoice?pageSize=10&status=PAST_DUE'],
  ['invoices, in the middle', `/api/v1/invoice?pageSize=10${inMiddle(options.invoices)}`],
  ['invoices, search for a number', '/api/v1/invoice?pageSize=10&search=INV-004242'],
  ['invoices by customer', '/api/v1/invoice?pageSize=10&sort=customer'],
] as const;

/** Measures the lists in turns, and the buffers that each reads. */
async function reportLists({ large, pool, statementsOf }: Stand): Promise<void> {
  const tasks = cases.map(
    ([, path]) =>
      () =>
        large.get(path),
  );
  const repeats: Times[][] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) repeats.push(await timesInTurns(tasks, ROUNDS));
  const rows: string[][] = [];
  const reads: string[] = [];
  for (const [place, [name, path]] of cases.entries()) {
    const { p50, p95 } = best(repeats.flatMap((times) => times[place] ?? []));
    const plan = await explainAll(pool, await statementsOf(() => large.get(path)));
    rows.push([name, p50.toFixed(1), p95.toFixed(1), plan.buffers.toLocaleString('en')]);
    reads.push(name, ...plan.reads.map((read) => `  ${read}`));
  }
  console.log(markdownTable([['', 'p50 ms', 'p95 ms', 'buffers'], ...rows]));
  console.log(`\n${reads.join('\n')}\n`);
}

/** Issues drafts one after the other, and then four at a time, each of which waits for the number of the previous one. */
async function reportIssues({ db, large }: Stand): Promise<void> {
  const count = Number(options.issues);
  const drafts = await db
    .selectFrom('invoices')
    .select('id')
    .where('company_id', '=', large.id)
    .where('status', '=', 'DRAFT')
    .orderBy('id')
    .limit(2 * count + WARM_UP)
    .execute();
  const issue = (id: string) => large.post(`/api/v1/invoice/${id}/issue`, { version: 1 });
  const take = (from: number, size: number) => drafts.slice(from, from + size).map(({ id }) => id);
  for (const id of take(0, WARM_UP)) await issue(id);
  const alone: number[] = [];
  for (const id of take(WARM_UP, count)) alone.push(await timed(() => issue(id)));
  const together: number[] = [];
  const rest = take(WARM_UP + count, count).values();
  const work = async () => {
    for (const id of rest) together.push(await timed(() => issue(id)));
  };
  await Promise.all([work(), work(), work(), work()]);
  const row = (name: string, { p50, p95 }: Times) => [name, p50.toFixed(1), p95.toFixed(1)];
  const times = timesOf(alone);
  console.log(
    markdownTable([
      ['', 'p50 ms', 'p95 ms'],
      row('issue', times),
      row('issue, four at a time', timesOf(together)),
    ]),
  );
  console.log(
    judge(
      `\nissue: p95 ${times.p95.toFixed(1)} of at most ${MOST_MS_OF_ISSUE} ms`,
      times.p95 < MOST_MS_OF_ISSUE,
    ),
  );
}

const folder = options.data ? resolve(options.data) : await mkdtemp(join(tmpdir(), 'derrick-invoices-'));
const server = await startBenchPostgres(options.data && join(folder, 'postgres'));
const sizes = { small: 10_000, large: Number(options.tickets) };
const stand = await openStand({ databaseUrl: server.url, dataDir: folder }, sizes);
try {
  const { id: companyId } = stand.large;
  const isFilled = await stand.db
    .selectFrom('invoice_lines')
    .select('invoice_id')
    .where('company_id', '=', companyId)
    .limit(1)
    .executeTakeFirst();
  if (!isFilled) await fillInvoices(stand.db, { companyId, invoices: Number(options.invoices) });
  if (options.only !== 'issues') await reportLists(stand);
  if (options.only !== 'lists') await reportIssues(stand);
} finally {
  await stand.close();
  await server.stop();
  if (!options.data) await rm(folder, { recursive: true, force: true });
}
