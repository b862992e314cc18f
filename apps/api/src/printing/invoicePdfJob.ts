import { create, object, string } from 'superstruct';
import { findInvoice } from '../invoices/index.ts';
import type { JobHandler } from '../jobs/index.ts';
import { invoicePdf, isPdfStored } from './invoicePdf.ts';
import type { PrintingParts } from './readTicketDocument.ts';

const payloadStruct = object({ companyId: string(), invoiceId: string() });

/**
 * Creates the handler that draws and stores the PDF of a newly issued invoice. The PDF has the appearance at issue,
 * regardless of the first download. Invoices that were voided or deleted in the meantime get none.
 */
export const invoicePdfHandler =
  (parts: PrintingParts): JobHandler =>
  async (job) => {
    const { companyId, invoiceId } = create(job.payload, payloadStruct);
    const row = await findInvoice(parts.db, companyId, invoiceId);
    if (row && isPdfStored(row)) await invoicePdf(parts, row);
    return 'done';
  };
