import { PASSKEY_NAME_MAX_LENGTH } from '@derrick/domain/account';
import { FULLNAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@derrick/domain/auth';
import type { Translate } from '../core/i18n/messages.ts';
import { type ErrorMessage, errorMessages } from '../patterns/form/errorMessages.ts';

const messages: Readonly<Record<string, ErrorMessage>> = {
  fullnameRequired: 'ownAccount.error.fullnameRequired',
  fullnameTooLong: { key: 'ownAccount.error.fullnameTooLong', count: FULLNAME_MAX_LENGTH },
  phoneInvalid: 'ownAccount.error.phoneInvalid',
  emailRequired: 'ownAccount.error.emailRequired',
  emailInvalid: 'ownAccount.error.emailInvalid',
  passwordRequired: 'ownAccount.error.passwordRequired',
  passwordWrong: 'ownAccount.error.passwordWrong',
  passwordTooShort: { key: 'ownAccount.error.passwordTooShort', count: PASSWORD_MIN_LENGTH },
  passwordSame: 'ownAccount.error.passwordSame',
  passwordTooLong: { key: 'ownAccount.error.passwordTooLong', count: PASSWORD_MAX_LENGTH },
  photoInvalid: 'ownAccount.photo.unreadable',
  photoTooLarge: 'ownAccount.photo.unreadable',
  codeWrong: 'ownAccount.error.codeWrong',
  codeIncomplete: 'ownAccount.error.codeIncomplete',
  smsCodeWrong: 'ownAccount.error.smsCodeWrong',
  nameTooLong: { key: 'ownAccount.error.nameTooLong', count: PASSKEY_NAME_MAX_LENGTH },
};

/** Translates a field error of the account page. */
export function ownAccountErrors(t: Translate) {
  const messageOf = errorMessages(t, messages, 'ownAccount.error.refused');
  return (error: string, _field: string, serverMessage?: string): string =>
    // The server may require longer passwords than this form; only its message contains the length.
    error === 'passwordTooShort' && serverMessage ? serverMessage : messageOf(error);
}
