import { type Discount, type Totals, totalsOf } from '../tickets/index.ts';

/** Maximum number of lines of an invoice. */
export const INVOICE_LINES_MAX = 500;
/** Maximum number of tickets in one request that creates drafts. */
export const INVOICE_TICKETS_MAX = 200;
/** Maximum lengths of line texts and of notes, in UTF-16 code units. */
export const INVOICE_LINE_TEXT_MAX = 500;
export const INVOICE_NOTES_MAX = 2000;
/** Maximum amount of an invoice in the smallest unit of its currency: the sum of the absolute amounts of all lines. */
export const INVOICE_TOTAL_MAX = 10_000_000_000_000;
/** Maximum number of recipients of one email with an invoice. */
export const INVOICE_RECIPIENTS_MAX = 10;

/**
 * Maximum size of the zip with the tickets in an email, in bytes. Mail servers reject emails of more than about 20 MB, and
 * the encoding adds a third.
 */
export const INVOICE_PACKAGE_MAIL_MAX_BYTES = 12 * 1024 * 1024;

export const paymentMethods = ['CHECK', 'ACH', 'WIRE', 'CARD', 'CASH', 'OTHER'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** The methods of recorded payments. The payment service records `CARD_ONLINE`; users cannot choose it. */
export const recordedPaymentMethods = [...paymentMethods, 'CARD_ONLINE'] as const;

export type RecordedPaymentMethod = (typeof recordedPaymentMethods)[number];

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

/** The fields of a line on which totals depend. A line without a price counts as 0. */
export interface BilledLine {
  quantity: number;
  unitPriceCents: number | null;
  taxable: boolean;
}

/** Checks the size of an invoice. Returns the reason why the lines do not fit, or undefined if they do. */
export function invoiceSizeError(
  lines: readonly Pick<BilledLine, 'quantity' | 'unitPriceCents'>[],
): 'tooManyLines' | 'totalTooLarge' | undefined {
  if (lines.length > INVOICE_LINES_MAX) return 'tooManyLines';
  const cents = lines.reduce(
    (sum, { quantity, unitPriceCents }) => sum + Math.abs(quantity * (unitPriceCents ?? 0)),
    0,
  );
  return cents > INVOICE_TOTAL_MAX ? 'totalTooLarge' : undefined;
}

/** Computes the totals of an invoice. If the customer is tax exempt, the tax is 0. */
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
