/** Results of emails with invoices, one per recipient. */
import type { DeliveryStatus } from '@derrick/domain/invoices';
import { type Kysely, sql } from 'kysely';
import { is, literal, object, string } from 'superstruct';
import type { Database } from '../db/index.ts';
import { type Unit, unitOfWork } from '../events/index.ts';
import { type ClaimedJob, JobFailure } from '../jobs/index.ts';
import type { Logger } from '../platform/logging.ts';

const payloadStruct = object({
  template: literal('invoice'),
  companyId: string(),
  sendingId: string(),
  to: string(),
});

interface Delivery {
  status: DeliveryStatus;
  smtpCode?: number | undefined;
}

const saveDelivery = (
  db: Kysely<Database>,
  { companyId, sendingId, to }: { companyId: string; sendingId: string; to: string },
  { status, smtpCode }: Delivery,
) => {
  const result = { status, smtp_code: smtpCode ?? null, updated_at: sql<Date>`now()` };
  return db
    .insertInto('invoice_deliveries')
    .values({ company_id: companyId, sending_id: sendingId, recipient: to, ...result })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'sending_id', 'recipient'])
        .doUpdateSet((eb) => ({ ...result, updated_at: eb.ref('excluded.updated_at') })),
    )
    .execute();
};

/**
 * Creates a function that stores that the mail server accepted an email, or that the email was no longer needed. It ignores
 * emails without an invoice. A failure is only logged, because a retry would send the email again.
 */
export const deliveryRecorder =
  (db: Kysely<Database>, log: Logger) =>
  async (payload: unknown, status: 'SENT' | 'CANCELED'): Promise<void> => {
    if (!is(payload, payloadStruct)) return;
    await saveDelivery(db, payload, { status }).catch((error: unknown) =>
      log.error({ error, companyId: payload.companyId }, 'invoice delivery not recorded'),
    );
  };

/** The origin of events that no user caused. */
export const systemOrigin = (companyId: string) =>
  ({ companyId, actor: { type: 'SYSTEM' }, context: { source: 'JOB' } }) as const;

/**
 * Stores that an email with an invoice did not reach its recipient. The event causes a notification to the sender; for an
 * automatic reminder, to the user who created the invoice.
 */
export async function recordFailure(
  { trx, emit }: Unit,
  recipient: { companyId: string; sendingId: string; to: string },
  delivery: Delivery,
): Promise<void> {
  const { companyId, sendingId, to } = recipient;
  const sending = await trx
    .selectFrom('invoice_sendings as sending')
    .innerJoin('invoices as invoice', (join) =>
      join
        .onRef('invoice.company_id', '=', 'sending.company_id')
        .onRef('invoice.id', '=', 'sending.invoice_id'),
    )
    .leftJoin('users as sender', (join) =>
      join
        .onRef('sender.company_id', '=', 'sending.company_id')
        .on('sender.id', '=', ({ fn, ref }) =>
          fn.coalesce(ref('sending.created_by'), ref('invoice.created_by')),
        ),
    )
    .select(['invoice.id', 'invoice.printed_number as number', 'sender.id as senderId', 'sender.fullname'])
    .where('sending.company_id', '=', companyId)
    .where('sending.id', '=', sendingId)
    .executeTakeFirst();
  if (!sending) return;
  await saveDelivery(trx, recipient, delivery);
  const { id, number, senderId, fullname } = sending;
  emit({
    action: 'invoice.failDelivery',
    target: { id, label: number ?? '' },
    after: { to, sentBy: senderId === null ? null : { id: senderId, name: fullname ?? '' } },
  });
}

/** Stores that an email with an invoice could not be delivered, when its job fails. */
export async function recordFailedDelivery(
  db: Kysely<Database>,
  { payload }: Pick<ClaimedJob, 'payload'>,
  error: unknown,
): Promise<void> {
  if (!is(payload, payloadStruct)) return;
  const failure = error instanceof JobFailure ? error : undefined;
  const status = failure?.isPermanent ? 'REJECTED' : 'FAILED';
  await unitOfWork(db, systemOrigin(payload.companyId), (unit) =>
    recordFailure(unit, payload, { status, smtpCode: failure?.statusCode }),
  );
}
