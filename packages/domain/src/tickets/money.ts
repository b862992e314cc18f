import { UNIT_PRICE_DECIMALS } from '../format/decimals.ts';

/** A billed quantity with its unit price. */
export interface PricedLine {
  /** Quantity with up to three decimals, such as 7.5 hours. Negative for a deduction. */
  quantity: number;
  /** Price in the smallest unit of the currency (cents, yen or fils), with up to `UNIT_PRICE_DECIMALS` decimals. */
  unitPriceCents: number;
  isTaxable: boolean;
}

/** A discount before tax: an amount, or a percentage of the lines with up to two decimals. */
export type Discount = { cents: number } | { percent: number };

/** The lines of a ticket or an invoice, with the discount and tax that apply to all of them. */
export interface PricedDocument {
  lines: readonly PricedLine[];
  discount?: Discount | undefined;
  /** Percentage with up to three decimals, such as 8.25. */
  taxPercent?: number | undefined;
}

/** The totals of a document, in the smallest unit of the currency. */
export interface Totals {
  /** Amount of each line, in order. */
  lineCents: readonly number[];
  subtotalCents: number;
  discountCents: number;
  taxCents: number;
  totalCents: number;
}

const abs = (value: bigint) => (value < 0n ? -value : value);

/**
 * Divides integers and rounds halves away from zero. Negative values are rounded like positive ones, so that a credit
 * cancels its charge exactly.
 */
function divide(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n;
  const [size, parts] = [abs(dividend), abs(divisor)];
  const rounded = (2n * size + parts) / (2n * parts);
  return isNegative ? -rounded : rounded;
}

/** Scales a decimal number to an integer: 7.255 with three decimals becomes 7255. */
const whole = (value: number, decimals: number): bigint => BigInt(Math.round(value * 10 ** decimals));

const sum = (values: readonly bigint[]) => values.reduce((all, cents) => all + cents, 0n);

/**
 * Computes the share of an amount that belongs to a part of a whole, rounded like all amounts: the discount on some lines
 * of an invoice, for example. The share of the whole is the exact amount.
 */
export const shareOf = (cents: number, part: number, ofWhole: number): number =>
  ofWhole === 0 ? 0 : Number(divide(BigInt(cents) * BigInt(part), BigInt(ofWhole)));

/** Computes the amount of a line: quantity × price, rounded once. */
const lineTotal = ({ quantity, unitPriceCents }: PricedLine): bigint =>
  divide(
    whole(quantity, 3) * whole(unitPriceCents, UNIT_PRICE_DECIMALS),
    10n ** BigInt(3 + UNIT_PRICE_DECIMALS),
  );

function discountOf(discount: Discount | undefined, subtotal: bigint): bigint {
  if (!discount) return 0n;
  return 'cents' in discount
    ? BigInt(discount.cents)
    : divide(subtotal * whole(discount.percent, 2), 100n * 100n);
}

/**
 * Computes the totals of a document. The server, the apps and the PDFs use this same function with integer arithmetic, so
 * that they never differ by a cent. Each line is rounded once. The discount is deducted before tax, reducing the taxable
 * amount in proportion to the lines. Tax is rounded once per document.
 */
export function totalsOf({ lines, discount, taxPercent = 0 }: PricedDocument): Totals {
  const totals = lines.map(lineTotal);
  const subtotal = sum(totals);
  const taxable = sum(totals.filter((_, index) => lines[index]?.isTaxable));
  const discountAmount = discountOf(discount, subtotal);
  const takenOfTaxable = subtotal === 0n ? 0n : divide(discountAmount * taxable, subtotal);
  const tax = divide((taxable - takenOfTaxable) * whole(taxPercent, 3), 100n * 1000n);
  return {
    lineCents: totals.map(Number),
    subtotalCents: Number(subtotal),
    discountCents: Number(discountAmount),
    taxCents: Number(tax),
    totalCents: Number(subtotal - discountAmount + tax),
  };
}
