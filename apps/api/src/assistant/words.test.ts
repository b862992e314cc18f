import { describe, expect, it } from 'vitest';
import { amountText } from './words.ts';

describe('the billable sum of an answer', () => {
  it.each([
    ['en', 'USD', 123_450, '$1,234.50'],
    ['es', 'USD', 123_450, '$1,234.50'],
    ['en', 'JPY', 1235, '¥1,235'],
    ['en', 'CAD', 123_450, '$1,234.50'],
  ] as const)('is formatted in %s like in the ticket list, in %s', (language, currency, value, text) => {
    expect(amountText(value, 'billable', { language, currency })).toBe(text);
  });
});
