/** Emails that remind customers of past-due invoices, on the days after the due day that the company has chosen. */
import { REMINDER_DAYS_DEFAULT } from '@derrick/domain/company';
import { REMINDER_GRACE_DAYS } from '@derrick/domain/invoices';
import type { Kysely } from 'kysely';
import { type Infer, integer, object, string } from 'superstruct';
import { type Database, newId } from '../db/index.ts';
import { unitOfWork } from '../events/index.ts';
import type { JobHandler } from '../jobs/index.ts';
import { enqueueAutomaticMessage } from '../messages/index.ts';
import type { Logger } from '../platform/logging.ts';
import { readRows } from '../sql/index.ts';

/** Default days after the due day, for companies without days of their own. */
const usualDays = [...REMINDER_DAYS_DEFAULT];

/** Maximum number of reminders that one query reads. */
const BATCH_SIZE = 500;

const dueRow = object({
  companyId: string(),
  id: string(),
  number: string(),
  to: string(),
  days: integer(),
});

type DueReminder = Infer<typeof dueRow>;

/**
 * Finds reminders that are due in the time zones of their companies and were not sent yet. The companies take turns: a
 * company with many reminders does not delay the first ones of the others.
 * @param excluded ids of invoices to leave out
 */
const dueReminders = (db: Kysely<Database>, now: Date, batchSize: number, excluded: readonly string[]) =>
  readRows(db, dueRow)`
    select i.company_id as "companyId", i.id, i.printed_number as number, step.days, address.email as "to"
    from invoices i
    join companies on companies.id = i.company_id
    join customers c on c.company_id = i.company_id and c.id = i.customer_id
    cross join lateral (select coalesce(c.invoice_email, i.customer ->> 'email') as email) as address
    left join invoice_settings settings on settings.company_id = i.company_id
    cross join unnest(coalesce(settings.reminder_days, ${usualDays}::integer[])) as step (days)
    where i.has_reminders and c.has_reminders and i.status in ('ISSUED', 'PARTIALLY_PAID') and i.balance_cents > 0
      and companies.confirmed_at is not null and companies.closed_at is null
      and address.email is not null
      and (${now}::timestamptz at time zone coalesce(companies.time_zone, 'UTC'))::date - i.due_date
        between step.days and step.days + ${REMINDER_GRACE_DAYS}
      and not exists (
        select from invoice_sendings s
        where s.company_id = i.company_id and s.invoice_id = i.id and s.reminder_days = step.days
      )
      and i.id <> all(${excluded}::uuid[])
    order by row_number() over (partition by i.company_id order by i.id, step.days), i.company_id
    limit ${batchSize}
  `;

/**
 * Sends a reminder unless another process has sent it.
 * @returns `held` when the company's sending limit is reached: the reminder stays due, so that a later run sends it
 */
function sendReminder(
  db: Kysely<Database>,
  { companyId, id, number, to, days }: DueReminder,
): Promise<'sent' | 'sentBefore' | 'held'> {
  const origin = { companyId, actor: { type: 'SYSTEM' }, context: { source: 'JOB' } } as const;
  return unitOfWork(db, origin, async ({ trx, emit }) => {
    const sending = await trx
      .insertInto('invoice_sendings')
      .values({
        company_id: companyId,
        id: newId(),
        invoice_id: id,
        kind: 'REMINDER',
        recipients: [to],
        reminder_days: days,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!sending) return 'sentBefore';
    const message = { template: 'invoice', companyId, sendingId: sending.id, to } as const;
    if ((await enqueueAutomaticMessage(trx, message)) === 'held') {
      await trx
        .deleteFrom('invoice_sendings')
        .where('company_id', '=', companyId)
        .where('id', '=', sending.id)
        .execute();
      return 'held';
    }
    await trx
      .insertInto('invoice_deliveries')
      .values({ company_id: companyId, sending_id: sending.id, recipient: to })
      .execute();
    emit({ action: 'invoice.remind', target: { id, label: number }, after: { to, daysLate: days } });
    return 'sent';
  });
}

interface ReminderOptions {
  db: Kysely<Database>;
  log: Logger;
  /** Smaller in tests. */
  batchSize?: number;
  /** Ends the run after the current reminder. */
  signal?: AbortSignal;
}

/**
 * Sends all reminders that are due, each once, also if several processes do so at the same time. A reminder that fails is
 * logged, and the next run tries it again.
 * @returns the number of reminders that this process has sent
 */
export async function sendReminders(
  { db, log, batchSize = BATCH_SIZE, signal }: ReminderOptions,
  now = new Date(),
): Promise<number> {
  let sent = 0;
  /** Reminders that stay due: the next run tries them again. */
  const skipped: string[] = [];
  for (;;) {
    const due = await dueReminders(db, now, batchSize, skipped);
    for (const reminder of due) {
      if (signal?.aborted) return sent;
      try {
        const result = await sendReminder(db, reminder);
        if (result === 'sent') sent += 1;
        if (result === 'held') skipped.push(reminder.id);
      } catch (error) {
        const { companyId, id: invoiceId } = reminder;
        log.error({ error, companyId, invoiceId }, 'invoice reminder failed');
        skipped.push(invoiceId);
      }
    }
    if (due.length < batchSize) return sent;
  }
}

export const reminderHandler =
  ({ db, log }: Pick<ReminderOptions, 'db' | 'log'>): JobHandler =>
  async (_job, signal) => {
    const sent = await sendReminders({ db, log, signal });
    if (sent > 0) log.info({ sent }, 'invoice reminders sent');
    signal.throwIfAborted();
    return 'done';
  };
