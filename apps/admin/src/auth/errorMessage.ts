import {
  COMPANY_NAME_MAX_LENGTH,
  FULLNAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '@derrick/domain/auth';
import type { Translate } from '../core/i18n/messages.ts';
import { type ErrorMessage, errorMessages } from '../patterns/form/errorMessages.ts';

const messages: Readonly<Record<string, ErrorMessage>> = {
  fullnameRequired: 'account.fullnameRequired',
  fullnameTooLong: { key: 'account.fullnameTooLong', count: FULLNAME_MAX_LENGTH },
  emailRequired: 'auth.emailRequired',
  emailInvalid: 'auth.emailInvalid',
  emailTaken: 'account.register.emailTaken',
  passwordRequired: 'auth.passwordRequired',
  passwordTooShort: { key: 'auth.passwordTooShort', count: PASSWORD_MIN_LENGTH },
  passwordTooLong: { key: 'account.passwordTooLong', count: PASSWORD_MAX_LENGTH },
  passwordWrong: 'account.passwordWrong',
  confirmPasswordRequired: 'account.confirmPasswordRequired',
  passwordsDiffer: 'account.passwordsDiffer',
  companyNameRequired: 'account.companyNameRequired',
  companyNameTooLong: { key: 'account.companyNameTooLong', count: COMPANY_NAME_MAX_LENGTH },
  industryRequired: 'account.industryRequired',
  companySizeRequired: 'account.companySizeRequired',
};

/** Translates a field error of the account forms. */
export function accountErrorMessage(t: Translate) {
  const messageOf = errorMessages(t, messages, 'account.fieldRefused');
  return (error: string, _field: string, serverMessage?: string): string =>
    // The server may require longer passwords than this form; only its message contains the length.
    error === 'passwordTooShort' && serverMessage ? serverMessage : messageOf(error);
}
