import type { CreditNote } from '@derrick/domain/invoices';
import { findStoredPdf, storePdf } from '../files/index.ts';
import { creditDocument, creditNotesOf, type StoredInvoice } from '../invoices/index.ts';
import { readBranding } from './company.ts';
import { languageOfCustomer, type NamedPdf } from './invoicePdf.ts';
import { messages } from './messages.ts';
import type { PrintingParts } from './readTicketDocument.ts';

/** Returns the PDF of a credit note in the customer's language. It is created once and stored: its bytes never change. */
export async function creditNotePdf(
  { db, files, renderer }: PrintingParts,
  row: StoredInvoice,
  note: CreditNote,
): Promise<NamedPdf> {
  const { company_id: companyId } = row;
  const owner = { kind: 'creditNote', id: note.id } as const;
  const name = `${messages[languageOfCustomer(row)]('creditNoteFile')} ${note.number}`;
  const storedPdf = files && (await findStoredPdf(db, files, { companyId, owner }));
  if (storedPdf) return { name, bytes: storedPdf };
  const document = await creditDocument(db, row, note, await readBranding(db, companyId));
  const bytes = await renderer.renderInvoice(document);
  if (!files) return { name, bytes };
  return { name, bytes: await storePdf(db, files, { companyId, owner, name: `${name}.pdf`, bytes }) };
}

/** Returns the PDFs of all credit notes of an invoice. */
export async function creditNotePdfs(parts: PrintingParts, row: StoredInvoice): Promise<NamedPdf[]> {
  const pdfs: NamedPdf[] = [];
  for (const note of await creditNotesOf(parts.db, row.company_id, row.id))
    pdfs.push(await creditNotePdf(parts, row, note));
  return pdfs;
}
