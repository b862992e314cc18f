/**
 * The printed content of an invoice as texts. The PDF, the page of an invoice, the preview of a draft and the customer's
 * page are all drawn from it, so that they show the same.
 */
import { formatDate } from '../../format/dates.ts';
import type { InvoiceLanguage } from '../billed.ts';
import { invoiceSections } from '../grouping.ts';
import { invoiceTotals } from '../rules.ts';
import type { CreditNote } from '../schema.ts';
import type {
  DocumentLabels,
  DocumentSection,
  DocumentText,
  InvoiceDocumentContent,
  PrintedInvoice,
} from './content.ts';
import { documentFormats, documentLocale } from './formats.ts';
import { type Context, documentFacts, documentParty } from './head.ts';
import { documentLine } from './lines.ts';
import { type DocumentTicket, documentTicket } from './tickets.ts';
import { documentTotals } from './totals.ts';
import { type DocumentWords, documentWords } from './words.ts';

const labelsIn = ({
  lines,
  noLines,
  description,
  quantity,
  unitPrice,
  amount,
  totals,
  tickets,
}: DocumentWords): DocumentLabels => ({
  lines,
  noLines,
  description,
  quantity,
  unitPrice,
  amount,
  totals,
  tickets,
});

function sectionsOf(
  { lines, grouping, taxCents, isTaxExempt }: PrintedInvoice,
  lineCents: readonly number[],
  tickets: readonly DocumentTicket[],
  { words, formats }: Context,
): { sections: DocumentSection[]; described: ReadonlySet<string> } {
  const marksUntaxed = taxCents !== 0 && !isTaxExempt;
  const printed = lines.map((line, index) => {
    const cents = lineCents[index] ?? 0;
    return {
      ticketId: line.ticketId,
      cents,
      line: documentLine(line, { id: String(index), words, formats, cents, marksUntaxed }),
    };
  });
  const described = new Set<string>();
  const sections = invoiceSections(grouping, printed).map((section, index): DocumentSection => {
    const ticket = tickets.find(({ id }) => id === section.ticketId);
    const heading = section.isOther ? words.otherLines : (ticket?.heading ?? null);
    const cents = section.lines.reduce((sum, line) => sum + line.cents, 0);
    // A later section of the same ticket repeats only the heading.
    const facts = ticket && !described.has(ticket.id) ? ticket.facts : [];
    if (ticket) described.add(ticket.id);
    return {
      id: String(index),
      heading,
      facts,
      amount: heading === null ? null : formats.plain(cents),
      lines: section.lines.map(({ line }) => line),
    };
  });
  return { sections: sections.filter((section) => section.lines.length > 0), described };
}

/** Returns the printed content of an invoice in a language. */
export const invoiceDocument = (invoice: PrintedInvoice, language: InvoiceLanguage): InvoiceDocumentContent =>
  contentOf(invoice, invoiceTotals(invoice).lineCents, language);

/**
 * Returns the printed content of a credit note: the invoice with only its credited lines. A line that is credited in part
 * is printed with the credited amount instead of quantity and price.
 */
export function creditNoteDocument(
  invoice: PrintedInvoice,
  note: CreditNote,
  language: InvoiceLanguage,
): InvoiceDocumentContent {
  const amounts = new Map(note.lines.map(({ line, amountCents }) => [line, amountCents]));
  const { lineCents } = invoiceTotals(invoice);
  const credited = invoice.lines.flatMap((line, index) => {
    const cents = amounts.get(index);
    if (cents === undefined) return [];
    const part = { ...line, quantity: 1, unit: 'ea', unitPriceCents: cents } as const;
    return [{ cents, line: cents === lineCents[index] ? line : part }];
  });
  const { number, issueDate, reason, subtotalCents, discountCents, taxCents, totalCents } = note;
  const amountsOfNote = {
    subtotalCents,
    discountCents,
    taxCents,
    totalCents,
    paidCents: 0,
    creditedCents: 0,
  };
  const content = contentOf(
    {
      ...invoice,
      ...amountsOfNote,
      status: 'ISSUED',
      number,
      issueDate,
      lines: credited.map(({ line }) => line),
    },
    credited.map(({ cents }) => cents),
    language,
  );
  const words = documentWords(language);
  const day =
    invoice.issueDate &&
    formatDate(invoice.issueDate, documentLocale(language, invoice.documentFormat.country));
  const ofInvoice = [invoice.number, day].filter(Boolean).join('\n');
  return {
    ...content,
    title: words.creditNote,
    facts: content.facts
      .filter(({ id }) => id !== 'amountDue')
      .map((fact) => (fact.id === 'due' ? { ...fact, label: words.invoice, value: ofInvoice } : fact)),
    texts: [{ id: 'reason', heading: words.reason, text: reason }],
    tickets: [],
  };
}

function contentOf(
  invoice: PrintedInvoice,
  lineCents: readonly number[],
  language: InvoiceLanguage,
): InvoiceDocumentContent {
  const { number, status, currency, discount, isTaxExempt, documentFormat, tickets } = invoice;
  const words = documentWords(language);
  const formats = documentFormats(documentLocale(language, documentFormat.country), currency);
  const context = { words, formats };
  const printedTickets = tickets.map((ticket) =>
    documentTicket(ticket, { words, formats, ...documentFormat }),
  );
  const { sections, described } = sectionsOf(invoice, lineCents, printedTickets, context);
  const texts: DocumentText[] = [
    { id: 'notes', heading: words.notes, text: invoice.notes ?? '' },
    { id: 'payment', heading: words.payment, text: invoice.paymentDetails ?? '' },
  ];
  return {
    language,
    title: words.invoice,
    number,
    mark: status === 'DRAFT' ? words.draft : status === 'VOID' ? words.void : null,
    isVoid: status === 'VOID',
    customer: documentParty(words.billTo, invoice.customer, words),
    seller: documentParty(words.from, invoice.seller, words),
    facts: documentFacts(invoice, context),
    sections,
    totals: documentTotals(
      {
        totals: invoice,
        currency,
        discountPercent: discount && 'percent' in discount ? discount.percent : null,
        taxPercent: isTaxExempt ? 0 : invoice.taxPercent,
        taxLabel: invoice.taxLabel,
        isTaxExempt,
      },
      context,
    ),
    texts: texts.filter(({ text }) => text.trim() !== ''),
    tickets: printedTickets.filter(({ id }) => !described.has(id)),
    footer: invoice.footer,
    labels: labelsIn(words),
  };
}
