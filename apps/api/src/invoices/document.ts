import { formatDate } from '@derrick/domain/format';
import {
  type Invoice,
  type InvoiceLine,
  type InvoiceParty,
  invoiceSections,
  invoiceTotals,
} from '@derrick/domain/invoices';
import type { Kysely } from 'kysely';
import { readCostReferenceLabel } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import type {
  DocumentLine,
  DocumentParty,
  DocumentSection,
  DocumentStyle,
  InvoiceDocument,
} from '../documents/index.ts';
import { type Language, localeOf } from '../platform/language.ts';
import { messages } from './messages.ts';
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

function sectionsOf({ lines, tickets, grouping }: Invoice, language: Language): DocumentSection[] {
  return invoiceSections(grouping, lines).map((section) => {
    const ticket = tickets.find(({ id }) => id === section.ticketId);
    const day = ticket?.workDate && formatDate(ticket.workDate, localeOf[language]);
    const heading = section.isOther ? messages[language]('otherLines') : (ticket?.jobcode ?? null);
    return { heading, detail: day ?? null, lines: section.lines.map(documentLine) };
  });
}

const marks = { DRAFT: 'DRAFT', VOID: 'VOID' } as const;

/**
 * Builds the model that the PDF of an invoice is drawn from. The text of an issued invoice comes only from the data
 * frozen at issue.
 * @param style the company's logo and color, which the invoice does not store
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
    costReferenceLabel: await readCostReferenceLabel(db, row.company_id),
    currency: invoice.currency,
    sections: sectionsOf(invoice, language),
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
