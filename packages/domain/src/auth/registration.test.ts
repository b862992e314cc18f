import fc from 'fast-check';
import { create } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../contract/fieldErrors.ts';
import { oneLine } from '../format/oneLine.ts';
import {
  companySizes,
  industries,
  validateCompanyStep,
  validateNewPassword,
  validatePersonalStep,
} from './registration.ts';
import { acceptInvitationStruct, registerStruct, resetPasswordStruct } from './registrationSchema.ts';

const person = { fullname: 'Maya Reyes', email: 'maya@b.co', password: 'secret', confirmPassword: 'secret' };
const company = { name: 'Permian Basin Co.', industry: 'Oil & Gas', size: 'MEDIUM' };

const body = (changes: { user?: object; company?: object } = {}) => ({
  user: {
    email: 'maya@b.co',
    fullname: 'Maya Reyes',
    password: 'secret',
    language: 'ES',
    companyId: '0b8f9a52-5d1c-4c8e-9f55-3f0c2a1d7e11',
    ...changes.user,
  },
  company: { ...company, ...changes.company },
});

const errorsOf = (value: unknown, struct = registerStruct) => {
  const [error] = struct.validate(value, { coerce: true });
  return error ? fieldErrors(error) : {};
};

describe('oneLine', () => {
  it.each([
    ['  Maya   Reyes ', 'Maya Reyes'],
    ['Maya\r\nBcc: x@y.co', 'Maya Bcc: x@y.co'],
    ['a\u0000b\u2028c', 'a b c'],
    ['\u202eReyes', 'Reyes'],
    ['👩🏽\u200d🔧 مريم', '👩🏽\u200d🔧 مريم'],
    ['\n\t ', ''],
    ['Jose\u0301', 'Jos\u00e9'],
    ['\u200b\u2060 \u00ad\ufeff', ''],
    ['\u3164', ''],
  ])('converts %j to %j', (value, line) => expect(oneLine(value)).toBe(line));

  it('is idempotent', () => {
    const twice = fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      expect(oneLine(oneLine(value))).toBe(oneLine(value));
    });
    fc.assert(twice, { examples: [['e\u202a\u0301'], ['\u0301'], ['\u2000a\u0344']] });
  });
});

describe('validatePersonalStep', () => {
  it('returns no errors for valid values', () => expect(validatePersonalStep(person)).toEqual({}));

  it('returns an error for every empty field, in field order', () => {
    const errors = validatePersonalStep({ fullname: ' ', email: '', password: '', confirmPassword: '' });
    expect(Object.entries(errors)).toEqual([
      ['fullname', 'fullnameRequired'],
      ['email', 'emailRequired'],
      ['password', 'passwordRequired'],
      ['confirmPassword', 'confirmPasswordRequired'],
    ]);
  });

  it.each([
    [{ confirmPassword: 'Secret' }, { confirmPassword: 'passwordsDiffer' }],
    [{ password: '12345', confirmPassword: '12345' }, { password: 'passwordTooShort' }],
    [{ password: 'x'.repeat(201), confirmPassword: 'x'.repeat(201) }, { password: 'passwordTooLong' }],
    [{ fullname: 'x'.repeat(201) }, { fullname: 'fullnameTooLong' }],
    [{ email: 'maya@b.co\nbcc: x@y.co' }, { email: 'emailInvalid' }],
  ])('rejects %j with the errors %j', (change, errors) =>
    expect(validatePersonalStep({ ...person, ...change })).toEqual(errors),
  );
});

describe('validateCompanyStep', () => {
  it('accepts every industry and company size', () => {
    for (const industry of industries) {
      for (const size of companySizes) expect(validateCompanyStep({ name: 'A', industry, size })).toEqual({});
    }
  });

  it('returns an error for every invalid field, in field order', () => {
    expect(Object.entries(validateCompanyStep({ name: '', industry: '', size: 'HUGE' }))).toEqual([
      ['name', 'companyNameRequired'],
      ['industry', 'industryRequired'],
      ['size', 'companySizeRequired'],
    ]);
  });
});

