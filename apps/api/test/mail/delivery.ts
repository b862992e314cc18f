import type { Kysely } from 'kysely';
import type { Database } from '../../src/db/index.ts';
import { createJobRunner } from '../../src/jobs/index.ts';
import { mailHandlers } from '../../src/mail/handlers.ts';
import { listStoredMessages, type StoredMessage } from '../../src/mail/storedMessages.ts';
import { createLogger } from '../../src/platform/logging.ts';

export type { StoredMessage } from '../../src/mail/storedMessages.ts';

/** Base URL of the links in test emails. */
export const PUBLIC_URL = 'https://derrick.test';

/** Sends all queued emails and returns all stored emails, newest first. */
export async function deliverMails(db: Kysely<Database>): Promise<StoredMessage[]> {
  const secret = 'a secret of thirty-two bytes or more';
  const handlers = mailHandlers({ db, secret, publicUrl: PUBLIC_URL, mail: 'keep', sms: 'keep' });
  await createJobRunner({ db, log: createLogger('error'), handlers }).runDue();
  return listStoredMessages(db);
}
