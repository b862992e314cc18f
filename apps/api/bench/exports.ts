/**
 * `npm run bench:exports --workspace=@derrick/api [-- --exports 30 --tickets 40000]`: measures the memory of the server
 * with the embedded database while three companies request 30 exports at once. Rejected requests are repeated after the
 * time in the response until all files are received. Fails if a file is incomplete or the process grows by more than 400
 * MB.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { addCompany } from '../seed/cast.ts';
import { addTickets } from '../seed/volume.ts';
import { openDatabase } from '../src/db/index.ts';
import { createLogger } from '../src/platform/logging.ts';
import { addAccounts, signIn } from './accounts.ts';
import { fillLargeCompany } from './largeCompany.ts';
import { startServerProcess, watchMemory } from './processes.ts';

const MOST_GROWTH = 400;
const COMPANIES = 3;

const { values: options } = parseArgs({
  options: { exports: { type: 'string', default: '30' }, tickets: { type: 'string', default: '40000' } },
});
const tickets = Number(options.tickets);

/** Fills a new data folder and returns the email addresses of the companies' owners. */
async function fill(dataDir: string): Promise<string[]> {
  const { db, close } = await openDatabase({ dataDir, log: createLogger('silent'), hasNoTimeouts: true });
  const templateId = await addCompany(db, { name: 'Template', technicians: 50, customers: 50 });
  await addTickets(db, { companyId: templateId, tickets: 2000 });
  const emails: string[] = [];
  for (let index = 1; index <= COMPANIES; index += 1) {
    const companyId = await addCompany(db, { name: `Company ${index}`, technicians: 50, customers: 50 });
    await fillLargeCompany(db, { companyId, templateId, tickets });
    const [owner] = await addAccounts(db, companyId, ['SUPER_ADMIN']);
    if (owner) emails.push(owner.email);
  }
  await close();
  return emails;
}

/**
 * Exports all tickets of a company, waiting when the server rejects the request. Returns the number of lines in the file.
 */
async function exportAll(url: string, token: string): Promise<{ lines: number; waits: number }> {
  for (let waits = 0; ; waits += 1) {
    const reply = await fetch(`${url}/api/v1/ticket/export.csv`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (reply.status === 429) {
      await reply.arrayBuffer();
      await delay(Number(reply.headers.get('retry-after')) * 1000);
      continue;
    }
    if (!reply.ok || !reply.body) throw new Error(`An export was answered with ${reply.status}`);
    let lines = 0;
    for await (const piece of reply.body) for (const byte of piece) if (byte === 10) lines += 1;
    return { lines, waits };
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'derrick-exports-'));
try {
  const emails = await fill(dataDir);
  const server = await startServerProcess({ DATA_DIR: dataDir });
  try {
    const tokens = await Promise.all(
      emails.map((email) => signIn((path, init) => fetch(`${server.url}${path}`, init), email)),
    );
    // A single export first, to load code and caches.
    await exportAll(server.url, tokens[0] ?? '');
    const before = Math.round(server.memory());
    const peakMemory = watchMemory([server]);
    const start = performance.now();
    const files = await Promise.all(
      Array.from({ length: Number(options.exports) }, (_, index) =>
        exportAll(server.url, tokens[index % tokens.length] ?? ''),
      ),
    );
    const [peak = Number.NaN] = peakMemory();
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    const whole = files.filter(({ lines }) => lines === tickets + 1).length;
    const refused = files.reduce((sum, { waits }) => sum + waits, 0);
    console.log(
      `${whole} of ${files.length} files whole, ${tickets.toLocaleString('en')} tickets each, in ${seconds} s; ` +
        `${refused} times told to wait; memory ${before} MB before, ${peak} MB at most`,
    );
    if (whole < files.length || peak - before > MOST_GROWTH) process.exitCode = 1;
  } finally {
    await server.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
