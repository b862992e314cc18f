/** Mails that remind a customer of an invoice, on the days after its due day that the company has chosen. */
import { REMINDER_DAYS_DEFAULT } from '@derrick/domain/company';
import type { Kysely } from 'kysely';
import { integer, nullable, object, string } from 'superstruct';
import { type Database, newId, readRows } from '../db/index.ts';
import { unitOfWork } from '../events/index.ts';
import { enqueueAutomaticMessage } from '../messages/index.ts';
import type { Logger } from '../platform/logging.ts';

/** Days after the due day, for a company that has not chosen any. */
const usualDays = [...REMINDER_DAYS_DEFAULT];

/** For so many days a reminder is still sent that nobody sent in time: after a stop of the server, not after a year. */
const LATE_DAYS = 3;

/** The most at once, so that no look takes long; the next one goes on. */
const BATCH = 500;

const HOUR = 60 * 60 * 1000;

const dueRow = object({
  companyId: string(),
  id: string(),
  number: string(),
  to: nullable(string()),
  days: integer(),
});

/** Finds the reminders that are due where their companies are, and were not sent yet. */
const dueReminders = (db: Kysely<Database>, now: Date) =>
  readRows(db, dueRow)`
    select i.company_id as "companyId", i.id, i.printed_number as number, step.days,
      coalesce(c.invoice_email, i.customer ->> 'email') as "to"
    from invoices i
    join companies on companies.id = i.company_id
    join customers c on c.company_id = i.company_id and c.id = i.customer_id
    left join invoice_settings settings on settings.company_id = i.company_id
    cross join unnest(coalesce(settings.reminder_days, ${usualDays}::integer[])) as step (days)
    where i.has_reminders and i.status in ('ISSUED', 'PARTIALLY_PAID') and i.balance_cents > 0
      and companies.confirmed_at is not null and companies.closed_at is null
      and (${now}::timestamptz at time zone coalesce(companies.time_zone, 'UTC'))::date - i.due_date
        between step.days and step.days + ${LATE_DAYS}
      and not exists (
        select from invoice_sendings s
        where s.company_id = i.company_id and s.invoice_id = i.id and s.reminder_days = step.days
      )
    order by i.company_id, i.id limit ${BATCH}
  `;

/**
 * Sends the reminders that are due, each once, whichever process comes first.
 * @returns how many were sent
 */
export async function sendReminders(db: Kysely<Database>, now = new Date()): Promise<number> {
  let sent = 0;
  for (const { companyId, id, number, to, days } of await dueReminders(db, now)) {
    if (to === null) continue;
    const origin = { companyId, actor: { type: 'SYSTEM' }, context: { source: 'JOB' } } as const;
    await unitOfWork(db, origin, async ({ trx, emit }) => {
      const sending = await trx
        .insertInto('invoice_sendings')
        .values({ company_id: companyId, id: newId(), invoice_id: id, recipients: [to], reminder_days: days })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!sending) return;
      const letter = { template: 'invoice', companyId, sendingId: sending.id, to } as const;
      if ((await enqueueAutomaticMessage(trx, letter)) === 'held') {
        // The reminder stays due, so that a later run sends it.
        await trx
          .deleteFrom('invoice_sendings')
          .where('company_id', '=', companyId)
          .where('id', '=', sending.id)
          .execute();
        return;
      }
      emit({ action: 'invoice.remind', target: { id, label: number }, after: { to, daysLate: days } });
      sent += 1;
    });
  }
  return sent;
}

/** Looks for reminders now and every hour. */
export function startReminders({ db, log }: { db: Kysely<Database>; log: Logger }): {
  stop(): Promise<void>;
} {
  let running = Promise.resolve();
  const look = () => {
    running = sendReminders(db).then(
      (sent) => {
        if (sent > 0) log.info({ sent }, 'invoices were reminded of');
      },
      (error: unknown) => log.error({ err: error }, 'invoices could not be reminded of'),
    );
  };
  look();
  const timer = setInterval(look, HOUR);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
