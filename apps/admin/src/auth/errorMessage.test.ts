import { expect, it } from 'vitest';
import { accountErrorMessage } from './errorMessage.ts';

/** Returns message keys instead of messages. */
const messageOf = accountErrorMessage((key) => key);

it('returns a specific message for a known error code', () => {
  expect(messageOf('emailTaken', 'email', 'It is taken')).toBe('account.register.emailTaken');
});

it('returns the server message for a password that is too short, because only that message states the minimum length', () => {
  expect(messageOf('passwordTooShort', 'password', 'At least 10 characters')).toBe('At least 10 characters');
  expect(messageOf('passwordTooShort', 'password')).toBe('auth.passwordTooShort');
});

it('returns a generic message for an unknown error code', () => {
  expect(messageOf('emailOfACompetitor', 'email')).toBe('account.fieldRefused');
});
