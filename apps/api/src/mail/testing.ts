import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import { createJobRunner } from '../jobs/index.ts';
import { createLogger } from '../platform/logging.ts';
import { mailHandlers } from './handlers.ts';
import { type KeptMail, listKept } from './kept.ts';

export type { KeptMail } from './kept.ts';

/** What links in the mails of tests begin with. */
export const PUBLIC_URL = 'https://derrick.test';

/** Writes all mails that are enqueued, and gives all that were kept so far, newest first. */
export async function deliverMails(db: Kysely<Database>): Promise<KeptMail[]> {
  const secret = 'a secret of thirty-two bytes or more';
  const handlers = mailHandlers({ db, secret, publicUrl: PUBLIC_URL, mail: 'keep', sms: 'keep' });
  await createJobRunner({ db, log: createLogger('error'), handlers }).runDue();
  return listKept(db);
}
