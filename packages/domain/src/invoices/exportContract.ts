import { defaulted, enums, type Infer, object } from 'superstruct';
import { rangeInOrder } from '../contract/dayRange.ts';
import { endpoint } from '../contract/endpoint.ts';
import { fileContentStruct } from '../contract/fileContent.ts';
import { objectRule } from '../contract/objectRule.ts';
import { queryIds } from '../contract/scalars.ts';
import { invoiceFilterFields } from './query.ts';

/** Formats of an export: one row per invoice, or one row per line in the import format of QuickBooks Online or Xero. */
export const invoiceExportFormats = ['plain', 'quickbooks', 'xero'] as const;

export type InvoiceExportFormat = (typeof invoiceExportFormats)[number];

/** Maximum number of ids in an export. More than a page shows, and short enough for a URL. */
export const INVOICE_EXPORT_IDS_MAX = 100;

export const invoiceExportQueryStruct = objectRule(
  object({
    ...invoiceFilterFields,
    ids: queryIds(INVOICE_EXPORT_IDS_MAX),
    format: defaulted(enums(invoiceExportFormats), 'plain'),
  }),
  'dateRange',
  rangeInOrder,
);

export type InvoiceExportQuery = Infer<typeof invoiceExportQueryStruct>;

export const downloadInvoices = endpoint({
  method: 'GET',
  path: '/invoice/export.csv',
  summary:
    'Exports invoices as CSV: those of `ids`, or all that match filters and search. `format=quickbooks` and `format=xero` have one row per line of issued invoices, with the accounting codes of the settings.',
  permission: 'invoices:read',
  kind: 'download',
  query: invoiceExportQueryStruct,
  reply: fileContentStruct,
});
