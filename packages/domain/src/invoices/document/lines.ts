import type { LineUnit } from '../../tickets/index.ts';
import type { DocumentFormats } from './formats.ts';
import type { DocumentWords } from './words.ts';

/** The fields of a line that documents print. */
export interface PrintableLine {
  description: string;
  /** Reason of an adjustment. */
  reason: string | null;
  quantity: number;
  unit: LineUnit;
  unitPriceCents: number | null;
  taxable: boolean;
}

/** A printed line. */
export interface DocumentLine {
  id: string;
  description: string;
  /** Small text below the description; empty if there is none. */
  note: string;
  quantity: string;
  /** Null if the document has no prices. */
  unitPrice: string | null;
  amount: string | null;
  /** The line has a price. */
  isPriced: boolean;
}

interface LineOptions {
  /** Unique in the document. */
  id: string;
  words: DocumentWords;
  formats: DocumentFormats;
  /** Amount of the line in the smallest unit of the currency. Null leaves price and amount out. */
  cents: number | null;
  /** Lines without tax are marked as such. */
  marksUntaxed: boolean;
}

/** Formats a line of an invoice or a ticket. */
export function documentLine(
  { description, reason, quantity, unit, unitPriceCents, taxable }: PrintableLine,
  { id, words, formats, cents, marksUntaxed }: LineOptions,
): DocumentLine {
  const isPriced = unitPriceCents !== null;
  const unitWord = unit === 'day' && quantity !== 1 ? words.days : words.units[unit];
  const prices = isPriced
    ? { unitPrice: formats.unitPrice(unitPriceCents), amount: formats.plain(cents ?? 0) }
    : { unitPrice: words.noPrice, amount: '–' };
  return {
    id,
    description,
    note: [reason, marksUntaxed && !taxable ? words.notTaxed : null].filter(Boolean).join(' · '),
    quantity: `${formats.quantity(quantity)} ${unitWord}`,
    ...(cents === null ? { unitPrice: null, amount: null } : prices),
    isPriced,
  };
}
