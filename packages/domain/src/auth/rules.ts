import { definedErrors } from '../contract/fieldErrors.ts';

export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 200;

/** RFC 5321, 4.5.3.1.3: the maximum length of a path (256), less its two angle brackets. */
const EMAIL_MAX_LENGTH = 254;

/** The `<input type=email>` shape of the HTML standard, with at least one dot in the domain. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

export type EmailError = 'emailRequired' | 'emailInvalid';
export type PasswordError = 'passwordRequired' | 'passwordTooShort';

/** Checks an email address. Spaces around it are ignored. */
export function validateEmail(value: string): EmailError | undefined {
  const email = value.trim();
  if (email === '') return 'emailRequired';
  return email.length <= EMAIL_MAX_LENGTH && EMAIL.test(email) ? undefined : 'emailInvalid';
}

/** Checks the length of a password in characters as typed. Spaces count, and the value is not trimmed. */
export function validatePassword(value: string): PasswordError | undefined {
  if (value === '') return 'passwordRequired';
  return value.length < PASSWORD_MIN_LENGTH ? 'passwordTooShort' : undefined;
}

/** Checks a new password: like `validatePassword`, plus a maximum length that keeps hashing cheap. */
export function validateChosenPassword(value: string): PasswordError | 'passwordTooLong' | undefined {
  return value.length > PASSWORD_MAX_LENGTH ? 'passwordTooLong' : validatePassword(value);
}

/** Checks the sign-in form. The result contains only fields with errors. */
export const validateLogin = ({ email, password }: { email: string; password: string }) =>
  definedErrors({ email: validateEmail(email), password: validatePassword(password) });
