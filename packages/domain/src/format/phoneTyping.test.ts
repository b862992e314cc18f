import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, normalizePhone, validatePhone } from './phone.ts';
import { formatPhoneAsTyped, type PhoneInputState } from './phoneTyping.ts';

const digit = fc.integer({ min: 0, max: 9 });
const digits = (count: number) =>
  fc.array(digit, { minLength: count, maxLength: count }).map((all) => all.join(''));
const separator = fc.constantFrom('', '-', '.', ' ');
/** Area codes do not begin with 0 or 1. The formatter reads a leading 1 as the country code. */
const area = fc.tuple(fc.integer({ min: 2, max: 9 }), digits(2)).map((parts) => parts.join(''));

/** A number in each accepted notation, with its ten digits. */
const accepted = (areas: fc.Arbitrary<string>) =>
  fc
    .record({
      country: fc.constantFrom('', '1', '+1'),
      afterCountry: separator,
      area: areas,
      hasParentheses: fc.boolean(),
      exchange: digits(3),
      line: digits(4),
      first: separator,
      second: separator,
      outside: fc.constantFrom('', ' '),
    })
    .map(({ country, afterCountry, area: code, hasParentheses, exchange, line, first, second, outside }) => ({
      text: `${outside}${country}${country && afterCountry}${hasParentheses ? `(${code})` : code}${first}${exchange}${second}${line}${outside}`,
      ten: `${code}${exchange}${line}`,
      country: country && '1',
    }));

const digitsOf = (text: string) => text.replace(/\D/g, '');

const press = (field: PhoneInputState, key: string): PhoneInputState => {
  const { value, caret } = field;
  return formatPhoneAsTyped(value.slice(0, caret) + key + value.slice(caret), caret + key.length);
};
const backspace = ({ value, caret }: PhoneInputState): PhoneInputState =>
  caret === 0
    ? { value, caret }
    : formatPhoneAsTyped(value.slice(0, caret - 1) + value.slice(caret), caret - 1);
const forwardDelete = ({ value, caret }: PhoneInputState): PhoneInputState =>
  caret === value.length
    ? { value, caret }
    : formatPhoneAsTyped(value.slice(0, caret) + value.slice(caret + 1), caret, { isForward: true });
const empty: PhoneInputState = { value: '', caret: 0 };

describe('every accepted notation of a phone number', () => {
  it('normalizes to the same number', () => {
    fc.assert(
      fc.property(accepted(digits(3)), ({ text, ten }) => {
        expect(validatePhone(text)).toBeUndefined();
        expect(normalizePhone(text)).toBe(`+1${ten}`);
        // The stored format is accepted and does not change.
        expect(normalizePhone(`+1${ten}`)).toBe(`+1${ten}`);
      }),
    );
  });

  it('normalizes to the same number after formatting', () => {
    fc.assert(
      fc.property(accepted(area), ({ text, ten }) => {
        const shown = formatPhone(text);
        expect(formatPhone(shown)).toBe(shown);
        expect(normalizePhone(shown)).toBe(`+1${ten}`);
      }),
    );
  });
});

describe('formatPhoneAsTyped', () => {
  it('keeps the typed digits after every key and the caret at the end', () => {
    fc.assert(
      fc.property(accepted(area), ({ text, ten, country }) => {
        let field = empty;
        let typed = '';
        for (const key of text) {
          field = press(field, key);
          typed += key;
          expect(digitsOf(field.value)).toBe(digitsOf(typed));
          expect(field.caret).toBe(field.value.length);
          expect(formatPhone(field.value)).toBe(field.value);
        }
        expect(normalizePhone(field.value)).toBe(`+1${ten}`);
        expect(field.value.startsWith('+1')).toBe(country === '1');
      }),
    );
  });

  it('shortens the text with every Backspace and removes at most one digit at a time', () => {
    fc.assert(
      fc.property(accepted(area), fc.nat(), ({ text }, part) => {
        let field = empty;
        for (const key of text.slice(0, part % (text.length + 1))) field = press(field, key);
        while (field.value !== '') {
          const before = digitsOf(field.value).length;
          const length = field.value.length;
          field = backspace(field);
          expect(field.value.length).toBeLessThan(length);
          expect(digitsOf(field.value).length).toBeGreaterThanOrEqual(before - 1);
        }
      }),
    );
  });

  it('formats a number pasted into an empty field or into a partly typed number', () => {
    expect(press(empty, '234.567.8901')).toEqual({ value: '(234) 567-8901', caret: 14 });
    expect(press(empty, ' +1 234 567 8901 ')).toEqual({ value: '+1 (234) 567-8901', caret: 17 });
    expect(press({ value: '(234) 8901', caret: 6 }, '567')).toEqual({ value: '(234) 567-8901', caret: 9 });
    expect(press(empty, 'call me')).toEqual(empty);
    expect(press(empty, '+44 20 7946 0958').value).toBe('+44 20 7946 0958');
  });
});

describe('formatPhoneAsTyped with the caret within a number', () => {
  const whole = accepted(area).map(({ text }) => formatPhone(text));
  /** The digits before and after the caret. */
  const around = ({ value, caret }: PhoneInputState) => [
    digitsOf(value.slice(0, caret)),
    digitsOf(value.slice(caret)),
  ];

  it('inserts a digit at the caret and moves the caret behind the digit', () => {
    fc.assert(
      fc.property(whole, fc.nat(), digit, (value, index, key) => {
        const field = { value, caret: index % (value.length + 1) };
        const [before, after] = around(field);
        const typed = press(field, String(key));
        expect(around(typed)).toEqual([`${before}${key}`, after]);
      }),
    );
  });

  it('lets Backspace delete every digit before the caret and Delete every digit after it', () => {
    fc.assert(
      fc.property(whole, fc.nat(), (value, index) => {
        const start = { value, caret: index % (value.length + 1) };
        const [before = '', after = ''] = around(start);
        for (const [key, remaining] of [
          [backspace, after],
          [forwardDelete, before],
        ] as const) {
          let field = start;
          for (let presses = 0; presses < value.length + 5; presses += 1) field = key(field);
          expect(digitsOf(field.value)).toBe(remaining);
        }
      }),
    );
  });

  it('keeps all digits when a character other than a digit is typed', () => {
    fc.assert(
      fc.property(whole, fc.nat(), fc.constantFrom('x', ' ', '-', '/'), (value, index, key) => {
        const field = { value, caret: index % (value.length + 1) };
        expect(digitsOf(press(field, key).value)).toBe(digitsOf(value));
      }),
    );
  });
});
