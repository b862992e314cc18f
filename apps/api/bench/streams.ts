/**
 * `npm run bench:streams --workspace=@derrick/api [-- --streams 500]`: measures the cost of open pages for the server on
 * PostgreSQL, and the delay of a notification to each of them. Fails if the process grows by 100 MB or more, if the
 * streams hold database connections, or if a stream reports a ticket later than two seconds after the response to the
 * user who saved it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { addCompany } from '../seed/cast.ts';
import { openDatabase } from '../src/db/index.ts';
import { createLogger } from '../src/platform/logging.ts';
import { type Counts, openStream } from '../test/notifications.ts';
import { addAccounts, signIn } from './accounts.ts';
import { startBenchPostgres } from './postgres.ts';
import { startServerProcess } from './processes.ts';

const MOST_GROWTH = 100;
const MOST_MS = 2000;
/**
 * Maximum number of database connections: ten of the pool, one that listens, and one for the claim of the file storage.
 */
const MOST_CONNECTIONS = 12;
/** Maximum number of streams per user. */
const OF_ONE_PERSON = 20;

const { values: options } = parseArgs({ options: { streams: { type: 'string', default: '500' } } });
const people = Math.ceil(Number(options.streams) / OF_ONE_PERSON);

/** Creates a company and returns the email addresses of its managers and, last, of one technician. */
async function fill(databaseUrl: string, dataDir: string): Promise<string[]> {
  const log = createLogger('silent');
  const { db, close } = await openDatabase({ databaseUrl, dataDir, log, hasNoTimeouts: true });
  const companyId = await addCompany(db, { name: 'Open pages', technicians: 5, customers: 5 });
  const roles = Array.from({ length: people }, () => 'MANAGER' as const);
  const accounts = await addAccounts(db, companyId, [...roles, 'TECHNICIAN']);
  await close();
  return accounts.map(({ email }) => email);
}

/** Counts the connections of a database except this one. */
async function countConnections(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count
     from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
       and application_name like 'derrick%'`,
  );
  await client.end();
  return rows[0]?.count ?? Number.NaN;
}

const dataDir = await mkdtemp(join(tmpdir(), 'derrick-streams-'));
const postgres = await startBenchPostgres();
try {
  const emails = await fill(postgres.url, dataDir);
  const server = await startServerProcess({
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    AUTH_SECRET: 'a secret of thirty-two bytes or more',
  });
  try {
    const tokens: string[] = [];
    for (const email of emails)
      tokens.push(await signIn((path, init) => fetch(`${server.url}${path}`, init), email));
    const technician = tokens.pop() ?? '';
    const save = async () => {
      const reply = await fetch(`${server.url}/api/v1/ticket`, {
        method: 'POST',
        headers: { authorization: `Bearer ${technician}`, 'content-type': 'application/json' },
        body: JSON.stringify({ location: 'Midland', wellName: 'Mesquite', description: 'Work' }),
      });
      if (!reply.ok) throw new Error(`A ticket was answered with ${reply.status}`);
    };
    // Loads code that every use needs.
    await save();
    await delay(2000);
    const before = Math.round(server.memory());
    const open: Counts[] = [];
    for (const token of tokens) {
      const headers = { authorization: `Bearer ${token}` };
      const url = `${server.url}/api/v1/notification/stream`;
      const opened = await Promise.all(
        Array.from({ length: OF_ONE_PERSON }, async () => openStream(await fetch(url, { headers }))),
      );
      open.push(...opened);
    }
    const counts = await Promise.all(open.map((stream) => stream.next()));
    await delay(2000);
    const after = Math.round(server.memory());
    const connections = await countConnections(postgres.url);
    await save();
    const start = performance.now();
    const last = await Promise.all(open.map((stream) => stream.next()));
    const ms = Math.round(performance.now() - start);
    const isRight = counts.every((count) => count === 1) && last.every((count) => count === 2);
    console.log(
      `${open.length} streams of ${tokens.length} people: memory ${before} MB before, ${after} MB with all; ` +
        `${connections} connections to PostgreSQL; the last one knew of a ticket ${ms} ms after its reply`,
    );
    if (!isRight || after - before >= MOST_GROWTH || connections > MOST_CONNECTIONS || ms > MOST_MS)
      process.exitCode = 1;
    await Promise.all(open.map((stream) => stream.close()));
  } finally {
    await server.stop();
  }
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
