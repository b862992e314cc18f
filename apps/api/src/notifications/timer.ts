import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/index.ts';
import type { Logger } from '../platform/logging.ts';
import { tellOfTime } from './clock.ts';
import { sendDigests } from './digest.ts';

/** So late after 07:00 the daily mail is enqueued at the latest. */
const LOOK_EVERY_MS = 5 * 60_000;
const SWEEP_EVERY_MS = 24 * 60 * 60_000;
const KEPT_DAYS = 90;
/** Longer than anything can be due. */
const MARKS_KEPT_DAYS = 400;

/** Removes what nobody looks for any more. */
export async function sweepNotifications(db: Kysely<Database>): Promise<void> {
  await sql`delete from notifications where at < now() - make_interval(days => ${KEPT_DAYS})`.execute(db);
  await sql`delete from notified_once where at < now() - make_interval(days => ${MARKS_KEPT_DAYS})`.execute(
    db,
  );
}

/** Looks now and every five minutes for what time has brought and for daily mails; removes old notifications once a day. */
export function startNotificationTimer({ db, log }: { db: Kysely<Database>; log: Logger }): {
  stop(): Promise<void>;
} {
  let sweptAt = Number.NEGATIVE_INFINITY;
  async function work(): Promise<void> {
    const told = await tellOfTime({ db, log });
    const digests = await sendDigests({ db, log });
    if (told + digests > 0) log.info({ told, digests }, 'time-based notifications sent');
    if (performance.now() - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = performance.now();
    await sweepNotifications(db);
  }
  let running = Promise.resolve();
  const look = () => {
    running = running.then(work).catch((error: unknown) => {
      log.error({ err: error }, 'time-based notifications failed');
    });
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
