/** Time-based notifications: an invoice is past due, or a customer has not signed for a day. */
import type { NotificationType } from '@derrick/domain/notifications';
import type { Kysely } from 'kysely';
import { boolean, nullable, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import type { Logger } from '../platform/logging.ts';
import { readRows } from '../sql/index.ts';
import { announce, announceHere } from './announce.ts';
import type { Notice } from './notice.ts';
import { writeNotices } from './write.ts';

/** A notification missed during downtime is still sent up to this many days late. */
const NOTIFICATION_GRACE_DAYS = 7;

/** Maximum number of due notices that one query reads. */
const BATCH_SIZE = 500;

const system = { type: 'SYSTEM' } as const;

/** A due notice, with the id of the record that it is sent once for. */
interface Due {
  companyId: string;
  subjectId: string;
  notice: Notice;
}

const invoiceRow = object({ companyId: string(), id: string(), number: string() });

/** Parameters of a query for due notices. */
interface Batch {
  now: Date;
  size: number;
  /** Ids of companies to leave out. */
  excluded: readonly string[];
}

/** Finds the invoices that are past due in the time zones of their companies. */
async function pastDue(db: Kysely<Database>, { now, size, excluded }: Batch): Promise<Due[]> {
  const rows = await readRows(db, invoiceRow)`
    select i.company_id as "companyId", i.id, i.printed_number as number
    from invoices i join companies on companies.id = i.company_id
    where i.status in ('ISSUED', 'PARTIALLY_PAID') and i.balance_cents > 0 and i.printed_number is not null
      and (${now}::timestamptz at time zone coalesce(companies.time_zone, 'UTC'))::date - i.due_date
        between 1 and ${NOTIFICATION_GRACE_DAYS}
      and not exists (
        select from notified_once told
        where told.company_id = i.company_id and told.type = 'invoicePastDue' and told.subject_id = i.id
      )
      and i.company_id <> all(${excluded}::uuid[])
    order by i.company_id, i.id limit ${size}
  `;
  return rows.map(({ companyId, id, number }) => ({
    companyId,
    subjectId: id,
    notice: {
      type: 'invoicePastDue',
      target: { type: 'invoice', id, label: number },
      actor: system,
      to: { permission: 'invoices:read' },
    },
  }));
}

const requestRow = object({
  companyId: string(),
  id: string(),
  ticketId: string(),
  label: string(),
  requestedBy: string(),
  technicianId: nullable(string()),
  authorId: nullable(string()),
  isDraft: boolean(),
});

/** Finds the signature links without a signature after 24 hours that are still valid. */
async function unsigned(db: Kysely<Database>, { now, size, excluded }: Batch): Promise<Due[]> {
  const rows = await readRows(db, requestRow)`
    select r.company_id as "companyId", r.id, r.ticket_id as "ticketId", t.code_prefix || t.number as label,
      r.requested_by as "requestedBy", t.technician_id as "technicianId", t.author_id as "authorId",
      t.status = 'DRAFT' as "isDraft"
    from signature_requests r
    join tickets t on t.company_id = r.company_id and t.id = r.ticket_id
    where r.requested_at between ${now}::timestamptz - make_interval(days => ${NOTIFICATION_GRACE_DAYS})
        and ${now}::timestamptz - interval '24 hours'
      and r.answered_at is null and r.replaced_at is null and r.expires_at > ${now}
      and not exists (
        select from signature_requests newer
        where newer.company_id = r.company_id and newer.ticket_id = r.ticket_id
          and newer.requested_at > r.requested_at
      )
      and t.deleted_at is null and t.signed_at is null and t.status <> 'VOID'
      and not exists (
        select from notified_once told
        where told.company_id = r.company_id and told.type = 'ticketUnsigned' and told.subject_id = r.id
      )
      and r.company_id <> all(${excluded}::uuid[])
    order by r.company_id, r.id limit ${size}
  `;
  return rows.map((row) => ({
    companyId: row.companyId,
    subjectId: row.id,
    notice: {
      type: 'ticketUnsigned',
      target: { type: 'ticket', id: row.ticketId, label: row.label },
      actor: system,
      to: { people: [row.requestedBy, row.technicianId, row.authorId] },
      ticket: row,
    },
  }));
}

/** Sends due notices of a company, each once, also if several processes do so at the same time. */
async function notifyOfDue(
  db: Kysely<Database>,
  companyId: string,
  type: NotificationType,
  due: readonly Due[],
): Promise<number> {
  const { noticeCount, userIds } = await db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto('notified_once')
      .values(due.map(({ subjectId }) => ({ company_id: companyId, type, subject_id: subjectId })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('subject_id')
      .execute();
    const ids = new Set(first.map(({ subject_id }) => subject_id));
    const notices = due.flatMap(({ subjectId, notice }) => (ids.has(subjectId) ? [notice] : []));
    const userIds = await writeNotices(trx, companyId, notices);
    await announce(trx, { companyId, userIds });
    return { noticeCount: notices.length, userIds };
  });
  if (userIds.length > 0) announceHere(db, { companyId, userIds });
  return noticeCount;
}

interface TimeOptions {
  db: Kysely<Database>;
  log: Logger;
  /** Smaller in tests. */
  batchSize?: number;
}

/**
 * Sends all time-based notifications that are due. If those of a company fail, the error is logged, and the next run tries
 * them again.
 * @returns the number of notices
 */
export async function sendTimedNotifications(
  { db, log, batchSize = BATCH_SIZE }: TimeOptions,
  now = new Date(),
): Promise<number> {
  let noticeCount = 0;
  for (const [type, find] of [
    ['invoicePastDue', pastDue],
    ['ticketUnsigned', unsigned],
  ] as const) {
    const failed: string[] = [];
    let due: Due[];
    do {
      due = await find(db, { now, size: batchSize, excluded: failed });
      for (const companyId of new Set(due.map((item) => item.companyId))) {
        const ofCompany = due.filter((item) => item.companyId === companyId);
        try {
          noticeCount += await notifyOfDue(db, companyId, type, ofCompany);
        } catch (error) {
          log.error({ error, companyId, notificationType: type }, 'time-based notifications failed');
          failed.push(companyId);
        }
      }
    } while (due.length === batchSize);
  }
  return noticeCount;
}
