/**
 * Fills a new data folder with a company for measuring the screens: `tsx bench/company.ts <folder>`. Creates 1,000
 * technicians, 200 customers, 2,000 tickets and an owner, whose account is printed as JSON.
 */
import { sql } from 'kysely';
import { addCompany } from '../seed/cast.ts';
import { addTickets } from '../seed/volume.ts';
import { createPasswords } from '../src/auth/passwords.ts';
import { newId, openDatabase } from '../src/db/index.ts';
import { createLogger } from '../src/platform/logging.ts';

const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('Usage: tsx bench/company.ts <folder>');

const account = { email: 'owner@bench.test', password: 'correct horse battery' };
const { db, close } = await openDatabase({ dataDir, log: createLogger('error'), hasNoTimeouts: true });
try {
  const companyId = await addCompany(db, { name: 'Bench', technicians: 1000, customers: 200 });
  await addTickets(db, { companyId, tickets: 2000 });
  await db
    .insertInto('users')
    .values({
      company_id: companyId,
      id: newId(),
      role: 'SUPER_ADMIN',
      status: 'ACTIVE',
      fullname: 'Bench Owner',
      email: account.email,
      password_hash: await createPasswords().hash(account.password),
    })
    .execute();
  await sql`vacuum (analyze)`.execute(db);
} finally {
  await close();
}
console.log(JSON.stringify(account));
