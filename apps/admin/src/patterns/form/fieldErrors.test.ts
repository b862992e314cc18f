import { describe, expect, it } from 'vitest';
import type { Translate } from '../../core/i18n/messages.ts';
import { errorMessages } from './errorMessages.ts';
import { errorsByField, nameOf, rejectedFields, valueAt } from './fieldErrors.ts';

const names = ['title', 'technician', 'lines.quantity', 'attachments', 'note'];
const aliases = { technicianId: 'technician', 'user.title': 'title' };

describe('errorsByField', () => {
  it('lists errors in the order of the form fields', () => {
    expect(Object.keys(errorsByField({ note: 'tooLong', title: 'required' }, names))).toEqual([
      'title',
      'note',
    ]);
  });

  it('maps field names of the API to form fields through aliases', () => {
    expect(errorsByField({ technicianId: 'unknown', 'user.title': 'taken' }, names, aliases)).toEqual({
      title: 'taken',
      technician: 'unknown',
    });
  });

  it('keeps errors of separate lines apart, and assigns nested errors to their form field', () => {
    expect(
      errorsByField(
        {
          'lines.2.quantity': 'required',
          'attachments.0.fileUrl': 'unknown',
          'lines.10.quantity': 'tooLong',
        },
        names,
      ),
    ).toEqual({ 'lines.2.quantity': 'required', 'lines.10.quantity': 'tooLong', attachments: 'unknown' });
  });

  it('keeps the first error of a field', () => {
    expect(errorsByField({ 'attachments.0.fileUrl': 'unknown', attachments: 'tooMany' }, names)).toEqual({
      attachments: 'unknown',
    });
  });

  it('ignores errors of unknown fields and fields without an error', () => {
    expect(
      errorsByField({ 'user.companyId': 'taken', toString: 'invalid', title: undefined }, names),
    ).toEqual({});
  });
});

describe('rejectedFields', () => {
  const refusals = { title: { value: 'Pump', error: 'taken', serverMessage: 'It is taken' } };

  it('reports a field as long as it has the rejected value', () => {
    expect(rejectedFields(refusals, { title: 'Pump' })).toEqual({ title: 'taken' });
    expect(rejectedFields(refusals, { title: 'Pumps' })).toEqual({});
  });

  it('reports a field in a line', () => {
    const ofLine = { 'lines.1.quantity': { value: '0', error: 'tooSmall', serverMessage: '' } };
    expect(rejectedFields(ofLine, { lines: [{ quantity: '1' }, { quantity: '0' }] })).toEqual({
      'lines.1.quantity': 'tooSmall',
    });
  });
});

it('valueAt reads a value by its path, and nameOf removes the line number from a path', () => {
  expect(valueAt({ lines: [{ quantity: '3' }] }, 'lines.0.quantity')).toBe('3');
  expect(valueAt({}, 'lines.0.quantity')).toBeUndefined();
  expect(nameOf('lines.12.quantity')).toBe('lines.quantity');
});

describe('errorMessages', () => {
  const t: Translate = (key, values) => `${key}${values ? JSON.stringify(values) : ''}`;
  const messageOf = errorMessages(
    t,
    { emailRequired: 'auth.emailRequired', tooShort: { key: 'auth.passwordTooShort', count: 6 } },
    'account.fieldRefused',
  );

  it('returns a message for every error code, also for unknown codes', () => {
    expect(messageOf('emailRequired')).toBe('auth.emailRequired');
    expect(messageOf('tooShort')).toBe('auth.passwordTooShort{"count":6}');
    expect(messageOf('emailOfACompetitor')).toBe('account.fieldRefused');
    expect(messageOf('constructor')).toBe('account.fieldRefused');
  });
});
