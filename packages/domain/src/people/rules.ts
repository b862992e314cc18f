import { validateChosenPassword, validateEmail, validateFullname } from '../auth/index.ts';
import { definedErrors } from '../contract/fieldErrors.ts';
import { type PhoneError, validatePhone } from '../format/phone.ts';

/** Sign-in methods of a new user: a password set by the admin or manager, or a link sent by email or SMS. */
export type SignInMethod = 'password' | 'email' | 'phone';

/** Modes of the Add technician dialog, with the sign-in method of each. */
export const technicianModes = {
  sms_invite: 'phone',
  email_invite: 'email',
  create_profile: 'password',
} as const satisfies Record<string, SignInMethod>;

/** Modes of the Add manager dialog, with the sign-in method of each. */
export const managerModes = {
  username: 'password',
  email: 'email',
  phone: 'phone',
} as const satisfies Record<string, SignInMethod>;

/** The values of the Add manager dialog. Empty fields are empty strings. */
export interface NewPersonValues {
  fullname: string;
  password: string;
  email: string;
  phone: string;
}

/** The values of the Add technician dialog. */
export interface NewTechnicianValues extends NewPersonValues {
  /** The level. */
  jobTypeId: string;
  jobRoleId: string;
}

/** Checks a required phone number. */
export const validateRequiredPhone = (value: string): 'phoneRequired' | PhoneError | undefined =>
  value.trim() === '' ? 'phoneRequired' : validatePhone(value);

const signInErrors = ({ password, email, phone }: NewPersonValues, method: SignInMethod) => ({
  password: method === 'password' ? validateChosenPassword(password) : undefined,
  email: method === 'email' || (method === 'password' && email.trim()) ? validateEmail(email) : undefined,
  phone:
    method === 'phone'
      ? validateRequiredPhone(phone)
      : method === 'password'
        ? validatePhone(phone)
        : undefined,
});

/**
 * Checks the Add manager dialog. The keys of the result are in the order of checking, and a toast shows the first error.
 * Fields hidden by the sign-in method are not checked. With a password, email and phone may be blank.
 */
export const validateNewManager = (values: NewPersonValues, method: SignInMethod) =>
  definedErrors({ fullname: validateFullname(values.fullname), ...signInErrors(values, method) });

/** Checks the Add technician dialog in the same way: name, level, role, then the fields of the sign-in method. */
export const validateNewTechnician = (values: NewTechnicianValues, method: SignInMethod) =>
  definedErrors({
    fullname: validateFullname(values.fullname),
    jobTypeId: values.jobTypeId === '' ? ('levelRequired' as const) : undefined,
    jobRoleId: values.jobRoleId === '' ? ('roleRequired' as const) : undefined,
    ...signInErrors(values, method),
  });
