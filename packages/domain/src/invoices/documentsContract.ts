import { object, optional, string } from 'superstruct';
import { endpoint, exampleId } from '../contract/endpoint.ts';
import { fileContentStruct } from '../contract/fileContent.ts';
import { queryIds } from '../contract/scalars.ts';

const download = {
  method: 'GET',
  resource: 'invoice',
  permission: 'invoices:read',
  kind: 'download',
  reply: fileContentStruct,
} as const;

export const downloadInvoicePdf = endpoint({
  ...download,
  path: '/invoice/:id/pdf',
  summary: 'Downloads an invoice as a PDF. The PDF of an issued invoice never changes.',
});

export const downloadInvoicePackage = endpoint({
  ...download,
  path: '/invoice/:id/package',
  summary:
    'Downloads a zip with the PDFs of an invoice and of its tickets, with signatures and photos, and with the other files of the tickets.',
});

/** Maximum number of invoices in one download of PDFs. More than a page shows, and short enough for a URL. */
export const INVOICE_PDFS_MAX = 100;

export const downloadInvoicePdfs = endpoint({
  method: 'GET',
  path: '/invoice/pdfs.zip',
  summary: `Downloads a zip with the PDFs of up to ${INVOICE_PDFS_MAX} invoices.`,
  permission: 'invoices:read',
  kind: 'download',
  query: object({ ids: queryIds(INVOICE_PDFS_MAX) }),
  reply: fileContentStruct,
  example: { query: { ids: [exampleId('invoice')] }, status: 404 },
});

const publicDownload = {
  method: 'GET',
  permission: 'anyone',
  kind: 'download',
  query: object({ token: optional(string()) }),
  reply: fileContentStruct,
} as const;

export const downloadPublicInvoice = endpoint({
  ...publicDownload,
  path: '/public/invoice/pdf',
  summary: 'Downloads the PDF of an invoice with the token of a mailed link.',
});

export const downloadPublicPackage = endpoint({
  ...publicDownload,
  path: '/public/invoice/package',
  summary: 'Downloads a zip with the PDFs of an invoice and of its tickets, with the token of a mailed link.',
});
