/** The CSV that Xero imports as sales invoices, with amounts exclusive of tax. */
import { type AccountingCodes, invoiceTotals } from '@derrick/domain/invoices';
import { type Cell, discountParts, type ExportShape, unitPrice } from './exportCells.ts';
import type { ExportedInvoice } from './exportRows.ts';

/**
 * Columns of Xero's sales invoice template, in its order. `*` marks those that Xero requires. docs/invoices.md names the
 * source.
 */
const headers = [
  '*ContactName',
  'EmailAddress',
  'POAddressLine1',
  'POAddressLine2',
  'POAddressLine3',
  'POAddressLine4',
  'POCity',
  'PORegion',
  'POPostalCode',
  'POCountry',
  '*InvoiceNumber',
  'Reference',
  '*InvoiceDate',
  '*DueDate',
  'InventoryItemCode',
  '*Description',
  '*Quantity',
  '*UnitAmount',
  'Discount',
  '*AccountCode',
  '*TaxType',
  'TrackingName1',
  'TrackingOption1',
  'TrackingName2',
  'TrackingOption2',
  'Currency',
  'BrandingTheme',
] as const;

type Column = (typeof headers)[number];

/** Xero reads dates in the format of the organization's country: the month comes first in the United States. */
const dateIn = (day: string | null, currency: string) => {
  if (!day) return day;
  const [year, month, dayOfMonth] = day.split('-');
  return (currency === 'USD' ? [month, dayOfMonth, year] : [dayOfMonth, month, year]).join('/');
};

interface Row {
  description: string;
  quantity: number;
  unitCents: number;
  /** Discount of this line. */
  percent: number | null;
  isTaxed: boolean;
}

/** Amount of a row with its tax, each rounded as Xero does when it imports the row. */
function importedCents({ quantity, unitCents, percent, isTaxed }: Row, taxPercent: number): number {
  const line = { kind: 'ITEM', description: '', quantity, unitPriceCents: unitCents, taxable: isTaxed };
  return invoiceTotals({ lines: [line], discount: percent === null ? null : { percent }, taxPercent })
    .totalCents;
}

/**
 * Returns the rows of an invoice. A percentage is the discount of each line; an amount is a row of its own. Xero rounds each
 * line, and the invoice its sums: a row without tax makes up for the difference, so that Xero's total is the invoice's.
 */
function rowsBeforeCells(invoice: ExportedInvoice): Row[] {
  const { lines, discountCents, discountPercent: percent, taxPercent, totalCents } = invoice;
  const single = { quantity: 1, percent: null };
  const { lineCents } = invoiceTotals({ lines, discount: null, taxPercent: 0 });
  const { taxed, untaxed } =
    percent === null ? discountParts(discountCents, lines, lineCents) : { taxed: 0, untaxed: 0 };
  const rows: Row[] = [
    ...lines.map((line) => ({
      description: line.description,
      quantity: line.quantity,
      unitCents: line.unitPriceCents ?? 0,
      percent,
      isTaxed: line.taxable && taxPercent > 0,
    })),
    { ...single, description: 'Discount', unitCents: -taxed, isTaxed: taxPercent > 0 },
    { ...single, description: 'Discount', unitCents: -untaxed, isTaxed: false },
  ];
  const rounding = totalCents - rows.reduce((sum, row) => sum + importedCents(row, taxPercent), 0);
  const extra = [
    ...rows.slice(lines.length),
    { ...single, description: 'Rounding', unitCents: rounding, isTaxed: false },
  ];
  return [...rows.slice(0, lines.length), ...extra.filter(({ unitCents }) => unitCents !== 0)];
}

function rowsOf(invoice: ExportedInvoice, codes: AccountingCodes): Cell[][] {
  const { currency } = invoice;
  return rowsBeforeCells(invoice).map(({ description, quantity, unitCents, percent, isTaxed }) => {
    const cells: Partial<Record<Column, Cell>> = {
      '*ContactName': invoice.customerName,
      '*InvoiceNumber': invoice.number,
      Reference: invoice.costReference,
      '*InvoiceDate': dateIn(invoice.issueDate, currency),
      '*DueDate': dateIn(invoice.dueDate, currency),
      '*Description': description,
      '*Quantity': quantity,
      '*UnitAmount': unitPrice(unitCents, currency),
      Discount: percent,
      '*AccountCode': codes.xeroAccountCode,
      '*TaxType': isTaxed ? codes.xeroTaxType : codes.xeroExemptTaxType,
      Currency: currency,
    };
    return headers.map((header) => cells[header] ?? null);
  });
}

export const xeroShape = (codes: AccountingCodes): ExportShape => ({
  headers,
  rowsOf: (invoice) => rowsOf(invoice, codes),
});
