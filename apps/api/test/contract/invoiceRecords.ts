/** Puts tickets and invoices into the statuses that the examples of the contract require. */
import { exampleId } from '@derrick/domain/contract';
import type { InvoiceState } from '@derrick/domain/invoices';
import type { TestCompany, TestServer } from '../server.ts';

/** Approves tickets, so that they can be invoiced. */
export async function approveTickets(
  { database: { db } }: TestServer,
  company: TestCompany,
  ids: readonly string[],
): Promise<void> {
  await db
    .updateTable('tickets')
    .set({ status: 'APPROVED' })
    .where('company_id', '=', company.id)
    .where('id', 'in', ids)
    .execute();
  // The job type of the example has no rate, and an invoice without prices cannot be issued.
  await db
    .updateTable('ticket_lines')
    .set({ unit_price_cents: 9500 })
    .where('company_id', '=', company.id)
    .where('ticket_id', 'in', ids)
    .execute();
}

/** Required status of an invoice by endpoint, if it is not a draft. */
export const startsFrom: Readonly<Partial<Record<string, InvoiceState>>> = {
  '/invoice/:id/send': 'ISSUED',
  '/invoice/:id/remind': 'ISSUED',
  '/invoice/:id/mark-sent': 'ISSUED',
  '/invoice/:id/payment': 'ISSUED',
  '/invoice/:id/reverse-payment': 'PARTIALLY_PAID',
  '/invoice/:id/credit-note': 'ISSUED',
  '/invoice/:id/void': 'ISSUED',
  '/invoice/:id/uncollectible': 'ISSUED',
  '/invoice/:id/copy': 'VOID',
};

let number = 50_000;

/** Changes a draft to another status and adds the payment that the examples name. */
export async function prepareInvoice(
  { database: { db } }: TestServer,
  { id: company_id }: TestCompany,
  { path, id }: { path: string; id: string },
): Promise<void> {
  const status = startsFrom[path];
  if (!status) return;
  number += 1;
  const paid_cents = status === 'PARTIALLY_PAID' ? 100 : 0;
  await db
    .updateTable('invoices')
    .set({
      status,
      number,
      printed_number: `INV-${number}`,
      total_cents: 10_000,
      paid_cents,
      due_date: '2026-12-31',
      ...(path === '/invoice/:id/remind' && {
        customer: JSON.stringify({ name: 'Reminded', email: 'ap@reminded.test' }),
      }),
    })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
  if (status === 'VOID') {
    await db
      .updateTable('tickets')
      .set({ invoice_id: null })
      .where('company_id', '=', company_id)
      .where('invoice_id', '=', id)
      .execute();
  }
  if (paid_cents === 0) return;
  await db
    .insertInto('invoice_payments')
    .values({
      company_id,
      id: exampleId('payment'),
      invoice_id: id,
      amount_cents: paid_cents,
      method: 'CHECK',
      paid_on: '2026-11-20',
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'id']).doUpdateSet({ invoice_id: id, reversed_at: null }),
    )
    .execute();
}
