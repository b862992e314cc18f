import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../contract/fieldErrors.ts';
import { isRole, roles } from '../permissions/roles.ts';
import { validateEmail, validateLogin, validatePassword } from './rules.ts';
import { currentUserStruct } from './schema.ts';
import { loginStruct } from './signInSchema.ts';

describe('validateEmail', () => {
  it.each(['', ' ', '\t\n'])('reports %j as missing', (value) =>
    expect(validateEmail(value)).toBe('emailRequired'),
  );

  it.each([
    'a@b.co',
    'owner@demo.derrick.test',
    'first.last+tag@sub.example.com',
    "o'brien@example.ie",
    'UPPER@EXAMPLE.COM',
    '1@2.co',
    ' spaces@around.test ',
    `${'a'.repeat(240)}@example.test`,
  ])('accepts %s', (value) => expect(validateEmail(value)).toBeUndefined());

  it.each([
    'plain',
    '@b.co',
    'a@',
    'a@b',
    'a@b.',
    'a@.co',
    'a@b..co',
    'a@-b.co',
    'a@b-.co',
    'a b@c.co',
    'a@b c.co',
    'a@@b.co',
    'a@b@c.co',
    'a@b.co\u0000',
    'a@b.co\nbcc: x@y.co',
    '<a@b.co>',
    `${'a'.repeat(250)}@example.test`,
  ])('rejects %j', (value) => expect(validateEmail(value)).toBe('emailInvalid'));

  it('accepts every valid email address of up to 254 characters', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        fc.pre(email.length <= 254);
        expect(validateEmail(email)).toBeUndefined();
      }),
    );
  });

  it('rejects long inputs without slow regular-expression backtracking', () => {
    // Guards against a pattern that restarts at each character: it would need minutes for a million characters.
    expect(validateEmail(`a@${'a.'.repeat(500_000)}`)).toBe('emailInvalid');
    expect(validateEmail(`${'a'.repeat(1_000_000)}@`)).toBe('emailInvalid');
    // Guards against exponential backtracking, which would exceed the test timeout even with so few parts.
    expect(validateEmail(`a@${'a-'.repeat(120)}`)).toBe('emailInvalid');
  });
});

describe('validatePassword', () => {
  it.each([
    ['', 'passwordRequired'],
    ['12345', 'passwordTooShort'],
    ['123456', undefined],
    ['      ', undefined],
    ['x'.repeat(5000), undefined],
  ])('maps %j to the error %s', (value, error) => expect(validatePassword(value)).toBe(error));
});

describe('validateLogin', () => {
  it('returns errors only for the invalid fields', () => {
    expect(validateLogin({ email: '', password: '' })).toEqual({
      email: 'emailRequired',
      password: 'passwordRequired',
    });
    expect(validateLogin({ email: 'a@b.co', password: '123' })).toEqual({ password: 'passwordTooShort' });
    expect(validateLogin({ email: 'a@b.co', password: '123456' })).toEqual({});
  });

  it('returns the same errors as the server schema', () => {
    const parts = fc.record({
      email: fc.oneof(fc.string(), fc.emailAddress()),
      password: fc.string({ maxLength: 200 }),
    });
    fc.assert(
      fc.property(parts, (values) => {
        const [error] = loginStruct.validate(values, { coerce: true });
        expect(error ? fieldErrors(error) : {}).toEqual(validateLogin(values));
      }),
    );
  });

  it('loginStruct rejects a password over 200 characters, so that hashing stays cheap', () => {
    const [error] = loginStruct.validate({ email: 'a@b.co', password: 'x'.repeat(201) });
    expect(error && fieldErrors(error)).toEqual({ password: 'passwordTooLong' });
  });
});

describe('currentUserStruct and isRole', () => {
  it.each([
    { id: '1' },
    { id: '1', fullname: null, role: null, company: null },
    { id: '1', fullname: 'Maya', role: 'OWNER', company: { name: 'A' }, more: 1 },
    { id: '1', company: {}, permissions: ['x'], unreadNotifications: 0 },
  ])('accept the current user %j', (user) => expect(currentUserStruct.is(user)).toBe(true));

  it.each([
    {},
    { id: '1', unreadNotifications: -1 },
    { id: '1', company: { memberCount: 1.5 } },
    { id: '1', fullname: 5 },
    null,
  ])('reject the current user %j', (user) => expect(currentUserStruct.is(user)).toBe(false));

  it('accept only the defined roles', () => {
    expect(roles.every(isRole)).toBe(true);
    expect(['admin', '', null, undefined, 'toString'].some(isRole)).toBe(false);
  });
});
