import { describe, expect, it } from 'vitest';
import { centsOf, dollarsOf } from './rate.ts';

describe('centsOf', () => {
  it.each([
    ['', 0],
    ['  ', 0],
    ['0', 0],
    ['85', 8500],
    ['$85', 8500],
    ['85.5', 8550],
    ['85,50', 8550],
    ['19.99', 1999],
    ['1,250', 125_000],
    ['1,250.75', 125_075],
    ['10000', 1_000_000],
  ])('reads %j', (typed, cents) => {
    expect(centsOf(typed)).toBe(cents);
  });

  it.each(['-1', '1.234', 'x', '85 per hour', '1,25,0', '.5', '10000.01', '1e3'])('refuses %j', (typed) => {
    expect(centsOf(typed)).toBeUndefined();
  });
});

it('what dollarsOf writes, centsOf reads', () => {
  for (const cents of [0, 1, 99, 1999, 8500, 8550, 1_000_000]) expect(centsOf(dollarsOf(cents))).toBe(cents);
  expect(dollarsOf(undefined)).toBe('');
});
