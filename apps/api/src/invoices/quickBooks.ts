/** The CSV that QuickBooks Online imports as invoices. */
import { type AccountingCodes, invoiceTotals } from '@derrick/domain/invoices';
import { amount, type Cell, discountParts, type ExportShape, partsOf, unitPrice } from './exportCells.ts';
import type { ExportedInvoice } from './exportRows.ts';

/**
 * Column names that QuickBooks Online recognizes when it imports invoices. They are English in every language. Companies in
 * the United States map `Taxable` and `TaxRate`, others map `ItemTaxCode` and `ItemTaxAmount`. docs/invoices.md names the
 * sources.
 */
const headers = [
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
  'TaxRate',
  'ItemTaxCode',
  'ItemTaxAmount',
  'Currency',
];

/** QuickBooks expects dates in the format of the company's region. This is the format of the United States. */
const monthFirst = (day: string | null) => day && `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;

const items: Readonly<Record<string, string>> = {
  LABOR: 'Labor',
  OVERTIME: 'Overtime',
  STANDBY: 'Standby',
  TRAVEL: 'Travel',
  ITEM: 'Materials',
  ADJUSTMENT: 'Adjustment',
};

/** A row before its tax is known. */
interface Row {
  item: string;
  description: string;
  quantity: number;
  unitCents: number;
  cents: number;
  isTaxed: boolean;
}

/** Returns the lines, and the discount as rows of its own, because the import has no column for it. */
function rowsBeforeTax({ lines, discountCents, taxPercent }: ExportedInvoice): Row[] {
  const { lineCents } = invoiceTotals({ lines, discount: null, taxPercent: 0 });
  const { taxed, untaxed } = discountParts(discountCents, lines, lineCents);
  const discount = (cents: number, isTaxed: boolean): Row[] =>
    cents === 0
      ? []
      : [
          {
            item: 'Discount',
            description: 'Discount',
            quantity: 1,
            unitCents: -cents,
            cents: -cents,
            isTaxed,
          },
        ];
  return [
    ...lines.map((line, index) => ({
      item: items[line.kind] ?? line.kind,
      description: line.description,
      quantity: line.quantity,
      unitCents: line.unitPriceCents ?? 0,
      cents: lineCents[index] ?? 0,
      isTaxed: line.taxable && taxPercent > 0,
    })),
    ...discount(taxed, taxPercent > 0),
    ...discount(untaxed, false),
  ];
}

/** Returns the rows of an invoice. Their amounts and taxes add up to its total. */
function rowsOf(invoice: ExportedInvoice, codes: AccountingCodes): Cell[][] {
  const { currency, taxCents, taxPercent } = invoice;
  const head = [
    invoice.number,
    invoice.customerName,
    monthFirst(invoice.issueDate),
    monthFirst(invoice.dueDate),
    `Net ${invoice.termsDays}`,
    invoice.costReference,
  ];
  const rows = rowsBeforeTax(invoice);
  // The invoice's tax is rounded once. Its parts differ from the rounded tax of a row by at most one unit.
  const taxes = partsOf(
    taxCents,
    rows.map(({ isTaxed, cents }) => (isTaxed ? cents : 0)),
  );
  return rows.map(({ item, description, quantity, unitCents, cents, isTaxed }, index): Cell[] => [
    ...head,
    item,
    description,
    quantity,
    unitPrice(unitCents, currency),
    amount(cents, currency),
    isTaxed ? 'Y' : 'N',
    isTaxed ? taxPercent : 0,
    isTaxed ? codes.quickBooksTaxCode : codes.quickBooksExemptCode,
    amount(taxes[index] ?? 0, currency),
    currency,
  ]);
}

export const quickBooksShape = (codes: AccountingCodes): ExportShape => ({
  headers,
  rowsOf: (invoice) => rowsOf(invoice, codes),
});
