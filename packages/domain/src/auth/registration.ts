import { definedErrors } from '../contract/fieldErrors.ts';
import { oneLine } from '../format/oneLine.ts';
import { validateChosenPassword, validateEmail } from './rules.ts';

/** The industries a company can choose from, as sent to the server. The interface translates them. */
export const industries = ['Oil & Gas', 'Technology', 'Healthcare', 'Finance'] as const;

export type Industry = (typeof industries)[number];

/** Company sizes by number of people: 1 to 5, 6 to 25, 26 to 100, more than 100. */
export const companySizes = ['STARTUP', 'SMALL', 'MEDIUM', 'LARGE'] as const;

export type CompanySize = (typeof companySizes)[number];

/** Maximum lengths here and in the rest of the package are in UTF-16 code units. */
export const FULLNAME_MAX_LENGTH = 200;
export const COMPANY_NAME_MAX_LENGTH = 200;

export interface PersonalStep {
  fullname: string;
  email: string;
  password: string;
  confirmPassword: string;
}

export interface CompanyStep {
  name: string;
  /** Empty until the user chooses an industry. */
  industry: string;
  size: string;
}

function validateName<R extends string, L extends string>(
  value: string,
  max: number,
  required: R,
  tooLong: L,
): R | L | undefined {
  const name = oneLine(value);
  if (name === '') return required;
  return name.length > max ? tooLong : undefined;
}

export const validateFullname = (value: string) =>
  validateName(value, FULLNAME_MAX_LENGTH, 'fullnameRequired', 'fullnameTooLong');

export const validateCompanyName = (value: string) =>
  validateName(value, COMPANY_NAME_MAX_LENGTH, 'companyNameRequired', 'companyNameTooLong');

/** Checks that the repeated password matches the first one. */
export function validateConfirmation(password: string, confirmation: string) {
  if (confirmation === '') return 'confirmPasswordRequired';
  return confirmation === password ? undefined : 'passwordsDiffer';
}

export const validatePersonalStep = (values: PersonalStep) =>
  definedErrors({
    fullname: validateFullname(values.fullname),
    email: validateEmail(values.email),
    password: validateChosenPassword(values.password),
    confirmPassword: validateConfirmation(values.password, values.confirmPassword),
  });

export const validateCompanyStep = ({ name, industry, size }: CompanyStep) =>
  definedErrors({
    name: validateCompanyName(name),
    industry: industries.some((candidate) => candidate === industry)
      ? undefined
      : ('industryRequired' as const),
    size: companySizes.some((candidate) => candidate === size) ? undefined : ('companySizeRequired' as const),
  });

/** Checks the form that requests a link to set a new password. */
export const validateForgotPassword = ({ email }: { email: string }) =>
  definedErrors({ email: validateEmail(email) });

/** Checks a new password and its repetition. `email` is undefined if the form has no email field. */
export const validateNewPassword = (values: {
  email?: string | undefined;
  newPassword: string;
  confirmPassword: string;
}) =>
  definedErrors({
    email: values.email === undefined ? undefined : validateEmail(values.email),
    newPassword: validateChosenPassword(values.newPassword),
    confirmPassword: validateConfirmation(values.newPassword, values.confirmPassword),
  });
