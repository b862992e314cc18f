import { defaulted, enums, type Infer, object, optional, string, type } from 'superstruct';
import { validateChosenPassword, validateEmail, validateFullname } from '../auth/index.ts';
import { objectRule } from '../contract/objectRule.ts';
import { removablePhone } from '../contract/removablePhone.ts';
import { validatedString } from '../contract/scalars.ts';
import { isUuid } from '../contract/shapes.ts';
import { oneLine } from '../format/oneLine.ts';
import { validatePhone } from '../format/phone.ts';
import { type SignInMethod, validateRequiredPhone } from './rules.ts';
import { statusChanges } from './status.ts';

const choice = (required: string) =>
  validatedString(
    required,
    (value) => (value === '' ? required : isUuid(value) ? undefined : 'idInvalid'),
    (value) => value.trim().toLowerCase(),
  );

const fullname = validatedString('fullname', validateFullname, oneLine);
const lower = (value: string) => value.trim().toLowerCase();
/** Accepts a blank value as absent, because these fields are optional with a password. */
const blankOr = (rule: (value: string) => string | undefined) => (value: string) =>
  value === '' ? undefined : rule(value);

const newPersonFields = {
  fullname,
  password: optional(validatedString('password', validateChosenPassword, (value) => value)),
  email: optional(validatedString('email', blankOr(validateEmail), lower)),
  phone: optional(validatedString('phone', validatePhone)),
};

/** Returns the sign-in method of a body: password if present, otherwise email if present, otherwise phone. */
export const signInMethodOf = (body: { password?: unknown; email?: unknown }): SignInMethod =>
  (body.password ?? undefined) !== undefined
    ? 'password'
    : (body.email ?? undefined) !== undefined
      ? 'email'
      : 'phone';

/** Rejects a body without the field that its sign-in method requires. */
function requireSignInField(body: {
  password?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}) {
  const method = signInMethodOf(body);
  const errors = {
    password: undefined,
    email: validateEmail(body.email ?? ''),
    phone: validateRequiredPhone(body.phone ?? ''),
  };
  const message = errors[method];
  return message === undefined || { path: [method], message };
}

/**
 * The body of `POST /users/manager`: a name, and a password, an email address or a phone number. Parse it with `create`.
 */
export const newManagerStruct = objectRule(object(newPersonFields), 'entry', requireSignInField);

export type NewManager = Infer<typeof newManagerStruct>;

const { fullname: nameField, ...entryFields } = newPersonFields;
const levelAndRole = { jobTypeId: choice('levelRequired'), jobRoleId: choice('roleRequired') };

/** The body of `POST /users/technician`: like that of a manager, plus a level and a role. */
export const newTechnicianStruct = objectRule(
  object({ fullname: nameField, ...levelAndRole, ...entryFields }),
  'entry',
  requireSignInField,
);

export type NewTechnician = Infer<typeof newTechnicianStruct>;

const changeFields = {
  fullname: optional(fullname),
  email: optional(validatedString('email', validateEmail, lower)),
  phone: optional(removablePhone),
};

/** The body of `PUT` and `PATCH /users/manager/{id}`: only the fields to change. A blank phone number removes it. */
export const managerChangesStruct = object(changeFields);

export type ManagerChanges = Infer<typeof managerChangesStruct>;

/**
 * The body of `PUT` and `PATCH /users/technician/{id}`. A blank phone number removes it. A new level requires one of its
 * roles.
 */
export const technicianChangesStruct = object({
  ...changeFields,
  jobTypeId: optional(levelAndRole.jobTypeId),
  jobRoleId: optional(levelAndRole.jobRoleId),
});

export type TechnicianChanges = Infer<typeof technicianChangesStruct>;

/** The body of `PUT …/toggle-active/{id}`. */
export const statusChangeStruct = object({ status: enums(statusChanges) });

/**
 * The optional body of `POST …/{id}/invitation`. Without `by`, the invitation is sent by email if there is an address,
 * otherwise by SMS.
 */
export const resendStruct = defaulted(object({ by: optional(enums(['email', 'phone'])) }), {});

/** An invitation that was sent again, and its channel. */
export const sentInvitationStruct = type({ id: string(), by: enums(['email', 'phone']) });

/** An invitation link for the admin or manager to pass on. It can be read only once, because only its hash is stored. */
export const invitationLinkStruct = type({ link: string(), expiresAt: string() });

export type InvitationLink = Infer<typeof invitationLinkStruct>;
