import {
  COMPANY_NAME_MAX_LENGTH,
  type CompanyStepErrors,
  FULLNAME_MAX_LENGTH,
  type NewPasswordErrors,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type PersonalStepErrors,
} from '@derrick/domain/auth';
import type { MessageKey } from '../app/i18n/catalogue.ts';
import type { Translate } from '../app/i18n/messages.ts';

type ErrorOf<Errors> = Exclude<Errors[keyof Errors], undefined>;

/** Names what is wrong with a field: a key of the domain's rules, or of the server's reply. */
export type FieldError =
  | ErrorOf<PersonalStepErrors>
  | ErrorOf<CompanyStepErrors>
  | ErrorOf<NewPasswordErrors>
  | 'emailTaken';

const words: Record<FieldError, { key: MessageKey; count?: number }> = {
  fullnameRequired: { key: 'account.fullnameRequired' },
  fullnameTooLong: { key: 'account.fullnameTooLong', count: FULLNAME_MAX_LENGTH },
  emailRequired: { key: 'auth.emailRequired' },
  emailInvalid: { key: 'auth.emailInvalid' },
  emailTaken: { key: 'account.register.emailTaken' },
  passwordRequired: { key: 'auth.passwordRequired' },
  passwordTooShort: { key: 'auth.passwordTooShort', count: PASSWORD_MIN_LENGTH },
  passwordTooLong: { key: 'account.passwordTooLong', count: PASSWORD_MAX_LENGTH },
  confirmPasswordRequired: { key: 'account.confirmPasswordRequired' },
  passwordsDiffer: { key: 'account.passwordsDiffer' },
  companyNameRequired: { key: 'account.companyNameRequired' },
  companyNameTooLong: { key: 'account.companyNameTooLong', count: COMPANY_NAME_MAX_LENGTH },
  industryRequired: { key: 'account.industryRequired' },
  companySizeRequired: { key: 'account.companySizeRequired' },
};

/** Tells an error that these screens have words for. */
export const isFieldError = (key: string): key is FieldError => Object.hasOwn(words, key);

/** Says what is wrong with a field. */
export function fieldWords(error: FieldError | undefined, t: Translate): string | undefined {
  if (!error) return undefined;
  const { key, count } = words[error];
  return t(key, count === undefined ? undefined : { count });
}

/** Says what is wrong with each field of a form. */
export const allFieldWords = <Name extends string>(
  errors: Partial<Record<Name, FieldError>>,
  t: Translate,
): Partial<Record<Name, string>> => {
  const found: Partial<Record<Name, string>> = {};
  for (const name in errors) {
    const text = fieldWords(errors[name], t);
    if (text !== undefined) found[name] = text;
  }
  return found;
};
