import { object, optional, string } from 'superstruct';
import { endpoint } from '../contract/endpoint.ts';
import { fileContentStruct } from '../contract/fileContent.ts';

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
  summary: 'An invoice as a PDF; that of an issued one stays the same byte for byte.',
});

export const downloadInvoicePackage = endpoint({
  ...download,
  path: '/invoice/:id/package',
  summary: 'A zip of the invoice and the PDF of each of its tickets, with signatures and photos.',
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
  summary: 'The PDF of an invoice by the token of a mailed link.',
});

export const downloadPublicPackage = endpoint({
  ...publicDownload,
  path: '/public/invoice/package',
  summary:
    'A zip of an invoice and the PDF of each of its tickets, with signatures and photos, by the token of a mailed link.',
});
