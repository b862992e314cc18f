import { wrongFields } from '../contract/fieldErrors.ts';
import { oneLine } from '../format/oneLine.ts';
import { validateChosenPassword, validateEmail } from './rules.ts';

/** The industries that a company chooses from, as they are sent; screens have their own words for them. */
export const industries = ['Oil & Gas', 'Technology', 'Healthcare', 'Finance'] as const;

export type Industry = (typeof industries)[number];

/** The sizes of a company in people: 1 to 5, 6 to 25, 26 to 100, more. */
export const companySizes = ['STARTUP', 'SMALL', 'MEDIUM', 'LARGE'] as const;

export type CompanySize = (typeof companySizes)[number];

/** In UTF-16 code units, as everywhere here. */
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
  /** Empty while nothing is chosen. */
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

/** Checks a person's full name. */
export const validateFullname = (value: string) =>
  validateName(value, FULLNAME_MAX_LENGTH, 'fullnameRequired', 'fullnameTooLong');

/** Checks a company's name. */
export const validateCompanyName = (value: string) =>
  validateName(value, COMPANY_NAME_MAX_LENGTH, 'companyNameRequired', 'companyNameTooLong');

/** Checks that a password was typed the same way twice. */
export function validateConfirmation(password: string, again: string) {
  if (again === '') return 'confirmPasswordRequired';
  return again === password ? undefined : 'passwordsDiffer';
}

/** Checks the first step of registration. */
export const validatePersonalStep = (values: PersonalStep) =>
  wrongFields({
    fullname: validateFullname(values.fullname),
    email: validateEmail(values.email),
    password: validateChosenPassword(values.password),
    confirmPassword: validateConfirmation(values.password, values.confirmPassword),
  });

/** Checks the second step of registration. */
export const validateCompanyStep = ({ name, industry, size }: CompanyStep) =>
  wrongFields({
    name: validateCompanyName(name),
    industry: industries.some((one) => one === industry) ? undefined : ('industryRequired' as const),
    size: companySizes.some((one) => one === size) ? undefined : ('companySizeRequired' as const),
  });

/** Checks the form that asks for a link to set a new password. */
export const validateForgotPassword = ({ email }: { email: string }) =>
  wrongFields({ email: validateEmail(email) });

/** Checks a password that is being set, and its repetition; `email` is undefined where it is not asked for. */
export const validateNewPassword = (values: {
  email?: string | undefined;
  newPassword: string;
  confirmPassword: string;
}) =>
  wrongFields({
    email: values.email === undefined ? undefined : validateEmail(values.email),
    newPassword: validateChosenPassword(values.newPassword),
    confirmPassword: validateConfirmation(values.newPassword, values.confirmPassword),
  });
