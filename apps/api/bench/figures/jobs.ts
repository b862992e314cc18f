/** Three processes send 2,000 emails, and one of them is killed. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../../src/db/index.ts';
import { createLogger } from '../../src/platform/logging.ts';
import { addPerson, queue, startSmtp } from '../../test/mail/fixtures.ts';
import { startBenchPostgres } from '../postgres.ts';
import { startServerProcess } from '../processes.ts';
import type { Figure } from './figure.ts';

const JOBS = 2000;
const PROCESSES = 3;
/** Number of jobs that a process runs at the same time. */
const BATCH = 4;

export async function jobs(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'derrick-jobs-'));
  const postgres = await startBenchPostgres();
  const smtp = await startSmtp();
  const opened = await openDatabase({
    databaseUrl: postgres.url,
    dataDir,
    log: createLogger('silent'),
    hasNoTimeouts: true,
  });
  const { db } = opened;
  /** Counts the arrivals of each email by the job id at the start of its message id. */
  const arrived = () => {
    const times = new Map<string, number>();
    for (const { headers } of smtp.received) {
      const job = headers.get('message-id')?.[0]?.split('.')[0] ?? '';
      times.set(job, (times.get(job) ?? 0) + 1);
    }
    return times;
  };
  try {
    const { companyId, userId } = await addPerson(db);
    for (let count = 0; count < JOBS; count += 1) await queue(db, { template: 'welcome', companyId, userId });
    const env = {
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      AUTH_SECRET: 'only for the time of a benchmark, and long enough',
      SMTP_URL: smtp.url,
      PUBLIC_URL: 'https://derrick.test',
    };
    const servers = await Promise.all(Array.from({ length: PROCESSES }, () => startServerProcess(env)));
    while (smtp.received.length < JOBS / 4) await delay(20);
    const [killed, ...rest] = servers;
    if (killed) process.kill(killed.pid, 'SIGKILL');
    while (smtp.received.length < JOBS - PROCESSES * BATCH) await delay(100);
    // The leases of the killed process would end after several minutes. This ends them when the other processes are idle.
    await delay(3000);
    await sql`update jobs set locked_until = now() where done_at is null`.execute(db);
    for (let wait = 0; wait < 60 && arrived().size < JOBS; wait += 1) await delay(1000);
    const codes = await Promise.all(rest.map((server) => server.stop()));
    const lost = JOBS - arrived().size;
    const twice = smtp.received.length - arrived().size;
    return [
      {
        name: `15. ${JOBS.toLocaleString('en')} mails, ${PROCESSES} processes, one killed`,
        measured: `${lost} lost, ${twice} sent twice; the others ended with ${codes.join(' and ')}`,
        goal: `0 lost, at most ${BATCH} twice`,
        isMet: lost === 0 && twice <= BATCH,
      },
    ];
  } finally {
    await opened.close();
    await smtp.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
