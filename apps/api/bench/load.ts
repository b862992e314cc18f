/**
 * `npm run bench:load --workspace=@derrick/api [-- --people 50 --minutes 5 --tickets 100000 --pause 1000]`: runs two
 * server processes on one temporary PostgreSQL that syncs to disk, and users of all roles who read and write at the same
 * time, each through both processes. Fails if a response is neither a success nor an expected rejection (404, 409, 429),
 * if acknowledged data is missing at the end, or if counts differ.
 *
 * The simulated users run on the same machine as servers and database.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Role } from '@derrick/domain/auth';
import { addCompany } from '../seed/cast.ts';
import { seededRandom } from '../seed/random.ts';
import { addTickets } from '../seed/volume.ts';
import { openDatabase } from '../src/db/index.ts';
import { createLogger } from '../src/platform/logging.ts';
import { addAccounts, signIn } from './accounts.ts';
import { fillLargeCompany } from './largeCompany.ts';
import { findDifferences } from './load/check.ts';
import { Client } from './load/client.ts';
import { Ledger } from './load/ledger.ts';
import { Worker } from './load/person.ts';
import { startBenchPostgres } from './postgres.ts';
import { type ServerProcess, startServerProcess, watchMemory } from './processes.ts';
import { markdownTable } from './table.ts';
import { quantile } from './times.ts';

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '50' },
    minutes: { type: 'string', default: '5' },
    tickets: { type: 'string', default: '100000' },
    pause: { type: 'string', default: '1000' },
  },
});
const tickets = Number(options.tickets);

/** Role of a simulated user: of ten users, one super admin or admin, two managers and seven technicians. */
const roleOf = (index: number): Role => {
  if (index === 0) return 'SUPER_ADMIN';
  if (index % 10 === 0) return 'ADMIN';
  return index % 10 <= 2 ? 'MANAGER' : 'TECHNICIAN';
};

async function fill(databaseUrl: string, dataDir: string) {
  const opened = await openDatabase({
    databaseUrl,
    dataDir,
    log: createLogger('silent'),
    hasNoTimeouts: true,
  });
  const { db } = opened;
  const templateId = await addCompany(db, { name: 'Template', technicians: 50, customers: 50 });
  await addTickets(db, { companyId: templateId, tickets: 5000 });
  const companyId = await addCompany(db, { name: 'Load', technicians: 50, customers: 50 });
  await fillLargeCompany(db, { companyId, templateId, tickets });
  const roles = Array.from({ length: Number(options.people) }, (_, index) => roleOf(index));
  return { ...opened, companyId, accounts: await addAccounts(db, companyId, roles) };
}

function report(ledger: Ledger, seconds: number): void {
  const all = [...ledger.kinds.values()].flatMap(({ times }) => times);
  const row = (name: string, times: readonly number[], statuses: string) => [
    name,
    times.length.toLocaleString('en'),
    ...[0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(0)),
    statuses,
  ];
  const rows = [...ledger.kinds]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, { times, statuses }]) =>
      row(name, times, [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')),
    );
  console.log(
    markdownTable([
      ['request', 'count', 'p50 ms', 'p95 ms', 'p99 ms', 'replies'],
      ...rows,
      row('all', all, ''),
    ]),
  );
  console.log(`\n${(all.length / seconds).toFixed(0)} requests a second for ${seconds.toFixed(0)} s`);
}

const folder = await mkdtemp(join(tmpdir(), 'derrick-load-'));
const postgres = await startBenchPostgres();
const servers: ServerProcess[] = [];
try {
  const { db, close, companyId, accounts } = await fill(postgres.url, folder);
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    AUTH_SECRET: 'only for the time of a benchmark, and long enough',
  };
  servers.push(await startServerProcess(env), await startServerProcess(env));
  const urls = servers.map(({ url }) => url);
  const ledger = new Ledger();
  const tokens = await Promise.all(
    accounts.map(({ email }, index) =>
      signIn((path, init) => fetch(`${urls[index % 2]}${path}`, init), email),
    ),
  );
  const memory = servers.map((server) => Math.round(server.memory()));
  const peakMemory = watchMemory(servers);
  const start = performance.now();
  const until = start + Number(options.minutes) * 60_000;
  await Promise.all(
    accounts.map(({ role }, index) => {
      const random = seededRandom(index + 1);
      const pauseMs = Number(options.pause);
      const client = new Client(tokens[index] ?? '', urls, random, ledger);
      return new Worker({ role, client, processes: urls.length, random, ledger, pauseMs }).work(until);
    }),
  );
  report(ledger, (performance.now() - start) / 1000);
  console.log(
    `memory of the processes: ${memory.join(' and ')} MB at first, ${peakMemory().join(' and ')} MB at most`,
  );
  const differences = await findDifferences({
    db,
    companyId,
    urls,
    token: tokens[0] ?? '',
    ledger,
    before: tickets,
  });
  const saved = `${ledger.tickets.size} tickets with ${ledger.updates} changes and ${ledger.files.length} files acknowledged`;
  console.log(
    `${saved}: ${differences.length} differences, ${ledger.wrong.length} replies that ought not to be`,
  );
  for (const line of [...differences, ...ledger.wrong].slice(0, 20)) console.error(line);
  if (differences.length + ledger.wrong.length > 0) process.exitCode = 1;
  console.error(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}`);
  const codes = await Promise.all(servers.splice(0).map((server) => server.stop()));
  console.log(`the processes ended with ${codes.join(' and ')}`);
  await close();
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
