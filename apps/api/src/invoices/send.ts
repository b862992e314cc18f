import type { Invoice, InvoiceEmailInput } from '@derrick/domain/invoices';
import { newId } from '../db/index.ts';
import type { Unit } from '../events/index.ts';
import { enqueueMessage } from '../messages/index.ts';
import type { Session } from '../platform/context.ts';
import { lockInvoiceFor, readSaved } from './lockInvoice.ts';
import { labelOf } from './present.ts';

/**
 * Emails an issued invoice. The message is rendered and sent after the transaction.
 * @throws {ApiFailure} 409 for a draft, and for a void or uncollectible invoice; also the failures of `enqueueMessage`
 */
export async function sendInvoice(
  unit: Unit,
  session: Session,
  id: string,
  { to, message, attachTickets }: InvoiceEmailInput,
): Promise<Invoice> {
  const { trx, emit } = unit;
  const { companyId, userId } = session;
  const row = await lockInvoiceFor(unit, session, id, 'send');
  const sendingId = newId();
  const recipients = [...new Set(to)];
  await trx
    .insertInto('invoice_sendings')
    .values({
      company_id: companyId,
      id: sendingId,
      invoice_id: id,
      recipients,
      message,
      has_tickets: attachTickets,
      created_by: userId,
    })
    .execute();
  for (const recipient of recipients) {
    await enqueueMessage(trx, { template: 'invoice', companyId, sendingId, to: recipient });
  }
  const invoice = await readSaved(trx, companyId, id);
  emit({
    action: 'invoice.send',
    target: { id, label: labelOf(row) },
    after: { to: recipients.join(', '), comment: message, attachTickets },
  });
  return invoice;
}
