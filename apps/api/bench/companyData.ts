/**
 * `npm run bench:company-data --workspace=@derrick/api [-- --tickets 100000]`: measures the complete export of a company
 * and its removal on a temporary PostgreSQL. Each is started by a process that is killed halfway and finished by another
 * one. Prints the duration, the memory added by the export, whether the export is complete, and the data left after the
 * removal. Fails if the export is incomplete or any data is left.
 */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { integer, object, string } from 'superstruct';
import { addCompany } from '../seed/cast.ts';
import { addTickets } from '../seed/volume.ts';
import { maintainCompanies } from '../src/companyData/index.ts';
import { newId, openDatabase } from '../src/db/index.ts';
import { unitOfWork } from '../src/events/index.ts';
import { enqueue } from '../src/jobs/index.ts';
import { createLogger } from '../src/platform/logging.ts';
import { readRow, readRows } from '../src/sql/index.ts';
import { addAccounts } from './accounts.ts';
import { fillLargeCompany } from './largeCompany.ts';
import { startBenchPostgres } from './postgres.ts';
import { linesOfEntry } from './zip.ts';

const { values } = parseArgs({ options: { tickets: { type: 'string', default: '100000' } } });
const tickets = Number(values.tickets);
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
const worker = fileURLToPath(new URL('companyDataWorker.ts', import.meta.url));

const server = await startBenchPostgres();
const folder = await mkdtemp(join(tmpdir(), 'derrick-company-'));
const log = createLogger('warn');

/**
 * Runs the due jobs in a separate process until they are done, or until `isEnough` returns true and the process is
 * killed.
 */
async function work(isEnough?: () => Promise<boolean>) {
  const start = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=@derrick/source', worker, server.url, folder],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const memory: number[] = [];
  child.on('message', (bytes) => memory.push(Number(bytes)));
  let isOver = false;
  const exited = new Promise<void>((resolve) =>
    child.once('exit', () => {
      isOver = true;
      resolve();
    }),
  );
  while (isEnough && !isOver && !(await isEnough())) await wait(50);
  if (isEnough) child.kill('SIGKILL');
  await exited;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return { seconds, before: memory[0] ?? 0, most: Math.max(...memory) };
}

try {
  const settings = { dataDir: folder, databaseUrl: server.url, log };
  const filling = await openDatabase({ ...settings, hasNoTimeouts: true });
  const templateId = await addCompany(filling.db, { name: 'Template', technicians: 50, customers: 50 });
  await addTickets(filling.db, { companyId: templateId, tickets: 2000 });
  const companyId = await addCompany(filling.db, { name: 'Bench', technicians: 50, customers: 50 });
  await fillLargeCompany(filling.db, { companyId, templateId, tickets });
  await filling.close();

  const { db, close } = await openDatabase(settings);
  const [owner] = await addAccounts(db, companyId, ['SUPER_ADMIN']);
  const origin = { companyId, actor: { type: 'SYSTEM' }, context: { source: 'JOB' } } as const;
  for (let first = 0; first < tickets; first += 1000) {
    await unitOfWork(db, origin, async ({ emit }) => {
      for (let index = first; index < Math.min(first + 1000, tickets); index += 1) {
        emit({
          action: 'ticket.update',
          target: { id: null, label: `TK-${index}` },
          after: { notes: 'As before' },
        });
      }
    });
  }
  await mkdir(join(folder, 'incoming'));
  await mkdir(join(folder, 'stored'));

  /** A killed process keeps its jobs until their lease ends after six minutes. This ends the leases immediately. */
  const endLeases = () => sql`update jobs set locked_until = null where locked_until is not null`.execute(db);
  const ticketsLeft = async () =>
    (
      await readRow(db, object({ count: integer() }))`
        select count(*)::integer as count from tickets where company_id = ${companyId}`
    )?.count ?? 0;

  const exportId = newId();
  await db
    .insertInto('company_exports')
    .values({
      company_id: companyId,
      id: exportId,
      requested_at: new Date(),
      requested_by: owner?.id ?? '',
      status: 'WAITING',
    })
    .execute();
  await db.transaction().execute((trx) => enqueue(trx, 'companyExport', { companyId, exportId }));
  const progress = () =>
    readRow(db, object({ status: string(), done: integer(), total: integer() }))`
      select status, done, total from company_exports where id = ${exportId}`;
  const killed = await work(async () => {
    const { done = 0, total = 0 } = (await progress()) ?? {};
    return total > 0 && done > total / 2;
  });
  const reached = await progress();
  console.log(`export killed after ${killed.seconds} s at ${reached?.done} of ${reached?.total}`);
  await endLeases();
  const exported = await work();
  const stored = join(folder, 'stored', companyId);
  const [zip = ''] = await readdir(stored);
  const { size } = await stat(join(stored, zip));
  const status = (await progress())?.status;
  const lines = await linesOfEntry(join(stored, zip), 'csv/tickets.csv');
  console.log(
    `restarted, ${status} after ${exported.seconds} s: ${lines - 1} tickets in a zip of ${megabytes(size)}; ` +
      `memory ${megabytes(exported.before)} before, ${megabytes(exported.most)} at most`,
  );
  if (status !== 'READY' || lines - 1 !== (await ticketsLeft())) process.exitCode = 1;

  await db
    .updateTable('companies')
    .set({ closed_at: new Date(Date.now() - 15 * 24 * 3_600_000) })
    .where('id', '=', companyId)
    .execute();
  await maintainCompanies(db);
  const removing = await work(async () => (await ticketsLeft()) < tickets / 2);
  console.log(`removal killed after ${removing.seconds} s with ${await ticketsLeft()} tickets left`);
  await endLeases();
  const removed = await work();
  const tables = await readRows(db, object({ name: string() }))`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'company_id'`;
  let left = (await readdir(join(folder, 'stored'))).length;
  for (const { name } of tables) {
    const counted = await readRow(db, object({ count: integer() }))`
      select count(*)::integer as count from ${sql.table(name)} where company_id = ${companyId}`;
    left += counted?.count ?? 0;
  }
  console.log(`gone on with, ended after ${removed.seconds} s: ${left} rows and files left`);
  if (left > 0) process.exitCode = 1;
  await close();
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
