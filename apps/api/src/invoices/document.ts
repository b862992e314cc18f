import { invoiceDocument as contentOf } from '@derrick/domain/invoices';
import type { Kysely } from 'kysely';
import type { Database } from '../db/index.ts';
import type { DocumentStyle, InvoiceDocument } from '../documents/index.ts';
import type { Language } from '../platform/language.ts';
import { wholeInvoice } from './present.ts';
import type { StoredInvoice } from './store.ts';

/** Returns the appearance of an invoice's document. */
export const documentStyle = (
  row: StoredInvoice,
  language: Language,
  style: Pick<DocumentStyle, 'logo' | 'color'>,
): DocumentStyle => ({
  ...style,
  language,
  paper: row.paper_size,
  madeAt: `${row.issue_date ?? row.updated_at.toISOString().slice(0, 10)}T00:00:00Z`,
});

/**
 * Builds the model that the PDF of an invoice is drawn from. The text of an issued invoice comes only from the data
 * frozen at issue. Payments and credit notes do not change it: the PDF shows the amount that is due at issue.
 * @param style the company's logo and color, which the invoice does not store
 */
export async function invoiceDocument(
  db: Kysely<Database>,
  row: StoredInvoice,
  style: Pick<DocumentStyle, 'logo' | 'color'>,
): Promise<InvoiceDocument> {
  const invoice = await wholeInvoice(db, row);
  const language = invoice.customer.language === 'es' ? 'es' : 'en';
  const balanceCents = invoice.status === 'VOID' ? 0 : invoice.totalCents;
  const atIssue = { ...invoice, paidCents: 0, creditedCents: 0, balanceCents };
  return { style: documentStyle(row, language, style), content: contentOf(atIssue, language) };
}
