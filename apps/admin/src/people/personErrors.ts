import type { MessageKey } from '../app/i18n/catalogue.ts';
import type { Translate } from '../app/i18n/messages.ts';
import { errorMessages } from '../patterns/form/errorMessages.ts';
import type { Problem } from '../patterns/form/useFormErrors.ts';
import type { PeopleKind } from './kind.ts';

const shared: Partial<Record<string, MessageKey>> = {
  fullnameTooLong: 'people.error.fullnameTooLong',
  levelRequired: 'people.error.levelRequired',
  levelUnknown: 'people.error.levelUnknown',
  roleRequired: 'people.error.roleRequired',
  roleUnknown: 'people.error.roleUnknown',
  passwordTooShort: 'people.error.passwordTooShort',
  passwordTooLong: 'people.error.passwordTooLong',
  emailInvalid: 'people.error.emailInvalid',
  emailTaken: 'people.error.emailTaken',
  phoneInvalid: 'people.error.phoneInvalid',
};

/** Fields that a call names differently. */
export const aliases = { jobTypeId: 'level', jobRoleId: 'role' };

/** Turns an error of a person's field into words. */
export const personErrorMessage = ({ name }: PeopleKind, t: Translate) =>
  errorMessages(
    t,
    {
      ...shared,
      fullnameRequired: `${name}.error.fullnameRequired`,
      passwordRequired: `${name}.error.passwordRequired`,
      emailRequired: `${name}.error.emailRequired`,
      phoneRequired: `${name}.error.phoneRequired`,
    },
    'people.error.invalid',
  );

/** How a problem reads in a toast, where the example of a phone number has no room. */
export const toastMessage = ({ error, message }: Problem, t: Translate): string =>
  error === 'phoneInvalid' ? t('people.error.phoneFormat') : message;
