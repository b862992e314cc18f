/** Updates 50,000 rows of the embedded database 40 times, with the same automatic maintenance as in a running server. */
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { integer, object } from 'superstruct';
import { addCompany } from '../../seed/cast.ts';
import { openEmbedded } from '../../src/db/embedded/index.ts';
import { type Database, openDatabase } from '../../src/db/index.ts';
import { createLogger } from '../../src/platform/logging.ts';
import { readRow } from '../../src/sql/index.ts';
import { timed } from '../times.ts';
import type { Figure } from './figure.ts';

const ROWS = 50_000;
const ROUNDS = 40;
const MEGABYTE = 1024 * 1024;
const log = createLogger('silent');

async function logSize(dataDir: string): Promise<number> {
  const folder = join(dataDir, 'database', 'pg_wal');
  const files = await Promise.all((await readdir(folder)).map((name) => stat(join(folder, name))));
  return files.reduce((sum, { size }) => sum + size, 0);
}

async function tableSize(db: Kysely<Database>): Promise<number> {
  const row = await readRow(
    db,
    object({ size: integer() }),
  )`select pg_total_relation_size('customers') as size`;
  return row?.size ?? Number.NaN;
}

/** Measures in milliseconds how long the database of a folder takes to open. */
async function openingMs(dataDir: string): Promise<number> {
  let close = async () => {};
  const ms = await timed(async () => {
    ({ close } = await openEmbedded(dataDir, log));
  });
  await close();
  return ms;
}

export async function updates(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'derrick-updates-'));
  const crashed = await mkdtemp(join(tmpdir(), 'derrick-updates-'));
  try {
    const { db, close } = await openDatabase({ dataDir, log, hasNoTimeouts: true });
    const companyId = await addCompany(db, { name: 'Updates', technicians: 0, customers: 0 });
    await sql`
      insert into customers (company_id, id, name)
      select ${companyId}, gen_random_uuid(), 'Customer ' || n from generate_series(1, ${ROWS}::integer) as n
    `.execute(db);
    const before = await tableSize(db);
    let mostLog = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      await sql`update customers set photo = ${`round ${round}`} where company_id = ${companyId}`.execute(db);
      mostLog = Math.max(mostLog, await logSize(dataDir));
    }
    const growth = (await tableSize(db)) / before;
    // Simulates a crash with a copy of the files of an open database.
    await cp(join(dataDir, 'database'), join(crashed, 'database'), { recursive: true });
    await close();
    const cleanMs = await openingMs(dataDir);
    const crashedMs = await openingMs(crashed);
    return [
      {
        name: `10. ${ROUNDS} changes of ${ROWS.toLocaleString('en')} rows, embedded`,
        measured: `log at most ${(mostLog / MEGABYTE).toFixed(0)} MB, table ${growth.toFixed(1)} times its size, opens after a crash in ${(crashedMs / 1000).toFixed(1)} s, else in ${(cleanMs / 1000).toFixed(1)} s`,
        goal: 'log 256 MB, table 2 times, opening 5 times as long',
        isMet: mostLog <= 256 * MEGABYTE && growth <= 2 && crashedMs <= 5 * cleanMs,
      },
    ];
  } finally {
    for (const folder of [dataDir, crashed]) await rm(folder, { recursive: true, force: true });
  }
}
