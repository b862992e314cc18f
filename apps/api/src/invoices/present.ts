/** Converts stored invoices to the types of the contract. */
import { type Invoice, type InvoiceLine, type InvoiceParty, isPastDue } from '@derrick/domain/invoices';
import type { Discount } from '@derrick/domain/tickets';
import type { Kysely } from 'kysely';
import { readInvoiceSettings, todayOf } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import { jobcode } from '../tickets/index.ts';
import { printedPaymentDetails } from './paymentWays.ts';
import { sellerOf } from './settings.ts';
import {
  creditNotesOf,
  linesOfInvoice,
  paymentExcessesOf,
  paymentsOf,
  type StoredInvoice,
  type StoredInvoiceLine,
  sendingsOf,
  ticketsOf,
} from './store.ts';
import type { StoredCustomerParty } from './tables.ts';

export const labelOf = ({ printed_number }: Pick<StoredInvoice, 'printed_number'>): string =>
  printed_number ?? 'Draft';

/** Returns the customer as it was at issue; for a draft, the current customer. */
export const customerOf = (row: StoredInvoice): StoredCustomerParty =>
  row.customer ?? {
    name: row.current_name ?? '',
    address: row.current_address,
    email: row.current_email,
    phone: null,
    taxNumber: null,
    language: row.current_language ?? 'en',
  };

/** Returns the discount that the user entered. */
export function discountOf({
  discount_amount_cents: cents,
  discount_percent: percent,
}: Pick<StoredInvoice, 'discount_amount_cents' | 'discount_percent'>): Discount | null {
  if (cents !== null) return { cents };
  return percent === null ? null : { percent };
}

export const lineOf = (row: StoredInvoiceLine): InvoiceLine => ({
  kind: row.kind,
  description: row.description,
  quantity: row.quantity,
  unit: row.unit,
  unitPriceCents: row.unit_price_cents,
  taxable: row.is_taxable,
  reason: row.reason,
  priceItemId: row.price_item_id,
  ticketId: row.ticket_id,
});

const instantOrNull = (at: Date | null) => at?.toISOString() ?? null;

/** Returns the company as it was at issue; for a draft, the current company. */
async function currentSeller(db: Kysely<Database>, row: StoredInvoice) {
  const settings = await readInvoiceSettings(db, row.company_id);
  return {
    seller: await sellerOf(db, row.company_id, settings),
    payment_details: printedPaymentDetails(settings, customerOf(row).language),
    footer: settings.footer,
  };
}

const party = ({
  name,
  address = null,
  email = null,
  phone = null,
  taxNumber = null,
}: Partial<InvoiceParty>) => ({
  name: name ?? '',
  address,
  email,
  phone,
  taxNumber,
});

/** Builds the complete invoice, with its lines, payments, tickets and emails. */
export async function wholeInvoice(
  db: Kysely<Database>,
  row: StoredInvoice,
  now = new Date(),
): Promise<Invoice> {
  const { company_id: companyId, id } = row;
  const { seller, payment_details, footer } = row.seller
    ? { seller: row.seller, payment_details: row.payment_details, footer: row.footer }
    : await currentSeller(db, row);
  const today = await todayOf(db, companyId, now);
  const { status, due_date: dueDate, balance_cents: balanceCents } = row;
  const customer = customerOf(row);
  return {
    id,
    number: row.printed_number,
    status,
    isPastDue: isPastDue({ status, dueDate, balanceCents }, today),
    customer: { id: row.customer_id, ...party(customer), language: customer.language ?? 'en' },
    issueDate: row.issue_date,
    dueDate,
    currency: row.currency,
    totalCents: row.total_cents,
    creditedCents: row.credited_cents,
    balanceCents,
    createdAt: row.created_at.toISOString(),
    seller: party(seller),
    termsDays: row.terms_days,
    costReference: row.cost_reference,
    notes: row.notes,
    lines: (await linesOfInvoice(db, companyId, id)).map(lineOf),
    discount: discountOf(row),
    taxPercent: row.tax_percent,
    taxLabel: row.tax_label,
    isTaxExempt: row.is_tax_exempt,
    subtotalCents: row.subtotal_cents,
    discountCents: row.discount_cents,
    taxCents: row.tax_cents,
    paidCents: row.paid_cents,
    paymentDetails: payment_details,
    footer,
    grouping: row.line_grouping,
    payments: (await paymentsOf(db, companyId, id)).map((payment) => ({
      id: payment.id,
      amountCents: payment.amount_cents,
      method: payment.method,
      reference: payment.reference,
      paidOn: payment.paid_on,
      recordedBy: payment.recordedBy,
      reversedAt: instantOrNull(payment.reversed_at),
      reversedBy: payment.reversedBy,
      reason: payment.reversal_reason,
    })),
    creditNotes: await creditNotesOf(db, companyId, id),
    paymentExcesses: (await paymentExcessesOf(db, companyId, id)).map(({ received_at, ...excess }) => ({
      ...excess,
      receivedAt: received_at.toISOString(),
    })),
    tickets: (await ticketsOf(db, companyId, id)).map(({ number, prefix, ...ticket }) => ({
      ...ticket,
      jobcode: jobcode(number, prefix),
    })),
    sendings: (await sendingsOf(db, companyId, id)).map(({ at, recipients, by }) => ({
      at: at.toISOString(),
      to: recipients,
      by,
    })),
    firstOpenedAt: instantOrNull(row.first_opened_at),
    hasReminders: row.has_reminders,
    statusReason: row.status_reason,
    copyOfId: row.copy_of_id,
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}
