import { validateChosenPassword, validateEmail, validateFullname } from '../auth/index.ts';
import { wrongFields } from '../contract/fieldErrors.ts';
import { type PhoneError, validatePhone } from '../format/phone.ts';

/** How a new person gets in: with a password given to them, or by a link in an e-mail or SMS. */
export type EntryWay = 'password' | 'email' | 'phone';

/** The modes of the Add technician dialog, and the way in that each stands for. */
export const technicianModes = {
  sms_invite: 'phone',
  email_invite: 'email',
  create_profile: 'password',
} as const satisfies Record<string, EntryWay>;

/** The modes of the Add manager dialog, and the way in that each stands for. */
export const managerModes = {
  username: 'password',
  email: 'email',
  phone: 'phone',
} as const satisfies Record<string, EntryWay>;

/** The values of the Add manager dialog; empty where nothing was typed. */
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

/** Checks a number that is needed. */
export const validateNeededPhone = (value: string): 'phoneRequired' | PhoneError | undefined =>
  value.trim() === '' ? 'phoneRequired' : validatePhone(value);

const entryErrors = ({ password, email, phone }: NewPersonValues, way: EntryWay) => ({
  password: way === 'password' ? validateChosenPassword(password) : undefined,
  email: way === 'email' || (way === 'password' && email.trim()) ? validateEmail(email) : undefined,
  phone: way === 'phone' ? validateNeededPhone(phone) : way === 'password' ? validatePhone(phone) : undefined,
});

/**
 * Checks the Add manager dialog. The keys stand in the order of checking: the first is what a toast says. Fields that
 * the way does not show are not looked at; e-mail and phone beside a password may be blank.
 */
export const validateNewManager = (values: NewPersonValues, way: EntryWay) =>
  wrongFields({ fullname: validateFullname(values.fullname), ...entryErrors(values, way) });

/** Checks the Add technician dialog in the same manner: name, level, role, then what the way needs. */
export const validateNewTechnician = (values: NewTechnicianValues, way: EntryWay) =>
  wrongFields({
    fullname: validateFullname(values.fullname),
    jobTypeId: values.jobTypeId === '' ? ('levelRequired' as const) : undefined,
    jobRoleId: values.jobRoleId === '' ? ('roleRequired' as const) : undefined,
    ...entryErrors(values, way),
  });
