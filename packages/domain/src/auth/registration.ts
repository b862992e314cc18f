import { oneLine } from '../format/oneLine.ts';
import { type EmailError, type PasswordError, validateChosenPassword, validateEmail } from './rules.ts';

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

export type ConfirmPasswordError = 'confirmPasswordRequired' | 'passwordsDiffer';

export interface PersonalStepErrors {
  fullname?: 'fullnameRequired' | 'fullnameTooLong';
  email?: EmailError;
  password?: PasswordError | 'passwordTooLong';
  confirmPassword?: ConfirmPasswordError;
}

export interface CompanyStepErrors {
  name?: 'companyNameRequired' | 'companyNameTooLong';
  industry?: 'industryRequired';
  size?: 'companySizeRequired';
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
export const validateFullname = (value: string): PersonalStepErrors['fullname'] =>
  validateName(value, FULLNAME_MAX_LENGTH, 'fullnameRequired', 'fullnameTooLong');

/** Checks a company's name. */
export const validateCompanyName = (value: string): CompanyStepErrors['name'] =>
  validateName(value, COMPANY_NAME_MAX_LENGTH, 'companyNameRequired', 'companyNameTooLong');

/** Checks that a password was typed the same way twice. */
export function validateConfirmation(password: string, again: string): ConfirmPasswordError | undefined {
  if (again === '') return 'confirmPasswordRequired';
  return again === password ? undefined : 'passwordsDiffer';
}

/** Keeps what is wrong, in the order given; a field that is right is absent. */
const wrong = <T extends object>(errors: T) =>
  // Every value that stays is an error of its field.
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** Checks the first step of registration. */
export const validatePersonalStep = (values: PersonalStep): PersonalStepErrors =>
  wrong({
    fullname: validateFullname(values.fullname),
    email: validateEmail(values.email),
    password: validateChosenPassword(values.password),
    confirmPassword: validateConfirmation(values.password, values.confirmPassword),
  });

/** Checks the second step of registration. */
export const validateCompanyStep = ({ name, industry, size }: CompanyStep): CompanyStepErrors =>
  wrong({
    name: validateCompanyName(name),
    industry: industries.some((one) => one === industry) ? undefined : ('industryRequired' as const),
    size: companySizes.some((one) => one === size) ? undefined : ('companySizeRequired' as const),
  });

/** Checks the form that asks for a link to set a new password. */
export const validateForgotPassword = ({ email }: { email: string }): { email?: EmailError } =>
  wrong({ email: validateEmail(email) });

export interface NewPasswordErrors {
  newPassword?: PasswordError | 'passwordTooLong';
  confirmPassword?: ConfirmPasswordError;
}

/** Checks a password that is being set, and its repetition. */
export const validateNewPassword = (values: {
  newPassword: string;
  confirmPassword: string;
}): NewPasswordErrors =>
  wrong({
    newPassword: validateChosenPassword(values.newPassword),
    confirmPassword: validateConfirmation(values.newPassword, values.confirmPassword),
  });

/** Checks what an invited person enters; `email` is undefined where the invitation has one. */
export const validateAcceptance = ({
  email,
  ...values
}: {
  email: string | undefined;
  newPassword: string;
  confirmPassword: string;
}): NewPasswordErrors & { email?: EmailError } => ({
  ...(email !== undefined && validateForgotPassword({ email })),
  ...validateNewPassword(values),
});
