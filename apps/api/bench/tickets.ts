/**
 * `npm run bench [-- --markdown]`: how long the server takes for the ticket list and the overview, at 1,000 and at
 * 100,000 tickets in one company on the embedded database. Requests go through the whole app (token check, input check,
 * SQL, JSON) in this process, without a socket. The two sizes take turns, request by request, so that a busy machine
 * slows both alike.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { envelope } from '@derrick/domain/contract';
import { tokensStruct } from '@derrick/domain/http';
import { sql } from 'kysely';
import { create } from 'superstruct';
import { type App, createApp } from '../src/app.ts';
import { createPasswords } from '../src/auth/passwords.ts';
import { newId, openDatabase } from '../src/db/index.ts';
import { addCompany } from '../src/db/seed/cast.ts';
import { addTickets } from '../src/db/seed/volume.ts';
import { createLogger } from '../src/platform/logging.ts';

const TARGET_P50 = 25;
const TARGET_RATIO = 3;
const PAGE_SIZE = 10;

const { values: options } = parseArgs({
  options: {
    markdown: { type: 'boolean', default: false },
    small: { type: 'string', default: '1000' },
    large: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '100' },
  },
});
const sizes = [Number(options.small), Number(options.large)] as const;
const rounds = Number(options.rounds);

/** A server with so many tickets, and somebody signed in to it. */
interface Bench {
  get(path: string): Promise<unknown>;
  /** A name that few tickets bear. */
  rareWell: string;
  technicianIds: string[];
  close(): Promise<void>;
}

interface Case {
  name: string;
  path: (bench: Bench, tickets: number) => string;
  /** Whether the issue sets a target for it. */
  isTargeted: boolean;
}

const list = (query: Record<string, string | number>) => {
  const search = new URLSearchParams({ pageSize: String(PAGE_SIZE) });
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  return `/api/v1/ticket?${search}`;
};

const cases: Case[] = [
  { name: 'page 1 with count', path: () => list({ pageNumber: 1 }), isTargeted: true },
  { name: 'page 50', path: () => list({ pageNumber: 50 }), isTargeted: true },
  { name: 'last page', path: (_, tickets) => list({ pageNumber: tickets / PAGE_SIZE }), isTargeted: true },
  { name: 'selective search', path: ({ rareWell }) => list({ search: rareWell }), isTargeted: true },
  {
    name: 'page in the middle',
    path: (_, tickets) => list({ pageNumber: tickets / PAGE_SIZE / 2 }),
    isTargeted: false,
  },
  { name: 'frequent search', path: () => list({ search: 'pump' }), isTargeted: false },
  {
    name: 'three technicians',
    path: ({ technicianIds }) => list({ technicianIds: technicianIds.join() }),
    isTargeted: false,
  },
  { name: 'statistics', path: () => '/api/v1/ticket/statistics', isTargeted: false },
  {
    name: 'overview, four figures',
    path: () => '/api/v1/users/load/super/admin/overview/stats?timeZone=America/Chicago',
    isTargeted: false,
  },
  {
    name: 'hours of the week',
    path: () => '/api/v1/overview/weekly-hours?timeZone=America/Chicago',
    isTargeted: false,
  },
  { name: 'customers waiting', path: () => '/api/v1/overview/waiting-customers', isTargeted: false },
];

async function openBench(dataDir: string, tickets: number): Promise<Bench> {
  const log = createLogger('error');
  const { db, close } = await openDatabase({ dataDir, log, isUnhurried: true });
  const companyId = await addCompany(db, { name: `Bench ${tickets}`, technicians: 200, customers: 150 });
  const email = 'bench@bench.test';
  const password = 'derrick-bench';
  await db
    .insertInto('users')
    .values({
      company_id: companyId,
      id: newId(),
      role: 'SUPER_ADMIN',
      status: 'ACTIVE',
      fullname: 'Bench',
      email,
      password_hash: await createPasswords().hash(password),
    })
    .execute();
  const start = performance.now();
  await addTickets(db, { companyId, tickets });
  await sql`vacuum (analyze)`.execute(db);
  await sql`checkpoint`.execute(db);
  console.error(
    `${tickets.toLocaleString('en')} tickets written in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );

  const app = createApp({ db, secret: 'only for the time of a benchmark, and long enough', log });
  const token = await signIn(app, email, password);
  const rare = await db
    .selectFrom('tickets')
    .select('well_name')
    .orderBy('number')
    .offset(tickets / 2)
    .executeTakeFirst();
  const technicians = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'TECHNICIAN')
    .limit(3)
    .execute();
  return {
    rareWell: rare?.well_name ?? '',
    technicianIds: technicians.map(({ id }) => id),
    close,
    get: async (path) => {
      const response = await app.request(path, { headers: { authorization: `Bearer ${token}` } });
      const body = await response.text();
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${body}`);
      return body;
    },
  };
}

async function signIn(app: App, email: string, password: string): Promise<string> {
  const response = await app.request('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return create(await response.json(), envelope(tokensStruct)).data.accessToken;
}

interface Figures {
  p50: number;
  p95: number;
}

function figures(times: readonly number[]): Figures {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

async function measure({ path }: Case, benches: readonly [Bench, Bench]): Promise<[Figures, Figures]> {
  const times: [number[], number[]] = [[], []];
  for (let round = -10; round < rounds; round += 1) {
    for (const place of [0, 1] as const) {
      const address = path(benches[place], sizes[place]);
      const start = performance.now();
      await benches[place].get(address);
      // The rounds below zero warm up caches and compiler.
      if (round >= 0) times[place].push(performance.now() - start);
    }
  }
  return [figures(times[0]), figures(times[1])];
}

function print(rows: readonly (readonly string[])[]): void {
  if (options.markdown) {
    const [head = [], ...body] = rows;
    const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    console.log(
      [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...body.map(line)].join(
        '\n',
      ),
    );
    return;
  }
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('   '),
    );
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'derrick-bench-'));
try {
  const benches = [
    await openBench(join(dataDir, 'small'), sizes[0]),
    await openBench(join(dataDir, 'large'), sizes[1]),
  ] as const;
  const pair = ({ p50, p95 }: Figures) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`;
  const [small, large] = sizes.map((size) => `${size.toLocaleString('en')} tickets`);
  const rows = [
    [
      'p50 / p95 in ms',
      small ?? '',
      large ?? '',
      'ratio of p50',
      `p50 < ${TARGET_P50}, ratio ≤ ${TARGET_RATIO}`,
    ],
  ];
  for (const one of cases) {
    const [few, many] = await measure(one, benches);
    const ratio = many.p50 / few.p50;
    const isMet = many.p50 < TARGET_P50 && ratio <= TARGET_RATIO;
    rows.push([
      one.name,
      pair(few),
      pair(many),
      ratio.toFixed(1),
      one.isTargeted ? (isMet ? 'met' : 'missed') : '',
    ]);
  }
  print(rows);
  console.error(
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${rounds} requests each`,
  );
  for (const bench of benches) await bench.close();
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
