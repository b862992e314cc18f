import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/index.ts';
import type { JobHandler } from '../jobs/index.ts';
import type { Logger } from '../platform/logging.ts';
import { sendTimedNotifications } from './clock.ts';
import { sendDigests } from './digest.ts';

const NOTIFICATION_RETENTION_DAYS = 90;
/** The markers must outlive the time during which a notification can be due. */
const MARK_RETENTION_DAYS = 400;

/** Deletes old notifications and old markers of notifications that are sent once. */
export async function sweepNotifications(db: Kysely<Database>): Promise<void> {
  await sql`delete from notifications where at < now() - make_interval(days => ${NOTIFICATION_RETENTION_DAYS})`.execute(
    db,
  );
  await sql`delete from notified_once where at < now() - make_interval(days => ${MARK_RETENTION_DAYS})`.execute(
    db,
  );
}

/** Job handlers of time-based notifications, daily emails and the removal of old notifications. */
export const notificationHandlers = ({ db, log }: { db: Kysely<Database>; log: Logger }) =>
  ({
    async timedNotifications() {
      const notifications = await sendTimedNotifications({ db, log });
      const digests = await sendDigests({ db, log });
      if (notifications + digests > 0)
        log.info({ notifications, dailyEmails: digests }, 'time-based notifications sent');
      return 'done';
    },
    async notificationSweep() {
      await sweepNotifications(db);
      return 'done';
    },
  }) satisfies Record<string, JobHandler>;
