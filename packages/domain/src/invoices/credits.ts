/** Credit notes: which part of an invoice they take back, and what that does to its balance. */
import { shareOf, totalsOf } from '../tickets/index.ts';
import { type BilledLine, invoiceTotals } from './rules.ts';

/** The credited part of an invoice line. */
export interface CreditedLine {
  /** Index of the line on the invoice. */
  line: number;
  /** Amount before discount and tax, with the sign of the line. */
  amountCents: number;
}

/** The fields of an invoice on which its credit notes depend. */
export interface CreditableInvoice {
  lines: readonly BilledLine[];
  subtotalCents: number;
  discountCents: number;
  taxPercent: number;
  totalCents: number;
  creditNotes: readonly { lines: readonly CreditedLine[]; totalCents: number }[];
}

/** The totals of a credit note, in the smallest unit of the currency. */
export interface CreditTotals {
  subtotalCents: number;
  discountCents: number;
  taxCents: number;
  totalCents: number;
}

const sum = (values: readonly number[]) => values.reduce((all, cents) => all + cents, 0);

/** Returns the amount of each invoice line that previous credit notes have credited. */
function creditedAmounts({ lines, creditNotes }: Pick<CreditableInvoice, 'lines' | 'creditNotes'>): number[] {
  const amounts = lines.map(() => 0);
  for (const { line, amountCents } of creditNotes.flatMap((note) => note.lines))
    amounts[line] = (amounts[line] ?? 0) + amountCents;
  return amounts;
}

/** Returns the amount of each invoice line that can still be credited. It is negative for a negative line. */
export function creditableAmounts(invoice: Pick<CreditableInvoice, 'lines' | 'creditNotes'>): number[] {
  const { lineCents } = invoiceTotals({ lines: invoice.lines, discount: null, taxPercent: 0 });
  const credited = creditedAmounts(invoice);
  return lineCents.map((cents, index) => cents - (credited[index] ?? 0));
}

/** Returns the sum of the credit notes of an invoice. */
export const creditedCentsOf = ({ creditNotes }: Pick<CreditableInvoice, 'creditNotes'>): number =>
  sum(creditNotes.map(({ totalCents }) => totalCents));

/** Computes the totals of parts of the invoice lines, with the invoice's tax and a share of its discount. */
function totalsOfAmounts(
  { lines, subtotalCents, discountCents, taxPercent }: CreditableInvoice,
  amounts: readonly number[],
): CreditTotals {
  return totalsOf({
    lines: amounts.map((unitPriceCents, index) => ({
      quantity: 1,
      unitPriceCents,
      isTaxable: lines[index]?.taxable ?? false,
    })),
    discount: { cents: shareOf(discountCents, sum(amounts), subtotalCents) },
    taxPercent,
  });
}

/**
 * Computes the totals of the next credit note: the totals of everything credited with it, less the totals of everything
 * credited before. Rounding therefore never adds up: the credit notes for all lines have exactly the invoice's total.
 */
export function creditTotals(invoice: CreditableInvoice, credited: readonly CreditedLine[]): CreditTotals {
  const before = creditedAmounts(invoice);
  const after = creditedAmounts({
    ...invoice,
    creditNotes: [...invoice.creditNotes, { lines: credited, totalCents: 0 }],
  });
  const [from, to] = [totalsOfAmounts(invoice, before), totalsOfAmounts(invoice, after)];
  return {
    subtotalCents: to.subtotalCents - from.subtotalCents,
    discountCents: to.discountCents - from.discountCents,
    taxCents: to.taxCents - from.taxCents,
    totalCents: to.totalCents - from.totalCents,
  };
}

/** Rules that a credit note can break, as message keys. */
export type CreditError = 'creditEmpty' | 'creditLineUnknown' | 'creditLineTooLarge' | 'creditTooLarge';

/**
 * Checks a credit note: each line credits at most what is left of it, and all credit notes together at most the
 * invoice's total.
 * @returns the broken rule, with the index of the credited line if the rule is about one line
 */
export function creditError(
  invoice: CreditableInvoice,
  credited: readonly CreditedLine[],
): { error: CreditError; index?: number } | undefined {
  const left = creditableAmounts(invoice);
  for (const [index, { line, amountCents }] of credited.entries()) {
    const most = left[line];
    const isTwice = credited.findIndex((other) => other.line === line) !== index;
    if (most === undefined || isTwice) return { error: 'creditLineUnknown', index };
    const isWithin =
      most < 0 ? amountCents < 0 && amountCents >= most : amountCents > 0 && amountCents <= most;
    if (!isWithin) return { error: 'creditLineTooLarge', index };
  }
  const { totalCents } = creditTotals(invoice, credited);
  if (totalCents <= 0) return { error: 'creditEmpty' };
  return creditedCentsOf(invoice) + totalCents > invoice.totalCents ? { error: 'creditTooLarge' } : undefined;
}

/**
 * Returns true if nothing of the invoice is left after a credit note. Only then can its tickets be invoiced again:
 * otherwise the customer would be billed for the rest twice.
 */
export const isFullCredit = (invoice: CreditableInvoice, credited: readonly CreditedLine[]): boolean =>
  creditedCentsOf(invoice) + creditTotals(invoice, credited).totalCents === invoice.totalCents;

/** Returns the part of a credit that exceeds the balance. The customer has already paid it and gets it back. */
export const refundCentsOf = (balanceCents: number, creditCents: number): number =>
  Math.max(0, creditCents - Math.max(0, balanceCents));
