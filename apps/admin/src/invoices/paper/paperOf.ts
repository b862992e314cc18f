import { formatDate } from '@derrick/domain/format';
import {
  type BilledLine,
  type Invoice,
  type InvoiceGrouping,
  type InvoiceLine,
  type InvoiceParty,
  invoiceSections,
  invoiceTotals,
} from '@derrick/domain/invoices';
import type { PaperInvoice, PaperLine, PaperParty, PaperSection } from './paperModel.ts';

/** Ticket data in line headings. */
interface HeadingTicket {
  id: string;
  jobcode: string;
  workDate: string | null;
}

/** Invoice fields that the document shows. The customer's public page receives only these. */
export type PrintedInvoice = Pick<
  Invoice,
  | 'number'
  | 'status'
  | 'issueDate'
  | 'dueDate'
  | 'termsDays'
  | 'costReference'
  | 'currency'
  | 'seller'
  | 'lines'
  | 'grouping'
  | 'discount'
  | 'taxPercent'
  | 'taxLabel'
  | 'isTaxExempt'
  | 'subtotalCents'
  | 'discountCents'
  | 'taxCents'
  | 'totalCents'
  | 'paidCents'
  | 'creditedCents'
  | 'balanceCents'
  | 'notes'
  | 'paymentDetails'
  | 'footer'
> & { customer: InvoiceParty; tickets: readonly HeadingTicket[] };

/** Returns the amount of a line; undefined without a price. */
export const amountOf = (line: BilledLine): number | undefined =>
  line.unitPriceCents === null
    ? undefined
    : invoiceTotals({ lines: [line], discount: null, taxPercent: 0 }).subtotalCents;

/** Converts a party to its printed name and lines. */
export const partyOf = ({ name, address, email, phone, taxNumber }: InvoiceParty): PaperParty => ({
  name,
  lines: [address, email, phone, taxNumber].flatMap((line) => line || []),
});

const lineOf = (line: InvoiceLine, index: number): PaperLine => ({
  id: String(index),
  description: line.description,
  note: line.reason,
  quantity: line.quantity,
  unit: line.unit,
  unitPriceCents: line.unitPriceCents,
  amountCents: amountOf(line),
});

/** Groups the lines under the headings of their tickets, as printed. */
export function sectionsOf(
  grouping: InvoiceGrouping,
  lines: readonly InvoiceLine[],
  tickets: readonly HeadingTicket[],
  locale: string,
): PaperSection[] {
  const printed = lines.map((line, index) => ({ ...lineOf(line, index), ticketId: line.ticketId }));
  return invoiceSections(grouping, printed).map(({ ticketId, isOther, lines: sectionLines }, index) => {
    const ticket = tickets.find(({ id }) => id === ticketId);
    const day = ticket?.workDate ? ` · ${formatDate(ticket.workDate, locale)}` : '';
    return {
      id: String(index),
      heading: ticket ? `#${ticket.jobcode}${day}` : null,
      isOther,
      lines: sectionLines,
    };
  });
}

/** Converts an invoice to its document, with the totals stored by the server. */
export function paperOf(invoice: PrintedInvoice, locale: string): PaperInvoice {
  const { discount, isTaxExempt, taxPercent, seller, customer, grouping, lines, tickets } = invoice;
  return {
    ...invoice,
    isVoid: invoice.status === 'VOID',
    seller: partyOf(seller),
    customer: partyOf(customer),
    sections: sectionsOf(grouping, lines, tickets, locale),
    totals: invoice,
    discountPercent: discount && 'percent' in discount ? discount.percent : null,
    taxPercent: isTaxExempt || taxPercent === 0 ? null : taxPercent,
  };
}
