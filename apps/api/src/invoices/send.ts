import type { Invoice, InvoiceEmailInput, InvoiceMarkSentInput } from '@derrick/domain/invoices';
import type { Transaction } from 'kysely';
import { lockCustomersShared, setInvoiceEmail } from '../customers/index.ts';
import { type Database, newId } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import { enqueueMessage } from '../messages/index.ts';
import type { Session } from '../platform/context.ts';
import { failure } from './failures.ts';
import { lockInvoiceFor, readSaved } from './lockInvoice.ts';
import { customerOf, labelOf, mailToOf } from './present.ts';

interface Sending {
  companyId: string;
  invoiceId: string;
  userId: string;
  kind: 'EMAIL' | 'REMINDER';
  recipients: string[];
  message?: string | null;
  attachTickets?: boolean;
}

/** Stores a sending and enqueues an email to each recipient. Call it at the end of the transaction. */
async function addSending(
  trx: Transaction<Database>,
  { companyId, invoiceId, userId, kind, recipients, message = null, attachTickets = false }: Sending,
): Promise<void> {
  const sendingId = newId();
  await trx
    .insertInto('invoice_sendings')
    .values({
      company_id: companyId,
      id: sendingId,
      invoice_id: invoiceId,
      kind,
      recipients,
      message,
      has_tickets: attachTickets,
      created_by: userId,
    })
    .execute();
  await trx
    .insertInto('invoice_deliveries')
    .values(recipients.map((recipient) => ({ company_id: companyId, sending_id: sendingId, recipient })))
    .execute();
  for (const recipient of recipients) {
    await enqueueMessage(trx, { template: 'invoice', companyId, sendingId, to: recipient });
  }
}

/**
 * Emails an issued invoice. The message is rendered and sent after the transaction.
 * @throws {ApiFailure} 409 for a draft, and for a void or uncollectible invoice; also the failures of `enqueueMessage`
 */
export async function sendInvoice(
  unit: Unit,
  session: Session,
  id: string,
  { to, message, attachTickets, rememberRecipient }: InvoiceEmailInput,
): Promise<Invoice> {
  const { trx, emit } = unit;
  const { companyId, userId } = session;
  if (rememberRecipient) await lockCustomersShared(trx, companyId);
  const row = await lockInvoiceFor(unit, session, id, 'send');
  const recipients = [...new Set(to)];
  const [first] = recipients;
  if (rememberRecipient && first !== undefined && row.customer_id !== null) {
    await setInvoiceEmail(unit, session, row.customer_id, first);
  }
  await addSending(trx, {
    companyId,
    invoiceId: id,
    userId,
    kind: 'EMAIL',
    recipients,
    message,
    attachTickets,
  });
  const invoice = await readSaved(trx, companyId, id);
  emit({
    action: 'invoice.send',
    target: { id, label: labelOf(row) },
    after: { to: recipients.join(', '), comment: message, attachTickets },
  });
  return invoice;
}

/**
 * Emails a reminder of an unpaid invoice now, independent of the automatic reminders.
 * @throws {ApiFailure} 409 unless the invoice is unpaid, 422 if the customer has no email address; also the failures of
 *   `enqueueMessage`
 */
export async function remindNow(unit: Unit, session: Session, id: string): Promise<Invoice> {
  const { trx, emit } = unit;
  const { companyId, userId } = session;
  const row = await lockInvoiceFor(unit, session, id, 'remind');
  const to = mailToOf(row);
  if (to === null) throw failure('noAddressToRemind', { values: { customer: customerOf(row).name } });
  await addSending(trx, { companyId, invoiceId: id, userId, kind: 'REMINDER', recipients: [to] });
  const invoice = await readSaved(trx, companyId, id);
  emit({ action: 'invoice.remind', target: { id, label: labelOf(row) }, after: { to } });
  return invoice;
}

/**
 * Records that an issued invoice was sent by other means.
 * @throws {ApiFailure} 409 for a draft, and for a void or uncollectible invoice
 */
export async function markSent(
  unit: Unit,
  session: Session,
  id: string,
  { sentOn, note }: InvoiceMarkSentInput,
): Promise<Invoice> {
  const { trx, emit } = unit;
  const { companyId, userId } = session;
  const row = await lockInvoiceFor(unit, session, id, 'markSent');
  await trx
    .insertInto('invoice_sendings')
    .values({
      company_id: companyId,
      id: newId(),
      invoice_id: id,
      kind: 'OTHER',
      recipients: [],
      sent_on: sentOn,
      message: note,
      created_by: userId,
    })
    .execute();
  const invoice = await readSaved(trx, companyId, id);
  emit({
    action: 'invoice.markSent',
    target: { id, label: labelOf(row) },
    after: { sentOn, comment: note },
  });
  return invoice;
}
