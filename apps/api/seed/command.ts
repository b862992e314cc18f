/** `npm run seed -- --tickets N [--company <id>] [--seed <number>]`: adds generated tickets to a company. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { createPasswords } from '../src/auth/index.ts';
import {
  type Database,
  DataFolderIncompleteError,
  DataFolderInUseError,
  DataFolderUnreadableError,
  openDatabase,
} from '../src/db/index.ts';
import { readConfig, StartError } from '../src/platform/config.ts';
import { homeFolder } from '../src/platform/folders.ts';
import { seedDemo } from './demo.ts';
import { addTickets } from './volume.ts';

/** An error in the command line. Only its message is printed. */
class UsageError extends Error {}

try {
  await seed();
} catch (error) {
  const isExpected =
    error instanceof UsageError ||
    error instanceof StartError ||
    error instanceof DataFolderInUseError ||
    error instanceof DataFolderIncompleteError ||
    error instanceof DataFolderUnreadableError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}

async function seed(): Promise<void> {
  const { values } = parseArgs({
    options: { tickets: { type: 'string' }, company: { type: 'string' }, seed: { type: 'string' } },
  });
  const tickets = wholeNumber('--tickets', values.tickets ?? '');
  const random = values.seed === undefined ? undefined : wholeNumber('--seed', values.seed);

  const quiet = { info() {}, warn: console.warn, error: console.error };
  const { databaseUrl, mayBeDemo } = readConfig(process.env);
  const { db, isNew, close } = await openDatabase({
    databaseUrl,
    dataDir: resolve(homeFolder(), process.env['DATA_DIR'] || '.data'),
    log: quiet,
    hasNoTimeouts: true,
  });
  try {
    if (isNew && mayBeDemo) await seedDemo(db, { hashPassword: createPasswords().hash });
    const company = await findCompany(db, values.company);
    const start = performance.now();
    await addTickets(db, {
      companyId: company.id,
      tickets,
      seed: random,
      onProgress: (written) => {
        if (process.stdout.isTTY) process.stdout.write(`\r${written.toLocaleString('en')} tickets`);
      },
    });
    await sql`vacuum (analyze)`.execute(db);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`\rAdded ${tickets.toLocaleString('en')} tickets to ${company.name} in ${seconds} s.`);
  } finally {
    await close();
  }
}

function wholeNumber(name: string, text: string): number {
  if (/^\d{1,8}$/.test(text)) return Number(text);
  throw new UsageError(`${name} must be an integer, for example: npm run seed -- --tickets 100000`);
}

async function findCompany(
  db: Kysely<Database>,
  id: string | undefined,
): Promise<{ id: string; name: string }> {
  // The oldest company is the demo company.
  const companies = await sql<{ id: string; name: string }>`
    select id, name from companies where ${id ?? null}::text is null or id::text = ${id ?? null}
    order by created_at, id limit 1`.execute(db);
  const company = companies.rows[0];
  if (company) return company;
  throw new UsageError(
    id === undefined
      ? 'There is no company yet. Create one before adding tickets.'
      : `There is no company with the id ${id}.`,
  );
}
