/** Values in the cells of an export. */
import { decimalsOf, minorUnitsOf, unitPriceDecimalsOf } from '@derrick/domain/format';
import type { ExportedInvoice } from './exportRows.ts';

export type Cell = string | number | null;

/** Headers of a file, and the function that converts a record to its rows. */
export interface ExportShape<Item = ExportedInvoice> {
  headers: readonly string[];
  rowsOf: (item: Item) => Cell[][];
}

/**
 * Formats an amount for accounting programs: `1234.50`, without a currency. The number of decimals depends on the
 * currency: yen have none, dinars three.
 */
export function decimalOf(cents: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(cents)).padStart(decimals + 1, '0');
  const sign = cents < 0 ? '-' : '';
  return decimals === 0
    ? `${sign}${digits}`
    : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Numbers stay numbers in the file, so that spreadsheets can add them up. */
export const amount = (cents: number, currency: string) => Number(decimalOf(cents, currency));

/** Converts a unit price to a number with all of its decimals: `0.655`. */
export const unitPrice = (cents: number, currency: string) =>
  Number((cents / minorUnitsOf(currency)).toFixed(unitPriceDecimalsOf(currency)));

/**
 * Divides an amount into parts in proportion to weights, so that the parts add up to the amount. Weights can be negative,
 * as those of deductions.
 */
export function partsOf(cents: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let weight = 0;
  let given = 0;
  return weights.map((own) => {
    weight += own;
    const upToHere = all === 0 ? 0 : Math.round((cents * weight) / all);
    const part = upToHere - given;
    given = upToHere;
    return part;
  });
}

/** Divides the discount of an invoice between the taxed and the other lines, as its tax is calculated. */
export function discountParts(
  discountCents: number,
  lines: readonly { taxable: boolean }[],
  lineCents: readonly number[],
): { taxed: number; untaxed: number } {
  const sumOf = (isTaxed: boolean) =>
    lines.reduce((sum, { taxable }, index) => sum + (taxable === isTaxed ? (lineCents[index] ?? 0) : 0), 0);
  const [taxed = 0] = partsOf(discountCents, [sumOf(true), sumOf(false)]);
  return { taxed, untaxed: discountCents - taxed };
}
