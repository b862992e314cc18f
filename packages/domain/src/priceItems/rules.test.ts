import { StructError } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../contract/fieldErrors.ts';
import { validatePriceItem } from './rules.ts';
import { priceItemInputStruct } from './schema.ts';

/** Returns the errors of the server's validation for the same values. */
function serverErrors(values: object) {
  try {
    priceItemInputStruct.create(values);
    return {};
  } catch (error) {
    if (error instanceof StructError) return fieldErrors(error);
    throw error;
  }
}

describe('validatePriceItem', () => {
  it.each([
    ['Pump', 0, {}],
    ['Pump', 100_000_000, {}],
    [' \u200b ', 1, { name: 'itemNameRequired' }],
    ['x'.repeat(201), 1, { name: 'nameTooLong' }],
    ['Pump', null, { unitPriceCents: 'priceInvalid' }],
    ['Pump', -1, { unitPriceCents: 'priceInvalid' }],
    ['Mile', 65.5, {}],
    ['Mile', 16.1, {}],
    ['Mile', 65.55, { unitPriceCents: 'tooManyDecimals' }],
    ['Pump', 0.1 + 0.2, { unitPriceCents: 'tooManyDecimals' }],
    ['Pump', 100_000_000.5, { unitPriceCents: 'priceInvalid' }],
    ['Pump', 100_000_001, { unitPriceCents: 'priceInvalid' }],
  ])(
    'returns for the name “%s” and the price %j the same errors as the server',
    (name, unitPriceCents, errors) => {
      expect(validatePriceItem({ name, unitPriceCents })).toEqual(errors);
      expect(serverErrors({ name, unitPriceCents })).toEqual(errors);
    },
  );
});
