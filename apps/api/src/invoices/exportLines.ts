/** Formats of an export: one row per invoice, and one row per line for accounting programs. */
import { type AccountingCodes, type InvoiceExportFormat, isCredited } from '@derrick/domain/invoices';
import type { Language } from '../platform/language.ts';
import { amount, type Cell, type ExportShape } from './exportCells.ts';
import type { ExportedInvoice } from './exportRows.ts';
import { messages } from './messages.ts';
import { quickBooksShape } from './quickBooks.ts';
import { xeroShape } from './xero.ts';

const columns = [
  'number',
  'customer',
  'issued',
  'due',
  'status',
  'currency',
  'subtotal',
  'discount',
  'tax',
  'total',
  'paid',
  'credited',
  'balance',
  'costReference',
] as const;

const plain = (language: Language): ExportShape => ({
  headers: columns.map((column) => messages[language](`export.${column}`)),
  rowsOf: (invoice: ExportedInvoice): Cell[][] => {
    const { currency } = invoice;
    return [
      [
        invoice.number,
        invoice.customerName,
        invoice.issueDate,
        invoice.dueDate,
        messages[language](isCredited(invoice) ? 'export.state.CREDITED' : `export.state.${invoice.status}`),
        currency,
        amount(invoice.subtotalCents, currency),
        amount(invoice.discountCents, currency),
        amount(invoice.taxCents, currency),
        amount(invoice.totalCents, currency),
        amount(invoice.paidCents, currency),
        amount(invoice.creditedCents, currency),
        amount(invoice.balanceCents, currency),
        invoice.costReference,
      ],
    ];
  },
});

/** Returns the headers of a format and the function that converts an invoice to rows. */
export function exportShape(
  format: InvoiceExportFormat,
  language: Language,
  codes: AccountingCodes,
): ExportShape {
  switch (format) {
    case 'plain':
      return plain(language);
    case 'quickbooks':
      return quickBooksShape(codes);
    case 'xero':
      return xeroShape(codes);
  }
}

/** Names the file after the current day in the company's time zone. */
export const exportFileName = (format: InvoiceExportFormat, language: Language, today: string): string =>
  `${messages[language]('export.fileName')}${format === 'plain' ? '' : `-${format}`}-${today}.csv`;
