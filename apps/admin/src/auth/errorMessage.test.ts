import { expect, it } from 'vitest';
import { accountErrorMessage } from './errorMessage.ts';

/** Returns message keys instead of messages. */
const messageOf = accountErrorMessage((key) => key);

it('names what the server refused', () => {
  expect(messageOf('emailTaken', 'email', 'It is taken')).toBe('account.register.emailTaken');
});

it('lets the server say how long a password must be: only its sentence does', () => {
  expect(messageOf('passwordTooShort', 'password', 'At least 10 characters')).toBe('At least 10 characters');
  expect(messageOf('passwordTooShort', 'password')).toBe('auth.passwordTooShort');
});

it('has words for a reason that this version does not know', () => {
  expect(messageOf('emailOfACompetitor', 'email')).toBe('account.fieldRefused');
});
