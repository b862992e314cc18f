import type { InvoiceState } from '@derrick/domain/invoices';
import type { BadgeTone } from '@derrick/ui/Badge';
import type { MessageKey } from '../../core/i18n/catalogue.ts';

interface StateWords {
  label: MessageKey;
  tone: BadgeTone;
}

const toPay: StateWords = { label: 'publicInvoice.toPay', tone: 'info' };

/** What a customer needs to know of the state; what the office thinks of an invoice that is not paid is its own affair. */
const words: Readonly<Record<InvoiceState, StateWords>> = {
  DRAFT: toPay,
  ISSUED: toPay,
  PARTIALLY_PAID: { label: 'publicInvoice.partiallyPaid', tone: 'info' },
  PAID: { label: 'publicInvoice.paid', tone: 'success' },
  VOID: { label: 'publicInvoice.void', tone: 'neutral' },
  UNCOLLECTIBLE: toPay,
};

/** The words and the colour of an invoice's state for its customer. */
export const publicState = ({
  status,
  isPastDue,
}: {
  status: InvoiceState;
  isPastDue: boolean;
}): StateWords => (isPastDue ? { label: 'publicInvoice.pastDue', tone: 'danger' } : words[status]);
