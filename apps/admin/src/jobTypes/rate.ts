import { HOURLY_RATE_MAX_CENTS } from '@derrick/domain/jobTypes';
import { decimalsOf, minorUnitsOf } from '../core/formats/index.ts';

const amount = /^(\d{1,3}(?:,\d{3})+|\d+)(?:[.,](\d+))?$/;

const withoutSign = (typed: string) => typed.replace(/[\s\p{Sc}]/gu, '');

/** Validates a typed rate; returns a message key, or undefined if it is valid. */
export function validateRate(typed: string, currency: string): 'rateInvalid' | 'tooManyDecimals' | undefined {
  if (centsOf(typed, currency) !== undefined) return undefined;
  const [, , fraction = ''] = amount.exec(withoutSign(typed)) ?? [];
  return fraction.length > decimalsOf(currency) ? 'tooManyDecimals' : 'rateInvalid';
}

/**
 * Parses a typed amount, with or without a currency sign, to the smallest unit. Empty means no rate (0); undefined if it
 * is not an amount.
 */
export function centsOf(typed: string, currency: string): number | undefined {
  const text = withoutSign(typed);
  if (text === '') return 0;
  const [, whole, fraction = ''] = amount.exec(text) ?? [];
  const decimals = decimalsOf(currency);
  if (whole === undefined || fraction.length > decimals) return undefined;
  // Integer arithmetic, because 19.99 * 100 is not 1999.
  const all =
    Number(whole.replaceAll(',', '')) * 10 ** decimals + Number(fraction.padEnd(decimals, '0') || '0');
  return all <= HOURLY_RATE_MAX_CENTS ? all : undefined;
}

/** Formats an amount in the smallest unit for the field; empty without a rate. */
export function amountOf(cents: number | undefined, currency: string): string {
  if (!cents) return '';
  const units = minorUnitsOf(currency);
  return cents % units === 0 ? String(cents / units) : (cents / units).toFixed(decimalsOf(currency));
}
