import { findKeptPdf, storePdf } from '../files/index.ts';
import { invoiceDocument, type StoredInvoice } from '../invoices/index.ts';
import type { Language } from '../platform/language.ts';
import { readLook } from './company.ts';
import { messages } from './messages.ts';
import type { PaperParts } from './ticketPaper.ts';

/** A document as a file. */
export interface Paper {
  /** Without its extension. */
  name: string;
  bytes: Uint8Array;
}

/** The language that the customer of an invoice is written to in: of an issued one, that of then. */
export const languageOfCustomer = ({ customer, current_language }: StoredInvoice): Language =>
  (customer?.language ?? current_language) === 'es' ? 'es' : 'en';

function nameOf(row: StoredInvoice): string {
  const t = messages[languageOfCustomer(row)];
  return row.printed_number === null ? t('draftFile') : `${t('invoiceFile')} ${row.printed_number}`;
}

/** True for an invoice whose PDF is drawn once, and kept. */
export const isPdfKept = ({ status }: Pick<StoredInvoice, 'status'>): boolean =>
  status !== 'DRAFT' && status !== 'VOID';

/**
 * Gives the PDF of an invoice in the language of its customer. That of an issued one is made once and kept: its bytes
 * never change, whatever becomes of the company's name, logo or address. A draft is drawn as it is now; a void one from
 * what was frozen, with its mark.
 */
export async function invoicePdf({ db, files, renderer }: PaperParts, row: StoredInvoice): Promise<Paper> {
  const { company_id: companyId, id: invoiceId } = row;
  const name = nameOf(row);
  const isKept = isPdfKept(row);
  const kept = isKept && files ? await findKeptPdf(db, files, { companyId, invoiceId }) : undefined;
  if (kept) return { name, bytes: kept };
  const document = await invoiceDocument(db, row, await readLook(db, companyId));
  const bytes = await renderer.renderInvoice(document);
  if (!isKept || !files) return { name, bytes };
  return { name, bytes: await storePdf(db, files, { companyId, invoiceId, name: `${name}.pdf`, bytes }) };
}
