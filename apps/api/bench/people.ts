/**
 * `npm run bench:people --workspace=@derrick/api [-- --people 10000 --markdown]`: how long the server takes for lists,
 * searches and figures of technicians, with so many in one company on the embedded database. Requests go through the
 * whole app in this process, without a socket.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { envelope } from '@derrick/domain/contract';
import { tokensStruct } from '@derrick/domain/http';
import { sql } from 'kysely';
import { create } from 'superstruct';
import { createApp } from '../src/app.ts';
import { createPasswords } from '../src/auth/passwords.ts';
import { newId, openDatabase } from '../src/db/index.ts';
import { addCompany } from '../src/db/seed/cast.ts';
import { createLogger } from '../src/platform/logging.ts';

/** "A few tens of milliseconds". */
const TARGET_P95 = 40;

const { values: options } = parseArgs({
  options: {
    markdown: { type: 'boolean', default: false },
    people: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '50' },
  },
});
const count = Number(options.people);
const rounds = Number(options.rounds);

const list = (query: string) => `/api/v1/users/load/technicians?${query}`;
const cases = [
  ['page 1 by name', list('')],
  ['last page by name', list(`pageNumber=${count / 10}`)],
  ['by status', list('sort=status')],
  ['by status backwards, last page', list(`sort=-status&pageNumber=${count / 10}`)],
  ['search: a full name', list('search=Ana+Soto')],
  ['search: a letter', list('search=a')],
  ['search: an address', list('search=technician9999%40')],
  ['search: digits of a number', list('search=%28432%29+555-0042')],
  ['search: nothing found', list('search=zzzz')],
  ['picker: 100 assignable', list('pageSize=100&statuses=ACTIVE,PENDING')],
  ['figures', '/api/v1/users/load/technician/stats'],
] as const;

const dataDir = await mkdtemp(join(tmpdir(), 'derrick-bench-'));
const { db, close } = await openDatabase({ dataDir, log: createLogger('error'), isUnhurried: true });
try {
  const companyId = await addCompany(db, { name: 'Bench', technicians: count, customers: 0 });
  await sql`
    update users set phone = '+1432' || lpad((5550000 + n)::text, 7, '0'),
      status = case when n % 20 = 0 then 'PENDING' when n % 33 = 0 then 'DEACTIVE' else 'ACTIVE' end
    from (select id, row_number() over (order by id) as n from users) as numbered where numbered.id = users.id
  `.execute(db);
  const password = 'correct horse battery';
  const email = 'owner@bench.test';
  await db
    .insertInto('users')
    .values({
      company_id: companyId,
      id: newId(),
      role: 'SUPER_ADMIN',
      status: 'ACTIVE',
      fullname: 'Bench Owner',
      email,
      password_hash: await createPasswords().hash(password),
    })
    .execute();
  await sql`vacuum (analyze) users`.execute(db);
  const app = createApp({ db, secret: 'a secret of thirty-two bytes or more', log: createLogger('silent') });
  const login = await app.request('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { accessToken } = create(await login.json(), envelope(tokensStruct)).data;
  const headers = { authorization: `Bearer ${accessToken}` };

  const rows: { name: string; p50: number; p95: number }[] = [];
  for (const [name, path] of cases) {
    const took: number[] = [];
    for (let round = -5; round < rounds; round += 1) {
      const start = performance.now();
      const reply = await app.request(path, { headers });
      await reply.arrayBuffer();
      if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`);
      if (round >= 0) took.push(performance.now() - start);
    }
    took.sort((a, b) => a - b);
    const at = (part: number) =>
      took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? Number.NaN;
    rows.push({ name, p50: at(0.5), p95: at(0.95) });
  }

  const ms = (value: number) => value.toFixed(1);
  if (options.markdown) {
    console.log(`| ${count} technicians | p50 ms | p95 ms |\n|---|---|---|`);
    for (const { name, p50, p95 } of rows) console.log(`| ${name} | ${ms(p50)} | ${ms(p95)} |`);
  } else {
    for (const { name, p50, p95 } of rows)
      console.log(`${name.padEnd(34)}p50 ${ms(p50).padStart(7)} ms   p95 ${ms(p95).padStart(7)} ms`);
  }
  const slow = rows.filter(({ p95 }) => p95 > TARGET_P95);
  if (slow.length > 0) {
    console.error(`Over ${TARGET_P95} ms at p95: ${slow.map(({ name }) => name).join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await close();
  await rm(dataDir, { recursive: true, force: true });
}
