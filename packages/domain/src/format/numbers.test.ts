import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHours, formatMoney, formatUnitPrice, minorAmountOf, minorUnitsOf } from './numbers.ts';

/** Replaces the no-break spaces that locale data puts before a currency. */
const spaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('formatMoney', () => {
  it.each([
    [123_450, '$1,234.50'],
    [0, '$0.00'],
    [-0, '$0.00'],
    [1, '$0.01'],
    [99, '$0.99'],
    [100, '$1.00'],
    [-5, '-$0.05'],
    [-123_450, '-$1,234.50'],
    [1_000_000_00, '$1,000,000.00'],
    [10_000_000_000_099, '$100,000,000,000.99'],
  ])('formats %d cents as %s', (cents, text) => expect(formatMoney(cents, 'en')).toBe(text));

  it('formats amounts in the given locale', () => {
    expect(spaces(formatMoney(123_450, 'es'))).toBe('1.234,50 $');
    expect(spaces(formatMoney(1_234_567, 'es'))).toBe('12.345,67 $');
    expect(formatMoney(123_450, 'es-US')).toBe('$1,234.50');
  });

  it.each([
    [1_234_500, 'JPY', '¥1,234,500'],
    [1_234_567, 'KWD', 'KWD 1,234.567'],
    [-1, 'KWD', '-KWD 0.001'],
    [123_450, 'EUR', '€1,234.50'],
  ])('formats %d minor units of %s as %s', (cents, currency, text) =>
    expect(spaces(formatMoney(cents, 'en-US', currency))).toBe(text),
  );

  it('preserves every cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => {
        const digits = formatMoney(cents, 'en').replaceAll(/[$,.]/g, '');
        expect(Number(digits) || 0).toBe(cents || 0);
      }),
    );
  });
});

describe('formatUnitPrice', () => {
  it.each([
    [65.5, 'en-US', 'USD', '$0.655'],
    [14_500, 'en-US', 'USD', '$145.00'],
    [-65.5, 'en-US', 'USD', '-$0.655'],
    [123_456.5, 'es-ES', 'EUR', '1.234,565 €'],
    [12.5, 'en-US', 'JPY', '¥12.5'],
    [12, 'en-US', 'JPY', '¥12'],
    [125.5, 'en-US', 'KWD', 'KWD 0.1255'],
  ])('formats %d in %s and %s as %s', (cents, locale, currency, text) =>
    expect(spaces(formatUnitPrice(cents, locale, currency))).toBe(text),
  );
});

describe('minorAmountOf', () => {
  it.each([
    [2.345, 'USD', 234.5],
    [1.1, 'USD', 110],
    [19.99, 'USD', 1999],
    [73.33, 'JPY', 73.33],
    [1.005, 'KWD', 1005],
    [0.1 + 0.2, 'EUR', 30],
    [1_999_999.99, 'USD', 199_999_999],
  ])('converts %d in %s to %d minor units', (amount, currency, minor) =>
    expect(minorAmountOf(amount, currency)).toBe(minor),
  );

  it('restores every amount converted from minor units in USD, JPY and KWD', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.constantFrom('USD', 'JPY', 'KWD'),
        (minor, currency) => {
          expect(minorAmountOf(minor / minorUnitsOf(currency), currency)).toBe(minor);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('formatHours', () => {
  it.each([
    [0, '0.0'],
    [4, '4.0'],
    [7.5, '7.5'],
    [8.45, '8.5'],
    [11.26, '11.3'],
    [1234.5, '1,234.5'],
  ])('formats %d as %s', (hours, text) => expect(formatHours(hours, 'en')).toBe(text));

  it('formats numbers in the given locale', () => expect(formatHours(7.5, 'es')).toBe('7,5'));
});
