import type { CreditNote } from '@derrick/domain/invoices';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { DocumentLine, DocumentStyle, InvoiceDocument } from '../documents/index.ts';
import { invoiceDocument } from './document.ts';
import type { StoredInvoice } from './store.ts';

/**
 * Builds the model that the PDF of a credit note is drawn from: the invoice with only its credited lines. A line that is
 * credited in part is printed with the credited amount instead of quantity and price.
 */
export async function creditDocument(
  db: Kysely<Database>,
  row: StoredInvoice,
  note: CreditNote,
  style: Pick<DocumentStyle, 'logo' | 'color'>,
): Promise<InvoiceDocument> {
  const invoice = await invoiceDocument(db, row, style);
  const amounts = new Map(note.lines.map(({ line, amountCents }) => [line, amountCents]));
  const lineCents: number[] = [];
  let index = -1;
  const credited = (line: DocumentLine): DocumentLine[] => {
    index += 1;
    const cents = amounts.get(index);
    if (cents === undefined) return [];
    lineCents.push(cents);
    return cents === invoice.totals.lineCents[index]
      ? [line]
      : [{ ...line, quantity: 1, unit: 'ea', unitPriceCents: cents }];
  };
  return {
    ...invoice,
    style: { ...invoice.style, madeAt: `${note.issueDate}T00:00:00Z` },
    credit: { invoiceNumber: invoice.number ?? '', invoiceDate: invoice.issueDate, reason: note.reason },
    number: note.number,
    issueDate: note.issueDate,
    dueDate: null,
    sections: invoice.sections
      .map((section) => ({ ...section, lines: section.lines.flatMap(credited) }))
      .filter(({ lines }) => lines.length > 0),
    totals: {
      lineCents,
      subtotalCents: note.subtotalCents,
      discountCents: note.discountCents,
      taxCents: note.taxCents,
      totalCents: note.totalCents,
    },
    notes: null,
    paymentDetails: null,
  };
}
