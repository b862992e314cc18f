/** The daily email, sent at 07:00 in the company's time zone. */
import { type Kysely, sql } from 'kysely';
import { date, type Infer, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import { enqueueAutomaticMessage } from '../messages/index.ts';
import type { Logger } from '../platform/logging.ts';
import { readRows } from '../sql/index.ts';

const HOUR_OF_DAY = 7;

/** Maximum number of users that one query reads. */
const BATCH_SIZE = 500;

const waitingRow = object({ companyId: string(), userId: string(), until: date() });

/** The last 07:00 in the time zone of `company`. */
const lastMorning = (now: Date) => {
  const zone = sql`coalesce(company.time_zone, 'UTC')`;
  const hours = sql`make_interval(hours => ${HOUR_OF_DAY})`;
  const local = sql`(${now}::timestamptz at time zone ${zone} - ${hours})`;
  return sql`((date_trunc('day', ${local}) + ${hours}) at time zone ${zone})`;
};

/**
 * Finds the users whose notifications have waited since before the last 07:00.
 * @param excluded ids of users to leave out
 */
const findWaiting = (db: Kysely<Database>, now: Date, batchSize: number, excluded: readonly string[]) =>
  readRows(db, waitingRow)`
    select n.company_id as "companyId", n.user_id as "userId", ${lastMorning(now)} as until
    from notifications n join companies company on company.id = n.company_id
    where n.is_for_digest and n.at < ${lastMorning(now)}
      and n.user_id <> all(${excluded}::uuid[])
    group by n.company_id, n.user_id, company.time_zone
    order by 1, 2 limit ${batchSize}
  `;

/**
 * Enqueues the daily email of a user unless another process has done so.
 * @returns true if this process has enqueued it; false also when the sending limit held it back
 */
function sendDigest(db: Kysely<Database>, { companyId, userId, until }: Infer<typeof waitingRow>) {
  return db.transaction().execute(async (trx) => {
    const claimed = await trx
      .updateTable('notifications')
      .set({ is_for_digest: false })
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .where('is_for_digest', '=', true)
      .where('at', '<', until)
      .returning('id')
      .execute();
    if (claimed.length === 0) return false;
    const notificationIds = claimed.map(({ id }) => id);
    const digest = { template: 'digest', companyId, userId, notificationIds } as const;
    return (await enqueueAutomaticMessage(trx, digest)) === 'enqueued';
  });
}

interface DigestOptions {
  db: Kysely<Database>;
  log: Logger;
  /** Smaller in tests. */
  batchSize?: number;
}

/**
 * Enqueues the daily emails that are due: one for each user with notifications from before 07:00, once, also if several
 * processes do so at the same time. When the email is written, notifications that were read meanwhile are left out, and
 * nothing is sent when nothing is left. An email that fails is logged, and the next run tries it again.
 * @returns the number of emails
 */
export async function sendDigests(
  { db, log, batchSize = BATCH_SIZE }: DigestOptions,
  now = new Date(),
): Promise<number> {
  let sent = 0;
  const failed: string[] = [];
  for (;;) {
    const waiting = await findWaiting(db, now, batchSize, failed);
    for (const recipient of waiting) {
      try {
        if (await sendDigest(db, recipient)) sent += 1;
      } catch (error) {
        const { companyId, userId } = recipient;
        log.error({ error, companyId, userId }, 'daily email failed');
        failed.push(userId);
      }
    }
    if (waiting.length < batchSize) return sent;
  }
}
