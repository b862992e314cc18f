import { StructError } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../contract/fieldErrors.ts';
import { customerInputStruct } from './input.ts';
import { readTermsDays, validateCustomer } from './rules.ts';

const values = { name: 'Acme', contacts: [], invoiceEmail: '', termsDays: '30' };
const contact = { name: 'Ana', email: '', phone: '' };

/** Returns the errors of the server's validation for the same values. */
function serverErrors({ termsDays, ...rest }: Parameters<typeof validateCustomer>[0]) {
  try {
    customerInputStruct.create({ ...rest, termsDays: Number(termsDays) });
    return {};
  } catch (error) {
    if (error instanceof StructError) return fieldErrors(error);
    throw error;
  }
}

describe('validateCustomer', () => {
  it.each([
    [{}, {}],
    [{ name: ' \u200b ' }, { name: 'customerNameRequired' }],
    [{ name: 'x'.repeat(201) }, { name: 'nameTooLong' }],
    [{ contacts: [contact, { ...contact, name: ' ' }] }, { 'contacts.1.name': 'contactNameRequired' }],
    [{ contacts: [{ ...contact, email: 'ana' }] }, { 'contacts.0.email': 'emailInvalid' }],
    [{ contacts: [{ ...contact, phone: '12' }] }, { 'contacts.0.phone': 'phoneInvalid' }],
    [{ contacts: Array(51).fill(contact) }, { contacts: 'tooManyContacts' }],
    [{ invoiceEmail: 'pay@' }, { invoiceEmail: 'emailInvalid' }],
    [{ termsDays: '366' }, { termsDays: 'termsInvalid' }],
    [{ termsDays: '1.5' }, { termsDays: 'termsInvalid' }],
    [{ termsDays: '-1' }, { termsDays: 'termsInvalid' }],
  ])('returns for %j the same errors as the server', (change, errors) => {
    expect(validateCustomer({ ...values, ...change })).toEqual(errors);
    expect(serverErrors({ ...values, ...change })).toEqual(errors);
  });
});

describe('readTermsDays', () => {
  it.each([
    ['0', 0],
    [' 45 ', 45],
    ['365', 365],
    ['', undefined],
    ['1e2', undefined],
    ['ten', undefined],
  ])('parses the typed value %j', (typed, days) => expect(readTermsDays(typed)).toBe(days));
});
