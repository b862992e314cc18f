import { numberFormat } from '../i18n/intl.ts';
import { moneyOptions } from '../MoneyField/moneyOptions.ts';
import type { SelectItem } from '../NativeSelect/NativeSelect.tsx';

/** A line of an invoice or a ticket. */
export interface LineItem {
  /** Stable while the line is edited and moved. */
  id: string;
  /** `id` of a kind. */
  kind: string;
  description: string;
  /** Quantity with up to three decimals; null while the field is empty. */
  quantity: number | null;
  /** `id` of a unit. */
  unit: string;
  /**
   * Price per unit in the currency's smallest unit, such as cents; null without a price. Not an integer if the price has
   * more decimals than the currency: 65.5 for 0.655 dollars a mile. Reject a price with too many decimals with an error at
   * its field.
   */
  unitPriceCents: number | null;
  taxable: boolean;
}

/** Options for the kind or the unit of a line. */
export type LineChoices = readonly SelectItem[];

export function moveEntry<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = list[from];
  if (entry === undefined || from === to || to < 0 || to >= list.length) return list;
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
}

/** Top and bottom of a row on the page, in px. */
interface Extent {
  top: number;
  bottom: number;
}

/**
 * Returns the index at which a row dropped at this height is inserted, counted by the rows whose middle it has passed.
 */
export function dropIndex(rows: readonly Extent[], from: number, height: number): number {
  const middles = rows.map(({ top, bottom }) => (top + bottom) / 2);
  const above = middles.filter((middle, index) => index !== from && middle < height).length;
  return Math.min(above, rows.length - 1);
}

/**
 * Returns the first and last index of the group that contains the line at `index`. Lines can only be moved within their
 * group.
 */
export function groupBounds(groups: readonly (string | undefined)[], index: number): [number, number] {
  let [first, last] = [index, index];
  while (first > 0 && groups[first - 1] === groups[index]) first--;
  while (last < groups.length - 1 && groups[last + 1] === groups[index]) last++;
  return [first, last];
}

/** Formats amounts given in the smallest unit of a currency. */
export interface MoneyFormatter {
  /** ISO 4217 currency code. */
  currency: string;
  /** Number of smallest units per unit of the currency: 100 for a dollar (cents), 1 for a yen. */
  minorUnits: number;
  /** Formats an amount in the locale's notation; a dash for undefined. */
  write: (amount: number | undefined) => string;
  /** Formats a unit price with all of its decimals, which can be more than those of the currency. */
  writePrice: (price: number | null) => string;
}

/** Number of significant digits kept. Binary rounding errors of a multiplication only affect later digits. */
const AMOUNT_DIGITS = 15;

/** Converts a typed amount to the currency's smallest unit. Extra decimals are not rounded. */
export const toMinorUnits = (amount: number, { minorUnits }: Pick<MoneyFormatter, 'minorUnits'>): number =>
  Number((amount * minorUnits).toPrecision(AMOUNT_DIGITS));

/** Creates a formatter for amounts. Cache it: creating a formatter takes longer than formatting a hundred amounts. */
export function moneyWriter(locale: string, currency: string): MoneyFormatter {
  const format = numberFormat(locale, { style: 'currency', currency });
  const price = numberFormat(locale, moneyOptions(currency));
  const minorUnits = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  return {
    currency,
    minorUnits,
    write: (amount) => (amount === undefined ? '–' : format.format(amount / minorUnits)),
    writePrice: (cents) => (cents === null ? '–' : price.format(cents / minorUnits)),
  };
}
