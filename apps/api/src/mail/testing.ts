import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { createLogger } from '../platform/logging.ts';
import { type KeptMail, listKept } from './jobs.ts';
import { createMailWorker } from './worker.ts';

export type { KeptMail } from './jobs.ts';

/** What links in the mails of tests begin with. */
export const PUBLIC_URL = 'https://derrick.test';

/** Composes all mails that are queued, and gives all that were kept so far, newest first. */
export async function deliverMails(db: Kysely<Database>): Promise<KeptMail[]> {
  const worker = createMailWorker({
    db,
    log: createLogger('error'),
    secret: 'a secret of thirty-two bytes or more',
    publicUrl: PUBLIC_URL,
    delivery: 'keep',
  });
  await worker.deliverDue();
  return listKept(db);
}
