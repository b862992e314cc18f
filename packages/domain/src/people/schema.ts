import { defaulted, enums, type Infer, object, optional, string, type } from 'superstruct';
import { validateChosenPassword, validateEmail, validateFullname } from '../auth/index.ts';
import { objectRule } from '../contract/objectRule.ts';
import { removablePhone } from '../contract/removablePhone.ts';
import { ruled } from '../contract/scalars.ts';
import { isUuid } from '../contract/shapes.ts';
import { oneLine } from '../format/oneLine.ts';
import { validatePhone } from '../format/phone.ts';
import { type EntryWay, validateNeededPhone } from './rules.ts';
import { statusChanges } from './status.ts';

const choice = (required: string) =>
  ruled(
    required,
    (value) => (value === '' ? required : isUuid(value) ? undefined : 'idInvalid'),
    (value) => value.trim().toLowerCase(),
  );

const fullname = ruled('fullname', validateFullname, oneLine);
const lower = (value: string) => value.trim().toLowerCase();
/** Blank counts as absent here: the form beside a password may leave them out. */
const blankOr = (rule: (value: string) => string | undefined) => (value: string) =>
  value === '' ? undefined : rule(value);

const newPersonFields = {
  fullname,
  password: optional(ruled('password', validateChosenPassword, (value) => value)),
  email: optional(ruled('email', blankOr(validateEmail), lower)),
  phone: optional(ruled('phone', validatePhone)),
};

/** The way in that a body asks for: by password, else by e-mail, else by phone. */
export const entryWayOf = (body: { password?: unknown; email?: unknown }): EntryWay =>
  (body.password ?? undefined) !== undefined
    ? 'password'
    : (body.email ?? undefined) !== undefined
      ? 'email'
      : 'phone';

/** Fails for what the way in needs and the body lacks. */
function entryRule(body: {
  password?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}) {
  const way = entryWayOf(body);
  const errors = {
    password: undefined,
    email: validateEmail(body.email ?? ''),
    phone: validateNeededPhone(body.phone ?? ''),
  };
  const message = errors[way];
  return message === undefined || { path: [way], message };
}

/** The body of `POST /users/manager`: a name, and one of password, e-mail and phone; read it with `create`. */
export const newManagerStruct = objectRule(object(newPersonFields), 'entry', entryRule);

export type NewManager = Infer<typeof newManagerStruct>;

const { fullname: nameField, ...entryFields } = newPersonFields;
const levelAndRole = { jobTypeId: choice('levelRequired'), jobRoleId: choice('roleRequired') };

/** The body of `POST /users/technician`: a level and a role as well. */
export const newTechnicianStruct = objectRule(
  object({ fullname: nameField, ...levelAndRole, ...entryFields }),
  'entry',
  entryRule,
);

export type NewTechnician = Infer<typeof newTechnicianStruct>;

const changeFields = {
  fullname: optional(fullname),
  email: optional(ruled('email', validateEmail, lower)),
  phone: optional(removablePhone),
};

/** The body of `PUT` and `PATCH /users/manager/{id}`: only what is to change. A blank phone number removes it. */
export const managerChangesStruct = object(changeFields);

export type ManagerChanges = Infer<typeof managerChangesStruct>;

/**
 * The body of `PUT` and `PATCH /users/technician/{id}`. A blank phone number removes it; a new level needs one of its own
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
 * The body of `POST …/{id}/invitation`, which may be left out: by the way asked for, else by e-mail if there is an
 * address, else by SMS.
 */
export const resendStruct = defaulted(object({ by: optional(enums(['email', 'phone'])) }), {});

/** An invitation that was sent again, and the way it goes. */
export const sentInvitationStruct = type({ id: string(), by: enums(['email', 'phone']) });

/** A link to hand over by other means; it can be read only once, since only its hash is kept. */
export const invitationLinkStruct = type({ link: string(), expiresAt: string() });

export type InvitationLink = Infer<typeof invitationLinkStruct>;
