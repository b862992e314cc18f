/** Measures the requests per second with each database, and whether the server still answers other requests. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { addCompany } from '../../seed/cast.ts';
import { addTickets } from '../../seed/volume.ts';
import { openDatabase } from '../../src/db/index.ts';
import { createLogger } from '../../src/platform/logging.ts';
import { addAccounts, signIn } from '../accounts.ts';
import { fillLargeCompany } from '../largeCompany.ts';
import { startBenchPostgres } from '../postgres.ts';
import { type ServerProcess, startServerProcess } from '../processes.ts';
import { median, quantile, timed } from '../times.ts';
import type { Figure } from './figure.ts';

const SECONDS = 10;
const TICKETS = 100_000;
/** The usual request that keeps the database busy the longest. */
const HEAVIEST = '/api/v1/ticket?filterOptions=none&search=pump';
const LIST = '/api/v1/ticket?filterOptions=none';

async function fill(place: { databaseUrl?: string; dataDir: string }): Promise<string> {
  const { db, close } = await openDatabase({ ...place, log: createLogger('silent'), hasNoTimeouts: true });
  const templateId = await addCompany(db, { name: 'Template', technicians: 50, customers: 50 });
  await addTickets(db, { companyId: templateId, tickets: 5000 });
  const companyId = await addCompany(db, { name: 'Requests', technicians: 50, customers: 50 });
  await fillLargeCompany(db, { companyId, templateId, tickets: TICKETS });
  const [owner] = await addAccounts(db, companyId, ['SUPER_ADMIN']);
  await close();
  return owner?.email ?? '';
}

interface Load {
  perSecond: number;
  /** Median duration of a request in milliseconds. */
  p50: number;
  failed: number;
  /** Duration of a simultaneous request without database access, in milliseconds. */
  healthP99: number;
}

/** Sends requests without pauses from the given number of clients. */
async function ask(server: ServerProcess, token: string, path: string, clients: number): Promise<Load> {
  const until = performance.now() + SECONDS * 1000;
  const times: number[] = [];
  const health: number[] = [];
  let failed = 0;
  const client = async () => {
    while (performance.now() < until) {
      const ms = await timed(async () => {
        const reply = await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
        await reply.arrayBuffer();
        if (!reply.ok) failed += 1;
      });
      times.push(ms);
    }
  };
  const watch = async () => {
    while (performance.now() < until) {
      health.push(await timed(() => fetch(`${server.url}/healthz`).then((reply) => reply.arrayBuffer())));
      await delay(20);
    }
  };
  await Promise.all([watch(), ...Array.from({ length: clients }, client)]);
  return { perSecond: times.length / SECONDS, p50: median(times), failed, healthP99: quantile(health, 0.99) };
}

async function measure(name: string, server: ServerProcess, email: string) {
  const token = await signIn((path, init) => fetch(`${server.url}${path}`, init), email);
  await ask(server, token, LIST, 1);
  const lists = [];
  for (const clients of [1, 8, 32]) lists.push(await ask(server, token, LIST, clients));
  const heavy = await ask(server, token, HEAVIEST, 8);
  const [single, , many] = lists;
  console.error(
    `${name}: lists a second with 1, 8, 32 clients: ${lists.map(({ perSecond }) => perSecond.toFixed(0))}`,
  );
  const failed = lists.reduce((sum, load) => sum + load.failed, 0);
  return {
    heavy,
    failed,
    factor: (many?.perSecond ?? 0) / (single?.perSecond ?? 1),
    perSecond: lists.map((load) => load.perSecond),
  };
}

export async function requests(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'derrick-requests-'));
  const postgres = await startBenchPostgres();
  try {
    const embeddedEmail = await fill({ dataDir });
    const embedded = await startServerProcess({ DATA_DIR: dataDir });
    const alone = await measure('embedded', embedded, embeddedEmail);
    await embedded.stop();

    const env = {
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      AUTH_SECRET: 'only for the time of a benchmark',
    };
    const serverEmail = await fill({ databaseUrl: postgres.url, dataDir });
    const server = await startServerProcess(env);
    const served = await measure('PostgreSQL', server, serverEmail);
    await server.stop();

    const { healthP99, p50 } = alone.heavy;
    const all = (rates: typeof alone) => rates.perSecond.map((count) => count.toFixed(0)).join(', ');
    return [
      {
        name: '9. /healthz beside 8 clients of the heaviest search, embedded',
        measured: `p99 ${healthP99.toFixed(1)} ms, ${((100 * healthP99) / p50).toFixed(0)} % of the p50 of the search (${p50.toFixed(0)} ms)`,
        goal: 'p99 at most 100 ms and 10 % of that',
        isMet: healthP99 <= 100 && healthP99 <= 0.1 * p50,
      },
      {
        name: '15. lists with 32 clients, PostgreSQL',
        measured: `${served.factor.toFixed(1)} times as many a second as with 1; a second with 1, 8, 32 clients: ${all(served)}; embedded: ${all(alone)}; ${served.failed + alone.failed} failed`,
        goal: 'at least 1.5 times, 0 failed',
        isMet: served.factor >= 1.5 && served.failed + alone.failed === 0,
      },
    ];
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
