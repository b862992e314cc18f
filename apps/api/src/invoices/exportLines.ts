/** The two formats of an export: one row per invoice, and one row per line for the QuickBooks import. */
import { decimalsOf } from '@derrick/domain/format';
import { type InvoiceExportFormat, invoiceTotals, isCredited } from '@derrick/domain/invoices';
import type { Language } from '../platform/language.ts';
import type { ExportedInvoice } from './exportRows.ts';
import { messages } from './messages.ts';

type Cell = string | number | null;

/**
 * Formats an amount for accounting programs: `1234.50`, without a currency. The number of decimals depends on the
 * currency: yen have none, dinars three.
 */
export function decimalOf(cents: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(cents)).padStart(decimals + 1, '0');
  const sign = cents < 0 ? '-' : '';
  return decimals === 0
    ? `${sign}${digits}`
    : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Numbers stay numbers in the file, so that spreadsheets can add them up. */
export const amount = (cents: number, currency: string) => Number(decimalOf(cents, currency));

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

const plain = (language: Language) => ({
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

/**
 * Column names that QuickBooks Online recognizes under Settings, Import data, Invoices. They are English in every
 * language.
 */
const quickBooksHeaders = [
  'InvoiceNo',
  'Customer',
  'InvoiceDate',
  'DueDate',
  'Terms',
  'Memo',
  'Item(Product/Service)',
  'ItemDescription',
  'ItemQuantity',
  'ItemRate',
  'ItemAmount',
  'Taxable',
  'Currency',
];

/** QuickBooks expects dates in the format of the company's region. This is the format of the United States. */
const monthFirst = (day: string | null) => day && `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;

const items: Readonly<Record<string, string>> = {
  LABOR: 'Labor',
  TRAVEL: 'Travel',
  ITEM: 'Materials',
  ADJUSTMENT: 'Adjustment',
};

/**
 * Returns the rows of an invoice. Discount and tax are rows of their own, because QuickBooks rounds on its own and the
 * rows must add up to the invoice's total.
 */
function quickBooksRows(invoice: ExportedInvoice): Cell[][] {
  const { currency, lines, discountCents, taxCents } = invoice;
  const head = [
    invoice.number,
    invoice.customerName,
    monthFirst(invoice.issueDate),
    monthFirst(invoice.dueDate),
    `Net ${invoice.termsDays}`,
    invoice.costReference,
  ];
  const { lineCents } = invoiceTotals({ lines, discount: null, taxPercent: 0 });
  const rest = (item: string, cents: number): Cell[] => [
    ...head,
    item,
    item,
    1,
    amount(cents, currency),
    amount(cents, currency),
    'N',
    currency,
  ];
  return [
    ...lines.map((line, index): Cell[] => [
      ...head,
      items[line.kind] ?? line.kind,
      line.description,
      line.quantity,
      amount(line.unitPriceCents ?? 0, currency),
      amount(lineCents[index] ?? 0, currency),
      'N',
      currency,
    ]),
    ...(discountCents === 0 ? [] : [rest('Discount', -discountCents)]),
    ...(taxCents === 0 ? [] : [rest('Sales tax', taxCents)]),
  ];
}

/** Returns the headers of a format and the function that converts an invoice to rows. */
export const exportShape = (format: InvoiceExportFormat, language: Language) =>
  format === 'plain' ? plain(language) : { headers: quickBooksHeaders, rowsOf: quickBooksRows };

/** Names the file after the current day in the company's time zone. */
export const exportFileName = (format: InvoiceExportFormat, language: Language, today: string): string =>
  `${messages[language]('export.fileName')}${format === 'quickbooks' ? '-quickbooks' : ''}-${today}.csv`;