describe('registerStruct', () => {
  it('accepts a valid body, trims the email address and makes the name a single line', () => {
    const read = create(body({ user: { fullname: ' Maya\n Reyes ', email: ' maya@b.co ' } }), registerStruct);
    expect(read.user).toMatchObject({ fullname: 'Maya Reyes', email: 'maya@b.co' });
  });

  it.each([
    [{ user: { fullname: '' } }, { 'user.fullname': 'fullnameRequired' }],
    [{ user: { password: '123' } }, { 'user.password': 'passwordTooShort' }],
    [{ user: { password: 'x'.repeat(1000) } }, { 'user.password': 'passwordTooLong' }],
    [{ user: { companyId: 'mine' } }, { 'user.companyId': 'idInvalid' }],
    [{ user: { role: 'SUPER_ADMIN' } }, { 'user.role': 'unknownField' }],
    [{ company: { industry: 'Mining' } }, { 'company.industry': 'industryRequired' }],
    [{ company: { size: undefined } }, { 'company.size': 'companySizeRequired' }],
    [{ company: { name: '\u0000' } }, { 'company.name': 'companyNameRequired' }],
  ])('rejects %j with the errors %j', (changes, errors) => expect(errorsOf(body(changes))).toEqual(errors));

  it('returns the same errors as the two form steps', () => {
    const steps = fc.record({
      fullname: fc.string({ unit: 'grapheme', maxLength: 210 }),
      email: fc.oneof(fc.string(), fc.emailAddress()),
      password: fc.string({ maxLength: 210 }),
      name: fc.string({ unit: 'grapheme', maxLength: 210 }),
      industry: fc.constantFrom(...industries, '', 'other'),
      size: fc.constantFrom(...companySizes, '', 'other'),
    });
    fc.assert(
      fc.property(steps, ({ fullname, email, password, ...values }) => {
        const { user, company: inCompany } = {
          user: validatePersonalStep({ fullname, email, password, confirmPassword: password }),
          company: validateCompanyStep(values),
        };
        const { confirmPassword: _, ...wrong } = user;
        const expected = [
          ...Object.entries(wrong).map(([field, key]) => [`user.${field}`, key]),
          ...Object.entries(inCompany).map(([field, key]) => [`company.${field}`, key]),
        ];
        expect(errorsOf(body({ user: { fullname, email, password }, company: values }))).toEqual(
          Object.fromEntries(expected),
        );
      }),
    );
  });
});

describe('validation of a new password', () => {
  it('applies the same rules to the form and to the request body', () => {
    expect(validateNewPassword({ newPassword: 'secret', confirmPassword: 'secret' })).toEqual({});
    expect(validateNewPassword({ newPassword: '', confirmPassword: '' })).toEqual({
      newPassword: 'passwordRequired',
      confirmPassword: 'confirmPasswordRequired',
    });
    const acceptance = { newPassword: 'secret', confirmPassword: 'secret' };
    expect(validateNewPassword({ ...acceptance, email: undefined })).toEqual({});
    expect(validateNewPassword({ ...acceptance, email: ' luis@ortega.example ' })).toEqual({});
    expect(validateNewPassword({ ...acceptance, email: '' })).toEqual({ email: 'emailRequired' });
    expect(validateNewPassword({ newPassword: '', confirmPassword: '', email: 'luis@' })).toEqual({
      email: 'emailInvalid',
      newPassword: 'passwordRequired',
      confirmPassword: 'confirmPasswordRequired',
    });
    const accepted = {
      token: 'x',
      email: ' Luis@Ortega.example',
      password: 'secret',
      confirmPassword: 'secret',
    };
    expect(acceptInvitationStruct.create(accepted).email).toBe('Luis@Ortega.example');
    const differs = { token: 'x', newPassword: 'secret', confirmPassword: 'secret ' };
    const [error] = resetPasswordStruct.validate(differs);
    expect(error && fieldErrors(error)).toEqual({ confirmPassword: 'passwordsDiffer' });
    const [missing] = acceptInvitationStruct.validate({
      token: 'x',
      password: 'secret',
      confirmPassword: '',
    });
    expect(missing && fieldErrors(missing)).toEqual({ confirmPassword: 'confirmPasswordRequired' });
  });

  it.each(['', 'x'.repeat(10_000)])('rejects an empty or oversized token', (token) => {
    const [error] = resetPasswordStruct.validate({
      token,
      newPassword: 'secret',
      confirmPassword: 'secret',
    });
    expect(Object.keys(error ? fieldErrors(error) : {})).toEqual(['token']);
  });
});
