import { formatDate } from '@derrick/domain/format';
import {
  type BilledLine,
  type Invoice,
  type InvoiceLine,
  type InvoiceParty,
  invoiceTotals,
} from '@derrick/domain/invoices';
import type { PaperInvoice, PaperLine, PaperParty, PaperSection } from './paperModel.ts';

/** A ticket as the headings of the lines name it. */
interface HeadingTicket {
  id: string;
  jobcode: string;
  workDate: string | null;
}

/** The parts of an invoice that its paper shows; the customer's own page has no more than these. */
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
  | 'discount'
  | 'taxPercent'
  | 'taxLabel'
  | 'isTaxExempt'
  | 'subtotalCents'
  | 'discountCents'
  | 'taxCents'
  | 'totalCents'
  | 'paidCents'
  | 'balanceCents'
  | 'notes'
  | 'paymentDetails'
  | 'footer'
> & { customer: InvoiceParty; tickets: readonly HeadingTicket[] };

/** What one line comes to; undefined without a price. */
export const amountOf = (line: BilledLine): number | undefined =>
  line.unitPriceCents === null
    ? undefined
    : invoiceTotals({ lines: [line], discount: null, taxPercent: 0 }).subtotalCents;

/** Somebody's name, and the lines below it. */
export const partyOf = ({ name, address, email, phone, taxNumber }: InvoiceParty): PaperParty => ({
  name,
  lines: [address, email, phone, taxNumber].flatMap((line) => line || []),
});

const lineOf = (line: InvoiceLine, place: number): PaperLine => ({
  id: String(place),
  description: line.description,
  note: line.reason,
  quantity: line.quantity,
  unit: line.unit,
  unitPriceCents: line.unitPriceCents,
  amountCents: amountOf(line),
});

/** Puts lines that follow each other and are of one ticket under its heading. */
export function sectionsOf(
  lines: readonly InvoiceLine[],
  tickets: readonly HeadingTicket[],
  locale: string,
): PaperSection[] {
  const headings = new Map(
    tickets.map(({ id, jobcode, workDate }) => [
      id,
      workDate === null ? `#${jobcode}` : `#${jobcode} · ${formatDate(workDate, locale)}`,
    ]),
  );
  const sections: { id: string; ticketId: string | null; heading: string | null; lines: PaperLine[] }[] = [];
  for (const [place, line] of lines.entries()) {
    const last = sections.at(-1);
    if (last && last.ticketId === line.ticketId) {
      last.lines.push(lineOf(line, place));
    } else {
      const { ticketId } = line;
      const heading = ticketId === null ? null : (headings.get(ticketId) ?? null);
      sections.push({ id: String(place), ticketId, heading, lines: [lineOf(line, place)] });
    }
  }
  return sections;
}

/** An invoice as its paper shows it, with the totals that the server has stored. */
export function paperOf(invoice: PrintedInvoice, locale: string): PaperInvoice {
  const { discount, isTaxExempt, taxPercent, seller, customer, lines, tickets } = invoice;
  return {
    ...invoice,
    isVoid: invoice.status === 'VOID',
    seller: partyOf(seller),
    customer: partyOf(customer),
    sections: sectionsOf(lines, tickets, locale),
    totals: invoice,
    discountPercent: discount && 'percent' in discount ? discount.percent : null,
    taxPercent: isTaxExempt || taxPercent === 0 ? null : taxPercent,
  };
}
