import { create, object, optional, string } from 'superstruct';
import { creditNotesOf, findInvoice } from '../invoices/index.ts';
import type { JobHandler } from '../jobs/index.ts';
import { creditNotePdf } from './creditNotePdf.ts';
import { invoicePdf, isPdfStored } from './invoicePdf.ts';
import type { PrintingParts } from './readTicketDocument.ts';

const payloadStruct = object({ companyId: string(), invoiceId: string(), creditNoteId: optional(string()) });

/**
 * Creates the handler that draws and stores the PDF of a newly issued invoice or credit note. The PDF has the appearance at issue,
 * regardless of the first download. Invoices that were voided or deleted in the meantime get none.
 */
export const invoicePdfHandler =
  (parts: PrintingParts): JobHandler =>
  async (job) => {
    const { companyId, invoiceId, creditNoteId } = create(job.payload, payloadStruct);
    const row = await findInvoice(parts.db, companyId, invoiceId);
    if (!row || !isPdfStored(row)) return 'done';
    if (creditNoteId === undefined) {
      await invoicePdf(parts, row);
      return 'done';
    }
    const notes = await creditNotesOf(parts.db, companyId, invoiceId);
    const note = notes.find(({ id }) => id === creditNoteId);
    if (note) await creditNotePdf(parts, row, note);
    return 'done';
  };
