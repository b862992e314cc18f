import type { MessageKey } from '../core/i18n/catalogue.ts';
import type { Translate } from '../core/i18n/messages.ts';
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
  mailDomainRefused: 'people.error.mailDomainRefused',
  phoneInvalid: 'people.error.phoneInvalid',
};

/** Form fields by their name in the API. */
export const aliases = { jobTypeId: 'level', jobRoleId: 'role' };

type PersonErrors = Readonly<Partial<Record<string, MessageKey>>>;

/** Error messages of the invite dialog, partly specific to the kind. */
export const newPersonErrors = ({ name }: PeopleKind): PersonErrors => ({
  ...shared,
  fullnameRequired: `${name}.error.fullnameRequired`,
  passwordRequired: `${name}.error.passwordRequired`,
  emailRequired: `${name}.error.emailRequired`,
  phoneRequired: `${name}.error.phoneRequired`,
});

export const editErrors: PersonErrors = {
  ...shared,
  fullnameRequired: 'people.error.nameNeeded',
  emailRequired: 'people.error.emailNeeded',
  contactRequired: 'people.error.contactNeeded',
};

/** Translates an error of a team member's field. */
export const personErrorMessage = (errors: PersonErrors, t: Translate) =>
  errorMessages(t, errors, 'people.error.invalid');

/** Returns the message of a problem for a toast, without the example of a phone number. */
export const toastMessage = ({ error, message }: Problem, t: Translate): string =>
  error === 'phoneInvalid' ? t('people.error.phoneFormat') : message;
