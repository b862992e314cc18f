import { type Discount, type Totals, totalsOf } from '../tickets/index.ts';

/** Maximum number of lines of an invoice. */
export const INVOICE_LINES_MAX = 500;
/** How many tickets can be put on drafts at once. */
export const INVOICE_TICKETS_MAX = 200;
/** The longest text of a line or a note, in UTF-16 units. */
export const INVOICE_LINE_TEXT_MAX = 500;
export const INVOICE_NOTES_MAX = 2000;
/** Maximum amount of an invoice, in the smallest unit of its currency: all its lines without regard to their sign. */
export const INVOICE_TOTAL_MAX = 10_000_000_000_000;
/** How many addresses one mail with an invoice goes to at most. */
export const INVOICE_RECIPIENTS_MAX = 10;

/** How payments come in. */
export const paymentMethods = ['CHECK', 'ACH', 'WIRE', 'CARD', 'CASH', 'OTHER'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** The currencies that invoices can be in. */
export const invoiceCurrencies = [
  'USD',
  'CAD',
  'MXN',
  'EUR',
  'GBP',
  'NOK',
  'AUD',
  'BRL',
  'COP',
  'AED',
  'SAR',
  'KWD',
  'JPY',
] as const;

export type InvoiceCurrency = (typeof invoiceCurrencies)[number];

export const paperSizes = ['LETTER', 'A4'] as const;

export type PaperSize = (typeof paperSizes)[number];

/** What is billed, as far as totals go; a line without a price counts nothing. */
export interface BilledLine {
  quantity: number;
  unitPriceCents: number | null;
  taxable: boolean;
}

/** The reason why lines do not fit on one invoice; undefined if they do. */
export function refuseInvoiceSize(
  lines: readonly Pick<BilledLine, 'quantity' | 'unitPriceCents'>[],
): 'tooManyLines' | 'totalTooLarge' | undefined {
  if (lines.length > INVOICE_LINES_MAX) return 'tooManyLines';
  const cents = lines.reduce(
    (sum, { quantity, unitPriceCents }) => sum + Math.abs(quantity * (unitPriceCents ?? 0)),
    0,
  );
  return cents > INVOICE_TOTAL_MAX ? 'totalTooLarge' : undefined;
}

/** What an invoice comes to; a customer who is tax exempt pays no tax. */
export const invoiceTotals = ({
  lines,
  discount,
  taxPercent,
}: {
  lines: readonly BilledLine[];
  discount: Discount | null;
  taxPercent: number;
}): Totals =>
  totalsOf({
    lines: lines.map(({ quantity, unitPriceCents, taxable }) => ({
      quantity,
      unitPriceCents: unitPriceCents ?? 0,
      isTaxable: taxable,
    })),
    discount: discount ?? undefined,
    taxPercent,
  });

/**
 * Adds days to a day of the calendar: the due date of an invoice from its date and the customer's terms.
 * @param day `YYYY-MM-DD`
 */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
