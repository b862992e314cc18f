import { describe, expect, it } from 'vitest';
import { amountOf, centsOf, validateRate } from './rate.ts';

describe('centsOf', () => {
  it.each([
    ['', 0],
    ['  ', 0],
    ['0', 0],
    ['85', 8500],
    ['$85', 8500],
    ['€ 85', 8500],
    ['85.5', 8550],
    ['85,50', 8550],
    ['19.99', 1999],
    ['1,250', 125_000],
    ['1,250.75', 125_075],
    ['10000', 1_000_000],
  ])('parses %j', (typed, cents) => {
    expect(centsOf(typed, 'USD')).toBe(cents);
  });

  it.each(['-1', '1.234', 'x', '85 per hour', '1,25,0', '.5', '10000.01', '1e3'])('rejects %j', (typed) => {
    expect(centsOf(typed, 'USD')).toBeUndefined();
  });
});

it.each([
  ['1,250', 'JPY', 1250],
  ['12.5', 'JPY', undefined],
  ['12.345', 'KWD', 12_345],
])('centsOf parses %j in %s', (typed, currency, cents) => {
  expect(centsOf(typed, currency)).toBe(cents);
});

it.each(['USD', 'JPY', 'KWD'])('centsOf parses the amounts that amountOf formats in %s', (currency) => {
  for (const cents of [0, 1, 99, 1999, 8500, 8550, 1_000_000])
    expect(centsOf(amountOf(cents, currency), currency)).toBe(cents);
  expect(amountOf(undefined, currency)).toBe('');
});

it.each([
  ['2.345', 'USD', 'tooManyDecimals'],
  ['73.33', 'JPY', 'tooManyDecimals'],
  ['1.2345', 'KWD', 'tooManyDecimals'],
  ['2.34', 'USD', undefined],
  ['x', 'USD', 'rateInvalid'],
  ['10000.01', 'USD', 'rateInvalid'],
])('validateRate checks the decimals of %j in %s', (typed, currency, error) => {
  expect(validateRate(typed, currency)).toBe(error);
});
