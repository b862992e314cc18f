import type { Totals } from '../../tickets/index.ts';
import type { DocumentFormats } from './formats.ts';
import type { DocumentWords } from './words.ts';

/** A row of the printed totals. */
export interface DocumentTotal {
  id: 'subtotal' | 'discount' | 'tax' | 'total' | 'paid' | 'credited' | 'balance';
  label: string;
  value: string;
}

/** The amounts and labels of the totals of an invoice. */
export interface TotalsInput {
  totals: Omit<Totals, 'lineCents'> & {
    paidCents: number;
    /** Sum of the credit notes. */
    creditedCents: number;
    balanceCents: number;
  };
  /** ISO 4217 code. */
  currency: string;
  /** The discount, if it was entered as a percentage. */
  discountPercent: number | null;
  /** 0 without tax. */
  taxPercent: number;
  /** The company's own label for the tax. Null for the default label. */
  taxLabel: string | null;
  isTaxExempt: boolean;
}

/** Returns the rows from the sum of the lines to the amount due. */
export function documentTotals(
  { totals, currency, discountPercent, taxPercent, taxLabel, isTaxExempt }: TotalsInput,
  { words, formats }: { words: DocumentWords; formats: DocumentFormats },
): DocumentTotal[] {
  const { money } = formats;
  const { subtotalCents, discountCents, taxCents, totalCents, paidCents, creditedCents, balanceCents } =
    totals;
  const share = (word: string, percent: number | null) =>
    percent === null ? word : `${word} (${formats.percent(percent)})`;
  const hasTax = taxCents !== 0 || taxPercent !== 0;
  const rows: (DocumentTotal | false)[] = [
    (discountCents !== 0 || hasTax) && {
      id: 'subtotal',
      label: words.subtotal,
      value: money(subtotalCents),
    },
    discountCents !== 0 && {
      id: 'discount',
      label: share(words.discount, discountPercent),
      value: money(-discountCents),
    },
    (isTaxExempt || hasTax) && {
      id: 'tax',
      label: isTaxExempt ? words.taxExempt : share(taxLabel ?? words.tax, taxPercent),
      value: money(taxCents),
    },
    { id: 'total', label: `${words.total} (${currency})`, value: money(totalCents) },
    paidCents !== 0 && { id: 'paid', label: words.paid, value: money(-paidCents) },
    creditedCents !== 0 && { id: 'credited', label: words.credited, value: money(-creditedCents) },
    (paidCents !== 0 || creditedCents !== 0) && {
      id: 'balance',
      label: words.balance,
      value: money(balanceCents),
    },
  ];
  return rows.filter((row) => row !== false);
}
