import {
  type InvoiceGroup,
  type InvoiceListItem,
  type InvoiceState,
  type InvoiceStatusFilter,
  isCredited,
} from '@derrick/domain/invoices';
import type { BadgeTone } from '@derrick/ui/Badge';
import type { MessageKey } from '../core/i18n/catalogue.ts';

interface StateWords {
  label: MessageKey;
  tone: BadgeTone;
}

/** Label and color of each group of the list. */
export const invoiceGroupWords: Readonly<Record<InvoiceGroup, StateWords>> = {
  DRAFT: { label: 'invoices.draft', tone: 'neutral' },
  AWAITING_PAYMENT: { label: 'invoices.awaitingPayment', tone: 'info' },
  PAST_DUE: { label: 'invoices.pastDue', tone: 'danger' },
  PAID: { label: 'invoices.paid', tone: 'success' },
  VOID: { label: 'invoices.isVoid', tone: 'neutral' },
  UNCOLLECTIBLE: { label: 'invoices.uncollectible', tone: 'warning' },
};

const stateWords: Readonly<Record<InvoiceState, StateWords>> = {
  DRAFT: invoiceGroupWords.DRAFT,
  ISSUED: invoiceGroupWords.AWAITING_PAYMENT,
  PARTIALLY_PAID: { label: 'invoices.partiallyPaid', tone: 'info' },
  PAID: invoiceGroupWords.PAID,
  VOID: invoiceGroupWords.VOID,
  UNCOLLECTIBLE: invoiceGroupWords.UNCOLLECTIBLE,
};

/** A settled invoice that was credited instead of paid. */
const credited: StateWords = { label: 'invoices.credited', tone: 'neutral' };

/** Labels of the status filters. Invoices awaiting payment have two filters, with and without a payment. */
export const invoiceFilterLabels: Readonly<Record<InvoiceStatusFilter, MessageKey>> = {
  DRAFT: invoiceGroupWords.DRAFT.label,
  AWAITING_PAYMENT: invoiceGroupWords.AWAITING_PAYMENT.label,
  PAST_DUE: invoiceGroupWords.PAST_DUE.label,
  PAID: invoiceGroupWords.PAID.label,
  VOID: invoiceGroupWords.VOID.label,
  UNCOLLECTIBLE: invoiceGroupWords.UNCOLLECTIBLE.label,
  ISSUED: 'invoices.nothingPaid',
  PARTIALLY_PAID: stateWords.PARTIALLY_PAID.label,
};

/** Returns label and color of an invoice's status; past due takes precedence over partly paid, credited over paid. */
export function invoiceStateWords(
  invoice: Pick<InvoiceListItem, 'status' | 'isPastDue' | 'totalCents' | 'creditedCents'>,
): StateWords {
  if (isCredited(invoice)) return credited;
  return invoice.isPastDue ? invoiceGroupWords.PAST_DUE : stateWords[invoice.status];
}
