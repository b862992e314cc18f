import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, normalizePhone, validatePhone } from './phone.ts';

const digits = (length: number) =>
  fc
    .tuple(
      fc.integer({ min: 2, max: 9 }),
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length - 1, maxLength: length - 1 }),
    )
    .map(([first, rest]) => [first, ...rest].join(''));

describe('validatePhone', () => {
  it.each([
    '',
    '  ',
    '2345678901',
    '(234) 567-8901',
    '(234)567-8901',
    '(234)5678901',
    '234-567-8901',
    '234.567.8901',
    '234 567 8901',
    '+1 (234) 567-8901',
    '+12345678901',
    '12345678901',
    '+1-234-567-8901',
    '1.234.567.8901',
    ' +1 234 567 8901 ',
  ])('accepts %j', (value) => expect(validatePhone(value)).toBeUndefined());

  it.each([
    '123',
    '234567890',
    '23456789012',
    '+2 (234) 567-8901',
    '+44 20 7946 0958',
    '(234 567-8901',
    '234) 567-8901',
    '234--567-8901',
    '234/567/8901',
    '(234) 567-8901 x5',
    'phone',
    '++12345678901',
    '2345678901\n2345678901',
  ])('rejects %j', (value) => expect(validatePhone(value)).toBe('phoneInvalid'));
});

describe('normalizePhone', () => {
  it.each(['2345678901', '(234) 567-8901', '+1 (234) 567-8901', '1-234-567-8901', ' 234.567.8901 '])(
    'normalizes %j to +12345678901',
    (value) => expect(normalizePhone(value)).toBe('+12345678901'),
  );
  it.each(['', ' ', '123', '+44 20 7946 0958', 'x'])('returns null for %j', (value) => {
    expect(normalizePhone(value)).toBeNull();
  });
});

describe('formatPhone', () => {
  it.each([
    ['', ''],
    ['abc', ''],
    ['+', '+'],
    ['2', '(2'],
    ['234', '(234'],
    ['2345', '(234) 5'],
    ['234567', '(234) 567'],
    ['2345678', '(234) 567-8'],
    ['2345678901', '(234) 567-8901'],
    ['234.567.8901', '(234) 567-8901'],
    ['1', '+1'],
    ['+1', '+1'],
    ['12', '+1 (2'],
    ['12345678901', '+1 (234) 567-8901'],
    ['+1 234 567 8901', '+1 (234) 567-8901'],
    ['(234) 567-89012', '(234) 567-89012'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
  ])('formats %j as %j', (value, text) => expect(formatPhone(value)).toBe(text));

  it('is idempotent, also for partly typed numbers', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+()-. x') }), (typed) => {
        expect(formatPhone(formatPhone(typed))).toBe(formatPhone(typed));
      }),
    );
  });

  it('keeps every digit and makes a complete number valid, with or without a leading 1', () => {
    fc.assert(
      fc.property(digits(10), fc.boolean(), (number, hasCountry) => {
        const shown = formatPhone(hasCountry ? `1${number}` : number);
        expect(validatePhone(shown)).toBeUndefined();
        expect(normalizePhone(shown)).toBe(`+1${number}`);
      }),
    );
  });
});
