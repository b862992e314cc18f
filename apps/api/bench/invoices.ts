/**
 * `npm run bench:invoices [-- --tickets 1000000 --invoices 100000 --issues 300 --only lists|goals --data FOLDER]`:
 * measures the goals for a company with this number of tickets and invoices on a temporary PostgreSQL: page 1 of the
 * tickets, saving a ticket and issuing an invoice. Measures also page 1 of the invoices with its count and sums, compared
 * with the list of tickets, also by work date. `--data` keeps the database for the next run.
 *
 * Requests go through the complete app (token check, input check, SQL, JSON) in this process, without a socket.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
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
/** Maximum times in milliseconds at the 95th percentile. */
const MOST_MS = { page: 20, save: 25, issue: 50 } as const;
const WARM_UP = 20;
const ROUNDS = 50;
const REPEATS = 3;

/** Fields of a ticket that its form sends unchanged. */
const fieldsOfForm = [
  'location',
  'wellName',
  'description',
  'workStartedAt',
  'workEndedAt',
  'travelStartedAt',
  'travelEndedAt',
  'workHours',
  'travelHours',
  'customerCompany',
  'customerName',
  'technicianId',
  'jobTypeId',
  'version',
] as const;

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
  for (const [index, [name, path]] of cases.entries()) {
    const { p50, p95 } = best(repeats.flatMap((times) => times[index] ?? []));
    const plan = await explainAll(pool, await statementsOf(() => large.get(path)));
    rows.push([name, p50.toFixed(1), p95.toFixed(1), plan.buffers.toLocaleString('en')]);
    reads.push(name, ...plan.reads.map((read) => `  ${read}`));
  }
  console.log(markdownTable([['', 'p50 ms', 'p95 ms', 'buffers'], ...rows]));
  console.log(`\n${reads.join('\n')}\n`);
}

/** Reads page 1 of the tickets, with its count. */
async function timePages({ large }: Stand): Promise<Times> {
  const repeats: Times[][] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1)
    repeats.push(await timesInTurns([() => large.get(cases[0][1])], ROUNDS));
  return best(repeats.flat());
}

/** Changes the notes of submitted tickets, each once, as the form does: with events, notifications and totals. */
async function timeSaves({ db, large }: Stand): Promise<Times> {
  const rows = await db
    .selectFrom('tickets')
    .select('id')
    .where('company_id', '=', large.id)
    .where('status', '=', 'SUBMITTED')
    .where('invoice_id', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy(sql`hashtext(id::text)`)
    .limit(Number(options.issues) + WARM_UP)
    .execute();
  const durations: number[] = [];
  for (const [n, { id }] of rows.entries()) {
    const path = `/api/v1/ticket/${id}`;
    const ticket: Record<string, unknown> = JSON.parse(await large.get(path)).data;
    const fields = Object.fromEntries(fieldsOfForm.map((name) => [name, ticket[name]]));
    const save = () => large.put(path, { ...fields, attachments: [], notes: `Checked ${Date.now()}` });
    const ms = await timed(save);
    if (n >= WARM_UP) durations.push(ms);
  }
  return timesOf(durations);
}

/** Issues drafts one after the other, and then four at a time, each of which waits for the number of the previous one. */
async function timeIssues({ db, large }: Stand): Promise<{ alone: Times; together: Times }> {
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
  return { alone: timesOf(alone), together: timesOf(together) };
}

/** Measures page 1, saving and issuing, and compares them with the goals. */
async function reportGoals(stand: Stand): Promise<void> {
  const page = await timePages(stand);
  const save = await timeSaves(stand);
  const { alone, together } = await timeIssues(stand);
  const row = (name: string, { p50, p95 }: Times, maximum?: number) => [
    name,
    p50.toFixed(1),
    p95.toFixed(1),
    maximum === undefined ? '' : judge(`at most ${maximum}`, p95 <= maximum),
  ];
  console.log(
    markdownTable([
      ['', 'p50 ms', 'p95 ms', 'goal'],
      row('page 1 of the tickets with count', page, MOST_MS.page),
      row('save a ticket', save, MOST_MS.save),
      row('issue an invoice', alone, MOST_MS.issue),
      row('issue invoices, four at a time', together),
    ]),
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
  if (options.only !== 'goals') await reportLists(stand);
  if (options.only !== 'lists') await reportGoals(stand);
} finally {
  await stand.close();
  await server.stop();
  if (!options.data) await rm(folder, { recursive: true, force: true });
}
