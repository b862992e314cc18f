import type { InvoiceParty } from '../schema.ts';
import type { DocumentFact, DocumentParty, PrintedInvoice } from './content.ts';
import type { DocumentFormats } from './formats.ts';
import type { DocumentWords } from './words.ts';

/** The texts and formats of a document. */
export interface Context {
  words: DocumentWords;
  formats: DocumentFormats;
}

/** Formats the seller or the customer. */
export const documentParty = (
  label: string,
  { name, address, email, phone, taxNumber }: InvoiceParty,
  words: DocumentWords,
): DocumentParty => ({
  label,
  name,
  lines: [
    ...(address ?? '').split('\n'),
    email,
    phone,
    taxNumber?.trim() && `${words.taxNumber}: ${taxNumber.trim()}`,
  ].flatMap((line) => line?.trim() || []),
});

/**
 * Returns the cost reference in the head of an invoice: its own, or those of its tickets if it has none. Tickets of one
 * job usually share a reference, so each is listed once.
 */
function referenceOf({ costReference, tickets }: Pick<PrintedInvoice, 'costReference' | 'tickets'>): string {
  return costReference ?? [...new Set(tickets.flatMap((ticket) => ticket.costReference ?? []))].join(', ');
}

/** Formats the days, the cost reference and the amount due. */
export function documentFacts(invoice: PrintedInvoice, { words, formats }: Context): DocumentFact[] {
  const { issueDate, dueDate, termsDays, documentFormat, balanceCents } = invoice;
  const due = [dueDate && formats.day(dueDate), words.terms(termsDays)].filter(Boolean).join('\n');
  const facts: DocumentFact[] = [
    { id: 'issued', label: words.issued, value: issueDate ? formats.day(issueDate) : words.atIssue },
    { id: 'due', label: words.due, value: due },
    {
      id: 'reference',
      label: documentFormat.costReferenceLabel ?? words.reference,
      value: referenceOf(invoice),
    },
    { id: 'amountDue', label: words.amountDue, value: formats.money(balanceCents) },
  ];
  return facts.filter(({ value }) => value !== '');
}
