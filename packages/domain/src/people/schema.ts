import {
  any,
  boolean,
  coerce,
  create,
  defaulted,
  enums,
  type Infer,
  nullable,
  object,
  optional,
  refine,
  string,
  type,
} from 'superstruct';
import { oneLine, validateFullname } from '../auth/registration.ts';
import { validateChosenPassword, validateEmail } from '../auth/rules.ts';
import { validatePhone } from '../format/phone.ts';
import { envelope } from '../http/envelope.ts';
import { pageCandidate, pageFields, textOf, withoutAbsent } from '../http/pageQuery.ts';
import { listOf, ruled } from '../http/scalars.ts';
import { type EntryWay, validateNeededPhone } from './rules.ts';
import { accountStatuses, isAccountStatus, personSorts, statusChanges } from './status.ts';

const orNull = () => defaulted(nullable(string()), null);

/** Are the fields of a manager in a reply; a technician has a level and a role besides. */
export const personFields = {
  id: string(),
  /** Empty when the server names nobody; screens then say Unknown. */
  fullname: string(),
  email: orNull(),
  phone: orNull(),
  /** Null for a word that this version does not know. */
  status: defaulted(
    coerce(nullable(enums(accountStatuses)), any(), (value: unknown) =>
      isAccountStatus(value) ? value : null,
    ),
    null,
  ),
  photo: orNull(),
  /** Nobody has set a password yet: they get in by a link only, whatever their status is. */
  needsLink: optional(boolean()),
  createdAt: orNull(),
  updatedAt: orNull(),
};

/** Gives the name that a server may call `username`. */
export function named(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const fullname = Reflect.get(value, 'fullname') || Reflect.get(value, 'username') || '';
  return { ...value, fullname };
}

/** Is what lists of technicians and managers are asked with; no status means every one. */
export const personQueryStruct = object({
  ...pageFields,
  statuses: defaulted(listOf(enums(accountStatuses), accountStatuses.length, 'statusInvalid'), []),
  sort: optional(enums(personSorts)),
});

export type PersonQuery = Infer<typeof personQueryStruct>;

/** Is such a query as a caller writes it. */
export type PersonQueryInput = { [Name in keyof PersonQuery]?: PersonQuery[Name] | undefined };

/** Reads such a query; throws a `StructError` that `fieldErrors` can read. */
export function parsePersonQuery(params: URLSearchParams): PersonQuery {
  const statuses = textOf(params, 'statuses')?.split(',');
  const query = { ...pageCandidate(params), statuses, sort: textOf(params, 'sort') };
  return create(withoutAbsent(query), personQueryStruct);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const choice = (required: string) =>
  ruled(
    required,
    (value) => (value === '' ? required : UUID.test(value) ? undefined : 'idInvalid'),
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

/** Tells from a body how its person gets in: what it names first of a password, an address, a number. */
export const entryWayOf = (body: { password?: unknown; email?: unknown }): EntryWay =>
  (body.password ?? undefined) !== undefined
    ? 'password'
    : (body.email ?? undefined) !== undefined
      ? 'email'
      : 'phone';

/** Says what the way in needs and the body has not. */
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

/** Is the body of `POST /users/manager`: a name, and one of password, e-mail and phone; read it with `create`. */
export const newManagerStruct = refine(object(newPersonFields), 'entry', entryRule);

export type NewManager = Infer<typeof newManagerStruct>;

const { fullname: nameField, ...entryFields } = newPersonFields;
const levelAndRole = { jobTypeId: choice('levelRequired'), jobRoleId: choice('roleRequired') };

/** Is the body of `POST /users/technician`: a level and a role as well. */
export const newTechnicianStruct = refine(
  object({ fullname: nameField, ...levelAndRole, ...entryFields }),
  'entry',
  entryRule,
);

export type NewTechnician = Infer<typeof newTechnicianStruct>;

const changeFields = {
  fullname: optional(fullname),
  email: optional(ruled('email', validateEmail, lower)),
  phone: optional(ruled('phone', validateNeededPhone)),
};

/** Is the body of `PUT` and `PATCH /users/manager/{id}`: only what is to change. */
export const managerChangesStruct = object(changeFields);

export type ManagerChanges = Infer<typeof managerChangesStruct>;

/** Is the body of `PUT` and `PATCH /users/technician/{id}`. A new level without a role takes an unfitting role away. */
export const technicianChangesStruct = object({
  ...changeFields,
  jobTypeId: optional(levelAndRole.jobTypeId),
  jobRoleId: optional(levelAndRole.jobRoleId),
});

export type TechnicianChanges = Infer<typeof technicianChangesStruct>;

/** Is the body of `PUT …/toggle-active/{id}`. */
export const statusChangeStruct = object({ status: enums(statusChanges) });

/** Is the body of `POST …/{id}/invitation`: by the way asked for, else by e-mail if there is an address, else by SMS. */
export const resendStruct = object({ by: optional(enums(['email', 'phone'])) });

/** Is what sending an invitation anew answers: the way that it goes. */
export const resentReply = envelope(type({ id: string(), by: enums(['email', 'phone']) }));

/** Is a link to hand over by other means; to be had once, since only its hash is kept. */
export const invitationLinkStruct = type({ link: string(), expiresAt: string() });

export type InvitationLink = Infer<typeof invitationLinkStruct>;

export const invitationLinkReply = envelope(invitationLinkStruct);
export const personRemovedReply = envelope(type({ id: string() }));
