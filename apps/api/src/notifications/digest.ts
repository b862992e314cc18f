/** The daily mail at 07:00 where the company is. */
import { type Kysely, sql } from 'kysely';
import { date, object, string } from 'superstruct';
import { type Database, readRows } from '../db/index.ts';
import { enqueueAutomaticMessage } from '../messages/index.ts';

const HOUR_OF_DAY = 7;

/** The most at once, so that no look takes long; the next one goes on. */
const BATCH = 500;

const waitingRow = object({ companyId: string(), userId: string(), until: date() });

/** The last 07:00 of the clock of `company`. */
const lastMorning = (now: Date) => {
  const zone = sql`coalesce(company.time_zone, 'UTC')`;
  const hours = sql`make_interval(hours => ${HOUR_OF_DAY})`;
  const local = sql`(${now}::timestamptz at time zone ${zone} - ${hours})`;
  return sql`((date_trunc('day', ${local}) + ${hours}) at time zone ${zone})`;
};

/** Finds for whom something has waited since before the last 07:00. */
const findWaiting = (db: Kysely<Database>, now: Date) =>
  readRows(db, waitingRow)`
    select n.company_id as "companyId", n.user_id as "userId", ${lastMorning(now)} as until
    from notifications n join companies company on company.id = n.company_id
    where n.is_for_digest and n.at < ${lastMorning(now)}
    group by n.company_id, n.user_id, company.time_zone
    order by 1, 2 limit ${BATCH}
  `;

/**
 * Enqueues the daily mails that are due: what has come before 07:00, once, whichever process comes first. When the mail
 * is written, what was read meanwhile is left out, and nothing is sent when nothing is left.
 * @returns how many mails
 */
export async function sendDigests(db: Kysely<Database>, now = new Date()): Promise<number> {
  let sent = 0;
  for (const { companyId, userId, until } of await findWaiting(db, now)) {
    await db.transaction().execute(async (trx) => {
      const taken = await trx
        .updateTable('notifications')
        .set({ is_for_digest: false })
        .where('company_id', '=', companyId)
        .where('user_id', '=', userId)
        .where('is_for_digest', '=', true)
        .where('at', '<', until)
        .returning('id')
        .execute();
      if (taken.length === 0) return;
      const notificationIds = taken.map(({ id }) => id);
      const digest = { template: 'digest', companyId, userId, notificationIds } as const;
      if ((await enqueueAutomaticMessage(trx, digest)) === 'enqueued') sent += 1;
    });
  }
  return sent;
}
