import {
  INVOICE_LINES_MAX,
  type InvoiceLine,
  invoiceSizeError,
  invoiceTotals,
} from '@derrick/domain/invoices';
import type { Discount } from '@derrick/domain/tickets';
import type { Transaction } from 'kysely';
import type { Database } from '../db/index.ts';
import { validationFailed } from '../platform/failures.ts';
import { insertBatches } from '../sql/index.ts';
import { failure } from './failures.ts';

/**
 * Checks that lines fit on one invoice.
 * @param customer the customer's name, for the message
 * @throws {ApiFailure} 422 with a message that explains how to split the draft
 */
export function checkInvoiceSize(lines: readonly InvoiceLine[], customer: string): void {
  const refusal = invoiceSizeError(lines);
  const errors = { lines: refusal ?? '' };
  if (refusal === 'tooManyLines') {
    const values = { customer, count: lines.length, max: INVOICE_LINES_MAX };
    throw failure('invoiceTooManyLines', { values, errors });
  }
  if (refusal === 'totalTooLarge') throw failure('invoiceTotalTooLarge', { values: { customer }, errors });
}

export async function writeInvoiceLines(
  trx: Transaction<Database>,
  companyId: string,
  invoiceId: string,
  lines: readonly InvoiceLine[],
): Promise<void> {
  await trx
    .deleteFrom('invoice_lines')
    .where('company_id', '=', companyId)
    .where('invoice_id', '=', invoiceId)
    .execute();
  const rows = lines.map((line, position) => ({
    company_id: companyId,
    invoice_id: invoiceId,
    position,
    kind: line.kind,
    description: line.description,
    quantity: line.quantity,
    unit: line.unit,
    unit_price_cents: line.unitPriceCents,
    is_taxable: line.taxable,
    reason: line.reason,
    price_item_id: line.priceItemId,
    ticket_id: line.ticketId,
  }));
  for (const batch of insertBatches(rows)) await trx.insertInto('invoice_lines').values(batch).execute();
}

/**
 * Calculates the stored totals of an invoice, with the function that all documents share.
 * @throws {ApiFailure} 400 if the discount exceeds the amount
 */
export function totalColumns(priced: {
  lines: readonly InvoiceLine[];
  discount: Discount | null;
  taxPercent: number;
}) {
  const { subtotalCents, discountCents, taxCents, totalCents } = invoiceTotals(priced);
  if (discountCents > Math.max(subtotalCents, 0) && discountCents > 0) {
    throw validationFailed({ discount: 'discountTooLarge' });
  }
  return {
    subtotal_cents: subtotalCents,
    discount_cents: discountCents,
    tax_cents: taxCents,
    total_cents: totalCents,
  };
}
