import { ApiError } from '@derrick/domain/http';
import { describe, expect, it } from 'vitest';
import { refusalsOf, refusedWords } from './refusals.ts';

const names = ['email', 'password'] as const;
const fields = { 'user.email': 'email', 'user.password': 'password' } as const;
const values = { email: 'maya@permian.example', password: 'mast#7' };
/** Says the key of a text in place of the text. */
const t = (key: string) => key;

const refuse = (errors: Record<string, string>) =>
  refusalsOf(
    new ApiError({ status: 400, code: 'VALIDATION_FAILED', message: 'At least 10 characters', errors }),
    fields,
    values,
  );

describe('what the server refused', () => {
  it('is said in words as long as the field holds it', () => {
    const refusals = refuse({ 'user.email': 'emailTaken' });
    expect(refusedWords(names, values, refusals, t)).toEqual({ email: 'account.register.emailTaken' });
    expect(refusedWords(names, { ...values, email: 'other@permian.example' }, refusals, t)).toEqual({});
  });

  it('is said by the server where only it knows how long a password must be', () => {
    const refusals = refuse({ 'user.password': 'passwordTooShort' });
    expect(refusedWords(names, values, refusals, t)).toEqual({ password: 'At least 10 characters' });
  });

  it('has words for a reason that this version does not know', () => {
    const refusals = refuse({ 'user.email': 'emailOfACompetitor' });
    expect(refusedWords(names, values, refusals, t)).toEqual({ email: 'account.fieldRefused' });
  });

  it('leaves out what is no field of the form', () => {
    expect(refuse({ 'user.companyId': 'companyIdTaken', toString: 'invalid' })).toEqual({});
  });
});
