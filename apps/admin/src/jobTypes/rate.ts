import { HOURLY_RATE_MAX_CENTS } from '@derrick/domain/jobTypes';

const amount = /^(\d+|\d{1,3}(?:,\d{3})+)(?:[.,](\d{1,2}))?$/;

/** Reads dollars as people type them into cents; nothing typed is no rate, 0. Undefined where it is no amount. */
export function centsOf(typed: string): number | undefined {
  const text = typed.replace(/[\s$]/g, '');
  if (text === '') return 0;
  const [, dollars, cents = ''] = amount.exec(text) ?? [];
  if (dollars === undefined) return undefined;
  // In whole numbers: 19.99 * 100 is not 1999.
  const all = Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  return all <= HOURLY_RATE_MAX_CENTS ? all : undefined;
}

/** Writes cents into the field; no rate leaves it empty. */
export function dollarsOf(cents: number | undefined): string {
  if (!cents) return '';
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
