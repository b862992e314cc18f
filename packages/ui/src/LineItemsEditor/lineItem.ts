import type { SelectItem } from '../NativeSelect/NativeSelect.tsx';

/** A line of what is billed. */
export interface LineItem {
  /** Stays the same while the line is edited and moved. */
  id: string;
  /** `id` of one of the kinds. */
  kind: string;
  description: string;
  /** Up to three decimals; null while the field is empty. */
  quantity: number | null;
  /** `id` of one of the units. */
  unit: string;
  /**
   * Price of one unit in the currency's smallest unit, such as cents; null without a price. No whole number if more
   * decimals are typed than the currency has: 234.5 for 2.345 dollars. Reject it with an error at its field.
   */
  unitPriceCents: number | null;
  taxable: boolean;
}

/** What a line can be: kinds of work, units. */
export type LineChoices = readonly SelectItem[];

/** A list with the entry at `from` moved to `to`. */
export function movedTo<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = list[from];
  if (entry === undefined || from === to || to < 0 || to >= list.length) return list;
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
}

/** Top and bottom of a row on the page. */
interface Extent {
  top: number;
  bottom: number;
}

/** The place that a row gets when it is dropped at a height: that of the row whose middle it has passed. */
export function placeAt(rows: readonly Extent[], from: number, height: number): number {
  const middles = rows.map(({ top, bottom }) => (top + bottom) / 2);
  const above = middles.filter((middle, index) => index !== from && middle < height).length;
  return Math.min(above, rows.length - 1);
}

/** The first and the last place of the group that a line is in: a line is moved within its group. */
export function groupBounds(groups: readonly (string | undefined)[], index: number): [number, number] {
  let [first, last] = [index, index];
  while (first > 0 && groups[first - 1] === groups[index]) first--;
  while (last < groups.length - 1 && groups[last + 1] === groups[index]) last++;
  return [first, last];
}

/** Writes amounts of a currency's smallest unit. */
export interface MoneyWriter {
  /** ISO 4217 code. */
  currency: string;
  /** How many of the smallest unit make one of the currency: 100 cents a dollar, 1 yen. */
  minorUnits: number;
  /** Writes an amount of the smallest unit as the language does; a dash for none. */
  write: (amount: number | undefined) => string;
}

/** Significant digits of an amount that are kept. The binary error of a multiplication is in later digits. */
const AMOUNT_DIGITS = 15;

/** Converts a typed amount to the currency's smallest unit. Decimals that the currency does not have are not rounded. */
export const toMinorUnits = (amount: number, { minorUnits }: Pick<MoneyWriter, 'minorUnits'>): number =>
  Number((amount * minorUnits).toPrecision(AMOUNT_DIGITS));

/** Makes a writer of amounts. Making one takes longer than writing a hundred. */
export function moneyWriter(locale: string, currency: string): MoneyWriter {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const minorUnits = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  return {
    currency,
    minorUnits,
    write: (amount) => (amount === undefined ? '–' : format.format(amount / minorUnits)),
  };
}
