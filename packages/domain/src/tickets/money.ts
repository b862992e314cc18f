/** Something that is billed: a quantity at a price. */
export interface PricedLine {
  /** Up to three decimals, such as 7.5 hours; negative for what is taken off. */
  quantity: number;
  /** In the smallest unit of the currency: cents, yen, fils. */
  unitPriceCents: number;
  isTaxable: boolean;
}

/** What is taken off before tax: an amount, or a share of the lines in per cent with up to two decimals. */
export type Discount = { cents: number } | { percent: number };

/** The lines of a ticket or an invoice, with what applies to all of them. */
export interface PricedDocument {
  lines: readonly PricedLine[];
  discount?: Discount | undefined;
  /** Per cent, with up to three decimals, such as 8.25. */
  taxPercent?: number | undefined;
}

/** What a document comes to, in the smallest unit of the currency. */
export interface Totals {
  /** Of each line, in their order. */
  lineCents: readonly number[];
  subtotalCents: number;
  discountCents: number;
  taxCents: number;
  totalCents: number;
}

const abs = (value: bigint) => (value < 0n ? -value : value);

/**
 * Divides whole numbers and rounds half up. What is negative is rounded like its positive counterpart, so that a credit
 * cancels its charge.
 */
function divide(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n;
  const [size, parts] = [abs(dividend), abs(divisor)];
  const rounded = (2n * size + parts) / (2n * parts);
  return isNegative ? -rounded : rounded;
}

/** A number with this many decimals as a whole number: 7.255 with three is 7255. */
const whole = (value: number, decimals: number): bigint => BigInt(Math.round(value * 10 ** decimals));

const sum = (values: readonly bigint[]) => values.reduce((all, one) => all + one, 0n);

/** What one line comes to: quantity × price, rounded once. */
const lineTotal = ({ quantity, unitPriceCents }: PricedLine): bigint =>
  divide(whole(quantity, 3) * BigInt(unitPriceCents), 1000n);

function discountOf(discount: Discount | undefined, subtotal: bigint): bigint {
  if (!discount) return 0n;
  return 'cents' in discount
    ? BigInt(discount.cents)
    : divide(subtotal * whole(discount.percent, 2), 100n * 100n);
}

/**
 * The one function that turns lines into totals: each line is rounded once, the discount comes before tax, and tax is
 * rounded once for the document. A discount lowers the taxable part by its share of the lines. All of it is calculated in
 * whole numbers, so that no surface differs by a cent.
 */
export function totalsOf({ lines, discount, taxPercent = 0 }: PricedDocument): Totals {
  const totals = lines.map(lineTotal);
  const subtotal = sum(totals);
  const taxable = sum(totals.filter((_, place) => lines[place]?.isTaxable));
  const taken = discountOf(discount, subtotal);
  const takenOfTaxable = subtotal === 0n ? 0n : divide(taken * taxable, subtotal);
  const tax = divide((taxable - takenOfTaxable) * whole(taxPercent, 3), 100n * 1000n);
  return {
    lineCents: totals.map(Number),
    subtotalCents: Number(subtotal),
    discountCents: Number(taken),
    taxCents: Number(tax),
    totalCents: Number(subtotal - taken + tax),
  };
}
