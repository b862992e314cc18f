/**
 * `npm run bench:sign-in -w @derrick/api [-- --pairs 150]`: checks that the duration of a rejected sign-in does not
 * reveal whether an address is known. Requests with a known address and a wrong password take turns with unknown
 * addresses, on the embedded database, through the complete app without a socket. Each request uses its own network, and
 * half of the pairs start with the other kind, so neither the limits nor other work of the machine favor one kind. Prints
 * the median of unknown / known and exits with 1 if it is not between 0.85 and 1.15.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addCompany } from '../seed/cast.ts';
import { createApp } from '../src/app.ts';
import { createPasswords } from '../src/auth/passwords.ts';
import { newId, openDatabase } from '../src/db/index.ts';
import { createLogger } from '../src/platform/logging.ts';
import { median } from './times.ts';

const LEAST = 0.85;
const MOST = 1.15;

const { values: options } = parseArgs({ options: { pairs: { type: 'string', default: '150' } } });
const pairs = Number(options.pairs);

const dataDir = await mkdtemp(join(tmpdir(), 'derrick-bench-'));
const log = createLogger('silent');
const { db, close } = await openDatabase({ dataDir, log, hasNoTimeouts: true });
try {
  const companyId = await addCompany(db, { name: 'Bench', technicians: 0, customers: 0 });
  const passwordHash = await createPasswords().hash('the right password');
  const people = Array.from({ length: pairs }, (_, index) => ({
    company_id: companyId,
    id: newId(),
    role: 'MANAGER' as const,
    status: 'ACTIVE' as const,
    fullname: `Person ${index}`,
    email: `known-${index}@bench.test`,
    password_hash: passwordHash,
  }));
  await db.insertInto('users').values(people).execute();
  const app = createApp({ db, secret: 'only for this measurement, nothing else', log, trustedProxies: 1 });

  let networks = 0;
  const refuse = async (email: string) => {
    networks += 1;
    const request = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.${networks >> 8}.${networks & 255}`,
      },
      body: JSON.stringify({ email, password: 'a wrong password' }),
    };
    const start = performance.now();
    const { status } = await app.request('/api/v1/auth/login', request);
    const ms = performance.now() - start;
    if (status !== 401) throw new Error(`Expected 401, got ${status}`);
    return ms;
  };

  for (let round = 0; round < 10; round += 1) await refuse(`warm-up-${round}@bench.test`);
  const knownTimes: number[] = [];
  const unknown: number[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const kinds = [
      async () => knownTimes.push(await refuse(`known-${pair}@bench.test`)),
      async () => unknown.push(await refuse(`nobody-${pair}@bench.test`)),
    ];
    for (const ask of pair % 2 ? kinds : kinds.reverse()) await ask();
  }
  const ratio = median(unknown.map((ms, pair) => ms / (knownTimes[pair] ?? Number.NaN)));
  console.log(
    `${pairs} pairs: known ${median(knownTimes).toFixed(1)} ms, unknown ${median(unknown).toFixed(1)} ms, median ratio ${ratio.toFixed(3)}`,
  );
  if (!(ratio >= LEAST && ratio <= MOST)) process.exitCode = 1;
} finally {
  await close();
  await rm(dataDir, { recursive: true, force: true });
}
