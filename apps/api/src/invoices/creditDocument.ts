import { type CreditNote, creditNoteDocument } from '@derrick/domain/invoices';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { DocumentStyle, InvoiceDocument } from '../documents/index.ts';
import { documentStyle } from './document.ts';
import { wholeInvoice } from './present.ts';
import type { StoredInvoice } from './store.ts';

/** Builds the model that the PDF of a credit note is drawn from: the invoice with only its credited lines. */
export async function creditDocument(
  db: Kysely<Database>,
  row: StoredInvoice,
  note: CreditNote,
  style: Pick<DocumentStyle, 'logo' | 'color'>,
): Promise<InvoiceDocument> {
  const invoice = await wholeInvoice(db, row);
  const language = invoice.customer.language === 'es' ? 'es' : 'en';
  return {
    style: { ...documentStyle(row, language, style), madeAt: `${note.issueDate}T00:00:00Z` },
    content: creditNoteDocument(invoice, note, language),
  };
}
