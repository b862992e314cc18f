/** Kills each database 30 times while it writes, and checks that all acknowledged data exists. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { addCompany } from '../../seed/cast.ts';
import { openDatabase } from '../../src/db/index.ts';
import { createLogger } from '../../src/platform/logging.ts';
import type { PostgresServer } from '../../test/database/postgresServer.ts';
import { buildFixtures, type Fixtures } from '../../test/database/run.ts';
import { startBenchPostgres } from '../postgres.ts';
import type { Figure } from './figure.ts';

const KILLS = 30;
const log = createLogger('silent');

/** Compares the rows of each table and B-tree; PostgreSQL reports damage as an error. */
const check = `
  create extension if not exists amcheck;
  select bt_index_check(i.indexrelid, true) from pg_index i join pg_class c on c.oid = i.indexrelid
    join pg_am a on a.oid = c.relam where a.amname = 'btree' and c.relnamespace = 'public'::regnamespace`;

/** Returns the milliseconds of writing before a kill, which differ from kill to kill. */
const pause = (kill: number) => 200 + ((kill * 137) % 900);

function missing(acknowledged: ReadonlySet<number>, stored: readonly number[]): number {
  const storedSet = new Set(stored);
  return [...acknowledged].filter((number) => !storedSet.has(number)).length;
}

const figure = (engine: string, opened: number, acknowledged: number, lost: number): Figure => ({
  name: `6. kill -9 while writing, ${engine}`,
  measured: `${opened} of ${KILLS} opened again, ${lost} of ${acknowledged} acknowledged rows lost, amcheck clean`,
  goal: `${KILLS} of ${KILLS}, 0 lost, clean`,
  isMet: opened === KILLS && lost === 0,
});

async function killEmbedded(fixtures: Fixtures): Promise<Figure> {
  const dataDir = await mkdtemp(join(tmpdir(), 'derrick-kills-'));
  const { db, close } = await openDatabase({ dataDir, log });
  const companyId = await addCompany(db, { name: 'Kills', technicians: 0, customers: 0 });
  await close();
  const acknowledged = new Set<number>();
  let opened = 0;
  let lost = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const writer = fixtures.run('writer', [dataDir, companyId]);
    const storedNumbers = (await writer.line('found')).match(/\d+/g) ?? [];
    opened += 1;
    lost += missing(acknowledged, storedNumbers.map(Number));
    await writer.line('acknowledged');
    await delay(pause(kill));
    await writer.kill();
    for (const line of writer.lines)
      if (line.startsWith('acknowledged')) acknowledged.add(Number(line.slice(13)));
  }
  const engine = await PGlite.create(join(dataDir, 'database'), {
    extensions: { amcheck, btree_gin, pg_trgm },
  });
  await engine.exec(check);
  await engine.close();
  await rm(dataDir, { recursive: true });
  return figure('embedded', opened, acknowledged.size, lost);
}

/** Starts the server again. It refuses to start until the processes of the previous one have noticed its end. */
async function startAgain(folder: string): Promise<PostgresServer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await startBenchPostgres(folder);
    } catch (error) {
      if (attempt === 20) throw error;
      await delay(500);
    }
  }
}

async function killPostgres(fixtures: Fixtures): Promise<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'derrick-kills-'));
  let server = await startBenchPostgres(folder);
  const { db, close } = await openDatabase({ databaseUrl: server.url, dataDir: folder, log });
  const companyId = await addCompany(db, { name: 'Kills', technicians: 0, customers: 0 });
  await close();
  const acknowledged = new Set<number>();
  let opened = 0;
  let lost = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const writer = fixtures.run('writer', [server.url, companyId]);
    const counts = (await writer.line('found')).match(/\d+/g) ?? [];
    opened += 1;
    lost += missing(acknowledged, counts.map(Number));
    await writer.line('acknowledged');
    await delay(pause(kill));
    await server.kill();
    await writer.exited;
    for (const line of writer.lines)
      if (line.startsWith('acknowledged')) acknowledged.add(Number(line.slice(13)));
    server = await startAgain(folder);
  }
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(check);
  await client.end();
  await server.stop();
  await rm(folder, { recursive: true });
  return figure('PostgreSQL', opened, acknowledged.size, lost);
}

export async function kills(): Promise<Figure[]> {
  const fixtures = await buildFixtures();
  try {
    return [await killEmbedded(fixtures), await killPostgres(fixtures)];
  } finally {
    await fixtures.remove();
  }
}
