import { findStoredPdf, storePdf } from '../files/index.ts';
import { invoiceDocument, type StoredInvoice } from '../invoices/index.ts';
import type { Language } from '../platform/language.ts';
import { readBranding } from './company.ts';
import { messages } from './messages.ts';
import type { PrintingParts } from './readTicketDocument.ts';

/** A PDF as a named file. */
export interface NamedPdf {
  /** Without the file extension. */
  name: string;
  bytes: Uint8Array;
}

/** Returns the language for the customer of an invoice; for an issued invoice, the language at issue. */
export const languageOfCustomer = ({ customer, current_language }: StoredInvoice): Language =>
  (customer?.language ?? current_language) === 'es' ? 'es' : 'en';

function nameOf(row: StoredInvoice): string {
  const t = messages[languageOfCustomer(row)];
  return row.printed_number === null ? t('draftFile') : `${t('invoiceFile')} ${row.printed_number}`;
}

/** Checks that the PDF of an invoice is stored: issued invoices have one, drafts and void invoices do not. */
export const isPdfStored = ({ status }: Pick<StoredInvoice, 'status'>): boolean =>
  status !== 'DRAFT' && status !== 'VOID';

/**
 * Returns the PDF of an invoice in the customer's language. The PDF of an issued invoice is created once and stored: its
 * bytes never change, even if the company changes its name, logo or address. A draft is drawn from its current data. A
 * void invoice is drawn from the frozen data, with a watermark.
 */
export async function invoicePdf(
  { db, files, renderer }: PrintingParts,
  row: StoredInvoice,
): Promise<NamedPdf> {
  const { company_id: companyId } = row;
  const name = nameOf(row);
  const isStored = isPdfStored(row);
  const owner = { kind: 'invoice', id: row.id } as const;
  const storedPdf = isStored && files ? await findStoredPdf(db, files, { companyId, owner }) : undefined;
  if (storedPdf) return { name, bytes: storedPdf };
  const document = await invoiceDocument(db, row, await readBranding(db, companyId));
  const bytes = await renderer.renderInvoice(document);
  if (!isStored || !files) return { name, bytes };
  return { name, bytes: await storePdf(db, files, { companyId, owner, name: `${name}.pdf`, bytes }) };
}
