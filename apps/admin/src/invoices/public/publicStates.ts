import { type InvoiceState, isCredited, type PublicInvoice } from '@derrick/domain/invoices';
import type { BadgeTone } from '@derrick/ui/Badge';
import type { MessageKey } from '../../core/i18n/catalogue.ts';

interface StateWords {
  label: MessageKey;
  tone: BadgeTone;
}

const toPay: StateWords = { label: 'publicInvoice.toPay', tone: 'info' };

/** Statuses as shown to the customer. Internal statuses of unpaid invoices are hidden. */
const words: Readonly<Record<InvoiceState, StateWords>> = {
  DRAFT: toPay,
  ISSUED: toPay,
  PARTIALLY_PAID: { label: 'publicInvoice.partiallyPaid', tone: 'info' },
  PAID: { label: 'publicInvoice.paid', tone: 'success' },
  VOID: { label: 'publicInvoice.void', tone: 'neutral' },
  UNCOLLECTIBLE: toPay,
};

/** Returns label and color of an invoice's status for its customer. */
export function publicState(
  invoice: Pick<PublicInvoice, 'status' | 'isPastDue' | 'totalCents' | 'creditedCents'>,
): StateWords {
  if (isCredited(invoice)) return { label: 'publicInvoice.credited', tone: 'neutral' };
  return invoice.isPastDue ? { label: 'publicInvoice.pastDue', tone: 'danger' } : words[invoice.status];
}
