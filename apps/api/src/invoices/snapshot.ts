import type { Invoice, InvoiceLine } from '@derrick/domain/invoices';
import type { Discount } from '@derrick/domain/tickets';
import type { Snapshot } from '../events/index.ts';

const discountText = (discount: Discount | null) => {
  if (!discount) return null;
  return 'cents' in discount ? String(discount.cents) : `${discount.percent} %`;
};

const lineText = ({ description, quantity, unit, unitPriceCents }: InvoiceLine) =>
  `${description}, ${quantity} ${unit} × ${unitPriceCents ?? '?'}`;

/** The fields of an invoice that events compare. */
export const invoiceSnapshot = (invoice: Invoice) =>
  ({
    number: invoice.number,
    status: invoice.status,
    customer: invoice.customer.id === null ? null : { id: invoice.customer.id, name: invoice.customer.name },
    tickets: invoice.tickets.map(({ id, jobcode }) => ({ id, name: jobcode })),
    lines: invoice.lines.map(lineText).map((text, index) => ({ id: `${index} ${text}`, name: text })),
    discount: discountText(invoice.discount),
    taxPercent: invoice.taxPercent,
    totalCents: invoice.totalCents,
    termsDays: invoice.termsDays,
    costReference: invoice.costReference,
    notes: invoice.notes,
    hasReminders: invoice.hasReminders,
  }) satisfies Snapshot;
