/** An invoice as the model that its PDF is drawn from. */

import { formatDate } from '@derrick/domain/format';
import { type Invoice, type InvoiceLine, type InvoiceParty, invoiceTotals } from '@derrick/domain/invoices';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type {
  DocumentLine,
  DocumentParty,
  DocumentSection,
  DocumentStyle,
  InvoiceDocument,
} from '../documents/index.ts';
import { localeOf } from '../platform/language.ts';
import { wholeInvoice } from './present.ts';
import type { StoredInvoice } from './store.ts';

const party = ({ name, address, email, phone, taxNumber }: InvoiceParty): DocumentParty => ({
  name,
  lines: [...(address?.split('\n') ?? []), email, phone, taxNumber].filter(
    (line): line is string => typeof line === 'string' && line.trim() !== '',
  ),
});

const documentLine = ({ reason, taxable, ...line }: InvoiceLine): DocumentLine => ({
  description: line.description,
  note: reason,
  quantity: line.quantity,
  unit: line.unit,
  unitPriceCents: line.unitPriceCents,
  isTaxable: taxable,
});

/** Lines that follow each other and are of one ticket come under its heading; in one line a ticket, it is the line. */
function sectionsOf({ lines, tickets, grouping }: Invoice, locale: string): DocumentSection[] {
  const all = lines.map(documentLine);
  if (grouping !== 'TICKET') return [{ heading: null, detail: null, lines: all }];
  const sections: { ticketId: string | null; lines: DocumentLine[] }[] = [];
  for (const [place, line] of all.entries()) {
    const ticketId = lines[place]?.ticketId ?? null;
    const last = sections.at(-1);
    if (last && last.ticketId === ticketId) last.lines.push(line);
    else sections.push({ ticketId, lines: [line] });
  }
  return sections.map((section) => {
    const ticket = tickets.find(({ id }) => id === section.ticketId);
    const day = ticket?.workDate && formatDate(ticket.workDate, locale);
    return { heading: ticket?.jobcode ?? null, detail: day ?? null, lines: section.lines };
  });
}

const marks = { DRAFT: 'DRAFT', VOID: 'VOID' } as const;

/**
 * Describes an invoice as it is printed: of an issued one, from what was frozen at issue alone.
 * @param style what the invoice itself does not say: logo and colour of the company
 */
export async function invoiceDocument(
  db: Kysely<Database>,
  row: StoredInvoice,
  style: Pick<DocumentStyle, 'logo' | 'color'>,
): Promise<InvoiceDocument> {
  const invoice = await wholeInvoice(db, row);
  const { discount } = invoice;
  const language = invoice.customer.language === 'es' ? 'es' : 'en';
  const { lineCents } = invoiceTotals(invoice);
  return {
    style: {
      ...style,
      language,
      paper: row.paper_size,
      madeAt: `${row.issue_date ?? row.updated_at.toISOString().slice(0, 10)}T00:00:00Z`,
    },
    mark: row.status === 'DRAFT' || row.status === 'VOID' ? marks[row.status] : null,
    number: invoice.number,
    seller: party(invoice.seller),
    customer: party(invoice.customer),
    issueDate: invoice.issueDate,
    dueDate: invoice.dueDate,
    termsDays: invoice.termsDays,
    costReference: invoice.costReference,
    currency: invoice.currency,
    sections: sectionsOf(invoice, localeOf[language]),
    totals: {
      lineCents,
      subtotalCents: invoice.subtotalCents,
      discountCents: invoice.discountCents,
      taxCents: invoice.taxCents,
      totalCents: invoice.totalCents,
    },
    discountPercent: discount && 'percent' in discount ? discount.percent : null,
    taxPercent: invoice.taxPercent === 0 ? null : invoice.taxPercent,
    taxLabel: invoice.taxLabel,
    isTaxExempt: invoice.isTaxExempt,
    notes: invoice.notes,
    paymentDetails: invoice.paymentDetails,
    footer: invoice.footer,
  };
}
