import { create, object, string } from 'superstruct';
import { findInvoice } from '../invoices/index.ts';
import type { JobHandler } from '../jobs/index.ts';
import { invoicePdf, isPdfKept } from './invoicePaper.ts';
import type { PaperParts } from './ticketPaper.ts';

const payloadStruct = object({ companyId: string(), invoiceId: string() });

/**
 * Makes the handler that draws the PDF of an invoice once it is issued, and keeps it: its looks are those of the issue,
 * whenever somebody asks for it first. One that was voided or deleted meanwhile has none to keep.
 */
export const invoicePdfHandler =
  (parts: PaperParts): JobHandler =>
  async (job) => {
    const { companyId, invoiceId } = create(job.payload, payloadStruct);
    const row = await findInvoice(parts.db, companyId, invoiceId);
    if (row && isPdfKept(row)) await invoicePdf(parts, row);
    return 'done';
  };
