/**
 * `npm run bench:company-data --workspace=@derrick/api [-- --tickets 100000]`: the export of everything of a company, and its
 * removal, on a PostgreSQL that it starts: how long both take, the memory that the export adds, and what is left of the
 * company afterwards. Fails when anything is.
 */
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { companyDataHandlers, lookAfterCompanies } from '../src/companyData/index.ts';
import { newId, openDatabase } from '../src/db/index.ts';
import { addCompany } from '../src/db/seed/cast.ts';
import { addTickets } from '../src/db/seed/volume.ts';
import { unitOfWork } from '../src/events/index.ts';
import { createFolderStore } from '../src/files/folderStore.ts';
import { createJobRunner, enqueue } from '../src/jobs/index.ts';
import { createLogger } from '../src/platform/logging.ts';
import { addAccounts } from './accounts.ts';
import { fillLargeCompany } from './largeCompany.ts';
import { startBenchPostgres } from './postgres.ts';

const { values } = parseArgs({ options: { tickets: { type: 'string', default: '100000' } } });
const tickets = Number(values.tickets);
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

const server = await startBenchPostgres();
const folder = await mkdtemp(join(tmpdir(), 'derrick-company-'));
const log = createLogger('warn');
try {
  const settings = { dataDir: folder, databaseUrl: server.url, log };
  const filling = await openDatabase({ ...settings, isUnhurried: true });
  const templateId = await addCompany(filling.db, { name: 'Template', technicians: 50, customers: 50 });
  await addTickets(filling.db, { companyId: templateId, tickets: 2000 });
  const companyId = await addCompany(filling.db, { name: 'Bench', technicians: 50, customers: 50 });
  await fillLargeCompany(filling.db, { companyId, templateId, tickets });
  await filling.close();

  // With the limits that the server's own statements have.
  const { db, close } = await openDatabase(settings);
  const [owner] = await addAccounts(db, companyId, ['SUPER_ADMIN']);
  const origin = { companyId, actor: { type: 'SYSTEM' }, context: { source: 'JOB' } } as const;
  for (let first = 0; first < tickets; first += 1000) {
    await unitOfWork(db, origin, async ({ emit }) => {
      for (let place = first; place < Math.min(first + 1000, tickets); place += 1) {
        emit({
          action: 'ticket.update',
          target: { id: null, label: `TK-${place}` },
          after: { notes: 'As before' },
        });
      }
    });
  }
  const incomingFolder = join(folder, 'incoming');
  await mkdir(incomingFolder);
  const store = createFolderStore(join(folder, 'stored'));
  const files = { store, incomingFolder, maxBytes: 1024 ** 3, maxCompanyBytes: 1024 ** 4 };
  const handlers = companyDataHandlers({ db, log, files }, new AbortController().signal);
  const runner = createJobRunner({ db, log, handlers });

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
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 100);
  let start = performance.now();
  await runner.runDue();
  clearInterval(timer);
  const stored = join(folder, 'stored', companyId);
  const [zip = ''] = await readdir(stored);
  const { size } = await stat(join(stored, zip));
  const what = `${tickets.toLocaleString('en')} tickets and as many events`;
  console.log(
    `export of ${what}: ${seconds(start)}, a zip of ${megabytes(size)}; memory ${megabytes(before)} before, ${megabytes(most)} at most`,
  );

  await db
    .updateTable('companies')
    .set({ closed_at: new Date(Date.now() - 15 * 24 * 3_600_000) })
    .where('id', '=', companyId)
    .execute();
  await lookAfterCompanies(db);
  start = performance.now();
  await runner.runDue();
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'company_id'`.execute(db);
  let left = (await readdir(join(folder, 'stored'))).length;
  for (const { name } of rows) {
    const counted = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(name)} where company_id = ${companyId}`.execute(db);
    left += counted.rows[0]?.count ?? 0;
  }
  console.log(`removal: ${seconds(start)}; ${left} rows and files left`);
  if (left > 0) process.exitCode = 1;
  await close();
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
